import { runStep } from './run-step.ts';
import type { Step } from './run-step.ts';
import type { Suite } from './suite.ts';

/** A suite that is one check: it passes when its command ends with 0. */
export function checkSuite(name: string, step: Step): Suite {
  return {
    name,
    async run() {
      const { code, hasTimedOut } = await runStep(step);
      if (code === 0) return { passed: 1, failed: 0 };
      return {
        passed: 0,
        failed: 1,
        note: hasTimedOut ? `not done in ${step.timeoutMs / 1000} s` : `exit ${code}`,
      };
    },
  };
}
