import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Database } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrations } from '../../src/db/migrations/index.ts';
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
  return openEmbedded();
}

let migratedImage: Promise<Buffer> | undefined;

/** As `openTestDatabase`, migrated: the embedded one is a copy of the first. */
export async function openMigratedDatabase(): Promise<Database> {
  const isEmbedded = postgresUrl === undefined && process.env.TEST_DATABASE === undefined;
  if (isEmbedded) {
    migratedImage ??= makeImage();
    return openEmbedded(await migratedImage);
  }
  const database = await openTestDatabase();
  await migrate(database, { migrations });
  return database;
}

async function makeImage(): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-api-'));
  const file = path.join(folder, 'migrated.db');
  const database = openEmbedded();
  await migrate(database, { migrations });
  await database.copyTo?.(file);
  await database.close();
  const image = readFileSync(file);
  rmSync(folder, { recursive: true });
  return image;
}

function openEmbedded(image?: Buffer): Database {
  return openSqlite({ file: ':memory:', backupsDir: '/nonexistent', image });
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
