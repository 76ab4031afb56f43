import { z } from 'zod';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import { idSchema, timestampSchema } from './primitives.ts';

/** Header of a public read that is to be answered as a preview shows the content; its value is the preview's token. */
export const previewHeader = 'x-preview';

const longestMinutes = 10_080;

/** Name of a record across kinds: its kind and id, as in `/api/records/{kind}/{id}`; `post@de/65f0…` is its translation. */
export const recordKeySchema = z
  .string('Record must be text')
  .regex(
    /^[a-z][a-zA-Z]{0,39}(@[A-Za-z0-9-]{2,35})?\/[0-9a-f]{24}$/,
    'Record must be a kind and an id, like post/65f0…',
  );

/** A record as a form holds it. Anything of it may be missing; bounds are checked. */
const unsavedRecordSchema = z.strictObject({
  kind: z.string('Kind must be text').max(limits.name),
  /** Id of the record, which need not be stored yet. For a single, the name of its kind works too. */
  id: z.string('Id must be text').max(limits.name),
  /** The further language that the form is in. @default the first one */
  language: z.string().max(35).optional(),
  data: z.record(z.string(), z.unknown()),
  /** Names of the fields that were changed in the form; the others are as others left them. @default all */
  changed: z.array(z.string()).max(limits.pageSizeMax).optional(),
  /** The state that the form changes: a save makes it public. @default the draft if there is one */
  of: z.enum(['draft', 'live']).optional(),
});

const unsaved = z
  .array(unsavedRecordSchema, 'Unsaved must be a list')
  .min(1, 'Unsaved must name a record')
  .max(4, 'Unsaved must be 4 records or fewer');

/** Input of `PUT /api/previews/{id}`. */
export const previewPatchSchema = z.strictObject({ unsaved });

/** Input of `POST /api/previews`; `minutes` is 60 by default. */
export const previewInputSchema = z
  .strictObject({
    /** The record that is shown as its draft, or as that revision. */
    record: recordKeySchema.optional(),
    revision: idSchema.optional(),
    /** The instant at which everything else is shown. */
    at: instant('Time').optional(),
    /** Previews an unsaved form, instead of `record` and `at`. Only its author can update it. */
    unsaved: unsaved.optional(),
    minutes: z
      .int('Minutes must be a whole number')
      .min(1, 'Minutes must be 1 or more')
      .max(longestMinutes, `Minutes must be ${longestMinutes} or less`)
      .default(60),
  })
  .refine(({ record, at, unsaved }) => record !== undefined || at !== undefined || unsaved !== undefined, {
    path: ['record'],
    error: 'Name a record or a time',
  })
  .refine(({ record, at, unsaved }) => unsaved === undefined || (record === undefined && at === undefined), {
    path: ['unsaved'],
    error: 'Unsaved takes the place of a record and a time',
  })
  .refine(({ record, revision }) => record !== undefined || revision === undefined, {
    path: ['revision'],
    error: 'A revision needs its record',
  });

/** Answer of `POST /api/previews`. It has the address this once; only a hash of its token is stored. */
export const previewLinkSchema = z.object({ _id: idSchema, url: z.url(), expiresAt: timestampSchema });

/** Answer of `GET /api/preview` for the owner of a token. */
export const previewSchema = z.object({
  record: z
    .object({
      kind: z.string(),
      _id: idSchema,
      /** The further language that it is shown in. */
      language: z.string().optional(),
      title: z.string(),
      /** False when the revision that is shown is the public one, or an earlier one. */
      isDraft: z.boolean(),
      /** It is shown as a form holds it. */
      isUnsaved: z.boolean().default(false),
    })
    .optional(),
  at: timestampSchema.optional(),
  expiresAt: timestampSchema,
  /** Whether it is the link of a review. */
  isReview: z.boolean(),
  /** The zone in which the studio's times are shown. */
  timeZone: z.string().default('UTC'),
});

/** See `previewInputSchema`. */
export type PreviewInput = z.input<typeof previewInputSchema>;
/** See `previewPatchSchema`. */
export type UnsavedRecord = z.infer<typeof unsavedRecordSchema>;
/** See `previewLinkSchema`. */
export type PreviewLink = z.infer<typeof previewLinkSchema>;
/** See `previewSchema`. */
export type Preview = z.infer<typeof previewSchema>;
