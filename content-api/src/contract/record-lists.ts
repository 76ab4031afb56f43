import { z } from 'zod';
import { columnNamesOf } from './kinds/kind.ts';
import type { Kind } from './kinds/kind.ts';
import { limits } from './limits.ts';
import { pageQuerySchema } from './paging.ts';
import { timestampSchema } from './primitives.ts';
import { listedStates, recordSchema, recordStates } from './record-view.ts';
import { lineText } from './text.ts';

const usualSorts = ['updated', 'created', 'published', 'title', 'state', 'position'] as const;

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
export const recordListQuerySchema = recordRowsQuerySchema.extend({
  ...pageQuerySchema.shape,
  counts: z.literal('true').optional(),
});

/**
 * The orders of a kind's records in the console: `updated`, `created` and `published` begin with the newest, `title` goes
 * from A to Z, `state` from drafts to what is live, `position` as arranged by hand. A column of the console's table orders
 * by its field: years, dates and numbers with the largest first.
 */
export function recordSortsOf(kind: Kind): string[] {
  return [...new Set([...usualSorts, ...columnNamesOf(kind)])];
}

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
