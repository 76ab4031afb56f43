import { defineCall } from '../call.ts';
import { revisionSchema } from '../site.ts';

/** What the site's server asks to know whether its pages are still true. */
export const siteCalls = {
  revision: defineCall({
    id: 'revision',
    summary: 'Another text after any write of content',
    method: 'GET',
    path: '/api/revision',
    access: 'public',
    status: 200,
    answer: revisionSchema,
  }),
} as const;
