import type { Migration } from '../migrate.ts';

/**
 * Words and tags of what is public or newest, in the database's own full-text index, and the order of titles. The start
 * that follows fills them. The words come separated by spaces, so that neither engine takes texts apart in its own way.
 */
export const search: Migration = {
  name: '016-search',
  statements: ({ strict, json }) => [
    ...(json === 'jsonb' ? postgres : sqlite),
    `create index search_entries_record on search_entries (record)`,
    `create table search_tags (revision text not null, tag text not null, primary key (revision, tag))${strict}`,
    `create index search_tags_tag on search_tags (tag, revision)`,
    `create index records_title on records (kind, title_key, id)`,
    `create index records_updated on records (kind, updated_at, id)`,
    `create index records_created on records (kind, created_at, id)`,
  ],
};

const postgres = [
  `create table search_entries (
    id bigint generated always as identity primary key, revision text not null unique, record text not null,
    words tsvector not null
  )`,
  `create index search_entries_words on search_entries using gin (words) with (fastupdate = off)`,
  `alter table records add column title_key text collate "C" not null default ''`,
];

const sqlite = [
  `create table search_entries (id integer primary key, revision text not null unique, record text not null) strict`,
  `create virtual table search_words using fts5 (
    words, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='1 2 3'
  )`,
  `alter table records add column title_key text not null default ''`,
];
