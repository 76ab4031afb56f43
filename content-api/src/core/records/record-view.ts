import { readUsernames } from '../accounts/users-repository.ts';
import type { RecordSummary, RecordView, ReviewDecision } from '../../contract/record-view.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { fromFlag } from '../../db/json.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { readDraft } from './merge-draft.ts';
import { readValues, storedValue, textOf } from './read-values.ts';
import { draftOf, stateOf } from './record-state.ts';
import { readDecisions } from './review-decisions.ts';
import { findRevision } from './revisions.ts';

const publicationsMax = 100;

/** A record as its editors see it: what waits, what is public, and what was stated about it. */
export async function viewOf(db: Queries, kind: Kind, row: RecordTable): Promise<RecordView> {
  const names = await readUsernames(db);
  const stateIn = async (id: string | null, read?: Values) => {
    const revision = await findRevision(db, row.key, id);
    if (revision === undefined) return null;
    const data = readValues(kind.fields, read ?? revision.data);
    return { revision: revision.id, data, at: revision.at, author: names.get(revision.author) ?? '' };
  };
  const draft = await stateIn(draftOf(row), await readDraft(db, kind, row));
  const live = await stateIn(row.live_revision);
  const decisions = await readDecisions(db, kind, [row]);
  const publications = await db
    .selectFrom('publications')
    .select(['id', 'revision', 'starts_at', 'made_at', 'author'])
    .where('record', '=', row.key)
    .where('withdrawn_at', 'is', null)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(publicationsMax)
    .execute();
  return {
    record: toSummary(kind, row, draft?.data ?? live?.data ?? {}, decisions.get(row.key)),
    draft,
    live,
    publications: publications.map(({ id, revision, starts_at, made_at, author }) => ({
      _id: id,
      revision,
      from: starts_at,
      madeAt: made_at,
      by: names.get(author) ?? '',
    })),
  };
}

/** A record without its data; the title is that of the newest state. */
export function toSummary(
  kind: Kind,
  row: RecordTable,
  data: Values,
  decision: ReviewDecision | undefined,
): RecordSummary {
  const title = kind.fields[kind.titleField];
  return {
    _id: row.id,
    kind: kind.name,
    slug: row.slug,
    state: stateOf(row),
    title: title === undefined ? '' : textOf(storedValue(kind.titleField, title, data)),
    featured: fromFlag(row.is_featured),
    position: row.position,
    version: row.head_revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    trashedAt: row.trashed_at,
    nextAt: row.next_at,
    review: decision ?? null,
    ...(row.private_revision !== null && { isPrivate: true as const }),
  };
}
