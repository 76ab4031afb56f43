import path from 'node:path';
import { z } from 'zod';
import { root } from '../lib/paths.ts';
import { testAlone } from './alone.ts';
import type { ApiPart } from './alone.ts';
import { countReport } from './report-suite.ts';
import type { ReportedRun } from './report-suite.ts';
import type { Failure, SuiteResult, TimedTest } from './suite.ts';

const slowSeconds = 2;

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      startTime: z.number().default(0),
      endTime: z.number().default(0),
      assertionResults: z
        .array(
          z.object({
            fullName: z.string(),
            duration: z.number().nullish(),
            failureMessages: z.array(z.string()).nullable().default([]),
          }),
        )
        .default([]),
    }),
  ),
});
type ReportedFile = z.infer<typeof reportSchema>['testResults'][number];

/** Reads the JSON report of Jest or Vitest. A file that failed without a failed test counts as one failure. */
export function unitResult(run: ReportedRun, part?: ApiPart): SuiteResult {
  return countReport(reportSchema, run, (report) => {
    const files = report.testResults.map((file) => ({ ...file, name: path.relative(root, file.name) }));
    const broken = files.filter(({ status }) => status === 'failed');
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.filter((file) => failedTestsOf(file).length === 0).length,
      note: broken.map(({ name }) => name).join(', '),
      failures: broken.flatMap((file) => failuresOf(file, part)),
      times: files.flatMap(timesOf),
      files: Object.fromEntries(files.map((file) => [file.name, (file.endTime - file.startTime) / 1000])),
    };
  });
}

function failedTestsOf({ assertionResults }: ReportedFile): ReportedFile['assertionResults'] {
  return assertionResults.filter(({ failureMessages }) => failureMessages?.length);
}

function failuresOf(file: ReportedFile, part?: ApiPart): Failure[] {
  const { name, message } = file;
  const failed = failedTestsOf(file);
  if (failed.length === 0) return [{ test: name, error: message, command: testAlone(name, undefined, part) }];
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${name} › ${fullName}`,
    error: failureMessages?.[0] ?? '',
    command: testAlone(name, fullName, part),
  }));
}

function timesOf({ name, assertionResults }: ReportedFile): TimedTest[] {
  return assertionResults.map(({ fullName, duration }) => ({
    test: `${name} › ${fullName}`,
    seconds: (duration ?? 0) / 1000,
    limit: slowSeconds,
  }));
}
