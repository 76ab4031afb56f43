import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../../src/db/database.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';
import { openSqlite } from '../../src/db/open-sqlite.ts';

/** Server of the suite's PostgreSQL run; unset in the SQLite run. */
export const postgresUrl = process.env.TEST_POSTGRES_URL;

/** An empty database of the kind that this run of the suite is about. */
export async function openTestDatabase(): Promise<Database> {
  if (process.env.TEST_DATABASE === 'pglite') {
    const { openPglite } = await import('./open-pglite.ts');
    return openPglite();
  }
  if (postgresUrl !== undefined) return openPostgres(await createSchema(postgresUrl));
  return openSqlite({ file: ':memory:', backupsDir: '/nonexistent' });
}

/** The address of a schema of its own, so that tests never see each other's rows. */
export async function createSchema(url: string): Promise<string> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create schema ${name}`);
  await client.end();
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${name}`);
  return address.href;
}
