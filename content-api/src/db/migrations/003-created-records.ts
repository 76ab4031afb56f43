import type { Migration } from '../migrate.ts';

/** Which record a creating call with an `Idempotency-Key` has made. */
export const createdRecords: Migration = {
  name: '003-created-records',
  statements: ({ bigint, strict }) => [
    `create table created_records (
      key text primary key, entity_id text not null, expires_ms ${bigint} not null
    )${strict}`,
    `create index created_records_expiry on created_records (expires_ms)`,
  ],
};
