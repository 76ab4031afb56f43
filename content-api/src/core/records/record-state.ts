import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RecordState } from '../../contract/record-view.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { forEditors, shownRevision } from './private-records.ts';

/** The state of a record in responses to editors. */
export function stateOf(row: RecordTable): RecordState {
  if (row.trashed_at !== null) return 'trashed';
  if (forEditors(row).live_revision !== null) return row.draft_revision === null ? 'live' : 'changed';
  return row.next_at === null ? 'draft' : 'scheduled';
}

/** The same asked of the database. */
export function isInState(state: RecordState): RawBuilder<boolean> {
  return state === 'trashed'
    ? sql`records.trashed_at is not null`
    : sql`${isNotTrashed} and ${untrashed[state]}`;
}

export const isNotTrashed = sql<boolean>`records.trashed_at is null`;

const untrashed: Record<Exclude<RecordState, 'trashed'>, RawBuilder<boolean>> = {
  live: sql`${shownRevision} is not null and records.draft_revision is null`,
  changed: sql`${shownRevision} is not null and records.draft_revision is not null`,
  scheduled: sql`${shownRevision} is null and records.next_at is not null`,
  draft: sql`${shownRevision} is null and records.next_at is null`,
};

/** The revision that an editor works on when it is not the public one. */
export function draftOf(row: RecordTable): string | null {
  const { draft_revision, head_revision } = row;
  return draft_revision ?? (forEditors(row).live_revision === null ? head_revision : null);
}
