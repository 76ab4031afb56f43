import type { Queries } from '../../db/database.ts';

/** Drops what would undo something that was brought back before that moment, at most so many; returns how many. */
export async function purgeUndos(db: Queries, before: string, batch: number): Promise<number> {
  const old = db.selectFrom('undos').select('id').where('at', '<=', before).limit(batch);
  const { numDeletedRows } = await db.deleteFrom('undos').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
