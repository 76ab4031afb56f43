import type { Migration } from '../migrate.ts';

/** Which body an `Idempotency-Key` came with, so that another one is not answered as if it had been stored. */
export const bodyOfCreated: Migration = {
  name: '018-body-of-created',
  isAdditive: true,
  statements: () => ['alter table created_records add column body_hash text'],
};
