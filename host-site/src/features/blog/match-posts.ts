import type { SearchablePost } from './api/search-index.ts';

/** The posts whose title, content or author holds the text, whatever its case, and which carry the tag, if one is given. */
export function matchPosts(posts: SearchablePost[], search: string, tag: string): SearchablePost[] {
  const wanted = search.trim().toLowerCase();
  return posts.filter((post) => post.haystack.includes(wanted) && (tag === '' || post.tags.includes(tag)));
}
