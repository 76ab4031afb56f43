import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { minutes } from '../lib/durations.ts';
import { cacheDir, root } from '../lib/paths.ts';
import { runStep } from './run-step.ts';
import type { Suite, SuiteResult } from './suite.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string() })),
});

/** Unit, component and API tests of all packages. */
export function jestSuite(): Suite {
  return {
    name: 'unit, component and API tests',
    async run() {
      const report = path.join(cacheDir, 'test/jest.json');
      await rm(report, { force: true });
      const { code, hasTimedOut } = await runStep({
        command: process.execPath,
        args: [
          path.join(root, 'node_modules/jest/bin/jest.js'),
          '--json',
          `--outputFile=${report}`,
          '--workers=2',
        ],
        timeoutMs: minutes(9),
        env: { NODE_ENV: 'test' },
      });
      return jestResult(await readFile(report, 'utf8').catch(() => ''), code, hasTimedOut);
    },
  };
}

/** Reads Jest's report. A suite that could not even be loaded counts as one failure. */
export function jestResult(text: string, code: number | null, hasTimedOut: boolean): SuiteResult {
  const report = reportSchema.safeParse(parse(text)).data;
  if (!report)
    return { passed: 0, failed: 1, note: hasTimedOut ? 'not done in time' : `no report, exit ${code}` };
  const counted = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const failed = counted === 0 && code !== 0 ? 1 : counted;
  const files = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => path.relative(root, name));
  return { passed: report.numPassedTests, failed, note: files.join(', ') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
