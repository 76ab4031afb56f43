import type { Migration } from '../migrate.ts';

/** Which columns of a table are what. */
export const importColumns: Migration = {
  name: '023-import-columns',
  isAdditive: true,
  statements: ({ json }) => [
    `alter table imports add column columns ${json} not null default '{"names":[],"chosen":{}}'`,
  ],
};
