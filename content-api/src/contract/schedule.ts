import { z } from 'zod';
import { instant } from './instant.ts';
import { idSchema, timestampSchema } from './primitives.ts';

/** Query of `GET /api/schedule`: the moments from one instant on and before another. */
export const scheduleQuerySchema = z.strictObject({
  from: instant('From').optional(),
  to: instant('To').optional(),
});

/** Moments at which records change by themselves, the earliest first; at most 1,000. */
export const scheduleSchema = z.object({
  items: z.array(
    z.object({
      /** Id of the publication. */
      _id: idSchema,
      kind: z.string(),
      /** The further language that it is in. */
      language: z.string().optional(),
      record: idSchema,
      title: z.string(),
      at: timestampSchema,
      /** `live`: a state goes live then. `down`: the record is taken down. */
      change: z.enum(['live', 'down']),
      /** It has happened. */
      isDone: z.boolean(),
    }),
  ),
});

/** See `scheduleQuerySchema`. */
export type ScheduleQuery = z.output<typeof scheduleQuerySchema>;
/** See `scheduleSchema`. */
export type Schedule = z.infer<typeof scheduleSchema>;
