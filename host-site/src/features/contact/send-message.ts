import { readRecord, readText } from '../../lib/decode.ts';
import type { ContactOutcome } from '../../lib/contact-outcome.ts';
import type { ContactTexts } from './contact-texts.ts';

const timeoutMs = 30_000;

/**
 * Posts the form as JSON to the form service. Every outcome is returned, none thrown; the texts are specified.
 *
 * @param values what was typed, with the service's own fields
 */
export async function sendMessage(
  url: string,
  values: Record<string, string | number>,
  texts: ContactTexts,
): Promise<ContactOutcome> {
  const failed = (message: string, fields: Record<string, string> = {}): ContactOutcome => ({
    success: false,
    message,
    fields,
    values: {},
  });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await response.json().then(readRecord, () => readRecord({}));
    if (response.ok && answer.success === true)
      return { success: true, message: texts['form.sent'], fields: {}, values: {} };
    return failed(readText(answer.message) || texts['trouble.failed'], fieldsOf(answer.fields));
  } catch {
    return failed(texts['trouble.network']);
  }
}

function fieldsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
