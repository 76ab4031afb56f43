import type { Migration } from '../migrate.ts';

/** The media library, and which saved states name which files. */
export const media: Migration = {
  name: '009-media',
  statements: ({ strict, json }) => [
    `create table media (
      id text primary key, path text not null unique, stem text not null, name text not null, type text not null,
      width integer, height integer, bytes integer not null, sha256 text not null, alt text not null,
      caption text not null, credit text not null, focus ${json} not null, placeholder text not null,
      is_animated integer not null, variants_left integer not null, former ${json} not null, author text not null,
      created_at text not null, updated_at text not null
    )${strict}`,
    `create index media_pending on media (variants_left)`,
    `create table media_uses (
      id text primary key, revision text not null references revisions (id) on delete cascade, stem text not null,
      field text not null
    )${strict}`,
    `create index media_uses_stem on media_uses (stem)`,
    `create index media_uses_revision on media_uses (revision)`,
  ],
};
