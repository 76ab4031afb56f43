import type { z } from 'zod';
import type { contactInputSchema } from '../../contract/message.ts';
import type { Queries } from '../../db/database.ts';
import { toFlag } from '../../db/json.ts';
import { newId } from '../../lib/new-id.ts';

type ContactValues = z.output<typeof contactInputSchema>;

/** Stores a message; what looks like spam is filed as such, never dropped. */
export async function insertMessage(
  db: Queries,
  { name, email, subject, message }: ContactValues,
  { isSpam, now }: { isSpam: boolean; now: string },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('messages')
    .values({
      id,
      name,
      email,
      subject,
      message,
      is_read: 0,
      is_spam: toFlag(isSpam),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}
