import { defineCall } from '../call.ts';
import { languageQuerySchema } from '../paging.ts';
import { projectTagsSchema } from '../site.ts';

/** The call that only projects have. Its path is no slug's, unlike one below `/api/projects`. */
export const projectsCalls = {
  listProjectTags: defineCall({
    id: 'listProjectTags',
    summary: 'Services and industries of the projects with their numbers, the most frequent first',
    method: 'GET',
    path: '/api/project-tags',
    access: 'public',
    query: languageQuerySchema,
    status: 200,
    answer: projectTagsSchema,
  }),
} as const;
