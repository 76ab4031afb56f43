import type { KeyStore } from './environment.ts';
import { guarded } from './guarded.ts';
import { draftPrefix } from './keys.ts';

/** Removes the kept drafts of the users that `isUnwanted` names. */
export function sweepDrafts(store: KeyStore, isUnwanted: (userId: string) => boolean): void {
  guarded(() => {
    for (const key of store.keys()) {
      const [userId = ''] = key.slice(draftPrefix.length).split(':');
      if (key.startsWith(draftPrefix) && isUnwanted(userId)) store.remove(key);
    }
  });
}
