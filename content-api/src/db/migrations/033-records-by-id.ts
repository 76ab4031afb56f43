import type { Migration } from '../migrate.ts';

/** A record that is deleted finds its translations by its id, also among thousands. */
export const recordsById: Migration = {
  name: '033-records-by-id',
  isAdditive: true,
  statements: () => ['create index records_id on records (id)'],
};
