import type { Migration } from '../migrate.ts';

/** Counts the visitors who came by an old address. */
export const redirectHits: Migration = {
  name: '014-redirect-hits',
  statements: ({ strict }) => [
    `create table redirect_hits (
      record text primary key, count integer not null, last_at text not null
    )${strict}`,
  ],
};
