import { browserSets, browserSuite } from '../browser-suites.ts';
import { unitCores } from '../cores.ts';
import { buildSuite, prerequisites } from '../prerequisites.ts';
import { formatSuite, lintSuite, typedLintSuite, unusedSuite } from '../static-checks.ts';
import type { Suite } from '../suite.ts';
import { supplyChainSuite } from '../supply-chain-suite.ts';
import { typedPackages, typesSuite } from '../types-suite.ts';
import { suitesOfFiles } from '../unit-suites.ts';
import type { ChangedFiles } from './changed-files.ts';
import { chooseTests } from './choose-tests.ts';
import type { Choice } from './choose-tests.ts';
import { relatedTests } from './related-tests.ts';
import { readTimes } from './test-times.ts';
import { touchedPackages } from './touched-packages.ts';

/** Seconds that the tests may take on each worker. */
const unitSeconds = 45;
const browserSeconds = 60;

const isCode = /\.(?:[cm]?[jt]s|tsx)$/;
const isManifest = /(?:^|\/)package(?:-lock)?\.json$/;
const isSpec = /\.spec\.ts$/;
const isBuildConfig = /^(?:(?:host-site|admin-remote)\/config|tools\/webpack)\//;
const isImage = /^(?:Dockerfile|\.dockerignore|compose.*\.yaml)$/;
/** Rules of every file. */
const isRule = /^(?:eslint\.config|tools\/packages)\.mjs$/;
const imageSpec = 'e2e/containers/compose.spec.ts';

export interface ChangedRun {
  suites: Suite[];
  /** What is left to the whole run, in sentences. */
  left: string[];
}

/**
 * The suites that the changed files can break, each as small as it can be.
 *
 * @param relatedTo finds the tests of files
 */
export function changedRun({ files, removed }: ChangedFiles, relatedTo = relatedTests): ChangedRun {
  const all = [...files, ...removed];
  const related = relatedTo(files).filter((test) => !isSpec.test(test));
  const tests = chooseTests(related, files, {
    times: readTimes(),
    unknown: 2,
    budget: unitSeconds * unitCores,
  });
  const specs = chooseSpecs(files, relatedTo);
  const code = files.filter((file) => isCode.test(file));
  const packages = touchedPackages(all, typedPackages());
  const hasManifest = all.some((file) => isManifest.test(file));
  const suites = [
    ...suitesOfFiles(tests.chosen),
    packages.length > 0 && typesSuite(packages),
    ...(code.length > 0 ? lintSuites(code) : []),
    files.length > 0 && formatSuite(files),
    (all.some((file) => isCode.test(file)) || hasManifest) && unusedSuite(),
    hasManifest && supplyChainSuite(),
    ...(specs.chosen.length > 0 ? prerequisites() : []),
    (specs.chosen.length > 0 || all.some((file) => isBuildConfig.test(file))) && buildSuite(),
    ...specSuites(specs.chosen),
  ];
  return {
    suites: suites.filter((suite) => suite !== false),
    left: [leftOf('test', tests), leftOf('browser spec', specs)].filter((sentence) => sentence !== ''),
  };
}

function lintSuites(code: string[]): Suite[] {
  const linted = code.some((file) => isRule.test(file)) ? ['.'] : code;
  return [lintSuite(linted), typedLintSuite(linted)];
}

/** Browser specs take minutes, and need what is built: those that are changed themselves, or import what is. */
function chooseSpecs(files: string[], relatedTo: typeof relatedTests): Choice {
  const own = files.filter((file) => file.startsWith('e2e/'));
  const specs = own.length > 0 ? relatedTo(own).filter((test) => isSpec.test(test)) : [];
  if (files.some((file) => isImage.test(file))) specs.push(imageSpec);
  return chooseTests([...new Set(specs)], files, { times: readTimes(), unknown: 20, budget: browserSeconds });
}

function specSuites(specs: string[]): Suite[] {
  const folders = specs.map((spec) => spec.split('/')[1] ?? '');
  const sets = browserSets();
  const isOwn = (folder: string) => sets.some((set) => set.folder === folder);
  return sets.flatMap((set) => {
    const filter = specs
      .filter((_, i) => (isOwn(folders[i] ?? '') ? folders[i] === set.folder : set.folder === ''))
      .map((spec) => spec.slice('e2e/'.length));
    return filter.length > 0 ? [browserSuite(set, { filter })] : [];
  });
}

function leftOf(what: string, { chosen, left }: Choice): string {
  if (left.length === 0) return '';
  const total = chosen.length + left.length;
  return `${chosen.length} of ${total} related ${what} files run, the nearest; ${left.length} are left to \`npm test\`.`;
}
