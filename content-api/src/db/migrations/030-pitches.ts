import type { Migration } from '../migrate.ts';

/** How far pitches were read, and what clients have answered. The links themselves are guests. */
export const pitches: Migration = {
  name: '030-pitches',
  isAdditive: true,
  statements: ({ json, strict }) => [
    `create table pitch_reads (
      guest text primary key, record text not null, first_at text not null, reached integer not null,
      sections integer not null
    )${strict}`,
    'create index pitch_reads_record on pitch_reads (record)',
    `create table pitch_answers (
      id text primary key, record text not null, revision text not null, guest text not null, answer text not null,
      name text not null, at text not null, content ${json} not null, unique (record, revision)
    )${strict}`,
  ],
};
