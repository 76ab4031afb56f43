import type { Kind } from '../contract/kinds/kind.ts';
import type { Queries } from '../db/database.ts';
import { indexValuesOf } from './index-values.ts';
import type { IndexValues } from './index-values.ts';
import { recordKey } from './record-key.ts';
import { listScheduled } from './scheduled.ts';
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
  if (await isUniqueTaken(db, record, unique_key)) return 'unique';
  const scheduled = await readScheduled(db, kind, record);
  if (slug !== null && scheduled.some((other) => other.slug === slug)) return 'slug';
  const isClash = unique_key !== null && scheduled.some((other) => other.unique_key === unique_key);
  return isClash ? 'unique' : undefined;
}

/** Whether another public record has what is unique. */
export async function isUniqueTaken(db: Queries, record: string, key: string | null): Promise<boolean> {
  if (key === null) return false;
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
  const others = (await listScheduled(db, [kind])).filter(({ record }) => record !== except);
  return others.map(({ data }) => indexValuesOf(kind, data));
}
