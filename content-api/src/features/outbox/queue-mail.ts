import type { Context } from '../../core/context.ts';
import type { Queries } from '../../db/database.ts';
import { writeJson } from '../../db/json.ts';
import { toIso } from '../../lib/clock.ts';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/new-id.ts';
import type { Channel, MailBody } from './delivery.ts';
import { readMailColors } from './read-mail-colors.ts';
import { renderMail } from './render-mail.ts';
import type { MailContent } from './render-mail.ts';
import { readMail } from './stored-mail.ts';
import { studioName } from './studio-name.ts';

/** What mails are made and sent with. */
export type MailContext = Pick<Context, 'config' | 'clock' | 'siteSecret'>;

/** A mail to one address. */
export interface Mail {
  /** For the ledger: `invitation`, `reply`. */
  kind: string;
  to: string;
  /** One line. */
  subject: string;
  content: MailContent;
  replyTo?: string;
  /** Id of the message that it is about. */
  message?: string;
  /** There is one mail of each key, however often it is queued. */
  key?: string;
}

/**
 * Puts a mail into the queue; pass the transaction of its cause, and call `outbox.wake()` after it. Once a mail
 * is sent, the queue removes its text.
 *
 * @returns false when no mail server is set up: nothing is queued then
 */
export async function queueMail(
  db: Queries,
  context: MailContext,
  { kind, to, subject, content, replyTo, message, key }: Mail,
): Promise<boolean> {
  const mail = await readMail(db, context);
  if (mail === undefined) return false;
  const { config, clock } = context;
  const body: MailBody = {
    ...renderMail(content, { name: studioName(mail, config.siteUrl), colors: await readMailColors(db) }),
    ...(replyTo !== undefined && { replyTo }),
  };
  await queueDelivery(db, clock, {
    kind,
    channel: 'mail',
    recipient: to,
    subject,
    message,
    content: body,
    messageId: `<${key ?? newId()}.${kind}@${config.siteUrl.hostname}>`,
  });
  return true;
}

interface Queued {
  kind: string;
  channel: Channel;
  recipient: string;
  subject: string;
  message?: string;
  content: object;
  messageId: string;
  /** Not sent until somebody changes its state to `queued`. */
  isHeld?: boolean;
}

export async function queueDelivery(db: Queries, clock: Clock, queued: Queued): Promise<void> {
  const at = toIso(clock.nowMs());
  await db
    .insertInto('outbox')
    .values({
      id: newId(),
      message: queued.message ?? null,
      kind: queued.kind,
      channel: queued.channel,
      recipient: queued.recipient,
      subject: queued.subject,
      content: writeJson(queued.content),
      message_id: queued.messageId,
      state: queued.isHeld === true ? 'held' : 'queued',
      attempts: 0,
      next_at: at,
      claim: null,
      reason: '',
      created_at: at,
      tried_at: null,
      failed_at: null,
      accepted_at: null,
    })
    .onConflict((clash) => clash.column('message_id').doNothing())
    .execute();
}
