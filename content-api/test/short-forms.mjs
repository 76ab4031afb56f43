/**
 * What the suites run in their short form (`npm test` at the root); everything else is left to the full form, which
 * `npm test -- --all` and `npm test -w content-api` run. A file that takes less of its own tests asks
 * `test/support/short-form.ts`.
 */

/** With `POSTGRES_MATRIX=short`, the files in which the two databases can differ, and why. */
const onPostgres = {
  '[^/]*\\.postgres':
    'what there is on a server alone: pools, outages, several processes, copies from SQLite',
  search: 'the index and its order',
  migrations: 'words of the dialect, types of columns',
  upgrade: 'migrations of filled tables, backups before them',
  'records-log': 'transactions and JSON, compared with a model',
  'editorial-arrangement': 'orders by hand, with their gaps',
  'audit-log': 'pages, and filters by time and text',
  exports: 'rows that are read in turn',
  'repeated-creates': 'errors of unique columns',
  outbox: 'rows that one of several takes',
  redirects: 'rows that are made or changed',
  visits: 'sums and days',
};

/** With `API_MATRIX=short`, the media suites in a bucket. The port's own contract stands in server-kit. */
const inBucket = {
  'media-replace': 'an address and its bytes change, former ones go',
  'media-connections': 'uploads that break off',
};

const pattern = (files) => `test/(?:${Object.keys(files).join('|')})\\.test\\.ts$`;

export const shortOnPostgres = pattern(onPostgres);
export const shortInBucket = pattern(inBucket);
