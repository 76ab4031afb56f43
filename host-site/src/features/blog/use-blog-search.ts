import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageSize } from '../../lib/paged.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { useResourceCache } from '../../lib/resources/use-resource-cache.ts';
import { postCards } from './api/post-cards.ts';
import type { PostCardView, PostFilter } from './api/post-cards.ts';
import { searchIndex } from './api/search-index.ts';
import { tags } from './api/tags.ts';
import { matchPosts } from './match-posts.ts';

export interface BlogSearch {
  filter: PostFilter;
  isFiltered: boolean;
  /** The posts of the current page; nothing while they load. */
  posts: PostCardView[] | undefined;
  total: number;
  size: number;
  tags: string[];
  /** Address of this list, without its page. */
  path: string;
  /** Fetches all texts, for a visitor who is about to search. */
  prepare: () => void;
  search: (text: string) => void;
  chooseTag: (tag: string) => void;
}

/**
 * The list as the address and the search box want it. The server filters what the address asks for; once somebody
 * searches here, all texts are in the browser and the list follows each key.
 */
export function useBlogSearch(fromAddress: PostFilter): BlogSearch {
  const cache = useResourceCache();
  const [, setQuery] = useSearchParams();
  const [typed, setTyped] = useState<{ search: string; tag: string } | null>(null);
  const filter = typed ? { ...typed, page: 1 } : fromAddress;
  const query = queryOf(filter);
  const isFiltered = query !== '';

  const cards = useResource(postCards(fromAddress));
  const index = useResource(searchIndex);
  const allTags = dataOf(useResource(tags)) ?? [];
  const all = dataOf(index);
  const paged = dataOf(cards);
  const found = typed && isFiltered && all ? matchPosts(all, filter.search, filter.tag) : null;

  function change(next: { search: string; tag: string }): void {
    void cache.ensure(searchIndex);
    setTyped(next);
    setQuery(queryOf(next), { replace: true, preventScrollReset: true, state: { keepsPlace: true } });
  }

  return {
    filter,
    isFiltered,
    posts:
      found ??
      (typed && isFiltered && index.status === 'loading'
        ? undefined
        : (paged?.items ?? emptyOn(cards.status))),
    total: found?.length ?? paged?.total ?? 0,
    size: found ? Math.max(found.length, pageSize) : (paged?.size ?? pageSize),
    tags: allTags,
    path: query ? `${paths.blog}?${query}` : paths.blog,
    prepare: () => void cache.ensure(searchIndex),
    search: (search) => change({ search, tag: filter.tag }),
    chooseTag: (tag) => change({ search: filter.search, tag }),
  };
}

/** A list that cannot be fetched is an empty list. */
function emptyOn(status: string): PostCardView[] | undefined {
  return status === 'loading' ? undefined : [];
}

function queryOf({ search, tag }: Omit<PostFilter, 'page'>): string {
  return String(new URLSearchParams({ ...(search && { q: search }), ...(tag && { tag }) }));
}
