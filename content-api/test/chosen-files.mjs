/**
 * The files that a run takes, by the place where its data lie. `npm test` at the root sets the short forms; the full ones run
 * with `npm test -- --all` and `npm test -w content-api`. A file that takes less of its own tests asks
 * `test/support/short-form.ts`.
 */

/** With `POSTGRES_MATRIX=short`, the files in which the two databases can differ, and why. */
const differOnPostgres = {
  '*.postgres': 'what there is on a server alone: pools, outages, several processes, copies from SQLite',
  search: 'the index and its order',
  migrations: 'words of the dialect, types of columns',
  upgrade: 'migrations of filled tables, backups before them',
  'records-log': 'transactions and JSON, compared with a model',
  'editorial-arrangement': 'orders by hand, with their gaps',
  'audit-log': 'pages, and filters by time and text',
  exports: 'rows that are read in turn',
  'repeated-creates': 'errors of unique columns',
  outbox: 'rows that one of several takes',
  languages: 'joins of translations and originals, keys in JSON',
  redirects: 'rows that are made or changed',
  'move-in-undo': 'rows of many tables that are made, changed and gone again',
  visits: 'sums and days',
};

const withMedia = ['media', 'media-bring', 'media-connections', 'media-replace', 'media-svg', 'media-uses'];

/** With `API_MATRIX=short`, the media suites in a bucket. The port's own contract stands in server-kit. */
const differInBucket = {
  'media-replace': 'an address and its bytes change, former ones go',
  'media-connections': 'uploads that break off',
};

/** PGlite takes a second for every new database: there, the suites over the queries only. */
const onPglite = ['projects', 'services', 'posts', 'about-and-founders', 'technologies', 'migrations'];

const inTest = (names) => names.map((name) => `test/${name}.test.ts`);
/** Files of the embedded database, and of several processes on one server. */
const embedded = '**/*.embedded.test.ts';
const postgres = '**/*.postgres.test.ts';

/**
 * On PostgreSQL and in a bucket, only suites over the whole API: the units beside the code know neither.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {{ include?: string[], exclude: string[] }} patterns below the package
 */
export function chooseFiles(env) {
  const exclude = ['**/node_modules/**'];
  if (env.TEST_S3) {
    const names = env.API_MATRIX === 'short' ? Object.keys(differInBucket) : withMedia;
    return { include: inTest(names), exclude };
  }
  if (env.TEST_DATABASE === 'pglite') return { include: inTest(onPglite), exclude };
  if (env.TEST_POSTGRES_URL === undefined) return { exclude: [...exclude, postgres] };
  const names = env.POSTGRES_MATRIX === 'short' ? Object.keys(differOnPostgres) : ['*'];
  return { include: inTest(names), exclude: [...exclude, embedded] };
}
