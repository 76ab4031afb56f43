import { useEffect, useMemo, useState } from 'react';
import { createDraftStore } from '../draft-store.ts';
import { requireSession } from '../instance.ts';
import type { Draft } from '../draft-store.ts';

/** Draft of a form. */
export interface UseDraft<Values> {
  /** The stored draft at the time the form opened, until it is cleared or dismissed. */
  draft: Draft<Values> | undefined;
  /** Stores the values 1 s after the last call. */
  save: (values: Values) => void;
  /** Removes the draft. */
  clear: () => void;
}

/** Offers the stored draft of one form, and stores a new one while the user types. */
export function useDraft<Values>(form: string, id: string): UseDraft<Values> {
  const store = useMemo(() => createDraftStore<Values>({ session: requireSession(), form, id }), [form, id]);
  const [offer, setOffer] = useState(() => ({ store, draft: store.load() }));
  if (offer.store !== store) setOffer({ store, draft: store.load() });
  useEffect(() => () => store.flush(), [store]);
  return {
    draft: offer.draft,
    save: store.save,
    clear() {
      store.clear();
      setOffer({ store, draft: undefined });
    },
  };
}
