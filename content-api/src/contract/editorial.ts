import { z } from 'zod';
import { instant } from './instant.ts';
import { columnNamesOf } from './kinds/kind.ts';
import type { Kind } from './kinds/kind.ts';
import type { Values } from './kinds/values.ts';
import { limits } from './limits.ts';
import { languageQuery } from './paging.ts';
import { idSchema, timestampSchema } from './primitives.ts';
import { optionalSlug } from './slug.ts';
import { lineText, longText } from './text.ts';

const usualSorts = ['updated', 'created', 'published', 'title', 'state', 'position'] as const;

/** `changed`: public, with a newer draft. `scheduled`: not public yet. */
export const recordStates = ['draft', 'scheduled', 'live', 'changed', 'trashed'] as const;

/** The states of records outside the trash. */
export const listedStates = ['draft', 'scheduled', 'live', 'changed'] as const;

/** Decision of a review; approval may be of a revision that was edited since. */
export const reviewDecisions = ['approved', 'approved-earlier', 'changes'] as const;

const dataSchema = z.record(z.string(), z.unknown());

/** A record of any kind, without its data. `version` is the id of its newest revision. */
export const recordSchema = z.object({
  _id: idSchema,
  kind: z.string(),
  slug: z.string().nullable(),
  state: z.enum(recordStates),
  title: z.string(),
  featured: z.boolean(),
  /** Its place in an order by hand; null while nothing was moved since it was made. */
  position: z.int().nullable(),
  version: idSchema,
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  trashedAt: timestampSchema.nullable(),
  /** When what is public of it changes next by itself. */
  nextAt: timestampSchema.nullable(),
  /** The latest decision of a client's review. Null before one. */
  review: z.enum(reviewDecisions).nullable().default(null),
  /** What it shows is not for everyone. */
  isPrivate: z.literal(true).optional(),
});

/** A saved state; `author` is a user's name, empty for imports. */
const stateSchema = z.object({
  revision: idSchema,
  data: dataSchema,
  at: timestampSchema,
  author: z.string(),
});

/** A statement that the record shows that revision, or nothing, from a moment on. */
const publicationSchema = z.object({
  _id: idSchema,
  revision: idSchema.nullable(),
  from: timestampSchema,
  madeAt: timestampSchema,
  by: z.string(),
});

/** The state of a record in one language; `stale`: public, and the original has changed since. */
export const languageStates = ['none', 'draft', 'scheduled', 'live', 'stale'] as const;

/** Words of the original that have changed since they were translated: a path of the data, or of a paragraph in it. */
export const staleWordsSchema = z.object({ path: z.string(), was: z.string(), is: z.string() });

/** What the calls about one record add where the site has further languages. */
const translationShape = {
  /** The state in each language, by its code. */
  states: z.record(z.string(), z.enum(languageStates)).optional(),
  /** Of a translation: its words, in lists and blocks as the original has them. Empty where there are none yet. */
  words: dataSchema.optional(),
  /** The same of the original: what is public of it, else its newest state. */
  source: dataSchema.optional(),
  stale: z.array(staleWordsSchema).optional(),
};

/**
 * Answer of the calls about one record. `draft` is null when there is nothing newer than the public state; when the
 * public state has changed since the draft was begun, its changes are merged into the draft's data. `publications`
 * begin with the latest and leave out those that were withdrawn; at most 100.
 */
export const recordViewSchema = z.object({
  record: recordSchema,
  draft: stateSchema.nullable(),
  live: stateSchema.nullable(),
  publications: z.array(publicationSchema),
  ...translationShape,
});

/**
 * Answer to the read of a single that was never saved, whose defaults are public and stored nowhere, and of a record that
 * is not translated yet.
 */
export const unsavedViewSchema = z.object({
  record: z.null(),
  draft: z.null(),
  live: z.null(),
  publications: z.array(publicationSchema).max(0),
  ...translationShape,
});

/** Numbers of a kind's records outside the trash, whatever a list is filtered by. */
export const recordCountsSchema = z.object({
  all: z.int(),
  states: z.record(z.enum(listedStates), z.int()),
  /** Those with each tag of the kind's `filter`, by tag. */
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
});

/** A page of records. An item also has the fields of its kind's card, from its newest revision. */
export const recordListSchema = z.object({
  items: z.array(
    recordSchema
      .extend({
        /** For a record in the trash: the account that put it there, and the days until it is deleted. */
        trashedBy: z.string().optional(),
        daysLeft: z.int().optional(),
        /** The account that saved or published it last; left out where the last change was neither. */
        updatedBy: z.string().optional(),
        /** Since when visitors see what they see; left out for what is not public. */
        publishedAt: timestampSchema.optional(),
      })
      .loose(),
  ),
  total: z.int(),
  page: z.int(),
  size: z.int(),
  counts: recordCountsSchema.optional(),
});

/** All records that match, each as one line; `total` counts those beyond the first 10,000 as well. */
export const recordRowsSchema = z.object({
  items: z.array(
    recordSchema
      .pick({
        _id: true,
        state: true,
        title: true,
        position: true,
        nextAt: true,
        review: true,
        isPrivate: true,
      })
      .extend({
        /** The first picture and icon of its card, for kinds that are ordered by hand. */
        image: z.string().optional(),
        icon: z.string().optional(),
      }),
  ),
  total: z.int(),
});

const page = z.coerce.number<string>().int().min(1).max(100_000).optional();
const size = z.coerce.number<string>().int().min(1).max(limits.pageSizeMax).optional();

/** Query of pages in the console: 25 a page by default. */
export const pageQuerySchema = z.strictObject({ page, size });

/** The same of one language. */
export const revisionsQuerySchema = pageQuerySchema.extend(languageQuery);

const isTrue = z.literal('true').optional();

/** Query of all records that match: without `state` all but the trash. Everything is that of the newest revision. */
export const recordRowsQuerySchema = z.strictObject({
  state: z.enum(recordStates).optional(),
  /** Only records that visitors see, or only the others. */
  public: z.enum(['true', 'false']).optional(),
  q: lineText({ label: 'Search', max: limits.title }).optional(),
  /** One of the tags that the kind's `filter` is about. */
  tag: lineText({ label: 'Tag', max: limits.name }).optional(),
  /** One of `recordSortsOf` the kind; `-` turns it round. */
  sort: z
    .string()
    .regex(/^-?[A-Za-z][A-Za-z0-9]*$/, 'Sort must be the name of an order')
    .max(limits.name)
    .optional(),
});

/** The same for one page of them; `counts=true` adds the numbers of what there is to choose from. */
export const recordListQuerySchema = recordRowsQuerySchema.extend({ page, size, counts: isTrue });

/**
 * The orders of a kind's records in the console: `updated`, `created` and `published` begin with the newest, `title` goes
 * from A to Z, `state` from drafts to what is live, `position` as arranged by hand. A column of the console's table orders
 * by its field: years, dates and numbers with the largest first.
 */
export function recordSortsOf(kind: Kind): string[] {
  return [...new Set([...usualSorts, ...columnNamesOf(kind)])];
}

const plan = {
  from: instant('From').optional(),
  until: instant('Until').nullable().optional(),
};
const data = dataSchema;
const note = longText({ label: 'Note', max: limits.shortText }).optional();
/** `true` is a plan without moments: from now on. */
const publish = z.preprocess((sent) => (sent === true ? {} : sent), z.strictObject(plan).optional());

/**
 * Input of `POST /api/records/{kind}`. States with `autosave` that one person saves within a sitting are kept as one
 * revision.
 */
export const newRecordSchema = z.strictObject({
  data,
  publish,
  note,
  autosave: z.boolean('Autosave must be true or false').optional(),
});

/** Input of `POST /api/records/{kind}/excerpt`: those values that the text is made from. */
export const excerptInputSchema = z.strictObject({ data });

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

/** See `languageStates`. */
export type LanguageState = (typeof languageStates)[number];
/** See `staleWordsSchema`. */
export type StaleWords = z.infer<typeof staleWordsSchema>;
/** See `reviewDecisions`. */
export type ReviewDecision = (typeof reviewDecisions)[number];
/** See `recordStates`. */
export type RecordState = (typeof recordStates)[number];
/** See `recordSchema`. */
export type RecordSummary = z.infer<typeof recordSchema>;
/** See `recordViewSchema`. */
export type RecordView = z.infer<typeof recordViewSchema>;
/** See `unsavedViewSchema`. */
export type UnsavedView = z.infer<typeof unsavedViewSchema>;
/** See `recordListSchema`. */
export type RecordList = z.infer<typeof recordListSchema>;
/** See `recordCountsSchema`. */
export type RecordCounts = z.infer<typeof recordCountsSchema>;
/** See `recordRowsSchema`. */
export type RecordRows = z.infer<typeof recordRowsSchema>;
/** One line of `RecordRows`. */
export type RecordRow = RecordRows['items'][number];
/** See `recordRowsQuerySchema`. */
export type RecordRowsQuery = z.output<typeof recordRowsQuerySchema>;
/** See `recordListQuerySchema`. */
export type RecordListQuery = z.output<typeof recordListQuerySchema>;
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
/** See `revisionEntrySchema`. */
export type RevisionEntry = z.infer<typeof revisionEntrySchema>;
/** See `revisionsSchema`. */
export type Revisions = z.infer<typeof revisionsSchema>;
/** See `revisionStateSchema`. */
export type RevisionState = z.infer<typeof revisionStateSchema>;
