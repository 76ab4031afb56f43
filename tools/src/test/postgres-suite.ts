import path from 'node:path';
import { minutes } from '../lib/durations.ts';
import { root } from '../lib/paths.ts';
import { jestResult } from './jest-suite.ts';
import { reportSuite } from './report-suite.ts';
import type { Suite } from './suite.ts';

/** The API's tests once more, on a PostgreSQL of their own. */
export function postgresSuite(): Suite {
  return reportSuite('jest-postgres.json', {
    name: 'API tests on PostgreSQL',
    step: (file) => ({
      args: [
        path.join(root, 'content-api/test/run.ts'),
        '--only-postgres',
        '--json',
        `--outputFile=${file}`,
        '--maxWorkers=2',
      ],
      timeoutMs: minutes(20),
      env: { NODE_ENV: 'test' },
    }),
    read: jestResult,
  });
}
