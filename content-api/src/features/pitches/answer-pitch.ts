import type { z } from 'zod';
import type { Actor } from '../../core/audit/audit.ts';
import { pinRevision } from '../../core/records/pin-revision.ts';
import { readSiteTexts } from '../../core/records/read-site-texts.ts';
import { textOf } from '../../core/records/read-values.ts';
import { writeContent } from '../../core/records/write.ts';
import { cleanLine } from '../../contract/clean-text.ts';
import { pitch } from '../../contract/kinds/pitch.ts';
import { limits } from '../../contract/limits.ts';
import type { PitchAnswer, pitchAnswerInputSchema } from '../../contract/pitch.ts';
import { toIso } from '../../lib/clock.ts';
import { fault, invalid } from '../../lib/fault.ts';
import type { SiteTexts } from '../../site-texts/index.ts';
import type { OutboxContext } from '../outbox/outbox.ts';
import { studioDay } from '../visits/studio-day.ts';
import { isOver } from './client-view.ts';
import { mailAnswer } from './mail-pitch.ts';
import { findAnswer, insertAnswer } from './pitch-answers.ts';
import { openLink } from './pitch-links.ts';
import { priceOf } from './price-of.ts';

type Input = z.infer<typeof pitchAnswerInputSchema>;

/**
 * Keeps the answer of a client to the revision that the client saw, with its mails, in one write. What was answered
 * before stays: then nothing happens.
 *
 * @throws Fault 404 for a link that opens nothing, 400 with the fields, 409 when another revision is shown by now, or
 * the last day is over
 */
export async function answerPitch(
  context: OutboxContext,
  actor: Actor,
  token: string,
  input: Input,
): Promise<void> {
  const name = cleanLine(input.name);
  const today = await studioDay(context);
  await writeContent(context, actor, async (trx) => {
    // Writers of content wait for each other: of two answers at once, the second meets the first.
    const { guest, row, shown } = await openLink(trx, context, token);
    const before = await findAnswer(trx, row.key);
    const nothing = { result: undefined, entry: [], changed: 'nothing' as const };
    if (before?.answer === 'accepted' || before?.revision === shown.id) return nothing;
    if (input.revision !== shown.id) throw conflict('STALE_WRITE', 'The pitch has changed');
    if (input.answer === 'accepted' && isOver(shown.data.validUntil, today))
      throw conflict('CONFLICT', 'The pitch has expired');
    const texts = await readSiteTexts(trx);
    const faults = faultsOf(input, name, texts);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const given: PitchAnswer = {
      answer: input.answer,
      name: name.slice(0, limits.name),
      at: toIso(context.clock.nowMs()),
      revision: shown.id,
      title: textOf(shown.data.title),
      client: textOf(shown.data.client),
      price: priceOf(shown.data, input.options),
    };
    await pinRevision(trx, shown.id);
    await insertAnswer(trx, { record: row.key, guest: guest.id, given });
    await mailAnswer(trx, context, { id: row.id, email: guest.email, given, texts });
    const detail = { revision: shown.id, guest: guest.id };
    const entry = { action: actions[input.answer], entity: pitch.name, entityId: row.id, detail };
    return { ...nothing, entry };
  });
}

const actions = { accepted: 'accept', declined: 'decline' } as const;

function faultsOf({ answer, isConfirmed }: Input, name: string, { text }: SiteTexts): Record<string, string> {
  if (answer === 'declined') return {};
  return {
    ...(name === '' && { name: text('form.needsName') }),
    ...(name.length > limits.name && { name: text('form.tooLong', { max: limits.name }) }),
    ...(!isConfirmed && { confirmed: text('pitch.needsConfirm') }),
  };
}

function conflict(code: 'STALE_WRITE' | 'CONFLICT', message: string) {
  return fault({ status: 409, code, message });
}
