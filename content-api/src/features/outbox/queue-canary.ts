import { toIso } from '../../lib/clock.ts';
import type { OutboxContext } from './outbox.ts';
import { notifiedAddresses } from './notified-addresses.ts';
import { queueDelivery, queueMail } from './queue-mail.ts';
import { readMail } from './stored-mail.ts';

export const canaryKind = 'canary';

/**
 * Sends a message a day the way that enquiries go, so that a way that broke is noticed before a visitor's message is
 * lost on it. Of several processes, and of several calls on a day, one queues it.
 */
export async function queueCanary(context: OutboxContext): Promise<void> {
  const { database, config, clock, outbox } = context;
  const at = toIso(clock.nowMs());
  const day = at.slice(0, 10);
  const db = database.queries;
  const known = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', canaryKind)
    .where('created_at', '>=', day)
    .executeTakeFirst();
  if (known !== undefined) return;
  const [to] = await notifiedAddresses(db, await readMail(db, context));
  if (to !== undefined) {
    await queueMail(db, context, {
      kind: canaryKind,
      to,
      subject: 'Daily check: messages reach you',
      key: day,
      content: {
        heading: 'Messages reach you',
        paragraphs: [
          'This is the daily check of the way that messages of the contact form take. You need not do anything.',
          'The dashboard turns red on a day on which it does not arrive.',
        ],
      },
    });
  }
  if (config.webhook !== undefined) {
    await queueDelivery(db, clock, {
      kind: canaryKind,
      channel: 'webhook',
      recipient: '',
      subject: canaryKind,
      content: { json: JSON.stringify({ type: canaryKind, at }) },
      messageId: `canary-${day}`,
    });
  }
  outbox.wake();
}
