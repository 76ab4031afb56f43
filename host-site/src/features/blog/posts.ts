import { post as kind } from 'content-api/contract';
import { readRecord, readText, readOptionalList, readTexts } from '../../lib/decode.ts';
import { pageSize, readPaged, pageOf } from '../../lib/paged.ts';
import type { Paged } from '../../lib/paged.ts';
import { readerOf } from '../../lib/reader-of.ts';
import type { Resource } from '../../lib/resources.ts';

/** A post in lists. */
export type PostCardView = ReturnType<typeof readPostCard>;
/** A post on its page. */
export type PostView = ReturnType<typeof readPostPage>;

export interface PostFilter {
  page: number;
  /** Words looked for in title, content and author. */
  search: string;
  tag: string;
}

const readPost = readerOf(kind);

/** One page of posts, the newest first; the server finds those with the words and the tag. */
export function postCards({ page, search, tag }: PostFilter): Resource<Paged<PostCardView>> {
  const view = search || tag ? 'search' : 'card';
  const query = new URLSearchParams({ view, page: String(page), size: String(pageSize) });
  if (search) query.set('q', search);
  if (tag) query.set('tag', tag);
  const path = `/content?${query}`;
  return {
    key: path,
    failure: 'blog.failed',
    load: async (api) => readPaged(await api.get(path), readPostCard),
  };
}

export function readPostCard(value: unknown) {
  return {
    ...readPost(value),
    /** Address of the author's picture; empty for authors who are no founders. */
    face: readText(readRecord(value).authorFace),
  };
}

export function post(id: string): Resource<PostView> {
  const path = `/content/${encodeURIComponent(id)}?view=page`;
  return {
    key: path,
    failure: 'post.failed',
    load: async (api) => readPostPage(await api.get(path)),
  };
}

export function readPostPage(value: unknown) {
  const { next, related } = readRecord(value);
  return {
    ...readPostCard(value),
    next: readOptionalList(next && [next], readPostCard),
    related: readOptionalList(related, readPostCard),
  };
}

/** Every distinct tag. Without them the list still works, so a failure shows no message. */
export const tags: Resource<string[]> = {
  key: '/content/tags',
  fallback: [],
  load: async (api) => readTexts(readRecord(await api.get('/content/tags')).tags),
};

/** Longer words are cut. */
export const filterLength = 100;

/** Filter of the list, read from an address. */
export function filterOf(query: URLSearchParams): PostFilter {
  return {
    page: pageOf(query),
    search: (query.get('q') ?? '').slice(0, filterLength),
    tag: (query.get('tag') ?? '').slice(0, filterLength),
  };
}

const excerptLength = 150;

/** The first 150 code points of a text; cards put an ellipsis behind it, always. */
export function excerptOf(content: string): string {
  return Array.from(content).slice(0, excerptLength).join('');
}
