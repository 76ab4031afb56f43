import type { FlagColumn, JsonColumn, Stamped } from './columns.ts';

/** A batch: what came in from one source. */
export interface ImportTable extends Stamped {
  id: string;
  /** Kind and address of the source: a second run of the same one goes on with its batch. */
  source: string;
  /** Name of the file. */
  file: string;
  site: string;
  state: string;
  /** While it is running: `publish`, `undo`, or empty while it comes in. */
  task: string;
  author: string;
  /** The kind here for each type of the source. */
  mapping: JsonColumn;
  /** Of a table: names of its columns, and which of them is what. */
  columns: JsonColumn;
  counts: JsonColumn;
  faults: JsonColumn;
  progress: JsonColumn;
}

/** Where a record comes from. */
export interface OriginTable {
  /** Its key. */
  record: string;
  import: string;
  source: string;
  source_id: string;
  /** Addresses that it had there, the last one first. */
  addresses: JsonColumn;
  /** What it was there: public, scheduled or a draft. */
  state: string;
  /** When it was or is to be public there. */
  at: string;
  /** The head that the batch made: with another one somebody has touched the record. */
  revision: string;
  /** What the record was before; null where the batch made it. */
  before: JsonColumn | null;
}

/** A file that a batch brought, or could not. */
export interface ImportFileTable {
  id: string;
  import: string;
  /** In the source. */
  address: string;
  /** Path below the media folder; null where it could not be brought. */
  path: string | null;
  /** The library did not have it before. */
  is_new: FlagColumn;
  fault: string;
}
