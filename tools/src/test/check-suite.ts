import { runStep } from './run-step.ts';
import type { Step } from './run-step.ts';
import { lastLines, logOf } from './suite-log.ts';
import type { Suite, SuiteResult } from './suite.ts';

const maxLines = 60;

/** @param again what a user types to have this check alone */
export function checkSuite(name: string, step: Step, again: string): Suite {
  const log = logOf(name);
  return { name, log, run: () => runCheck(name, { ...step, log }, again) };
}

/** One check: it passes when its command ends with 0. */
async function runCheck(name: string, step: Step & { log: string }, command: string): Promise<SuiteResult> {
  const { code, hasTimedOut } = await runStep(step);
  if (code === 0) return { passed: 1, failed: 0 };
  const note = hasTimedOut ? 'not done in time' : `exit ${code}`;
  return {
    passed: 0,
    failed: 1,
    note,
    failures: [{ test: name, error: lastLines(step.log, maxLines), command }],
  };
}
