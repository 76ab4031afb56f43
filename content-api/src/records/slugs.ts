import type { Kind } from '../contract/kinds/kind.ts';
import type { Queries } from '../db/database.ts';
import { recordKey } from './record-key.ts';

/**
 * Makes a free slug the address of a record; its earlier ones stay addresses of it. A former slug of another record, and
 * one of a record in the trash, is free.
 */
export async function claimSlug(db: Queries, kind: Kind, slug: string, record: string): Promise<void> {
  const key = recordKey(kind, slug);
  const owned = { record, is_former: 0 };
  await db
    .insertInto('slugs')
    .values({ key, kind: kind.name, slug, ...owned })
    .onConflict((clash) => clash.column('key').doUpdateSet(owned))
    .execute();
  await db
    .updateTable('slugs')
    .set({ is_former: 1 })
    .where('record', '=', record)
    .where('key', '!=', key)
    .execute();
}

/** Whether a slug is in use by another record. */
export async function isTaken(db: Queries, key: string, record: string): Promise<boolean> {
  const owner = await db
    .selectFrom('slugs')
    .innerJoin('records', 'records.key', 'slugs.record')
    .select('records.key')
    .where('slugs.key', '=', key)
    .where('slugs.is_former', '=', 0)
    .where('slugs.record', '!=', record)
    .where('records.trashed_at', 'is', null)
    .executeTakeFirst();
  return owner !== undefined;
}
