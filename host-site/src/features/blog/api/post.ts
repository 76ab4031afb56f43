import { post as kind } from 'content-api/contract';
import { optionalList, record, text } from '../../../lib/decode.ts';
import { readerOf, wholeReaderOf } from '../../../lib/reader-of.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

/** Data of a post's page. */
export type PostView = ReturnType<typeof readPage>;
/** A post that may be read next. */
export type OtherPost = ReturnType<typeof readOther>;

export function post(id: string): Resource<PostView> {
  const path = `/content/${encodeURIComponent(id)}?view=page`;
  return {
    key: path,
    failure: 'Failed to fetch post',
    load: async (api) => readPage(await api.get(path)),
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
const readOther = readerOf(kind, ['_id', 'title', 'date', 'image', 'slug']);

function readPage(value: unknown) {
  const { authorFace, next, related } = record(value);
  return {
    ...readPost(value),
    /** Address of the author's picture; empty for authors who are no founders. */
    face: text(authorFace),
    next: optionalList(next && [next], readOther),
    related: optionalList(related, readOther),
  };
}
