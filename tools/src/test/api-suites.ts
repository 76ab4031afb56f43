import path from 'node:path';
import { root } from '../lib/paths.ts';
import { unitCores } from './cores.ts';
import { serversAreThere } from './prerequisites.ts';
import { reportSuite } from './report-suite.ts';
import type { Suite } from './suite.ts';
import { unitResult } from './unit-report.ts';
import { jsonReport } from './unit-suites.ts';

/** The tests of the media library once more, with its files in a bucket. */
export function bucketSuite(): Suite {
  return apiSuite('bucket', 'media library in a bucket');
}

/** The API's tests once more, on a PostgreSQL of their own. */
export function postgresSuite(): Suite {
  return apiSuite('postgres', 'API tests on PostgreSQL');
}

/** @param part of `content-api/test/run.ts` */
function apiSuite(part: 'bucket' | 'postgres', name: string): Suite {
  return reportSuite(`api-${part}.json`, {
    name,
    // It waits for the other server half of the time.
    cores: unitCores / 2,
    // Without PostgreSQL, another database stands in.
    follows: part === 'postgres' ? [serversAreThere] : [],
    step: (file) => ({
      args: [
        path.join(root, 'content-api/test/run.ts'),
        `--only-${part}`,
        ...jsonReport,
        `--outputFile=${file}`,
        `--maxWorkers=${unitCores}`,
      ],
      env: { NODE_ENV: 'test' },
    }),
    read: (run) => unitResult(run, part),
  });
}
