import { record, text } from '../../lib/decode.ts';
import type { ContactOutcome } from '../../lib/contact-outcome.ts';

const timeoutMs = 30_000;
const successText = 'Your message has been sent successfully! We will get back to you soon.';
const failedText = 'Something went wrong. Please try again.';
const networkText = 'Network error. Please check your connection and try again.';

/**
 * Posts the form as JSON to the form service. Every outcome is returned, none thrown; the texts are specified.
 *
 * @param values what was typed, with the service's own fields
 */
export async function sendMessage(
  url: string,
  values: Record<string, string | number>,
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
    const answer = await response.json().then(record, () => record({}));
    if (response.ok && answer.success === true)
      return { success: true, message: successText, fields: {}, values: {} };
    return failed(text(answer.message) || failedText, fieldsOf(answer.fields));
  } catch {
    return failed(networkText);
  }
}

function fieldsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
