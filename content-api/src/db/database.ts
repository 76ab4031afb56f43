import type { Kysely, QueryCreator, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** A connection or a transaction: what a repository works on. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/** The same for who only reads; it may show another state of the content (see `readsOf`). */
export type Reads = Pick<QueryCreator<Tables>, 'selectFrom' | 'with'>;

/** The one database of the process, whatever its kind. */
export interface Database {
  kind: 'sqlite' | 'postgres';
  queries: Kysely<Tables>;
  /**
   * Writes that may be lost in a power cut, but not in a crash of the process: counters. They do not wait for the
   * disk, so that a flood of them does not delay other writes.
   */
  withoutSync: <T>(work: (db: Queries) => Promise<T>) => Promise<T>;
  /** Work that grows with the rows, such as copying all of them: its connections are its own, without the limits of requests. */
  atLength: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /** Writes a consistent copy of the whole database to that file. SQLite only. */
  copyTo?: (file: string) => Promise<void>;
  /** Closes cleanly; further calls do nothing. */
  close: () => Promise<void>;
}
