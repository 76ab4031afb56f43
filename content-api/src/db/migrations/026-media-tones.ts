import type { Migration } from '../migrate.ts';

/** What pictures are shown whole on, and their sizes for the whole width of a window. Null: not made for the row yet. */
export const mediaTones: Migration = {
  name: '026-media-tones',
  isAdditive: true,
  statements: () => [
    'alter table media add column tone text',
    'alter table media add column wide_left integer',
    'create index media_wide on media (wide_left)',
  ],
};
