import { defineCall } from '../call.ts';
import { languageQuerySchema } from '../paging.ts';
import { tagsSchema } from '../site.ts';

/** The call that only posts have. */
export const postsCalls = {
  listTags: defineCall({
    id: 'listTags',
    summary: 'Every distinct tag of the posts, sorted',
    method: 'GET',
    path: '/api/content/tags',
    access: 'public',
    query: languageQuerySchema,
    status: 200,
    answer: tagsSchema,
  }),
} as const;
