import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { emailKey } from '../../accounts/users-repository.ts';
import { eraseFromAudit } from '../../lib/erase-from-audit.ts';
import { likePattern } from '../../records/search-text.ts';

/**
 * Deletes every message of an address with its ledger and other mails to it, and empties the audit rows that name it;
 * returns the number of messages.
 */
export async function erasePerson(db: Queries, email: string): Promise<number> {
  const key = emailKey(email);
  const isTheirs = sql<boolean>`lower(email) = ${key}`;
  const messages = db.selectFrom('messages').select('id').where(isTheirs);
  await db
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('message', 'in', messages), sql<boolean>`lower(recipient) = ${key}`]))
    .execute();
  const result = await db.deleteFrom('messages').where(isTheirs).executeTakeFirst();
  await eraseFromAudit(db, await findAuditRows(db, key));
  return Number(result.numDeletedRows);
}

async function findAuditRows(db: Queries, key: string): Promise<string[]> {
  const isNamed = sql<boolean>`lower(cast(detail as text)) like ${likePattern(key)} escape '\\'`;
  const rows = await db.selectFrom('audit').select('id').where(isNamed).execute();
  return rows.map(({ id }) => id);
}
