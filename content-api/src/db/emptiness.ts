import { sql } from 'kysely';
import { presentTables } from './copy-rows.ts';
import type { Queries } from './database.ts';

/** Tables that the demo content fills. */
const contentTables = ['records'];
/** Tables of the server's own, filled even in an unused database. */
const ownNotes = ['meta', 'throttles', 'created_records'];

/** True when there is any content that visitors see. */
export function holdsContent(db: Queries): Promise<boolean> {
  return anyRowIn(db, (name) => contentTables.includes(name));
}

/** True when there is anything that a person has put there: accounts, content, messages, what was done to them. */
export function holdsRecords(db: Queries): Promise<boolean> {
  return anyRowIn(db, (name) => !ownNotes.includes(name));
}

async function anyRowIn(db: Queries, isMeant: (table: string) => boolean): Promise<boolean> {
  for (const { name } of await presentTables(db)) {
    if (!isMeant(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}
