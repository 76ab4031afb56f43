import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, Driver, TransactionSettings } from 'kysely';
import type { SqliteFile } from './client.ts';
import { SqliteLane } from './sqlite-lane.ts';
import { SqliteLease } from './sqlite-lease.ts';

/**
 * Kysely on the embedded database: DDL rolls back, writers queue at `begin`, and rolling back a broken transaction
 * does not throw. With a reader, transactions that only read run there, beside a writer.
 */
export class EmbeddedDialect extends SqliteDialect {
  readonly #file: SqliteFile;
  readonly #reader: SqliteFile | undefined;

  constructor(file: SqliteFile, reader?: SqliteFile) {
    super({ database: file });
    this.#file = file;
    this.#reader = reader;
  }

  override createDriver(): Driver {
    return new EmbeddedDriver(this.#file, this.#reader);
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter();
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The leases take turns. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class EmbeddedDriver extends SqliteDriver {
  readonly #writer: SqliteLane;
  readonly #reader: SqliteLane | undefined;

  constructor(file: SqliteFile, reader: SqliteFile | undefined) {
    super({ database: file });
    this.#writer = new SqliteLane(file);
    this.#reader = reader && new SqliteLane(reader);
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new SqliteLease(this.#writer));
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const onlyReads = settings?.accessMode === 'read only';
    if (onlyReads && this.#reader !== undefined) leaseOf(connection).moveTo(this.#reader);
    await connection.executeQuery(CompiledQuery.raw(onlyReads ? 'begin' : 'begin immediate'));
  }

  // On a full disk SQLite has rolled back by itself, and a second rollback would hide the reason.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (leaseOf(connection).isInTransaction()) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  override releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection !== undefined) leaseOf(connection).end();
    return Promise.resolve();
  }
}

function leaseOf(connection: DatabaseConnection): SqliteLease {
  if (!(connection instanceof SqliteLease)) throw new TypeError('A connection of another driver');
  return connection;
}
