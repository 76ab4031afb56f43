import { defineCall } from '../call.ts';
import { kindListSchema } from '../kind-list.ts';

/** Calls about the kinds of content. */
export const kindsCalls = {
  listKinds: defineCall({
    id: 'listKinds',
    summary: 'The kinds of content and their fields',
    method: 'GET',
    path: '/api/kinds',
    access: 'console',
    status: 200,
    answer: kindListSchema,
  }),
} as const;
