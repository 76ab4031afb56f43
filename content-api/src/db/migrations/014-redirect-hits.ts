import type { Migration } from '../migrate.ts';

/** How often visitors came by an old address. */
export const redirectHits: Migration = {
  name: '014-redirect-hits',
  statements: ({ strict }) => [
    `create table redirect_hits (
      record text primary key, count integer not null, last_at text not null
    )${strict}`,
  ],
};
