import type { Queries } from './database.ts';

/** Runs the work in the transaction that there is, or in one of its own. */
export function inTransaction<T>(db: Queries, work: (trx: Queries) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
