import { defineCall } from '../call.ts';
import { visitNoticesSchema, visitsQuerySchema, visitsSchema } from '../visits.ts';

const megabyte = 1024 * 1024;

/** Numbers of visits. */
export const visitsCalls = {
  listVisits: defineCall({
    id: 'listVisits',
    summary: 'Visitors by day, page, referrer, entry page or missing address',
    method: 'GET',
    path: '/api/visits',
    access: 'console',
    query: visitsQuerySchema,
    status: 200,
    answer: visitsSchema,
  }),
  noteVisits: defineCall({
    id: 'noteVisits',
    summary: 'For the server of the site alone: requests to be counted',
    method: 'POST',
    path: '/api/visits',
    access: 'public',
    body: visitNoticesSchema,
    bodyLimit: megabyte,
    status: 204,
  }),
} as const;
