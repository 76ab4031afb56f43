import path from 'node:path';
import { root } from '../lib/paths.ts';
import { hasDom } from './alone.ts';
import { partOfCore, unitCores } from './cores.ts';
import { reportSuite } from './report-suite.ts';
import type { Suite } from './suite.ts';
import { unitResult } from './unit-report.ts';

/** Unit, component and API tests of all packages: servers and tools with Vitest, those with a DOM with Jest. */
export function unitSuites(): [servers: Suite, components: Suite] {
  return [vitestSuite('servers', 'API and tools', []), jestSuite('components', 'units and components', [])];
}

/** Suites of these test files, from the root. */
export function suitesOfFiles(files: string[]): Suite[] {
  const withDom = files.filter(hasDom);
  const others = files.filter((file) => !hasDom(file));
  return [
    ...(others.length > 0 ? [vitestSuite('changed-servers', 'related tests', others)] : []),
    ...(withDom.length > 0
      ? [jestSuite('changed', 'related tests of components', ['--runTestsByPath', ...withDom])]
      : []),
  ];
}

/** @param report name of its report, without its ending */
function jestSuite(report: string, name: string, selection: string[]): Suite {
  return unitSuite(report, name, [
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--json',
    // A single worker would be this process, with the memory of every file in it: the limit makes it one of its own.
    '--workerIdleMemoryLimit=1GB',
    ...selection,
  ]);
}

function vitestSuite(report: string, name: string, files: string[]): Suite {
  return unitSuite(report, name, [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...jsonReport,
    ...files,
  ]);
}

/** Vitest prints as well what it writes into the report, as Jest does. */
export const jsonReport = ['--reporter=default', '--reporter=json'];

function unitSuite(report: string, name: string, args: string[]): Suite {
  return reportSuite(`${report}.json`, {
    name,
    cores: unitCores * partOfCore,
    step: (file) => ({
      args: [...args, `--outputFile=${file}`, `--maxWorkers=${unitCores}`],
      env: { NODE_ENV: 'test' },
    }),
    read: unitResult,
  });
}
