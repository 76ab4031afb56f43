import { z } from 'zod';
import { limits } from './limits.ts';
import { lineText } from './text.ts';

/** One page of cards. `total` counts all records, `page` starts at 1. */
export interface PagedCards<T> {
  items: T[];
  total: number;
  page: number;
  size: number;
}

/** The language that a call is about; without it the first one of the site. */
export const languageQuery = {
  language: z.string().max(35, 'Language must be the code of a language').optional(),
};

/** Query of calls that know nothing else. Anything else is ignored. */
export const languageQuerySchema = z.object(languageQuery);

const featured = ['true', 'preferred'] as const;

/** See `handOrderQuery`. */
export type Featured = (typeof featured)[number];

/** Query of a list, for whichever of the schemas below it has. */
export interface ListQuery {
  view?: 'card' | 'search';
  page?: number;
  size?: number;
  q?: string;
  tag?: string;
  order?: 'hand';
  featured?: Featured;
  language?: string;
}

/**
 * Query of one record: `view=page` adds what a page shows, and to the addresses of own pictures how they are shown.
 * Anything else is ignored.
 */
export const recordQuerySchema = z.object({
  view: z.literal('page').optional().catch(undefined),
  ...languageQuery,
});

/** See `recordQuerySchema`. */
export type RecordQuery = z.output<typeof recordQuerySchema>;

const page = z.coerce.number<string>().int().min(1).max(100_000);
const size = z.coerce.number<string>().int().min(1).max(limits.pageSizeMax);

/** Query of pages in the console: 25 a page by default. */
export const pageQuerySchema = z.strictObject({ page: page.optional(), size: size.optional() });

/** Query of a list: none for the whole list, `view=card` for a page of cards. */
export const listQuerySchema = z.strictObject({
  ...languageQuery,
  view: z.literal('card').optional(),
  page: page.optional(),
  size: size.optional(),
});

/**
 * For kinds that people arrange: their order instead of the usual one, and featured records only. `preferred` answers
 * the featured ones in the order by hand when they fill the page, else the list as usual.
 */
export const handOrderQuery = {
  order: z.literal('hand').optional(),
  featured: z.enum(featured).optional(),
};

/** Query of a list that has one view. */
export const noQuerySchema = z.strictObject(languageQuery);

/** Query of a list that can be searched, like the posts: `view=search` has at most 24 cards a page. */
export const searchQuerySchema = z.strictObject({
  ...languageQuery,
  view: z.enum(['card', 'search']).optional(),
  page: page.optional(),
  size: size.optional(),
  /**
   * Every word of it is looked for in the fields that the kind names, whatever case and accents, the last one as the
   * beginning of a word.
   */
  q: lineText({ label: 'Search', max: limits.title }).optional(),
  tag: lineText({ label: 'Tag', max: limits.name }).optional(),
});

/** The page of cards with items of the given schema. */
export function pagedCardsSchema<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), size: z.int() });
}
