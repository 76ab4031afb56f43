import { z } from 'zod';

/** What a delete and the contact form answer. */
export const outcomeSchema = z.object({ success: z.literal(true), message: z.string() });

/** See `outcomeSchema`. */
export type Outcome = z.infer<typeof outcomeSchema>;
