import { moneyIn } from '../../contract/money-in.ts';
import type { PitchAnswer, Price } from '../../contract/pitch.ts';
import type { Queries } from '../../db/database.ts';
import type { SiteTexts } from '../../site-texts/index.ts';
import { notifiedAddresses } from '../outbox/notified-addresses.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import type { MailContext } from '../outbox/queue-mail.ts';
import { readMail } from '../outbox/stored-mail.ts';

interface Sent {
  /** Of the link. */
  id: string;
  url: string;
  email: string;
  /** Of the client. */
  name: string;
  title: string;
  texts: SiteTexts;
  studio: string;
}

/** Queues the mail with a link, in the language of the site. False without a mail server. */
export function mailLink(
  trx: Queries,
  context: MailContext,
  { id, url, email, name, title, texts: { text, language }, studio }: Sent,
): Promise<boolean> {
  return queueMail(trx, context, {
    kind: 'pitch',
    to: email,
    key: id,
    subject: title,
    content: {
      language,
      heading: title,
      paragraphs: [text('pitch.mailText', { name, studio })],
      button: { label: text('pitch.mailButton'), url },
    },
  });
}

interface Answered {
  /** Of the pitch. */
  id: string;
  /** Of the client. */
  email: string | null;
  given: PitchAnswer;
  texts: SiteTexts;
}

/** Queues the mails about an answer: to the client, in the language of the site, and to the studio. */
export async function mailAnswer(
  trx: Queries,
  context: MailContext,
  { id, email, given, texts }: Answered,
): Promise<void> {
  const { text, language } = texts;
  const { answer, revision, title, client, name, price, at } = given;
  const isAccepted = answer === 'accepted';
  const key = `${id}.${revision}`;
  const states = { name: name || client, date: texts.date(at) };
  const heading = text(isAccepted ? 'pitch.accepted' : 'pitch.declined', states);
  if (email !== null)
    await queueMail(trx, context, {
      kind: 'pitch-answer',
      to: email,
      key: `${key}.client`,
      subject: `${title}: ${heading}`,
      content: {
        language,
        heading: title,
        paragraphs: [heading],
        ...(isAccepted && { facts: factsOf(price, texts) }),
      },
    });
  const words = `${client} ${answer} “${title}”`;
  for (const to of await notifiedAddresses(trx, await readMail(trx, context)))
    await queueMail(trx, context, {
      kind: 'pitch-answer',
      to,
      key: `${key}.${to}`,
      subject: words,
      content: {
        heading: words,
        paragraphs: name === '' ? [] : [`In the name of ${name}.`],
        ...(isAccepted && { facts: factsOf(price, texts) }),
        button: { label: 'Open the pitch', url: `${context.config.siteUrl.origin}/admin/pitches?edit=${id}` },
      },
    });
}

/** What was accepted, in the numbers of the site's language. */
function factsOf({ lines, net, tax, total, taxPercent, currency }: Price, { text, language }: SiteTexts) {
  const money = moneyIn(language, currency);
  return [
    ...lines.flatMap((line) => (line.isChosen ? [{ label: line.text, value: money(line.amount) }] : [])),
    ...(taxPercent === ''
      ? []
      : [
          { label: text('pitch.net'), value: money(net) },
          { label: text('pitch.tax', { percent: taxPercent }), value: money(tax) },
        ]),
    { label: text('pitch.total'), value: money(total) },
  ];
}
