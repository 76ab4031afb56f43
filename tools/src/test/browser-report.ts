import path from 'node:path';
import { z } from 'zod';
import { root } from '../lib/paths.ts';
import { browserAlone } from './alone.ts';
import { countReport } from './report-suite.ts';
import type { ReportedRun } from './report-suite.ts';
import type { Failure, SuiteResult } from './suite.ts';

const slowSeconds = 15;

const resultSchema = z.object({
  duration: z.number().default(0),
  error: z.object({ message: z.string().optional() }).optional(),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
});
const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ results: z.array(resultSchema) })),
});
type ReportedSpec = z.infer<typeof specSchema>;
interface ReportedSuite {
  specs: ReportedSpec[];
  suites: ReportedSuite[];
}
const suiteSchema: z.ZodType<ReportedSuite> = z.lazy(() =>
  z.object({ specs: z.array(specSchema).default([]), suites: z.array(suiteSchema).default([]) }),
);
const reportSchema = z.object({
  suites: z.array(suiteSchema).default([]),
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/**
 * Reads Playwright's report. A run that broke off counts as one failure more.
 *
 * @param folder of the set below `e2e`, which the report's names begin after
 */
export function browserResult(run: ReportedRun, folder = ''): SuiteResult {
  return countReport(reportSchema, run, ({ suites, stats, errors }) => {
    const specs = suites
      .flatMap(specsOf)
      .map((spec) => ({ ...spec, file: path.posix.join(folder, spec.file) }));
    const times = specs.flatMap(timesOf);
    return {
      passed: stats.expected,
      failed: stats.unexpected + errors.length,
      note: [stats.skipped > 0 ? `${stats.skipped} not run` : '', errors[0]?.message?.split('\n')[0]]
        .filter(Boolean)
        .join(', '),
      failures: [
        ...specs.flatMap(failuresOf),
        ...errors.map(({ message }) => ({ test: 'the run as a whole', error: fromServer(message, run) })),
      ],
      times: times.map(({ test, seconds }) => ({ test, seconds, limit: slowSeconds })),
      files: secondsByFile(times),
    };
  });
}

/** What a server could not start for is only in what the run printed. */
function fromServer(message = 'no reason given', { lastWords }: ReportedRun): string {
  return message.includes('config.webServer') && lastWords ? lastWords : message;
}

function specsOf({ specs, suites }: ReportedSuite): ReportedSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failuresOf({ title, file, line, tests }: ReportedSpec): Failure[] {
  return tests
    .flatMap(({ results }) => results)
    .flatMap(({ error, attachments }) => {
      if (!error) return [];
      const picture = attachments.find(({ name }) => name === 'screenshot')?.path;
      return [
        {
          test: `${file}:${line} › ${title}`,
          error: error.message ?? 'no reason given',
          ...(picture === undefined ? {} : { screenshot: path.relative(root, picture) }),
          command: browserAlone(file, line),
        },
      ];
    });
}

function timesOf({ title, file, line, tests }: ReportedSpec) {
  const seconds = tests
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration / 1000, 0);
  return { test: `${file}:${line} › ${title}`, seconds, file };
}

function secondsByFile(times: { file: string; seconds: number }[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { file, seconds } of times) {
    const name = path.posix.join('e2e', file);
    sums[name] = (sums[name] ?? 0) + seconds;
  }
  return sums;
}
