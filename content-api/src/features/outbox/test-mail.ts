import { setTimeout } from 'node:timers/promises';
import type { Context } from '../../core/context.ts';
import type { MailTest } from '../../contract/mail.ts';
import { seconds } from '../../lib/durations.ts';
import { newId } from '../../lib/new-id.ts';
import { createMailSender } from './mail-sender.ts';
import { mailFailure } from './mail-failure.ts';
import { readMailColors } from './read-mail-colors.ts';
import { renderMail } from './render-mail.ts';
import { readMail } from './stored-mail.ts';
import { studioName } from './studio-name.ts';

/** The site waits 25 s for an answer of the API. */
const deadlineMs = seconds(20);

async function deadline(): Promise<never> {
  await setTimeout(deadlineMs, undefined, { ref: false });
  throw new Error('timed out');
}

/** Sends a mail at once, past the queue, and says what became of it. */
export async function testMail(context: Context, to: string): Promise<MailTest> {
  const { database, config } = context;
  const db = database.queries;
  const mail = await readMail(db, context);
  if (mail === undefined) return { isSent: false, message: 'No mail server is set up.' };
  const name = studioName(mail, config.siteUrl);
  const content = {
    heading: 'Mail works',
    paragraphs: [`${name} sent this to try its mail server. You need not do anything.`],
  };
  try {
    const sending = createMailSender(() => Promise.resolve(mail)).send({
      id: '',
      recipient: to,
      subject: 'Mail works',
      messageId: `<${newId()}.test@${config.siteUrl.hostname}>`,
      content: renderMail(content, { name, colors: await readMailColors(db) }),
    });
    await Promise.race([sending, deadline()]);
    return { isSent: true, message: `The mail server took a mail to ${to}. Look whether it arrives.` };
  } catch (error) {
    return { isSent: false, message: mailFailure(error, new URL(mail.url)) };
  }
}
