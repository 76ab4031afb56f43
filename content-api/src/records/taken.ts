import type { Kind } from '../contract/kinds/kind.ts';
import type { Values } from '../contract/kinds/values.ts';
import type { Queries } from '../db/database.ts';
import { readJson } from '../db/json.ts';
import { indexValuesOf } from './index-values.ts';
import type { IndexValues } from './index-values.ts';
import { recordKey } from './record-key.ts';
import { isTaken } from './slugs.ts';

/** Those of the values that another record of the kind has, or will have when it is published as scheduled. */
export async function findTaken(
  db: Queries,
  kind: Kind,
  record: string,
  { slug, unique_key }: IndexValues,
): Promise<'slug' | 'unique' | undefined> {
  if (slug === null && unique_key === null) return undefined;
  if (slug !== null && (await isTaken(db, recordKey(kind, slug), record))) return 'slug';
  if (unique_key !== null && (await isUniqueTaken(db, record, unique_key))) return 'unique';
  const scheduled = await readScheduled(db, kind, record);
  if (slug !== null && scheduled.some((other) => other.slug === slug)) return 'slug';
  const isClash = unique_key !== null && scheduled.some((other) => other.unique_key === unique_key);
  return isClash ? 'unique' : undefined;
}

async function isUniqueTaken(db: Queries, record: string, key: string): Promise<boolean> {
  const other = await db
    .selectFrom('records')
    .select('key')
    .where('unique_key', '=', key)
    .where('key', '!=', record)
    .executeTakeFirst();
  return other !== undefined;
}

/** Scheduled revisions reserve their slug and unique values. */
async function readScheduled(db: Queries, kind: Kind, except: string): Promise<IndexValues[]> {
  const rows = await db
    .selectFrom('records')
    .innerJoin('publications', 'publications.record', 'records.key')
    .innerJoin('revisions', 'revisions.id', 'publications.revision')
    .select('revisions.data')
    .where('records.kind', '=', kind.name)
    .where('records.next_at', 'is not', null)
    .where('records.key', '!=', except)
    .where('publications.applied_at', 'is', null)
    .where('publications.withdrawn_at', 'is', null)
    .execute();
  return rows.map(({ data }) => indexValuesOf(kind, readJson<Values>(data)));
}
