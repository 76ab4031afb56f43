import type { z } from 'zod';
import { readSiteTexts } from '../../core/records/read-site-texts.ts';
import { textOf } from '../../core/records/read-values.ts';
import { cleanLine, cleanText } from '../../contract/clean-text.ts';
import { emailSchema } from '../../contract/email.ts';
import { limits } from '../../contract/limits.ts';
import type { pitchQuestionInputSchema } from '../../contract/pitch.ts';
import { toIso } from '../../lib/clock.ts';
import { invalid } from '../../lib/fault.ts';
import type { SiteTexts } from '../../site-texts/index.ts';
import { consumeMessage } from '../contact/consume-message.ts';
import { insertMessage } from '../contact/repository.ts';
import { copyToVisitor } from '../outbox/copy-to-visitor.ts';
import { notifyOfMessage } from '../outbox/notify-of-message.ts';
import type { OutboxContext } from '../outbox/outbox.ts';
import { openLink } from './pitch-links.ts';

type Input = z.infer<typeof pitchQuestionInputSchema>;

/**
 * Puts a question of a client into the inbox, with its mails, in one transaction: it is answered like any message.
 *
 * @throws Fault 404 for a link that opens nothing, 400 with the fields, 429 as for the contact form
 */
export async function askAboutPitch(
  context: OutboxContext,
  { token, address }: { token: string; address: string },
  input: Input,
): Promise<void> {
  const { database, clock, config } = context;
  const question = {
    place: cleanLine(input.place),
    name: cleanLine(input.name),
    email: emailSchema.safeParse(input.email).data ?? '',
    message: cleanText(input.message).trim(),
  };
  const { shown } = await openLink(database.queries, context, token);
  const texts = await readSiteTexts(database.queries);
  const faults = faultsOf(question, input.email.trim() === '', texts);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const nowMs = clock.nowMs();
  await database.withoutSync((db) => consumeMessage(db, config.limits, address, nowMs));
  const title = textOf(shown.data.title);
  const subject = [title, question.place].filter(Boolean).join(': ').slice(0, limits.title);
  const { name, email, message } = question;
  const stored = { name, email, subject, message };
  await database.queries.transaction().execute(async (trx) => {
    const id = await insertMessage(trx, stored, { spamReason: '', now: toIso(nowMs) });
    await notifyOfMessage(trx, context, { id, ...stored, through: `at the pitch “${title}”` });
    await copyToVisitor(trx, context, { id, ...stored }, texts);
  });
}

function faultsOf(
  { name, email, message }: Input,
  hasNoEmail: boolean,
  { text }: SiteTexts,
): Record<string, string> {
  return {
    ...(name === '' && { name: text('form.needsName') }),
    ...(name.length > limits.name && { name: text('form.tooLong', { max: limits.name }) }),
    ...(email === '' && { email: text(hasNoEmail ? 'form.needsEmail' : 'form.noEmail') }),
    ...(message === '' && { message: text('form.needsMessage') }),
    ...(message.length > limits.message && { message: text('form.tooLong', { max: limits.message }) }),
  };
}
