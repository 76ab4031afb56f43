import type { Call } from 'content-api/contract';
import type { z } from 'zod';
import { apiFailure, parseAnswer } from './api-failure.ts';
import type { ApiFailure } from './api-failure.ts';
import { seconds } from './durations.ts';
import { refusedFailure } from './refused-failure.ts';

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
    throw unanswered(cause);
  });
  const given: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer) return parseAnswer(answer, given);
  throw refusedFailure(response.status, given);
}

function unanswered(cause: unknown): ApiFailure {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return apiFailure(isTimeout ? 'timeout' : 'network', { cause });
}
