import type { RecordState } from '../contract/editorial.ts';
import type { RecordTable } from '../db/record-tables.ts';

/** The state of a record in responses to editors. */
export function stateOf(row: RecordTable): RecordState {
  if (row.trashed_at !== null) return 'trashed';
  if (row.live_revision !== null) return row.draft_revision === null ? 'live' : 'changed';
  return row.next_at === null ? 'draft' : 'scheduled';
}

/** The revision that an editor works on when it is not the public one. */
export function draftOf({ draft_revision, live_revision, head_revision }: RecordTable): string | null {
  return draft_revision ?? (live_revision === null ? head_revision : null);
}
