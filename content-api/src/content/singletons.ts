import type { Queries } from '../db/database.ts';
import { readJson, writeJson } from '../db/json.ts';

export type SingletonKey = 'about' | 'founders';

interface Singleton<T> {
  body: T;
  updatedAt: string;
}

/** A record of which there is one. */
export async function readSingleton<T>(db: Queries, key: SingletonKey): Promise<Singleton<T> | undefined> {
  const row = await db.selectFrom('singletons').selectAll().where('key', '=', key).executeTakeFirst();
  return row && { body: readJson<T>(row.body), updatedAt: row.updated_at };
}

export async function writeSingleton(
  db: Queries,
  key: SingletonKey,
  body: object,
  updatedAt: string,
): Promise<void> {
  const values = { body: writeJson(body), updated_at: updatedAt };
  await db
    .insertInto('singletons')
    .values({ key, ...values })
    .onConflict((clash) => clash.column('key').doUpdateSet(values))
    .execute();
}
