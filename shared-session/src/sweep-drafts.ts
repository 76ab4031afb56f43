import { draftPrefix } from './keys.ts';
import type { SafeStore } from './safe-stores.ts';

/** Removes the drafts of one user, or with `others` those of everybody else. */
export function sweepDrafts(local: SafeStore, userId: string, others = false): void {
  for (const key of local.keys()) {
    const [prefix, owner] = key.split(':');
    if (prefix === draftPrefix && (owner !== userId) === others) local.remove(key);
  }
}
