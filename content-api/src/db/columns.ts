import type { ColumnType } from 'kysely';

/** Text on the way in; text (SQLite) or the parsed value (PostgreSQL) on the way out: read it with `readJson`. */
export type JsonColumn = ColumnType<unknown, string, string>;
/** 0 or 1. */
export type FlagColumn = number;

/** When a row was made and changed last, as ISO instants. */
export interface Stamped {
  created_at: string;
  updated_at: string;
}
