import { z } from 'zod';
import { mediaUseSchema } from './media.ts';

/** Every answer that is not a success. */
export const apiErrorSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** On 409 of a stale write: the record as it is now. */
  current: z.unknown().optional(),
  /** On 409 of deleting a file that is in use: where. */
  usedIn: z.array(mediaUseSchema).optional(),
  /** On 401 `second_factor_required`: the ticket of the second step, and what it can be answered with. */
  challenge: z.string().optional(),
  methods: z.array(z.enum(['totp', 'passkey', 'recovery'])).optional(),
});

/** `fields` maps the path of each faulty field (`founders.0.name`) to its message. */
export type ApiError = z.infer<typeof apiErrorSchema>;
