import type { Queries } from './database.ts';

export async function readMeta(db: Queries, key: string): Promise<string | undefined> {
  return (await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value;
}

export async function writeMeta(db: Queries, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((clash) => clash.column('key').doUpdateSet({ value }))
    .execute();
}

/** The value under a key, made and kept when there is none; all processes end up with the same. */
export async function requireMeta(db: Queries, key: string, make: () => string): Promise<string> {
  const known = await readMeta(db, key);
  if (known !== undefined) return known;
  await db
    .insertInto('meta')
    .values({ key, value: make() })
    .onConflict((clash) => clash.column('key').doNothing())
    .execute();
  return (await readMeta(db, key)) ?? requireMeta(db, key, make);
}

export async function deleteMeta(db: Queries, key: string): Promise<void> {
  await db.deleteFrom('meta').where('key', '=', key).execute();
}
