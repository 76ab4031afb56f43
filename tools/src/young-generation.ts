/**
 * Node's option for the size of the servers' young generation: 2 MB for each half.
 *
 * - Reason: with Node's own size the three servers pass the memory budget under load.
 * - Figure: at their peak under load all processes together took 454 and 463 MB with it, 595 and 606 without; the budget
 *   is 540.
 * - Switch: `--max-semi-space-size` in `NODE_OPTIONS` takes its place, such as `NODE_OPTIONS=--max-semi-space-size=16`.
 * - End: when the peak without it is within the budget (`docs/performance-budgets.md`, section 3).
 *
 * 1 MB is too little: what is being sent is then taken for old, and the site took 213 MB instead of 127.
 */
export function youngGeneration({ NODE_OPTIONS = '' }: NodeJS.ProcessEnv): string[] {
  return NODE_OPTIONS.includes(option) ? [] : [`${option}=2`];
}

const option = '--max-semi-space-size';
