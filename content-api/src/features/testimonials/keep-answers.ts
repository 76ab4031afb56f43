import { cleanLine, cleanText } from '../../contract/clean-text.ts';
import { limits } from '../../contract/limits.ts';
import { questions } from '../../contract/testimonial-request.ts';
import { writeJson } from '../../db/json.ts';
import type { MediaContext } from '../media/media-services.ts';
import { dropPortrait } from './portrait.ts';
import type { Portrait } from './portrait.ts';
import { answersOf, requireRequest } from './requests.ts';
import type { Answers } from './requests.ts';

/** What is kept, and files of a former portrait; no answers once they were sent. */
interface Kept {
  answers?: Answers;
  files: string[];
}

/** Keeps what was typed, whether it can be sent or not. What the form does not name stays. */
export function keepAnswers(
  { database }: Pick<MediaContext, 'database'>,
  id: string,
  values: ReadonlyMap<string, string>,
  portrait: Portrait | undefined,
): Promise<Kept> {
  return database.queries.transaction().execute(async (trx) => {
    const row = await requireRequest(trx, id);
    // Sent from another window meanwhile.
    if (row.sent_at !== null) return { files: portrait ? await dropPortrait(trx, portrait) : [] };
    const before = answersOf(row);
    const removes = values.get('remove') === 'yes';
    const picture = portrait ?? (removes ? { face: '', media: '' } : undefined);
    const files = picture === undefined ? [] : await dropPortrait(trx, before);
    const answers = { ...before, ...typedIn(values), ...picture };
    await trx
      .updateTable('testimonial_requests')
      .set({ answers: writeJson(answers) })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .execute();
    return { answers, files };
  });
}

function typedIn(values: ReadonlyMap<string, string>): Partial<Answers> {
  const texts = questions.flatMap((name) => {
    const text = values.get(name);
    return text === undefined ? [] : [[name, cleanText(text).slice(0, limits.message)]];
  });
  const lines = (['name', 'role'] as const).flatMap((name) => {
    const text = values.get(name);
    return text === undefined ? [] : [[name, cleanLine(text).slice(0, limits.shortText)]];
  });
  // A box that is not ticked is not sent.
  const agreed = texts.length > 0 && { agreed: values.get('consent') === 'yes' };
  return { ...(Object.fromEntries([...texts, ...lines]) as Partial<Answers>), ...agreed };
}
