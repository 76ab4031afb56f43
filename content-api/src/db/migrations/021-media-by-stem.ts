import type { Migration } from '../migrate.ts';

/** Files are looked for by what the addresses of their sizes have in common. */
export const mediaByStem: Migration = {
  name: '021-media-by-stem',
  isAdditive: true,
  statements: () => ['create index media_stem on media (stem)'],
};
