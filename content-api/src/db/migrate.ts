import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isError } from '../lib/is-error.ts';
import { startupFault } from '../lib/startup-fault.ts';
import { advisoryLocks } from './advisory-locks.ts';
import type { Database, Queries } from './database.ts';
import { schemaTables } from './schema-tables.ts';

/** Words that differ between the two databases. */
export interface DialectWords {
  json: string;
  bigint: string;
  strict: string;
}

export interface Migration {
  name: string;
  /**
   * True when it only adds tables, indexes and columns with a default, or corrects values in their form. Programs that do not know it run on the database
   * as before. @default false
   */
  isAdditive?: boolean;
  statements: (words: DialectWords) => string[];
}

interface MigrateOptions {
  migrations: readonly Migration[];
  /** Called once before the first change to a database that holds something already, with what is missing. */
  beforeChange?: (missing: readonly Migration[]) => Promise<void>;
}

/**
 * Additive migrations are noted apart. Programs refuse a database with a note in the first table that they do not know,
 * those from before there were additive ones as well.
 */
const notes = ['schema_migrations', 'schema_additions'] as const;
const lockPollMs = 100;
const words: Record<Database['kind'], DialectWords> = {
  sqlite: { json: 'text', bigint: 'integer', strict: ' strict' },
  postgres: { json: 'jsonb', bigint: 'bigint', strict: '' },
};

/**
 * Brings the database to this version, each migration in a transaction of its own with its note of having run. Of
 * several processes on one PostgreSQL one does it while the others wait.
 * Refuses a database that is newer by more than additions, or whose past migrations are not the ones we know.
 *
 * @returns the names of the migrations that were missing
 */
export function migrate(database: Database, options: MigrateOptions): Promise<string[]> {
  if (database.kind === 'sqlite') return bringUpToDate(database, options);
  return database.atLength((connections) =>
    connections.connection().execute((queries) => alone({ ...database, queries }, options)),
  );
}

/** Another process would back up, or refuse, what this one has changed by half. */
async function alone(database: Database, options: MigrateOptions): Promise<string[]> {
  // Asked again and again: a statement that waits runs into its time limit while the other makes a long backup.
  while (!(await tryLock(database.queries))) await new Promise((resolve) => setTimeout(resolve, lockPollMs));
  try {
    return await bringUpToDate(database, options);
  } finally {
    await sql`select pg_advisory_unlock(${advisoryLocks.migrate})`.execute(database.queries);
  }
}

async function tryLock(queries: Queries): Promise<boolean> {
  const { rows } = await sql<{
    got: boolean;
  }>`select pg_try_advisory_lock(${advisoryLocks.migrate}) as got`.execute(queries);
  return rows[0]?.got === true;
}

async function bringUpToDate(database: Database, options: MigrateOptions): Promise<string[]> {
  const { migrations } = options;
  const version = migrations.filter((migration) => !isAddition(migration)).length;
  await prepare(database);
  const known = await applied(database.queries);
  refuseUnknown(known, database.kind, migrations);
  if (database.kind === 'sqlite') await refuseLater(database.queries, version);
  const missing = migrations.filter(({ name }) => !known.has(name));
  if (missing.length > 0 && known.size > 0) await options.beforeChange?.(missing);
  for (const migration of missing) await run(database, migration);
  if (database.kind === 'sqlite' && missing.length > 0)
    await sql.raw(`pragma user_version=${version}`).execute(database.queries);
  return missing.map(({ name }) => name);
}

/** Names of additive migrations that a newer version made, in their order. */
export async function newerAdditions(queries: Queries, migrations: readonly Migration[]): Promise<string[]> {
  const known = new Set(migrations.map(({ name }) => name));
  const rows = await readNotes(queries, 'schema_additions');
  return rows
    .map(({ name }) => name)
    .filter((name) => !known.has(name))
    .sort();
}

function isAddition({ isAdditive }: Migration): boolean {
  return isAdditive === true;
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
  for (const table of notes) {
    await sql
      .raw(
        `create table if not exists ${table} (
          name text primary key, checksum text not null, applied_at text not null
        )${words[database.kind].strict}`,
      )
      .execute(database.queries);
  }
}

/** Those of these migrations that a database has had already: its schema, whatever the program's is. */
export async function migrationsOf(queries: Queries, migrations: readonly Migration[]): Promise<Migration[]> {
  const known = await applied(queries);
  return migrations.filter(({ name }) => known.has(name));
}

interface Applied {
  checksum: string;
  isAddition: boolean;
}

async function applied(queries: Queries): Promise<Map<string, Applied>> {
  const known = new Map<string, Applied>();
  for (const table of notes) {
    for (const { name, checksum } of await readNotes(queries, table))
      known.set(name, { checksum, isAddition: table === 'schema_additions' });
  }
  return known;
}

/** Empty where the table is missing: it came later than the other. */
async function readNotes(queries: Queries, table: (typeof notes)[number]) {
  const present = await schemaTables(queries);
  if (!present.some(({ name }) => name === table)) return [];
  return queries.selectFrom(table).select(['name', 'checksum']).execute();
}

async function run(database: Database, migration: Migration): Promise<void> {
  await database.queries.transaction().execute(async (trx) => {
    for (const statement of migration.statements(words[database.kind])) await sql.raw(statement).execute(trx);
    await trx
      .insertInto(isAddition(migration) ? 'schema_additions' : 'schema_migrations')
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

function refuseUnknown(
  known: Map<string, Applied>,
  kind: Database['kind'],
  list: readonly Migration[],
): void {
  for (const [name, note] of known) {
    const migration = list.find((candidate) => candidate.name === name);
    if (migration === undefined) {
      if (note.isAddition) continue;
      throw startupFault('DATABASE_NEWER', `The database was written by a newer version (it has ${name})`);
    }
    if (checksum(migration, kind) !== note.checksum) {
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
