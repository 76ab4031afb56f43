import type { Queries } from '../db/database.ts';
import { isFault } from '../lib/fault.ts';
import type { Fault } from '../lib/fault.ts';
import type { PublishedState } from './publish-faults.ts';
import { requirePublishable } from './require-publishable.ts';
import type { ExplainFaults, PublishBy } from './require-publishable.ts';
import { freeUnique, publishData } from './write-records.ts';

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
  if (states.length > 1)
    await freeUnique(
      db,
      by.kind,
      states.map(({ id }) => id),
    );
  const revisions: string[] = [];
  for (const state of states) {
    try {
      revisions.push(await publishData(db, { ...by, ...state }));
    } catch (error) {
      throw isFault(error) && explain.clash !== undefined ? explain.clash(error, state) : error;
    }
  }
  return revisions;
}
