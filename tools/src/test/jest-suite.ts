import path from 'node:path';
import { z } from 'zod';
import { minutes } from '../lib/durations.ts';
import { root } from '../lib/paths.ts';
import { jestAlone } from './alone.ts';
import type { JestPart } from './alone.ts';
import { jestCores } from './cores.ts';
import { countReport, reportSuite } from './report-suite.ts';
import type { ReportedRun } from './report-suite.ts';
import type { Failure, Suite, SuiteResult, TimedTest } from './suite.ts';

const slowSeconds = 2;

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
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

/** Packages whose tests have a DOM; all others are servers and tools. */
const withDom = ['admin-remote', 'host-site', 'shared-session', 'shared-ui'];

/** Unit, component and API tests of all packages. */
export function jestSuites(): Suite[] {
  return [
    jestSuite('servers', 'API and tools', ['--ignoreProjects', ...withDom]),
    jestSuite('components', 'units and components', ['--selectProjects', ...withDom]),
  ];
}

/**
 * Jest with a selection of files.
 *
 * @param report name of its report, without its ending
 */
export function jestSuite(report: string, name: string, selection: string[]): Suite {
  return reportSuite(`jest-${report}.json`, {
    name,
    cores: jestCores,
    step: (file) => ({
      args: [
        path.join(root, 'node_modules/jest/bin/jest.js'),
        '--json',
        `--outputFile=${file}`,
        ...workerArgs,
        ...selection,
      ],
      timeoutMs: minutes(25),
      env: { NODE_ENV: 'test' },
    }),
    read: jestResult,
  });
}

/** A single worker would be this process, with the memory of every file in it: the limit makes it one of its own. */
export const workerArgs = [`--maxWorkers=${jestCores}`, '--workerIdleMemoryLimit=1GB'];

/** Reads Jest's report. A suite that could not even be loaded counts as one failure. */
export function jestResult(run: ReportedRun, part?: JestPart): SuiteResult {
  return countReport(reportSchema, run, (report) => {
    const files = report.testResults.map((file) => ({ ...file, name: path.relative(root, file.name) }));
    const broken = files.filter(({ status }) => status === 'failed');
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      note: broken.map(({ name }) => name).join(', '),
      failures: broken.flatMap((file) => failuresOf(file, part)),
      times: files.flatMap(timesOf),
      files: Object.fromEntries(files.map((file) => [file.name, (file.endTime - file.startTime) / 1000])),
    };
  });
}

function failuresOf({ name, message, assertionResults }: ReportedFile, part?: JestPart): Failure[] {
  const failed = assertionResults.filter(({ failureMessages }) => failureMessages?.length);
  if (failed.length === 0) return [{ test: name, error: message, command: jestAlone(name, undefined, part) }];
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${name} › ${fullName}`,
    error: failureMessages?.[0] ?? '',
    command: jestAlone(name, fullName, part),
  }));
}

function timesOf({ name, assertionResults }: ReportedFile): TimedTest[] {
  return assertionResults.map(({ fullName, duration }) => ({
    test: `${name} › ${fullName}`,
    seconds: (duration ?? 0) / 1000,
    limit: slowSeconds,
  }));
}
