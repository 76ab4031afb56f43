import { limits } from '../../contract/limits.ts';
import { fault } from '../../lib/fault.ts';
import type { Fault } from '../../lib/fault.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { textOf } from '../../core/records/read-values.ts';
import type { PlainKey, SiteTexts } from '../../site-texts/index.ts';

/** Longest texts of the form's fields, and what the page says of an empty one. */
const fields: Readonly<Record<string, { max: number; missing: PlainKey }>> = {
  name: { max: limits.name, missing: 'form.needsName' },
  email: { max: limits.email, missing: 'form.needsEmail' },
  subject: { max: limits.title, missing: 'form.needsSubject' },
  message: { max: limits.message, missing: 'form.needsMessage' },
};

/**
 * A refusal of the contact form as a visitor of the site reads it. In English it stays as it is.
 *
 * @param sent the body of the request
 */
export function refusalIn(texts: SiteTexts, refusal: Fault, sent: unknown): Fault {
  if (texts.language.split('-')[0] === 'en') return refusal;
  const { status, code, headers } = refusal;
  const named = Object.keys(refusal.fields ?? {}).map(
    (name) => [name, faultOf(texts, name, isValues(sent) ? textOf(sent[name]) : '')] as const,
  );
  const known = texts.inLanguage(refusal.message);
  const message = named[0]?.[1] ?? (known === refusal.message ? texts.text('trouble.failed') : known);
  return fault({
    status,
    code,
    message,
    ...(named.length > 0 && { fields: Object.fromEntries(named) }),
    ...(headers && { headers }),
  });
}

function faultOf({ text }: SiteTexts, name: string, value: string): string {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined) return text('trouble.failed');
  if (value.trim() === '') return text(field.missing);
  if (value.length > field.max) return text('form.tooLong', { max: field.max });
  return text(name === 'email' ? 'form.noEmail' : field.missing);
}
