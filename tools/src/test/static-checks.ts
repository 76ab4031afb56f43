import path from 'node:path';
import { cacheDir, root } from '../lib/paths.ts';
import { checkSuite } from './check-suite.ts';
import { unitCores } from './cores.ts';
import type { Suite } from './suite.ts';

/** @param files or folders from the root */
export function lintSuite(files: string[]): Suite {
  const args = ['--max-warnings=0', '--no-warn-ignored', ...cached('eslint'), ...files];
  return nodeCheck('lint', ['node_modules/eslint/bin/eslint.js', ...args], `npx eslint ${files.join(' ')}`);
}

/**
 * The rules that need types.
 *
 * @param files or folders from the root
 */
export function typedLintSuite(files: string[]): Suite {
  const args = ['--no-error-on-unmatched-pattern', ...files];
  return nodeCheck(
    'lint with types',
    ['node_modules/oxlint/bin/oxlint', ...args],
    `npx oxlint ${files.join(' ')}`,
  );
}

/** @param files or folders from the root; those that Prettier does not know are passed over */
export function formatSuite(files: string[]): Suite {
  const args = ['--check', '--log-level=warn', '--ignore-unknown', ...cached('prettier'), ...files];
  return nodeCheck(
    'format',
    ['node_modules/prettier/bin/prettier.cjs', ...args],
    `npx prettier --check ${files.join(' ')}`,
  );
}

export function unusedSuite(): Suite {
  return nodeCheck('unused code, dependencies and cycles', ['node_modules/knip/bin/knip.js'], 'npx knip');
}

/** Real crashes and outages, again and again: the tests of the API try each a few times. They often wait for a server. */
export function chaosSuites(): Suite[] {
  const suites = [
    nodeCheck(
      'outages of PostgreSQL',
      ['content-api/chaos/run-postgres.ts'],
      'npm run chaos:postgres -w content-api',
    ),
    nodeCheck('crashes in mid-write', ['content-api/chaos/run.ts'], 'npm run chaos -w content-api'),
  ];
  return suites.map((suite) => ({ ...suite, cores: unitCores / 2 }));
}

/** Files that passed are not read again while neither they nor the rules change. Each rule looks at one file at a time. */
function cached(name: string): string[] {
  return ['--cache', '--cache-strategy=content', `--cache-location=${path.join(cacheDir, `${name}.json`)}`];
}

/** A check that is one script, by its path from the root, with its arguments. */
function nodeCheck(name: string, [script = '', ...args]: string[], again: string): Suite {
  const step = { command: process.execPath, args: [path.join(root, script), ...args] };
  return checkSuite(name, step, again);
}
