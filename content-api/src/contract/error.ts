import { z } from 'zod';

/** Every answer that is not a success (ruling 20). */
export const apiErrorSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** On 409 of a stale write: the record as it is now. */
  current: z.unknown().optional(),
});

/** `fields` maps the path of each faulty field (`founders.0.name`) to its message. */
export type ApiError = z.infer<typeof apiErrorSchema>;
