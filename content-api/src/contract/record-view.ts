import { z } from 'zod';
import { idSchema, timestampSchema } from './primitives.ts';

/** `changed`: public, with a newer draft. `scheduled`: not public yet. */
export const recordStates = ['draft', 'scheduled', 'live', 'changed', 'trashed'] as const;

/** The states of records outside the trash. */
export const listedStates = ['draft', 'scheduled', 'live', 'changed'] as const;

/** Decision of a review; approval may be of a revision that was edited since. */
export const reviewDecisions = ['approved', 'approved-earlier', 'changes'] as const;

/** Values of a record, which its kind checks. */
export const dataSchema = z.record(z.string(), z.unknown());

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
