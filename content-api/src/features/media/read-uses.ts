import { sql } from 'kysely';
import { partsOfStoredName } from '../../contract/kinds/kind-in.ts';
import type { MediaUse } from '../../contract/media.ts';
import { mediaUseStates } from '../../contract/media.ts';
import type { Queries } from '../../db/database.ts';
import { forEditors } from '../../core/records/private-records.ts';
import { draftOf } from '../../core/records/record-state.ts';
import { isAhead, isNewest } from './states.ts';

/** Uses that are in the way of deleting a file. */
export function isBlocking({ state }: MediaUse): boolean {
  return state === 'live' || state === 'draft';
}

/** Every place that names a file, public ones first. Old revisions count only where nothing newer names the file. */
export async function readUses(db: Queries, stems: readonly string[]): Promise<MediaUse[]> {
  const rows = await db
    .selectFrom('media_uses')
    .innerJoin('revisions', 'revisions.id', 'media_uses.revision')
    .innerJoin('records', 'records.key', 'revisions.record')
    .selectAll('records')
    .select(['media_uses.field', 'media_uses.revision', isAhead('revisions.id').as('is_ahead')])
    .where('media_uses.stem', 'in', stems)
    .orderBy('records.updated_at', 'desc')
    .orderBy('records.key')
    .orderBy('media_uses.field')
    .execute();
  const uses = new Map<string, MediaUse>();
  for (const row of rows) {
    const { name: kind } = partsOfStoredName(row.kind);
    const use = { kind, record: row.id, title: row.title, field: row.field, state: stateOf(row) };
    uses.set(`${kind}/${row.id} ${row.field} ${use.state}`, use);
  }
  const all = [...uses.values()];
  const isSuperseded = (use: MediaUse) =>
    use.state === 'history' &&
    all.some(
      ({ kind, record, field, state }) =>
        state !== 'history' && kind === use.kind && record === use.record && field === use.field,
    );
  const rank = ({ state }: MediaUse) => mediaUseStates.indexOf(state);
  return all.filter((use) => !isSuperseded(use)).sort((a, b) => rank(a) - rank(b));
}

type Row = Parameters<typeof draftOf>[0] & {
  revision: string;
  trashed_at: string | null;
  is_ahead: number | boolean;
};

function stateOf(row: Row): MediaUse['state'] {
  const { revision, live_revision, trashed_at } = forEditors(row);
  if (trashed_at !== null) return revision === row.head_revision ? 'trash' : 'history';
  if (revision === live_revision) return 'live';
  return revision === draftOf(row) || Boolean(row.is_ahead) ? 'draft' : 'history';
}

/** SQL: some record names the file now, in public, in a draft or in the trash. */
export function isUsedNow() {
  return sql<boolean>`exists (
    select 1 from media_uses
      join revisions on revisions.id = media_uses.revision
      join records on records.key = revisions.record
    where media_uses.stem = media.stem and ${isNewest('records')})`;
}
