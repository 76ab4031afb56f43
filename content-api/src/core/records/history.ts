import { readUsernames } from '../accounts/users-repository.ts';
import type { RevisionEntry, RevisionState } from '../../contract/record-history.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { emptyValues } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import type { Page } from '../../lib/page.ts';
import { changedFields } from './merge-draft.ts';
import { readValues } from './read-values.ts';
import { findRevisions } from './revisions.ts';
import type { Revision } from './revisions.ts';

/** One page of a record's revisions, the newest first, with the number of all. */
export async function listRevisions(db: Queries, kind: Kind, record: string, { size, offset }: Page) {
  const rows = await db
    .selectFrom('revisions')
    .select('id')
    .where('record', '=', record)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('revisions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('record', '=', record)
    .executeTakeFirstOrThrow();
  const states = await readStates(
    db,
    kind,
    record,
    rows.map(({ id }) => id),
  );
  return {
    items: states.map(({ data: _, before: __, ...entry }): RevisionEntry => entry),
    total: Number(total),
  };
}

/** One revision with its data, and the data that it was made from. */
export async function readRevision(
  db: Queries,
  kind: Kind,
  record: string,
  id: string,
): Promise<RevisionState | undefined> {
  return (await readStates(db, kind, record, [id]))[0];
}

async function readStates(
  db: Queries,
  kind: Kind,
  record: string,
  ids: readonly string[],
): Promise<RevisionState[]> {
  const revisions = await findRevisions(db, record, ids);
  const bases = await findRevisions(
    db,
    record,
    [...revisions.values()].flatMap(({ base }) => base ?? []),
  );
  const shown = await readPublic(db, record);
  const names = await readUsernames(db);
  return ids.flatMap((id) => {
    const revision = revisions.get(id);
    if (revision === undefined) return [];
    const wasPublic = shown.has(id);
    const author = names.get(revision.author) ?? '';
    return { ...toState(kind, revision, bases.get(revision.base ?? '')), author, wasPublic };
  });
}

function toState({ fields }: Kind, { id, at, note, data }: Revision, base: Revision | undefined) {
  return {
    _id: id,
    at,
    note,
    changed: changedFields(fields, base?.data ?? emptyValues(fields), data),
    data: readValues(fields, data),
    before: base === undefined ? null : readValues(fields, base.data),
  };
}

/** The revisions of a record that were public at some time. */
async function readPublic(db: Queries, record: string): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('publications')
    .select('revision')
    .distinct()
    .where('record', '=', record)
    .where('applied_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ revision }) => revision));
}
