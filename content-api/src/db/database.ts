import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** A connection or a transaction: what a repository works on. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/** The one database of the process, whatever its kind. */
export interface Database {
  kind: 'sqlite' | 'postgres';
  queries: Kysely<Tables>;
  /**
   * Work whose last moment may be lost in a power cut (never in a crash of the process): counters. It waits for no disk,
   * so that a flood of it stops nobody.
   */
  lightly: <T>(work: (db: Queries) => Promise<T>) => Promise<T>;
  /** Writes a consistent copy of the whole database to that file. SQLite only. */
  copyTo?: (file: string) => Promise<void>;
  /** Closes cleanly; further calls do nothing. */
  close: () => Promise<void>;
}
