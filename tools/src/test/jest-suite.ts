import path from 'node:path';
import { z } from 'zod';
import { minutes } from '../lib/durations.ts';
import { root } from '../lib/paths.ts';
import { countReport, reportSuite } from './report-suite.ts';
import type { Suite, SuiteResult } from './suite.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z
        .array(
          z.object({ fullName: z.string(), failureMessages: z.array(z.string()).nullable().default([]) }),
        )
        .default([]),
    }),
  ),
});

/** Unit, component and API tests of all packages. */
export function jestSuite(): Suite {
  return reportSuite('jest.json', {
    name: 'unit, component and API tests',
    step: (file) => ({
      args: [
        path.join(root, 'node_modules/jest/bin/jest.js'),
        '--json',
        `--outputFile=${file}`,
        '--maxWorkers=2',
      ],
      timeoutMs: minutes(25),
      env: { NODE_ENV: 'test' },
    }),
    read: jestResult,
  });
}

/** Reads Jest's report. A suite that could not even be loaded counts as one failure. */
export function jestResult(text: string, code: number | null, hasTimedOut: boolean): SuiteResult {
  return countReport(reportSchema, { text, code, hasTimedOut }, (report) => {
    const broken = report.testResults
      .filter(({ status }) => status === 'failed')
      .map((file) => ({ ...file, name: path.relative(root, file.name) }));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      note: broken.map(({ name }) => name).join(', '),
      failures: broken.flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ failureMessages }) => failureMessages?.length);
        if (failed.length === 0) return [{ test: name, error: message }];
        return failed.map(({ fullName, failureMessages }) => ({
          test: `${name} › ${fullName}`,
          error: failureMessages?.[0] ?? '',
        }));
      }),
    };
  });
}
