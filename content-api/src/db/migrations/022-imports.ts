import type { Migration } from '../migrate.ts';

/** Batches of other sites' content, and where their records and files come from. */
export const imports: Migration = {
  name: '022-imports',
  isAdditive: true,
  statements: ({ strict, json }) => [
    `create table imports (
      id text primary key, source text not null, file text not null, site text not null, state text not null,
      author text not null, mapping ${json} not null, counts ${json} not null, faults ${json} not null,
      progress ${json} not null, created_at text not null, updated_at text not null
    )${strict}`,
    `create table origins (
      record text primary key, import text not null, source text not null, source_id text not null,
      addresses ${json} not null, state text not null, at text not null, revision text not null,
      unique (source, source_id)
    )${strict}`,
    `create index origins_import on origins (import)`,
    `create table import_files (
      id text primary key, import text not null, address text not null, path text, is_new integer not null,
      fault text not null
    )${strict}`,
    `create index import_files_import on import_files (import)`,
  ],
};
