import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { runStep } from './run-step.ts';
import type { Step } from './run-step.ts';
import { lastLines, logOf, testDir } from './suite-log.ts';
import type { Suite, SuiteResult } from './suite.ts';

interface ReportSuite extends Omit<Suite, 'run' | 'log'> {
  /** Command that writes the report to that file. */
  step: (file: string) => Omit<Step, 'command' | 'log'>;
  read: (run: ReportedRun) => SuiteResult;
  /** Whether its output goes to this terminal, not to a file. */
  isShown?: boolean;
}

/** The report of a run that has ended. */
export interface ReportedRun {
  text: string;
  code: number | null;
  hasTimedOut: boolean;
  /** The last that it printed. */
  lastWords?: string;
}

const maxLines = 30;

/** A suite of many tests, counted by the report that its run leaves in a file. */
export function reportSuite(fileName: string, { step, read, isShown, ...suite }: ReportSuite): Suite {
  const log = isShown ? undefined : logOf(suite.name);
  return {
    ...suite,
    log,
    async run() {
      const file = path.join(testDir, fileName);
      await rm(file, { force: true });
      const { code, hasTimedOut } = await runStep({ command: process.execPath, log, ...step(file) });
      const text = await readFile(file, 'utf8').catch(() => '');
      return read({ text, code, hasTimedOut, lastWords: log && lastLines(log, maxLines) });
    },
  };
}

/** The report's numbers; without a report one failure. A run that ended badly has at least one. */
export function countReport<T>(
  schema: z.ZodType<T>,
  { text, code, hasTimedOut, lastWords }: ReportedRun,
  count: (report: T) => SuiteResult,
): SuiteResult {
  const failures = lastWords ? [{ test: 'the run as a whole', error: lastWords }] : [];
  const report = schema.safeParse(parse(text));
  if (!report.success)
    return {
      passed: 0,
      failed: 1,
      note: hasTimedOut ? 'not done in time' : `no report, exit ${code}`,
      failures,
    };
  const counted = count(report.data);
  return counted.failed === 0 && code !== 0
    ? { ...counted, failed: 1, note: `exit ${code}`, failures }
    : counted;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
