import type { Call } from 'content-api/contract';
import type { z } from 'zod';
import { apiFailure } from './api-failure.ts';
import { seconds } from './durations.ts';
import { isObject } from './is-object.ts';
import { parseAnswer } from './parse-answer.ts';

/**
 * Makes a call of the contract that needs nobody signed in, and sends no token.
 *
 * @throws ApiFailure
 */
export async function publicCall<B extends z.ZodType, A extends z.ZodType>(
  apiBase: string,
  { path, method, answer }: Call<z.ZodType, z.ZodType, B, A>,
  body: z.input<B>,
): Promise<z.output<A>> {
  const response = await fetch(`${apiBase}${path.replace(/^\/api/, '')}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(seconds(30)),
  }).catch((cause: unknown) => {
    throw apiFailure('network', { cause });
  });
  const given: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer) return parseAnswer(answer, given);
  const { message, fields } = isObject(given) ? given : {};
  throw apiFailure('refused', {
    status: response.status,
    ...(typeof message === 'string' && { serverMessage: message }),
    ...(isObject(fields) && { fields: textsOf(fields) }),
  });
}

function textsOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
