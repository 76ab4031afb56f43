import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { minutes } from '../lib/durations.ts';
import { root } from '../lib/paths.ts';
import { countReport, reportSuite } from './report-suite.ts';
import type { Failure, Suite, SuiteResult } from './suite.ts';

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
});
interface ReportedSuite {
  specs: z.infer<typeof specSchema>[];
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

/** A Playwright set-up: the studio's own, and those of folders that bring theirs. */
export interface BrowserSet {
  /** Folder below `e2e`, empty for the studio's own. */
  folder: string;
  config: string;
}

export function browserSets(): BrowserSet[] {
  const folders = readdirSync(path.join(root, 'e2e'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return ['', ...folders]
    .map((folder) => ({ folder, config: path.join('e2e', folder, 'playwright.config.ts') }))
    .filter(({ config }) => existsSync(path.join(root, config)));
}

/** Journeys in a real browser over the production build. */
export function browserSuite({ folder, config }: BrowserSet, filter: string[] = []): Suite {
  const name = folder || 'studio';
  return reportSuite(`browser-${name}.json`, {
    name: `browser: ${name}`,
    step: (file) => ({
      args: [playwright, 'test', '-c', config, '--reporter=list,json', ...filter],
      timeoutMs: minutes(40),
      // Whole lines, since another suite may be writing too.
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_FORCE_TTY: '0' },
    }),
    read: browserResult,
  });
}

/** Reads Playwright's report. A run that broke off counts as one failure more. */
export function browserResult(text: string, code: number | null, hasTimedOut: boolean): SuiteResult {
  return countReport(reportSchema, { text, code, hasTimedOut }, ({ suites, stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    note: [stats.skipped > 0 ? `${stats.skipped} not run` : '', errors[0]?.message?.split('\n')[0]]
      .filter(Boolean)
      .join(', '),
    failures: suites.flatMap(failuresOf),
  }));
}

function failuresOf({ specs, suites }: ReportedSuite): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ error }) =>
        error ? [{ test: `${file}:${line} › ${title}`, error: error.message ?? 'no reason given' }] : [],
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
