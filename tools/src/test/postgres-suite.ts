import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { minutes } from '../lib/durations.ts';
import { cacheDir, root } from '../lib/paths.ts';
import { jestResult } from './jest-suite.ts';
import { runStep } from './run-step.ts';
import type { Suite } from './suite.ts';

/** The API's tests once more, on a PostgreSQL of their own. */
export function postgresSuite(): Suite {
  return {
    name: 'API tests on PostgreSQL',
    async run() {
      const report = path.join(cacheDir, 'test/jest-postgres.json');
      await rm(report, { force: true });
      const { code, hasTimedOut } = await runStep({
        command: process.execPath,
        args: [
          path.join(root, 'content-api/test/run.ts'),
          '--only-postgres',
          '--json',
          `--outputFile=${report}`,
        ],
        timeoutMs: minutes(5),
        env: { NODE_ENV: 'test' },
      });
      return jestResult(await readFile(report, 'utf8').catch(() => ''), code, hasTimedOut);
    },
  };
}
