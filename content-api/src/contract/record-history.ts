import { z } from 'zod';
import { languageQuery, pageQuerySchema } from './paging.ts';
import { idSchema, timestampSchema } from './primitives.ts';
import { dataSchema } from './record-view.ts';

/** The same of one language. */
export const revisionsQuerySchema = pageQuerySchema.extend(languageQuery);

/** A revision in the history. `changed` names the fields that differ from what it was made from. */
export const revisionEntrySchema = z.object({
  _id: idSchema,
  at: timestampSchema,
  author: z.string(),
  note: z.string(),
  changed: z.array(z.string()),
  wasPublic: z.boolean(),
});

/** A page of the history, the newest first. */
export const revisionsSchema = z.object({
  items: z.array(revisionEntrySchema),
  total: z.int(),
  page: z.int(),
  size: z.int(),
});

/** One revision with its data, and the data that it was made from. */
export const revisionStateSchema = revisionEntrySchema.extend({
  data: dataSchema,
  before: dataSchema.nullable(),
});

/** See `revisionEntrySchema`. */
export type RevisionEntry = z.infer<typeof revisionEntrySchema>;
/** See `revisionsSchema`. */
export type Revisions = z.infer<typeof revisionsSchema>;
/** See `revisionStateSchema`. */
export type RevisionState = z.infer<typeof revisionStateSchema>;
