import type { Migration } from '../migrate.ts';

/** Reviews by clients, with their comments, and what undoes bringing a moment back. */
export const reviews: Migration = {
  name: '007-reviews',
  statements: ({ strict, json }) => [
    `create table undos (id text primary key, author text not null, at text not null, changes ${json} not null)${strict}`,
    `create table reviews (
      id text primary key, record text not null, revision text not null, publishes integer not null,
      state text not null, decided_by text not null, decided_text text not null, decided_at text,
      author text not null, created_at text not null, expires_at text not null
    )${strict}`,
    `create index reviews_record on reviews (record)`,
    `create table review_comments (
      id text primary key, review text not null, name text not null, text text not null, pin ${json} not null,
      at text not null, resolved_at text
    )${strict}`,
    `create index review_comments_review on review_comments (review)`,
  ],
};
