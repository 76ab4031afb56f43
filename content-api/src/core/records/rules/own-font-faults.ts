import { limits } from '../../../contract/limits.ts';
import type { Values } from '../../../contract/kinds/values.ts';
import type { Queries } from '../../../db/database.ts';
import { ownFontsOf } from '../../../look/own-fonts.ts';
import { stemOf } from '../../media/file-names.ts';

/** The heaviest of those that come with the site, in bytes. */
const usualBytes = { display: 13_000, text: 27_000 };

/** Why a look may not have its own fonts: a file that is none of the library's fonts, or too much for a page. */
export async function ownFontFault(db: Queries, data: Values): Promise<string | undefined> {
  const named = Array.isArray(data.ownFonts) ? data.ownFonts.length : 0;
  if (named === 0) return undefined;
  const own = ownFontsOf(data);
  const fonts = [own.display, own.text].filter((font) => font !== undefined);
  const bytes = await bytesOf(
    db,
    fonts.map(({ file }) => file),
  );
  if (fonts.length < named || fonts.some(({ file }) => !bytes.has(stemIn(file))))
    return 'Your Own Fonts: the media library has no such font. Choose its file again';
  // One file may serve both.
  const usual = (['display', 'text'] as const).map((use) => (own[use] ? 0 : usualBytes[use]));
  const sum = total([...usual, ...bytes.values()]);
  if (sum <= limits.fontBytes) return undefined;
  return `Your Own Fonts: headings and text need ${kilobytes(sum)} together, and a page has room for ${kilobytes(limits.fontBytes)}. Choose a smaller file`;
}

async function bytesOf(db: Queries, files: readonly string[]): Promise<Map<string, number>> {
  if (files.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['stem', 'bytes'])
    .where('stem', 'in', files.map(stemIn))
    .where('type', '=', 'font/woff2')
    .execute();
  return new Map(rows.map(({ stem, bytes }) => [stem, Number(bytes)]));
}

function stemIn(address: string): string {
  return stemOf(address.replace(/^\/media\//, ''));
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000)} kB`;
}
