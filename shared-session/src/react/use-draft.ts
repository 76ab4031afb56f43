import { useEffect, useMemo, useState } from 'react';
import { createDraftStore } from '../draft-store.ts';
import { requireSession } from '../instance.ts';
import type { Draft } from '../draft-store.ts';

/** A form's draft. */
export interface UseDraft<Values> {
  /** What was kept when the form opened, until it is cleared or dismissed. */
  draft: Draft<Values> | undefined;
  /** Keeps the values, 1 s after the last call. */
  save: (values: Values) => void;
  /** Takes the offer away, and keeps nothing of it. */
  clear: () => void;
}

/** Offers the kept draft of one form, and keeps a new one while the user types (R27). */
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
