import type { Kernel } from './kernel.ts';
import { draftPrefix } from './keys.ts';

/** Removes the kept drafts of one user, or with `others` those of everybody else. */
export function sweepDrafts({ stores: { local } }: Kernel, userId: string, others = false): void {
  for (const key of local.keys()) {
    const [prefix, owner] = key.split(':');
    if (prefix === draftPrefix && (owner !== userId) === others) local.remove(key);
  }
}
