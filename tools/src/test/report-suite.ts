import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { cacheDir } from '../lib/paths.ts';
import { runStep } from './run-step.ts';
import type { Step } from './run-step.ts';
import type { Suite, SuiteResult } from './suite.ts';

interface ReportSuite {
  name: string;
  /** Command that writes the report to that file. */
  step: (file: string) => Omit<Step, 'command'>;
  read: (text: string, code: number | null, hasTimedOut: boolean) => SuiteResult;
}

/** A suite of many tests, counted by the report that its run leaves in a file. */
export function reportSuite(fileName: string, { name, step, read }: ReportSuite): Suite {
  return {
    name,
    async run() {
      const file = path.join(cacheDir, 'test', fileName);
      await rm(file, { force: true });
      const { code, hasTimedOut } = await runStep({ command: process.execPath, ...step(file) });
      return read(await readFile(file, 'utf8').catch(() => ''), code, hasTimedOut);
    },
  };
}

/** The report's numbers; without a report one failure. A run that ended badly has at least one. */
export function countReport<T>(
  schema: z.ZodType<T>,
  { text, code, hasTimedOut }: { text: string; code: number | null; hasTimedOut: boolean },
  count: (report: T) => SuiteResult,
): SuiteResult {
  const report = schema.safeParse(parse(text));
  if (!report.success)
    return { passed: 0, failed: 1, note: hasTimedOut ? 'not done in time' : `no report, exit ${code}` };
  const counted = count(report.data);
  return counted.failed === 0 && code !== 0 ? { ...counted, failed: 1 } : counted;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
