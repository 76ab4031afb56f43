import type { z } from 'zod';
import { foldText } from '../../contract/fold-text.ts';
import type { contactInputSchema } from '../../contract/message.ts';
import type { Queries } from '../../db/database.ts';
import { toFlag } from '../../db/json.ts';
import { newId } from '../../lib/new-id.ts';

type ContactValues = z.output<typeof contactInputSchema>;

/** Stores a message; what looks like spam is filed as such with the reason, never dropped. */
export async function insertMessage(
  db: Queries,
  { name, email, subject, message }: ContactValues,
  { spamReason, now }: { spamReason: string; now: string },
): Promise<string> {
  const id = newId();
  const isSpam = spamReason !== '';
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
      state: isSpam ? 'spam' : 'new',
      spam_reason: spamReason,
      search_text: foldText([name, email, subject, message].join('\n')),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}
