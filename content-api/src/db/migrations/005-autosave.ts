import type { Migration } from '../migrate.ts';

/** Revisions that a later save of the same sitting takes the place of, and revisions that something refers to. */
export const autosave: Migration = {
  name: '005-autosave',
  statements: () => [
    'alter table revisions add column is_autosave integer not null default 0',
    'alter table revisions add column is_pinned integer not null default 0',
  ],
};
