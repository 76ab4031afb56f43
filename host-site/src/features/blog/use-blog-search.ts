import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageSize } from '../../lib/paged.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { postCards } from './api/post-cards.ts';
import type { PostCardView, PostFilter } from './api/post-cards.ts';
import { tags } from './api/tags.ts';

type Wanted = Omit<PostFilter, 'page'>;

export interface BlogSearch {
  isFiltered: boolean;
  /** The posts of the current page; nothing while they load. */
  posts: PostCardView[] | undefined;
  total: number;
  size: number;
  /** True while the posts are still those of the search before. */
  isOutdated: boolean;
  tags: string[];
  /** Address of this list, without its page. */
  path: string;
  change: (wanted: Wanted) => void;
}

/** The list of the current address. The search box changes the address, and what was found before stays meanwhile. */
export function useBlogSearch(filter: PostFilter): BlogSearch {
  const [, setQuery] = useSearchParams();
  const query = queryOf(filter);
  const path = query ? `${paths.blog}?${query}` : paths.blog;
  const cards = useResource(postCards(filter));
  const found = dataOf(cards);
  const [last, setLast] = useState({ path, found });
  if (found && found !== last.found) setLast({ path, found });
  const isOutdated = cards.status === 'loading' && last.path !== path;
  const shown = isOutdated ? last.found : found;

  return {
    isFiltered: query !== '',
    // A list that cannot be fetched is an empty list.
    posts: shown?.items ?? (cards.status === 'loading' ? undefined : []),
    total: shown?.total ?? 0,
    size: shown?.size ?? pageSize,
    isOutdated,
    tags: dataOf(useResource(tags)) ?? [],
    path,
    change(wanted) {
      setQuery(queryOf(wanted), { replace: true, preventScrollReset: true, state: { keepsPlace: true } });
    },
  };
}

function queryOf({ search, tag }: Wanted): string {
  return String(new URLSearchParams({ ...(search && { q: search }), ...(tag && { tag }) }));
}
