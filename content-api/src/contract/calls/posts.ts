import { z } from 'zod';
import { defineCall } from '../call.ts';
import { outcomeSchema } from '../outcome.ts';
import { pagedCardsSchema, postListQuerySchema } from '../paging.ts';
import { postCardSchema, postInputSchema, postPatchSchema, postSchema, searchPostSchema } from '../post.ts';
import { tagsSchema } from '../site.ts';
import { byId, createdKeys, readOnlyKeys } from './parts.ts';

/** Blog posts and their tags. */
export const postsCalls = {
  listPosts: defineCall({
    id: 'listPosts',
    summary: 'All posts, the newest first; with view=card a page of cards, with view=search the search index',
    method: 'GET',
    path: '/api/content',
    access: 'public',
    query: postListQuerySchema,
    status: 200,
    answer: z.union([z.array(postSchema), z.array(searchPostSchema), pagedCardsSchema(postCardSchema)]),
  }),
  listTags: defineCall({
    id: 'listTags',
    summary: 'Every distinct tag of the posts, sorted',
    method: 'GET',
    path: '/api/content/tags',
    access: 'public',
    status: 200,
    answer: tagsSchema,
  }),
  getPost: defineCall({
    id: 'getPost',
    summary: 'One post',
    method: 'GET',
    path: '/api/content/{id}',
    access: 'public',
    params: byId,
    status: 200,
    answer: postSchema,
  }),
  createPost: defineCall({
    id: 'createPost',
    summary: 'Add a post',
    method: 'POST',
    path: '/api/content',
    access: 'admin',
    body: postInputSchema,
    ignoredKeys: createdKeys,
    status: 201,
    answer: postSchema,
  }),
  updatePost: defineCall({
    id: 'updatePost',
    summary: 'Change fields of a post; an empty image removes it',
    method: 'PATCH',
    path: '/api/content/{id}',
    access: 'admin',
    params: byId,
    body: postPatchSchema,
    ignoredKeys: readOnlyKeys,
    status: 200,
    answer: postSchema,
  }),
  deletePost: defineCall({
    id: 'deletePost',
    summary: 'Delete a post',
    method: 'DELETE',
    path: '/api/content/{id}',
    access: 'admin',
    params: byId,
    status: 200,
    answer: outcomeSchema,
  }),
} as const;
