import { SqliteAdapter } from 'kysely';
import type { Queries } from './database.ts';

/** Whether a connection is one to the embedded database. */
export function isEmbedded(db: Queries): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
