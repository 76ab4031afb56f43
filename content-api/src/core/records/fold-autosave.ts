import type { Queries } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { toIso } from '../../lib/clock.ts';
import { minutes } from '../../lib/durations.ts';
import { dropRevision } from './revisions.ts';

/** A longer pause begins another sitting. */
const sittingMs = minutes(30);

/** Drops the autosaved draft that a newer state of the same person and sitting takes the place of. */
export async function foldAutosave(
  db: Queries,
  { key, draft_revision, head_revision }: RecordTable,
  { author, at }: { author: string; at: string },
): Promise<void> {
  const draft = draft_revision ?? head_revision;
  if (draft !== head_revision) return;
  const row = await db
    .selectFrom('revisions')
    .select('id')
    .where('id', '=', draft)
    .where('record', '=', key)
    .where('is_autosave', '=', 1)
    .where('is_pinned', '=', 0)
    .where('author', '=', author)
    .where('at', '>=', toIso(Date.parse(at) - sittingMs))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('publications')
            .select('publications.id')
            .where('publications.record', '=', key)
            .whereRef('publications.revision', '=', 'revisions.id'),
        ),
      ),
    )
    .executeTakeFirst();
  if (row !== undefined) await dropRevision(db, key, row.id);
}
