import type { Post } from 'content-api/contract';
import { record, requiredText, text, texts } from '../../../lib/decode.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

/** What a post's page shows. */
export type PostView = Pick<Post, '_id' | 'title' | 'content' | 'author' | 'date' | 'tags'> & {
  image: string;
  updatedAt: string;
};

export function post(id: string): Resource<PostView> {
  const path = `/content/${encodeURIComponent(id)}`;
  return {
    key: path,
    failure: 'Failed to fetch post',
    load: async (api) => readPost(await api.get(path)),
  };
}

function readPost(value: unknown): PostView {
  const fields = record(value);
  return {
    _id: requiredText(fields._id),
    title: text(fields.title),
    content: text(fields.content),
    author: text(fields.author),
    date: text(fields.date),
    tags: texts(fields.tags),
    image: text(fields.image),
    updatedAt: text(fields.updatedAt),
  };
}
