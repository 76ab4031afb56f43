import type { Migration } from '../migrate.ts';

/** A receipt for each publication: its page as it was, measured. */
export const receipts: Migration = {
  name: '015-receipts',
  statements: ({ strict, json }) => [
    `create table receipts (
      revision text primary key references revisions (id) on delete cascade, record text not null, at text not null,
      data ${json} not null
    )${strict}`,
    `create index receipts_record on receipts (record, at)`,
  ],
};
