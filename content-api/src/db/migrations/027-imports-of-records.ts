import type { Migration } from '../migrate.ts';

/** What a record was before a batch changed it. */
export const importsOfRecords: Migration = {
  name: '027-imports-of-records',
  isAdditive: true,
  statements: ({ json }) => [`alter table origins add column before ${json}`],
};
