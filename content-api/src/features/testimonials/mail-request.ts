import type { Queries } from '../../db/database.ts';
import type { SiteTexts } from '../../site-texts/index.ts';
import { notifiedAddresses } from '../outbox/notified-addresses.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import type { MailContext } from '../outbox/queue-mail.ts';
import { readMail } from '../outbox/stored-mail.ts';

interface Asked {
  id: string;
  url: string;
  email: string;
  /** Of the client. */
  name: string;
  /** Of the project. */
  title: string;
  texts: SiteTexts;
  studio: string;
}

/** Queues the mail that asks a client, in the language of the site. False without a mail server. */
export function mailRequest(
  trx: Queries,
  context: MailContext,
  { id, url, email, name, title, texts, studio }: Asked,
): Promise<boolean> {
  const { text, language } = texts;
  return queueMail(trx, context, {
    kind: 'testimonial',
    to: email,
    key: id,
    subject: text('ask.mailSubject', { title }),
    content: {
      language,
      heading: text('ask.title', { title }),
      paragraphs: [text('ask.mailText', { name, studio, title })],
      button: { label: text('ask.mailButton'), url },
      note: text('ask.mailNote'),
    },
  });
}

interface Sent {
  /** Of the testimonial. */
  id: string;
  name: string;
  title: string;
  quote: string;
}

/** Queues the mails that tell the studio what a client has written. */
export async function mailWritten(
  trx: Queries,
  context: MailContext,
  { id, name, title, quote }: Sent,
): Promise<void> {
  for (const to of await notifiedAddresses(trx, await readMail(trx, context))) {
    await queueMail(trx, context, {
      kind: 'testimonial',
      to,
      key: `${id}.${to}`,
      subject: `${name} wrote about ${title}`,
      content: {
        heading: `${name} wrote about ${title}`,
        paragraphs: ['It is a draft: nobody else reads it until you publish it.'],
        quote,
        button: {
          label: 'Open the testimonial',
          url: `${context.config.siteUrl.origin}/admin/testimonials?edit=${id}`,
        },
      },
    });
  }
}
