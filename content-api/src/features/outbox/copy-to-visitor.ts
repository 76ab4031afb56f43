import type { Queries } from '../../db/database.ts';
import { toIso } from '../../lib/clock.ts';
import { hours } from '../../lib/durations.ts';
import type { SiteTexts } from '../../site-texts/index.ts';
import { queueMail } from './queue-mail.ts';
import type { MailContext } from './queue-mail.ts';
import { readMail } from './stored-mail.ts';
import { studioName } from './studio-name.ts';
import type { NewMessage } from './notify-of-message.ts';

/** An address gets one copy in so long: anybody may write any address into the form. */
const pauseMs = hours(24);

/** Queues a copy for the visitor, in the language of the form, where that is wished. */
export async function copyToVisitor(
  db: Queries,
  context: MailContext,
  { id, email, subject, message }: NewMessage,
  { language, text }: SiteTexts,
): Promise<void> {
  const { config, clock } = context;
  const mail = await readMail(db, context);
  if (!config.messages.sendsCopy || mail === undefined) return;
  const last = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'copy')
    .where('recipient', '=', email)
    .where('created_at', '>', toIso(clock.nowMs() - pauseMs))
    .executeTakeFirst();
  if (last !== undefined) return;
  await queueMail(db, context, {
    kind: 'copy',
    to: email,
    subject: text('form.copySubject', { subject }),
    message: id,
    content: {
      language,
      heading: text('form.copyHeading'),
      paragraphs: [text('form.copyText', { name: studioName(mail, config.siteUrl) })],
      quote: message,
      note: text('form.copyNote'),
    },
  });
}
