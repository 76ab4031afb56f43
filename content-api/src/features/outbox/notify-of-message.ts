import type { Queries } from '../../db/database.ts';
import { toIso } from '../../lib/clock.ts';
import { notifiedAddresses } from './notified-addresses.ts';
import { queueDelivery, queueMail } from './queue-mail.ts';
import type { MailContext } from './queue-mail.ts';
import { readMail } from './stored-mail.ts';

/** A message that has just been stored. */
export interface NewMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Where it was written. @default the contact form */
  through?: string;
}

/** Queues the notification of a message, in the transaction that stores it. */
export async function notifyOfMessage(
  db: Queries,
  context: MailContext,
  { id, name, email, subject, message, through = 'through the contact form' }: NewMessage,
): Promise<void> {
  const { config, clock } = context;
  for (const to of await notifiedAddresses(db, await readMail(db, context))) {
    await queueMail(db, context, {
      kind: 'enquiry',
      to,
      subject: `New message: ${subject}`,
      replyTo: email,
      message: id,
      content: {
        heading: subject,
        paragraphs: [`${name} wrote to you ${through}.`],
        facts: [
          { label: 'Name', value: name },
          { label: 'Email', value: email },
        ],
        quote: message,
        button: { label: 'Open the message', url: `${config.siteUrl.origin}/admin/messages?open=${id}` },
        note: 'Answering this mail writes to the visitor.',
      },
    });
  }
  if (config.webhook === undefined) return;
  const body = {
    type: 'message.created',
    at: toIso(clock.nowMs()),
    message: { _id: id, name, email, subject, message },
  };
  await queueDelivery(db, clock, {
    kind: 'enquiry',
    channel: 'webhook',
    recipient: '',
    subject: 'message.created',
    message: id,
    content: { json: JSON.stringify(body) },
    messageId: id,
  });
}
