import { limits } from '../../contract/limits.ts';
import { answerMax, questions } from '../../contract/testimonial-request.ts';
import type { Fault } from '../../lib/fault.ts';
import type { SiteTexts } from '../../site-texts/index.ts';
import type { Answers } from './requests.ts';

/** What keeps a form from being sent, by the names of its fields, in the language of the page. */
export function formFaults(answers: Answers, { text }: SiteTexts): Record<string, string> {
  const longest = { name: limits.name, role: limits.name };
  const tooLong = [...questions, 'name' as const, 'role' as const].flatMap((name) => {
    const max = name in longest ? longest[name as keyof typeof longest] : answerMax;
    return answers[name].length > max ? [[name, text('form.tooLong', { max })]] : [];
  });
  const isEmpty = questions.every((name) => answers[name] === '');
  return Object.fromEntries([
    ...(isEmpty ? [['need', text('ask.needsWords')]] : []),
    ...tooLong,
    ...(answers.name === '' ? [['name', text('form.needsName')]] : []),
    ...(answers.agreed ? [] : [['consent', text('ask.needsConsent')]]),
  ]) as Record<string, string>;
}

/** Why a portrait was not taken, in the language of the page. */
export function portraitFault({ status }: Fault, { text }: SiteTexts): Record<string, string> {
  if (status >= 500) return { portrait: text('trouble.later') };
  return { portrait: text(status === 413 ? 'ask.portraitLarge' : 'ask.portraitType') };
}
