import { z } from 'zod';
import { isError } from '../../lib/is-error.ts';
import type { Failure } from './note-outcome.ts';

const reasonMax = 300;
const refusedSchema = z.object({ command: z.literal('RCPT TO'), responseCode: z.number().min(500) });

/** Why an attempt failed, in one line. An address that the mail server refuses for good is not tried again. */
export function failureOf(error: unknown): Failure {
  const message = isError(error) ? error.message : String(error);
  return {
    reason: message.replaceAll(/\s+/g, ' ').slice(0, reasonMax) || 'Unknown reason',
    isFinal: refusedSchema.safeParse(error).success,
  };
}
