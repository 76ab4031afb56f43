import { SqliteDriver } from 'kysely';
import type { DatabaseConnection } from 'kysely';
import type { SqliteFile } from './client.ts';

/** One connection to the embedded database, used by one caller after the other. */
export class SqliteLane {
  readonly file: SqliteFile;
  readonly #driver: SqliteDriver;
  #connection: Promise<DatabaseConnection> | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(file: SqliteFile) {
    this.file = file;
    this.#driver = new SqliteDriver({ database: file });
  }

  connection(): Promise<DatabaseConnection> {
    this.#connection ??= this.#driver.init().then(() => this.#driver.acquireConnection());
    return this.#connection;
  }

  /** Waits for its turn; returns what ends it. */
  async takeTurn(): Promise<() => void> {
    const turn = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = turn.promise;
    await before;
    return turn.resolve;
  }
}
