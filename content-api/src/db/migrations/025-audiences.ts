import type { Migration } from '../migrate.ts';

/** Who may see a record: everyone, people with a link of their own, or who knows its password. */
export const audiences: Migration = {
  name: '025-audiences',
  isAdditive: true,
  statements: ({ strict }) => [
    'alter table records add column private_revision text',
    `create table audiences (
      record text primary key, kind text not null, id text not null, audience text not null, password_hash text,
      changed_at text not null
    )${strict}`,
    'create index audiences_id on audiences (id)',
    `create table guests (
      id text primary key, record text not null, token_hash text not null unique, name text not null, email text,
      author text not null, created_at text not null, expires_at text not null, opened integer not null,
      last_opened_at text
    )${strict}`,
    'create index guests_record on guests (record)',
  ],
};
