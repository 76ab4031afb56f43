import type { Post, PostInput } from 'content-api/contract';
import type { Api } from '../../../lib/api-client.ts';
import { createOnce } from '../../../lib/create-once.ts';
import type { Attempt } from '../../../lib/create-once.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { requireRecord } from '../../../lib/require-record.ts';

export async function fetchPost(api: Api, id: string, signal?: AbortSignal): Promise<Post> {
  return requireRecord<Post>(await api.get(endpoints.post(id), { signal }));
}

export function createPost(api: Api, input: PostInput, attempt: Attempt): Promise<Post> {
  return createOnce(api, attempt, {
    path: endpoints.posts,
    input,
    read: (body) => requireRecord<Post>(body),
    update: ({ _id }, version) => updatePost(api, _id, input, version),
  });
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
