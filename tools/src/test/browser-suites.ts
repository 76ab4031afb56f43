import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { minutes } from '../lib/durations.ts';
import { cacheDir, root } from '../lib/paths.ts';
import { runStep } from './run-step.ts';
import type { Suite, SuiteResult } from './suite.ts';

const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
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
  const name = `browser: ${folder || 'studio'}`;
  return {
    name,
    async run() {
      const report = path.join(cacheDir, `test/browser-${folder || 'studio'}.json`);
      await rm(report, { force: true });
      const { code, hasTimedOut } = await runStep({
        command: process.execPath,
        args: [playwright, 'test', '-c', config, '--reporter=list,json', ...filter],
        timeoutMs: minutes(10),
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      });
      return browserResult(await readFile(report, 'utf8').catch(() => ''), code, hasTimedOut);
    },
  };
}

/** Reads Playwright's report. A run that broke off counts as one failure more. */
export function browserResult(text: string, code: number | null, hasTimedOut: boolean): SuiteResult {
  const report = reportSchema.safeParse(parse(text)).data;
  if (!report)
    return { passed: 0, failed: 1, note: hasTimedOut ? 'not done in time' : `no report, exit ${code}` };
  const { expected, flaky, unexpected, skipped } = report.stats;
  const failed = unexpected + report.errors.length;
  return {
    passed: expected + flaky,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    note: [
      flaky > 0 ? `${flaky} at the second try` : '',
      skipped > 0 ? `${skipped} not run` : '',
      report.errors[0]?.message?.split('\n')[0],
    ]
      .filter(Boolean)
      .join(', '),
  };
}

const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
