import { kindFaults } from '../contract/kinds/check-kinds.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import { startupFault } from '../lib/startup-fault.ts';

/** Stops the start when a definition is wrong, with a line for each fault. */
export function refuseWrongKinds(kinds: readonly Kind[]): void {
  const faults = kindFaults(kinds);
  if (faults.length === 0) return;
  throw startupFault(
    'KINDS_WRONG',
    ['The kinds of content are defined wrongly:', ...faults.map((fault) => `  - ${fault}`)].join('\n'),
  );
}
