import type { Queries } from '../../db/database.ts';
import { writeJson } from '../../db/json.ts';
import { emailKey } from '../../core/accounts/users-repository.ts';

/** Numbers of messages that were deleted, and of rows of the audit that were emptied. */
export interface Erasure {
  messages: number;
  auditRows: number;
}

/**
 * Deletes every message of exactly this address with its deliveries, and empties the audit rows of these messages for
 * good. The chain of the audit can still be checked: it keeps their digest. What belongs to accounts stays: invitations and
 * reset links go to an address without being part of a message.
 */
export async function erasePerson(db: Queries, email: string): Promise<Erasure> {
  const spellings = await findSpellings(db, email);
  if (spellings.length === 0) return { messages: 0, auditRows: 0 };
  // Within the database: a machine may have sent more messages than a statement takes ids.
  const theirs = db.selectFrom('messages').select('id').where('email', 'in', spellings);
  const emptied = await db
    .updateTable('audit')
    .set({ ip: '', detail: writeJson({}), salt: '' })
    .where('entity', '=', 'message')
    .where('entity_id', 'in', theirs)
    .executeTakeFirst();
  await db.deleteFrom('outbox').where('message', 'in', theirs).execute();
  const deleted = await db.deleteFrom('messages').where('email', 'in', spellings).executeTakeFirst();
  return { messages: Number(deleted.numDeletedRows), auditRows: Number(emptied.numUpdatedRows) };
}

/** How the address is written in messages. Compared here: lower() of the embedded database knows ASCII only. */
async function findSpellings(db: Queries, email: string): Promise<string[]> {
  const key = emailKey(email);
  const rows = await db.selectFrom('messages').select('email').distinct().execute();
  return rows.map((row) => row.email).filter((spelling) => emailKey(spelling) === key);
}
