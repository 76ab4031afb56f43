/** `npm test`: everything that can be checked, two suites at a time, ending with `N passed, N failed`. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { minutes } from '../lib/durations.ts';
import { cacheDir, root } from '../lib/paths.ts';
import { say } from '../lib/say.ts';
import { bucketSuite, postgresSuite } from '../test/api-suites.ts';
import { browserSets, browserSuite } from '../test/browser-suites.ts';
import { checkSuite } from '../test/check-suite.ts';
import { requireBrowser } from '../test/find-browser.ts';
import { jestSuite } from '../test/jest-suite.ts';
import type { Suite, SuiteResult } from '../test/suite.ts';
import { supplyChainSuite } from '../test/supply-chain-suite.ts';
import { typesSuite } from '../test/types-suite.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
mkdirSync(path.join(cacheDir, 'test'), { recursive: true });
// Everything once; `npm run e2e -- releases`, `console`, `nodes`, `pages` and `containers` have the whole matrices, and so has
// `npm test -w content-api`.
process.env.RELEASE_MATRIX ??= 'short';
process.env.CONSOLE_MATRIX ??= 'short';
process.env.NODES_MATRIX ??= 'short';
process.env.PAGES_MATRIX ??= 'short';
process.env.CONTAINERS_MATRIX ??= 'short';
process.env.POSTGRES_MATRIX ??= 'short';

const bin = (file: string) => path.join(root, 'node_modules', file);
const browser = Object.fromEntries(browserSets().map((set) => [set.folder, browserSuite(set)]));
const { '': studio, console: consoleSuite, releases, dev, ...quick } = browser;

interface Stage {
  /** Lists of suites that run at the same time on two cores; each list runs in order. */
  lanes: (Suite | undefined)[][];
  /** Suites for whichever list has ended first. */
  rest?: (Suite | undefined)[];
}

const stages: Stage[] = [
  {
    lanes: [
      [
        {
          name: 'a browser is there',
          run: async () =>
            (await requireBrowser())
              ? { passed: 1, failed: 0 }
              : { passed: 0, failed: 1, note: 'none found' },
        },
        supplyChainSuite(),
        // Both keep two cores busy by themselves, and outages have to heal in a stated time.
        jestSuite(),
        bucketSuite(),
        postgresSuite(),
      ],
    ],
  },
  {
    lanes: [
      // One studio serves both, and what they wait for leaves room for the others.
      [studio, consoleSuite],
      [
        checkSuite('format', {
          command: process.execPath,
          args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
          timeoutMs: minutes(3),
        }),
        checkSuite('lint', {
          command: process.execPath,
          args: [bin('eslint/bin/eslint.js'), '--max-warnings=0', '.'],
          timeoutMs: minutes(12),
        }),
        checkSuite('unused code and dependencies', {
          command: process.execPath,
          args: [bin('knip/bin/knip.js')],
          timeoutMs: minutes(2),
        }),
        typesSuite(),
      ],
    ],
    // The longest first.
    rest: [releases, dev, ...Object.values(quick)],
  },
];

const wanted = process.argv.slice(2);
const results: { name: string; seconds: number; result: SuiteResult }[] = [];
for (const { lanes, rest = [] } of stages) {
  // One iterator for all: each list goes on with the next suite that is left.
  const left = rest.values();
  const work = async (lane: (Suite | undefined)[]) => {
    await runInTurn(lane);
    await runInTurn(left);
  };
  await Promise.all(lanes.map(work));
}

async function runInTurn(suites: Iterable<Suite | undefined>): Promise<void> {
  for (const suite of suites) {
    if (!suite || (wanted.length > 0 && !wanted.some((word) => suite.name.includes(word)))) continue;
    say(`\n── ${suite.name}`);
    const startedAt = Date.now();
    const result = await suite.run();
    results.push({ name: suite.name, seconds: Math.round((Date.now() - startedAt) / 1000), result });
  }
}

for (const { name, result } of results) {
  for (const { test, error } of result.failures ?? []) {
    const reason = stripVTControlCharacters(error).split('\n').slice(0, 12).join('\n    ');
    say(`\n✘ ${name}: ${test}\n    ${reason}`);
  }
}

const width = Math.max(...results.map(({ name }) => name.length));
say('');
for (const { name, seconds, result } of results) {
  const numbers = `${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed`;
  say(`${name.padEnd(width)} ${numbers} ${String(seconds).padStart(4)} s  ${result.note ?? ''}`.trimEnd());
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, { result }) => total + result[key], 0);
say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
