import type { Migration } from '../migrate.ts';

/** What pictures show, in further languages: texts by the codes of the languages. */
export const altsOfMedia: Migration = {
  name: '028-alts-of-media',
  isAdditive: true,
  statements: ({ json }) => [`alter table media add column alts ${json} not null default '{}'`],
};
