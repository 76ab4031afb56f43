import type { DraftStore, Session } from './types.ts';

/** Names the form, and the record it edits (`new` for one that does not exist yet). */
export interface DraftStoreOptions {
  session: Session;
  form: string;
  id: string;
}

/** Keeps the half-typed values of one form for the signed-in user, across an expired session (R27). */
export function createDraftStore<Values>({ session, form, id }: DraftStoreOptions): DraftStore<Values> {
  return session.draft(form, id) as DraftStore<Values>;
}
