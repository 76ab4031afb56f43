import { z } from 'zod';
import { instant } from './instant.ts';
import { recordKeySchema } from './preview.ts';
import { idSchema } from './primitives.ts';

const recordsMax = 1_000;

/** Input of `POST /api/records/bring-back`; without `records` it concerns the whole site. */
export const bringBackInputSchema = z.strictObject({
  at: instant('Time'),
  records: z
    .array(recordKeySchema, 'Records must be a list')
    .min(1, 'Name a record')
    .max(recordsMax, `Records: at most ${recordsMax}`)
    .optional(),
});

/** Answer of bringing back and of undoing it: the number of changed records, and the id that undoes the change. */
export const broughtBackSchema = z.object({ changed: z.int(), undo: idSchema });

/** Query of `GET /api/differences`. */
export const differencesQuerySchema = z.strictObject({ at: instant('Time') });

/** Records of which the public saw, or will see, something else at a moment than now. */
export const differencesSchema = z.object({
  items: z.array(
    z.object({
      kind: z.string(),
      /** The further language that it is in. */
      language: z.string().optional(),
      _id: idSchema,
      /** The title at that moment, else the present one. */
      title: z.string(),
      /** Seen from that moment: `only-then` is not public now, `only-now` was not public then. */
      difference: z.enum(['changed', 'only-then', 'only-now']),
      /** Names of the fields that differ, for `changed`. */
      fields: z.array(z.string()),
    }),
  ),
});

/** See `differencesSchema`. */
export type Differences = z.infer<typeof differencesSchema>;
/** See `bringBackInputSchema`. */
export type BringBackInput = z.input<typeof bringBackInputSchema>;
/** See `broughtBackSchema`. */
export type BroughtBack = z.infer<typeof broughtBackSchema>;
