import type { z } from 'zod';
import type { contactInputSchema } from '../../contract/message.ts';
import { seconds } from '../../lib/durations.ts';

const fastestPersonMs = seconds(2);

/** Why a message is filed as spam; empty for one that looks right. No fill time at all is accepted. */
export function spamReason(
  { botcheck, fillTimeMs }: z.output<typeof contactInputSchema>,
  isExpected: boolean,
): string {
  if (botcheck !== undefined && botcheck !== '' && botcheck !== false && botcheck !== 'false')
    return 'A field that people cannot see was filled in';
  if (fillTimeMs !== undefined && fillTimeMs !== '' && Number(fillTimeMs) < fastestPersonMs)
    return 'The form was filled in faster than a person can';
  return isExpected ? '' : 'Far more messages than usual arrived in that hour';
}
