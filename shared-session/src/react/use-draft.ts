import { useEffect, useMemo, useState } from 'react';
import { createDraftStore } from '../draft-store.ts';
import { requireSession } from '../instance.ts';
import type { Draft } from '../draft-store.ts';

/** Draft of a form. */
export interface UseDraft<Values> {
  /** The stored draft at the time the form opened, until it is cleared or dismissed. */
  draft: Draft<Values> | undefined;
  /** Whether the last values could not be stored: they are too large, or the browser keeps nothing. */
  isLost: boolean;
  /** Stores the values 1 s after the last call. */
  save: (values: Values) => void;
  /** Removes the draft. */
  clear: () => void;
}

/** Offers the stored draft of one form, and stores a new one while the user types. */
export function useDraft<Values>(form: string, id: string): UseDraft<Values> {
  const [isLost, setLost] = useState(false);
  const store = useMemo(
    () =>
      createDraftStore<Values>({
        session: requireSession(),
        form,
        id,
        onStored: (isStored) => setLost(!isStored),
      }),
    [form, id],
  );
  const [offer, setOffer] = useState(() => ({ store, draft: store.load() }));
  if (offer.store !== store) setOffer({ store, draft: store.load() });
  useEffect(() => () => store.flush(), [store]);
  return {
    draft: offer.draft,
    isLost,
    save: store.save,
    clear() {
      store.clear();
      setLost(false);
      setOffer({ store, draft: undefined });
    },
  };
}
