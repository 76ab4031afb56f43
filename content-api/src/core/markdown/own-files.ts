import type { Reads } from '../../db/database.ts';
import { fromFlag } from '../../db/json.ts';
import { altsOf } from '../media/alts-of.ts';
import { urlOf } from '../media/file-names.ts';
import { fileTypes } from '../media/file-types.ts';
import { namedFilesOf } from '../media/named-files.ts';

/** Facts about a file of the media library that a text shows. */
export interface OwnFile {
  /** Size in px; null for files without one. */
  width: number | null;
  height: number | null;
  alt: string;
  isAnimated: boolean;
  /** Smaller sizes lie beside it. */
  hasVariants: boolean;
}

const filesMax = 1_000;

/**
 * The files of the library that texts name, by their addresses.
 *
 * @param language of the words; left out, and where it has none: the first one
 */
export async function readOwnFiles(
  db: Reads,
  texts: readonly string[],
  language?: string,
): Promise<Map<string, OwnFile>> {
  const stems = new Set(namedFilesOf({ ...texts }).map(({ stem }) => stem));
  if (stems.size === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['path', 'type', 'width', 'height', 'alt', 'alts', 'is_animated'])
    .where('stem', 'in', [...stems].slice(0, filesMax))
    .orderBy('path')
    .execute();
  return new Map(
    rows.map(({ path, type, width, height, is_animated, ...words }) => [
      urlOf(path),
      {
        width,
        height,
        alt: (language !== undefined && altsOf(words)[language]) || words.alt,
        isAnimated: fromFlag(is_animated),
        hasVariants: fileTypes.some((one) => one.type === type && one.isRaster),
      },
    ]),
  );
}
