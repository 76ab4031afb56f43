import type { Queries } from '../../db/database.ts';
import { emailKey } from '../../accounts/users-repository.ts';
import { eraseFromAudit } from '../../lib/erase-from-audit.ts';

/** Numbers of messages that were deleted, and of rows of the audit that were emptied. */
export interface Erasure {
  messages: number;
  auditRows: number;
}

/**
 * Deletes every message of exactly this address with its deliveries, and empties the audit rows of these messages.
 * What belongs to accounts stays: invitations and reset links go to an address without being part of a message.
 */
export async function erasePerson(db: Queries, email: string): Promise<Erasure> {
  const spellings = await findSpellings(db, email);
  if (spellings.length === 0) return { messages: 0, auditRows: 0 };
  const rows = await db.selectFrom('messages').select('id').where('email', 'in', spellings).execute();
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom('outbox').where('message', 'in', ids).execute();
  await db.deleteFrom('messages').where('id', 'in', ids).execute();
  const auditRows = await db
    .selectFrom('audit')
    .select('id')
    .where('entity', '=', 'message')
    .where('entity_id', 'in', ids)
    .execute();
  await eraseFromAudit(
    db,
    auditRows.map(({ id }) => id),
  );
  return { messages: ids.length, auditRows: auditRows.length };
}

/** How the address is written in messages. Compared here: lower() of the embedded database knows ASCII only. */
async function findSpellings(db: Queries, email: string): Promise<string[]> {
  const key = emailKey(email);
  const rows = await db.selectFrom('messages').select('email').distinct().execute();
  return rows.map((row) => row.email).filter((spelling) => emailKey(spelling) === key);
}
