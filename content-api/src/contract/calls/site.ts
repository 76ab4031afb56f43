import { defineCall } from '../call.ts';
import { addressesSchema, revisionSchema } from '../site.ts';

/** Calls of the site's server that tell whether its pages are current. */
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
  listAddresses: defineCall({
    id: 'listAddresses',
    summary: 'What the address of each record is made of, in the order of the lists, without the records',
    method: 'GET',
    path: '/api/addresses',
    access: 'public',
    status: 200,
    answer: addressesSchema,
  }),
} as const;
