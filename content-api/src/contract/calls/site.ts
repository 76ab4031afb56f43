import { defineCall } from '../call.ts';
import { kinds } from '../kinds/index.ts';
import { languageQuerySchema } from '../paging.ts';
import { setupSchema } from '../setup.ts';
import { addressesSchema, revisionSchema, siteSchemaOf } from '../site.ts';

/** Calls of the site's server: what its pages have in common, and whether they are current. */
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
  site: defineCall({
    id: 'site',
    summary: 'What the studio says of itself on every page: its name, home page, navigation and legal texts',
    method: 'GET',
    path: '/api/site',
    access: 'public',
    query: languageQuerySchema,
    status: 200,
    answer: siteSchemaOf(kinds),
  }),
  setup: defineCall({
    id: 'setup',
    summary: 'What a studio that began empty has said of itself so far',
    method: 'GET',
    path: '/api/setup',
    access: ['studio'],
    status: 200,
    answer: setupSchema,
  }),
  listAddresses: defineCall({
    id: 'listAddresses',
    summary: 'What the address of each record is made of, in the order of the lists, without the records',
    method: 'GET',
    path: '/api/addresses',
    access: 'public',
    query: languageQuerySchema,
    status: 200,
    answer: addressesSchema,
  }),
} as const;
