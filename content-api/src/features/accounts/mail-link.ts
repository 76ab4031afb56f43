import type { Queries } from '../../db/database.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import type { MailContext } from '../outbox/queue-mail.ts';

interface Link {
  id: string;
  url: string;
  email: string;
}

/** Queues the mail that invites somebody. False without a mail server. */
export function mailInvitation(
  trx: Queries,
  context: MailContext,
  { id, url, email, by }: Link & { by: string },
): Promise<boolean> {
  return queueMail(trx, context, {
    kind: 'invitation',
    to: email,
    key: id,
    subject: 'Your invitation to the studio',
    content: {
      heading: 'You are invited',
      paragraphs: [`${by} invites you to the console of the studio. Choose a name and a password to begin.`],
      button: { label: 'Accept the invitation', url },
      note: 'The link works once, for 7 days. If you did not expect it, you need not do anything.',
    },
  });
}

/** Queues the mail with a link that sets a new password. False without a mail server. */
export function mailResetLink(
  trx: Queries,
  context: MailContext,
  { id, url, email }: Link,
): Promise<boolean> {
  return queueMail(trx, context, {
    kind: 'reset',
    to: email,
    key: id,
    subject: 'Set a new password',
    content: {
      heading: 'Set a new password',
      paragraphs: ['Somebody asked for a new password of your account.'],
      button: { label: 'Set a new password', url },
      note: 'The link works once, for an hour. If it was not you, ignore this mail: your password stays as it is.',
    },
  });
}
