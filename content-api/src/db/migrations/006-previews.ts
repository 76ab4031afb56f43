import type { Migration } from '../migrate.ts';

/** Links that show the site otherwise than it is public. */
export const previews: Migration = {
  name: '006-previews',
  statements: ({ strict }) => [
    `create table previews (
      id text primary key, token_hash text not null unique, record text, revision text, at text,
      author text not null, created_at text not null, expires_at text not null
    )${strict}`,
    `create index previews_expiry on previews (expires_at)`,
  ],
};
