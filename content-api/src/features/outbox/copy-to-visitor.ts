import type { Config } from '../../config/config.ts';
import type { Queries } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { toIso } from '../../lib/clock.ts';
import { hours } from '../../lib/durations.ts';
import { queueMail } from './queue-mail.ts';
import { studioName } from './studio-name.ts';
import type { NewMessage } from './notify-of-message.ts';

/** An address gets one copy in so long: anybody may write any address into the form. */
const pauseMs = hours(24);

/** Queues a copy for the visitor, where that is wished. */
export async function copyToVisitor(
  db: Queries,
  { config, clock }: { config: Config; clock: Clock },
  { id, email, subject, message }: NewMessage,
): Promise<void> {
  if (!config.messages.sendsCopy) return;
  const last = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'copy')
    .where('recipient', '=', email)
    .where('created_at', '>', toIso(clock.nowMs() - pauseMs))
    .executeTakeFirst();
  if (last !== undefined) return;
  await queueMail(
    db,
    { config, clock },
    {
      kind: 'copy',
      to: email,
      subject: `We received your message: ${subject}`,
      message: id,
      content: {
        heading: 'Thank you for your message',
        paragraphs: [`${studioName(config)} received this from you and will get back to you.`],
        quote: message,
        note: 'If you did not write this, somebody entered your address in our contact form. You need not do anything.',
      },
    },
  );
}
