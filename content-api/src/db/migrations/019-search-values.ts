import type { Migration } from '../migrate.ts';

/** What lists of the console are ordered and filtered by, beside the revisions. The start that follows fills it. */
export const searchValues: Migration = {
  name: '019-search-values',
  isAdditive: true,
  statements: ({ strict, json }) => [
    `create table search_values (
      revision text not null, field text not null, value text ${json === 'jsonb' ? 'collate "C" ' : ''}not null,
      primary key (revision, field, value)
    )${strict}`,
    `create index search_values_value on search_values (field, value, revision)`,
  ],
};
