import { z } from 'zod';
import { limits } from './limits.ts';

/** One page of cards. `total` counts all records, `page` starts at 1. */
export interface PagedCards<T> {
  items: T[];
  total: number;
  page: number;
  size: number;
}

const page = z.coerce.number<string>().int().min(1).max(100_000);
const size = z.coerce.number<string>().int().min(1).max(limits.pageSizeMax);

/** Query of a list: none for the whole list, `view=card` for a page of cards. */
export const listQuerySchema = z.strictObject({
  view: z.literal('card').optional(),
  page: page.optional(),
  size: size.optional(),
});

/** Query of the posts: cards may be searched; `view=search` is the index for a search in the browser. */
export const postListQuerySchema = z.strictObject({
  view: z.enum(['card', 'search']).optional(),
  page: page.optional(),
  size: size.optional(),
  /** Looks in title, content and author, whatever the case. */
  q: z.string().max(limits.title).optional(),
  tag: z.string().max(limits.name).optional(),
});

/** The page of cards with items of the given schema. */
export function pagedCardsSchema<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), size: z.int() });
}
