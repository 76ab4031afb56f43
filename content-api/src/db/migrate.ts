import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isError } from '../lib/is-error.ts';
import type { Database, Queries } from './database.ts';
import { startupFault } from './startup-fault.ts';

/** Words that differ between the two databases. */
export interface DialectWords {
  json: string;
  bigint: string;
  strict: string;
}

export interface Migration {
  name: string;
  statements: (words: DialectWords) => string[];
}

interface MigrateOptions {
  migrations: readonly Migration[];
  /** Called once before the first change to a database that holds something already. */
  beforeChange?: () => Promise<void>;
}

const advisoryLock = 7_215_301;
const lockPollMs = 100;
const words: Record<Database['kind'], DialectWords> = {
  sqlite: { json: 'text', bigint: 'integer', strict: ' strict' },
  postgres: { json: 'jsonb', bigint: 'bigint', strict: '' },
};

/**
 * Brings the database to this version, each migration in a transaction of its own with its note of having run. Of
 * several processes on one PostgreSQL one does it while the others wait.
 * Refuses a database that is newer, or whose past migrations are not the ones we know.
 *
 * @returns the names of the migrations that were missing
 */
export function migrate(database: Database, options: MigrateOptions): Promise<string[]> {
  if (database.kind === 'sqlite') return bringUpToDate(database, options);
  return database.queries.connection().execute((queries) => alone({ ...database, queries }, options));
}

/** Another process would back up, or refuse, what this one has changed by half. */
async function alone(database: Database, options: MigrateOptions): Promise<string[]> {
  // Asked again and again: a statement that waits runs into its time limit while the other makes a long backup.
  while (!(await tryLock(database.queries))) await new Promise((resolve) => setTimeout(resolve, lockPollMs));
  try {
    return await bringUpToDate(database, options);
  } finally {
    await sql`select pg_advisory_unlock(${advisoryLock})`.execute(database.queries);
  }
}

async function tryLock(queries: Queries): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${advisoryLock}) as got`.execute(
    queries,
  );
  return rows[0]?.got === true;
}

async function bringUpToDate(database: Database, options: MigrateOptions): Promise<string[]> {
  const { migrations } = options;
  await prepare(database);
  const known = await applied(database.queries);
  refuseUnknown(known, database.kind, migrations);
  if (database.kind === 'sqlite') await refuseLater(database.queries, migrations.length);
  const missing = migrations.filter(({ name }) => !known.has(name));
  if (missing.length > 0 && known.size > 0) await options.beforeChange?.();
  for (const migration of missing) await run(database, migration);
  if (database.kind === 'sqlite' && missing.length > 0)
    await sql.raw(`pragma user_version=${migrations.length}`).execute(database.queries);
  return missing.map(({ name }) => name);
}

/** False for a database that no version of ours has touched yet. */
export async function hasTables({ queries }: Database): Promise<boolean> {
  return queries
    .selectFrom('schema_migrations')
    .select('name')
    .limit(1)
    .execute()
    .then(
      (rows) => rows.length > 0,
      (error: unknown) => {
        if (isMissingTable(error)) return false;
        throw error;
      },
    );
}

function isMissingTable(error: unknown): boolean {
  if (!isError(error)) return false;
  return ('code' in error && error.code === '42P01') || error.message.startsWith('no such table');
}

async function prepare(database: Database): Promise<void> {
  await sql
    .raw(
      `create table if not exists schema_migrations (
        name text primary key, checksum text not null, applied_at text not null
      )${words[database.kind].strict}`,
    )
    .execute(database.queries);
}

/** Those of these migrations that a database has had already: its schema, whatever the program's is. */
export async function migrationsOf(
  { queries }: Database,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const known = await applied(queries);
  return migrations.filter(({ name }) => known.has(name));
}

async function applied(queries: Queries): Promise<Map<string, string>> {
  const rows = await queries.selectFrom('schema_migrations').select(['name', 'checksum']).execute();
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function run(database: Database, migration: Migration): Promise<void> {
  await database.queries.transaction().execute(async (trx) => {
    for (const statement of migration.statements(words[database.kind])) await sql.raw(statement).execute(trx);
    await trx
      .insertInto('schema_migrations')
      .values({
        name: migration.name,
        checksum: checksum(migration, database.kind),
        applied_at: new Date().toISOString(),
      })
      .execute();
  });
}

/** The version in the head of the embedded file, readable without any table: how many migrations made it. */
async function refuseLater(queries: Queries, knownVersion: number): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(queries);
  const version = rows[0]?.user_version ?? 0;
  if (version <= knownVersion) return;
  throw startupFault('DATABASE_NEWER', `The database was written by a newer version (number ${version})`);
}

function refuseUnknown(known: Map<string, string>, kind: Database['kind'], list: readonly Migration[]): void {
  for (const [name, sum] of known) {
    const migration = list.find((candidate) => candidate.name === name);
    if (migration === undefined) {
      throw startupFault('DATABASE_NEWER', `The database was written by a newer version (it has ${name})`);
    }
    if (checksum(migration, kind) !== sum) {
      throw startupFault(
        'MIGRATION_CHANGED',
        `Migration ${name} is not the one that the database was made with`,
      );
    }
  }
}

function checksum(migration: Migration, kind: Database['kind']): string {
  return createHash('sha256').update(migration.statements(words[kind]).join('\n')).digest('hex');
}
