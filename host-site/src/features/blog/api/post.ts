import { post as kind } from 'content-api/contract';
import { wholeReaderOf } from '../../../lib/reader-of.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

/** Data of a post's page. */
export type PostView = ReturnType<typeof readPost>;

export function post(id: string): Resource<PostView> {
  const path = `/content/${encodeURIComponent(id)}?view=page`;
  return {
    key: path,
    failure: 'Failed to fetch post',
    load: async (api) => readPost(await api.get(path)),
  };
}

const readPost = wholeReaderOf(kind, [
  '_id',
  'updatedAt',
  'contentHtml',
  'contentOutlineHtml',
  'excerpt',
  'readingMinutes',
]);
