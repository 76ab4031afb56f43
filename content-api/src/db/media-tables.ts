import type { ColumnType } from 'kysely';
import type { FlagColumn, JsonColumn, Stamped } from './columns.ts';

/** A file of the media library. */
export interface MediaTable extends Stamped {
  id: string;
  /** Path below the media folder. */
  path: string;
  /** Common beginning of the addresses of the file and its smaller sizes. */
  stem: string;
  name: string;
  type: string;
  width: number | null;
  height: number | null;
  bytes: number;
  sha256: string;
  alt: string;
  /** The same in further languages, by their codes. */
  alts: ColumnType<unknown, string | undefined, string>;
  caption: string;
  credit: string;
  focus: JsonColumn;
  placeholder: string;
  is_animated: FlagColumn;
  /** Number of smaller sizes that are not made yet. */
  variants_left: number;
  /** The same of the sizes that wide pictures have alone; null of a row that is older than they are. */
  wide_left: number | null;
  /** Colour of the ground on which it is shown whole, such as `#1c2236`; empty of a drawing. Null like `wide_left`. */
  tone: string | null;
  /** Paths of the files that it replaced and that history still shows. */
  former: JsonColumn;
  author: string;
}

/** A saved state names a file of the site's own. */
export interface MediaUseTable {
  id: string;
  revision: string;
  /** As in `MediaTable`; there need not be such a file. */
  stem: string;
  /** Path in the state's data. */
  field: string;
}
