import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Fields } from '../../contract/kinds/fields.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { emptyValues } from '../../contract/kinds/values.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { readValues } from './read-values.ts';
import { draftOf } from './record-state.ts';
import { findRevision } from './revisions.ts';

/**
 * The data of a record's draft. When the public state is not the one that the draft was begun from, fields that the
 * draft has not changed are those of the public state.
 */
export async function readDraft(db: Queries, kind: Kind, row: RecordTable): Promise<Values | undefined> {
  const draft = await findRevision(db, row.key, draftOf(row));
  if (draft === undefined || row.live_revision === null) return draft?.data;
  const root = await findPublicRoot(db, row.key, draft.id);
  if (root === row.live_revision) return draft.data;
  const before = root === undefined ? undefined : await findRevision(db, row.key, root);
  const live = await findRevision(db, row.key, row.live_revision);
  return merge(kind.fields, before?.data ?? emptyValues(kind.fields), draft.data, live?.data ?? {});
}

/** Base of a new draft: the earlier draft, unless the public state has changed since that draft was begun. */
export async function baseOfDraft(db: Queries, row: RecordTable): Promise<string | null> {
  const draft = draftOf(row);
  if (draft === null || row.live_revision === null) return draft ?? row.live_revision;
  return (await findPublicRoot(db, row.key, draft)) === row.live_revision ? draft : row.live_revision;
}

/** Names of the fields in which two states differ. */
export function changedFields(fields: Fields, before: Values, after: Values): string[] {
  const [old, now] = [readValues(fields, before), readValues(fields, after)];
  return Object.keys(fields).filter((name) => !isDeepStrictEqual(old[name], now[name]));
}

function merge(fields: Fields, base: Values, draft: Values, live: Values): Values {
  const own = changedFields(fields, base, draft);
  const theirs = changedFields(fields, base, live).filter((name) => !own.includes(name));
  const values = readValues(fields, live);
  const taken = theirs.map((name) => [name, values[name]] as const);
  const kept = Object.entries(draft).filter(([name]) => !theirs.includes(name));
  return Object.fromEntries([...kept, ...taken].filter(([, value]) => value !== undefined));
}

/** The nearest revision among those that a draft descends from that was public. */
async function findPublicRoot(db: Queries, record: string, draft: string): Promise<string | undefined> {
  const isPublic = (id: string) =>
    sql<boolean>`exists (select 1 from publications where publications.record = ${record}
      and publications.revision = ${sql.ref(id)} and publications.applied_at is not null)`;
  const root = await db
    .withRecursive('line(id, base)', (line) =>
      line
        .selectFrom('revisions')
        .select(['revisions.id', 'revisions.base'])
        .where('revisions.id', '=', draft)
        .unionAll(
          line
            .selectFrom('revisions')
            .innerJoin('line', 'line.base', 'revisions.id')
            .select(['revisions.id', 'revisions.base'])
            .where(sql<boolean>`not ${isPublic('line.id')}`),
        ),
    )
    .selectFrom('line')
    .select('line.id')
    .where(isPublic('line.id'))
    .executeTakeFirst();
  return root?.id;
}
