import { z } from 'zod';

/** Answer of a delete and of the contact form. */
export const outcomeSchema = z.object({ success: z.literal(true), message: z.string() });

/** See `outcomeSchema`. */
export type Outcome = z.infer<typeof outcomeSchema>;
