import { bucketSuite, postgresSuite } from './api-suites.ts';
import { browserSets, browserSuite } from './browser-suites.ts';
import { buildSuite, prerequisites } from './prerequisites.ts';
import { chaosSuites, formatSuite, lintSuite, typedLintSuite, unusedSuite } from './static-checks.ts';
import type { Suite } from './suite.ts';
import { supplyChainSuite } from './supply-chain-suite.ts';
import { typesSuite } from './types-suite.ts';
import { unitSuites } from './unit-suites.ts';

/** Every suite, the longest first: one that often waits together with one that computes. */
export function wholeRun(isAll: boolean): Suite[] {
  const [servers, components] = unitSuites();
  const browser = Object.fromEntries(browserSets().map((set) => [set.folder || 'studio', browserSuite(set)]));
  const { studio, releases, dev, nodes, ...others } = browser;
  const suites = [
    ...prerequisites(isAll),
    // It wants all cores, which are never free again before the end of the longest suites.
    buildSuite(),
    supplyChainSuite(),
    servers,
    studio,
    components,
    postgresSuite(),
    releases,
    lintSuite(['.']),
    typedLintSuite(['.']),
    nodes,
    dev,
    typesSuite(),
    ...Object.values(others),
    ...(isAll ? chaosSuites() : []),
    bucketSuite(),
    unusedSuite(),
    formatSuite(['.']),
  ];
  return suites.filter((suite) => suite !== undefined);
}
