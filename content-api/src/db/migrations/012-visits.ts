import type { Migration } from '../migrate.ts';

/** Visits as numbers by day, and marks of the present day that keep a visitor from being counted twice. */
export const visits: Migration = {
  name: '012-visits',
  statements: ({ strict }) => [
    `create table visit_counts (
      key text primary key, day text not null, kind text not null, name text not null, count integer not null
    )${strict}`,
    `create index visit_counts_day on visit_counts (kind, day)`,
    `create table visit_marks (key text primary key, day text not null)${strict}`,
    `create index visit_marks_day on visit_marks (day)`,
  ],
};
