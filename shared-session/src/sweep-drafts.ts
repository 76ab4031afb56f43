import type { Kernel } from './kernel.ts';
import { guarded } from './guarded.ts';
import { draftPrefix } from './keys.ts';

/** Removes the kept drafts of the users that `isUnwanted` names. */
export function sweepDrafts({ stores: { local } }: Kernel, isUnwanted: (userId: string) => boolean): void {
  guarded(() => {
    for (const key of local.keys()) {
      const [userId = ''] = key.slice(draftPrefix.length).split(':');
      if (key.startsWith(draftPrefix) && isUnwanted(userId)) local.remove(key);
    }
  });
}
