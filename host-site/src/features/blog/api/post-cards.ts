import { post } from 'content-api/contract';
import { pageSize, readPaged } from '../../../lib/paged.ts';
import type { Paged } from '../../../lib/paged.ts';
import { record, text } from '../../../lib/decode.ts';
import { readerOf } from '../../../lib/reader-of.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

/** Data of a post's card. */
export type PostCardView = ReturnType<typeof readPostCard>;

export interface PostFilter {
  page: number;
  /** Words looked for in title, content and author. */
  search: string;
  tag: string;
}

/** One page of posts, the newest first; the server finds those with the words and the tag. */
export function postCards({ page, search, tag }: PostFilter): Resource<Paged<PostCardView>> {
  const view = search || tag ? 'search' : 'card';
  const query = new URLSearchParams({ view, page: String(page), size: String(pageSize) });
  if (search) query.set('q', search);
  if (tag) query.set('tag', tag);
  const path = `/content?${query}`;
  return {
    key: path,
    failure: 'Failed to fetch posts',
    load: async (api) => readPaged(await api.get(path), readPostCard),
  };
}

export function readPostCard(value: unknown) {
  return {
    ...readCard(value),
    /** Address of the author's picture; empty for authors who are no founders. */
    face: text(record(value).authorFace),
  };
}

const readCard = readerOf(post, [
  '_id',
  'title',
  'author',
  'date',
  'tags',
  'image',
  'excerpt',
  'slug',
  'readingMinutes',
]);
