import { defineCall } from '../call.ts';
import { outcomeSchema } from '../outcome.ts';
import {
  redirectHitsInputSchema,
  redirectHitsSchema,
  redirectImportSchema,
  redirectsImportedSchema,
} from '../redirects.ts';
import { kilobytes } from './parts.ts';

/** The calls that only redirects have. */
export const redirectsCalls = {
  importRedirects: defineCall({
    id: 'importRedirects',
    summary: 'Adds many redirects at once, or none when one of them is refused',
    method: 'POST',
    path: '/api/redirects/import',
    access: ['studio', 'publish'],
    body: redirectImportSchema,
    bodyLimit: kilobytes(1_024),
    status: 200,
    answer: redirectsImportedSchema,
  }),
  listRedirectHits: defineCall({
    id: 'listRedirectHits',
    summary: 'How often each redirect was followed',
    method: 'GET',
    path: '/api/redirects/hits',
    access: ['studio'],
    status: 200,
    answer: redirectHitsSchema,
  }),
  countRedirectHits: defineCall({
    id: 'countRedirectHits',
    summary: 'The site reports how often redirects were followed; refused to everybody else',
    method: 'POST',
    path: '/api/redirects/hits',
    access: 'public',
    body: redirectHitsInputSchema,
    bodyLimit: kilobytes(128),
    status: 202,
    answer: outcomeSchema,
  }),
} as const;
