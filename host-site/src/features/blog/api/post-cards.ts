import type { PostCard } from 'content-api/contract';
import { record, requiredText, text, texts } from '../../../lib/decode.ts';
import { pageSize, readPaged } from '../../../lib/paged.ts';
import type { Paged } from '../../../lib/paged.ts';
import type { Resource } from '../../../lib/resources/resource.ts';
import { excerptOf } from '../excerpt.ts';

/** What a post's card shows. */
export type PostCardView = Pick<PostCard, '_id' | 'title' | 'author' | 'date' | 'tags' | 'excerpt'> & {
  image: string;
};

export interface PostFilter {
  page: number;
  /** Text looked for in title, content and author. */
  search: string;
  tag: string;
}

/** One page of posts, the newest first. */
export function postCards({ page, search, tag }: PostFilter): Resource<Paged<PostCardView>> {
  const query = new URLSearchParams({ view: 'card', page: String(page), size: String(pageSize) });
  if (search) query.set('q', search);
  if (tag) query.set('tag', tag);
  const path = `/content?${query}`;
  return {
    key: path,
    failure: 'Failed to fetch posts',
    load: async (api) => readPaged(await api.get(path), readPostCard),
  };
}

export function readPostCard(value: unknown): PostCardView {
  const fields = record(value);
  return {
    _id: requiredText(fields._id),
    title: text(fields.title),
    author: text(fields.author),
    date: text(fields.date),
    tags: texts(fields.tags),
    image: text(fields.image),
    excerpt: excerptOf(text(fields.excerpt) || text(fields.content)),
  };
}
