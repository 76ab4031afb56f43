import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { emailKey } from '../../accounts/users-repository.ts';

/** Deletes every message of an address with its ledger, and other mails to it; returns the number of messages. */
export async function erasePerson(db: Queries, email: string): Promise<number> {
  const key = emailKey(email);
  const isTheirs = sql<boolean>`lower(email) = ${key}`;
  const messages = db.selectFrom('messages').select('id').where(isTheirs);
  await db
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('message', 'in', messages), sql<boolean>`lower(recipient) = ${key}`]))
    .execute();
  const result = await db.deleteFrom('messages').where(isTheirs).executeTakeFirst();
  return Number(result.numDeletedRows);
}
