import type { Post, PostInput } from 'content-api/contract';
import type { Api } from '../../../lib/api-client.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { requireRecord } from '../../../lib/require-record.ts';

export async function fetchPost(api: Api, id: string, signal?: AbortSignal): Promise<Post> {
  return requireRecord<Post>(await api.get(endpoints.post(id), { signal }));
}

export async function createPost(api: Api, input: PostInput): Promise<Post> {
  return requireRecord<Post>(await api.post(endpoints.posts, input));
}

/** @param version the `updatedAt` that the change was made on */
export async function updatePost(
  api: Api,
  id: string,
  input: PostInput,
  version: string | undefined,
): Promise<Post> {
  return requireRecord<Post>(await api.patch(endpoints.post(id), { ...input, updatedAt: version }));
}
