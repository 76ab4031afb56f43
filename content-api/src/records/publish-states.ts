import type { Queries } from '../db/database.ts';
import type { Fault } from '../lib/fault.ts';
import { publishAll } from './publish-all.ts';
import type { PublishedState } from './publish-faults.ts';
import { requirePublishable } from './require-publishable.ts';
import type { ExplainFaults, PublishBy } from './require-publishable.ts';

/** A state that is public at once, as a new revision. */
export interface NewState extends PublishedState {
  at: string;
  note?: string;
  createdAt?: string;
}

interface Explain {
  faults?: ExplainFaults;
  /** For a slug or another value that a record has already. */
  clash?: (fault: Fault, state: NewState) => Error;
}

/**
 * Publishes states of one kind at once. They are checked beside each other before any of them is written, and may take
 * each other's names. Returns the revisions.
 *
 * @throws Fault 403, 400 as `requirePublishable` does, 409 when a slug or what is unique is taken
 */
export async function publishStates(
  db: Queries,
  by: PublishBy,
  states: readonly NewState[],
  explain: Explain = {},
): Promise<string[]> {
  await requirePublishable(db, by, states, explain.faults);
  const writes = states.map((state) => ({ ...state, author: by.author }));
  return publishAll(db, by.kind, writes, explain.clash);
}
