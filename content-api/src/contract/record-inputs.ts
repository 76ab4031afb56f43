import { z } from 'zod';
import { instant } from './instant.ts';
import type { Values } from './kinds/values.ts';
import { limits } from './limits.ts';
import { languageQuery } from './paging.ts';
import { idSchema } from './primitives.ts';
import { dataSchema } from './record-view.ts';
import { optionalSlug } from './slug.ts';
import { longText } from './text.ts';

const plan = {
  from: instant('From').optional(),
  until: instant('Until').nullable().optional(),
};

const note = longText({ label: 'Note', max: limits.shortText }).optional();

/** `true` is a plan without moments: from now on. */
const publish = z.preprocess((sent) => (sent === true ? {} : sent), z.strictObject(plan).optional());

/**
 * Input of `POST /api/records/{kind}`. States with `autosave` that one person saves within a sitting are kept as one
 * revision.
 */
export const newRecordSchema = z.strictObject({
  data: dataSchema,
  publish,
  note,
  autosave: z.boolean('Autosave must be true or false').optional(),
});

/** Input of `POST /api/records/{kind}/excerpt`: those values that the text is made from. */
export const excerptInputSchema = z.strictObject({ data: dataSchema });

/** Empty for kinds whose cards have none. */
export const excerptSchema = z.object({ excerpt: z.string() });

/** Input of `PUT /api/records/{kind}/{id}`: the whole data. `version` is that of the record it was based on. */
export const savedRecordSchema = newRecordSchema.extend({ version: idSchema.optional() });

/** Input of `PATCH /api/records/{kind}/{id}`; `position` counts from 1. */
export const recordPatchSchema = z.strictObject({
  featured: z.boolean('Featured must be true or false').optional(),
  slug: optionalSlug('Slug').optional(),
  position: z.int('Position must be a whole number').min(1, 'Position must be 1 or more').optional(),
});

/**
 * Input of publishing; without `revision` it is the draft. A `from` that is past means now. `until` takes the record
 * away then; left out, an end that was set before stays; null removes it.
 */
export const publishInputSchema = z.strictObject({ revision: idSchema.optional(), ...plan });

/**
 * Input of restoring. A `revision` becomes a new draft, with `publish` a public one. Without it the record leaves the
 * trash as a draft, with `live` as public as it was.
 */
export const restoreInputSchema = z.strictObject({
  revision: idSchema.optional(),
  publish: z.literal(true, 'Publish must be true').optional(),
  live: z.boolean('Live must be true or false').optional(),
});

/** Query of a delete: without `for-good` into the trash. */
export const deleteQuerySchema = z.strictObject({
  ...languageQuery,
  'for-good': z.literal('true', 'for-good must be true').optional(),
});

/** Input of `PUT /api/records/{kind}/order`: these come first, the others follow as before. None: no order by hand. */
export const orderInputSchema = z.strictObject({
  ids: z.array(idSchema, 'Ids must be a list').max(limits.orderedIds),
  /** Records in the order in which the caller has seen them; 409 if they stand in another one now. */
  seen: z.array(idSchema, 'Seen must be a list').max(limits.orderedIds).optional(),
});

/** When a revision is public: absent moments are now, and for good. */
export interface PublishPlan {
  from?: string;
  until?: string | null;
}
/** See `newRecordSchema`. */
export interface NewRecord {
  data: Values;
  publish?: true | PublishPlan;
  note?: string;
  autosave?: boolean;
}
/** See `savedRecordSchema`. */
export interface SavedRecord extends NewRecord {
  version?: string;
}
/** See `recordPatchSchema`. */
export type RecordPatch = z.input<typeof recordPatchSchema>;
/** See `publishInputSchema`. */
export type PublishInput = z.input<typeof publishInputSchema>;
/** See `restoreInputSchema`. */
export type RestoreInput = z.input<typeof restoreInputSchema>;
