import path from 'node:path';
import { minutes } from '../lib/durations.ts';
import { root } from '../lib/paths.ts';
import { jestResult } from './jest-suite.ts';
import { reportSuite } from './report-suite.ts';
import type { Suite } from './suite.ts';

/** The tests of the media library once more, with its files in a bucket. */
export function bucketSuite(): Suite {
  return reportSuite('jest-bucket.json', {
    name: 'media library in a bucket',
    step: (file) => ({
      args: [
        path.join(root, 'content-api/test/run.ts'),
        '--only-bucket',
        '--json',
        `--outputFile=${file}`,
        '--maxWorkers=2',
      ],
      timeoutMs: minutes(5),
      env: { NODE_ENV: 'test' },
    }),
    read: jestResult,
  });
}
