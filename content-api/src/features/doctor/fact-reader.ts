import { statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Kind } from '../../contract/kinds/kind.ts';
import { pathKeyOf } from '../../contract/path-key.ts';
import { pictureWidths, widePictureWidths } from '../../contract/picture-widths.ts';
import { isReservedPath } from '../../contract/site-paths.ts';
import type { Queries } from '../../db/database.ts';
import { decodeSafely } from '../../lib/decode-safely.ts';
import { findRedirects } from '../../core/records/find-redirects.ts';
import { inParts } from '../../lib/in-parts.ts';
import { altsOf } from '../../core/media/alts-of.ts';
import { isMediaPath, stemOf, variantOf } from '../../core/media/file-names.ts';
import { fileTypes } from '../../core/media/file-types.ts';
import { formerOf } from '../media/repository.ts';
import { readLanguages } from '../../core/records/read-languages.ts';
import type { Languages } from '../../core/records/read-languages.ts';
import { pagesAt, pagesBehind } from '../../core/records/pages-at.ts';
import type { Facts, LibraryFile } from './facts.ts';

/** Where facts come from. */
export interface FactSources {
  kinds: readonly Kind[];
  siteOrigin: string;
  dataDir: string;
  links: Facts['links'];
  /** Of the site. @default those that it has now */
  languages?: Languages;
}

/** Reads what is to be known of these addresses of the site, given as path and query; of others nothing is known. */
export type FactReader = (addresses: readonly string[]) => Promise<Facts>;

const media = '/media/';

/** Only what is asked for is read, for the library and the records may be many. */
export function createFactReader(
  db: Queries,
  { kinds, siteOrigin, dataDir, links, languages }: FactSources,
): FactReader {
  let replaced: Promise<Map<string, LibraryFile>> | undefined;
  return async (addresses) => {
    const own = [...new Set(addresses)];
    const named = own.filter((address) => address.startsWith(media)).map(fileOf);
    if (named.length > 0) replaced ??= readReplaced(db);
    const former = await replaced;
    const files = await readFiles(db, named);
    const known = languages ?? (await readLanguages(db));
    const places = await readPlaces(db, { kinds, languages: known }, own);
    return {
      page: new URL(siteOrigin),
      links,
      languages: known.further.map(({ code }) => code),
      fileAt(address) {
        if (!address.startsWith(media)) return null;
        const file = fileOf(address);
        const known = files.get(file) ?? former?.get(file);
        if (known) return known;
        // Files beside the library are served as well.
        const isThere = isMediaPath(file) && isFile(path.join(dataDir, 'media', file));
        return isThere ? { alt: '', alts: {}, bytes: 0, hasVariants: false } : null;
      },
      hasPage: (address) => keysOf(address).some((key) => places.has(key)) || isReservedPath(address),
    };
  };
}

function fileOf(address: string): string {
  const [pathname = ''] = address.split('?');
  return decodeSafely(pathname.slice(media.length));
}

/** A file with the sizes that pages may name. */
function withSizes(file: string): string[] {
  return [
    file,
    ...pictureWidths.flatMap((width) => ['avif', 'webp'].map((format) => variantOf(file, width, format))),
    ...widePictureWidths.map((width) => variantOf(file, width, 'avif')),
  ];
}

async function readFiles(db: Queries, named: readonly string[]): Promise<Map<string, LibraryFile>> {
  const files = new Map<string, LibraryFile>();
  for (const stems of inParts(new Set(named.map(stemOf)))) {
    const rows = await db
      .selectFrom('media')
      .select(['path', 'type', 'alt', 'alts', 'bytes'])
      .where('stem', 'in', stems)
      .execute();
    for (const { path: file, type, alt, bytes, ...row } of rows) {
      const hasVariants = fileTypes.some((one) => one.type === type && one.isRaster);
      for (const one of withSizes(file)) files.set(one, { alt, alts: altsOf(row), bytes, hasVariants });
    }
  }
  return files;
}

/** Those that other files have replaced: history still shows them. */
async function readReplaced(db: Queries): Promise<Map<string, LibraryFile>> {
  const rows = await db
    .selectFrom('media')
    .select('former')
    .where(sql<string>`cast(former as text)`, '!=', '[]')
    .execute();
  const gone = { alt: '', alts: {}, bytes: 0, hasVariants: false };
  return new Map(
    rows.flatMap(formerOf).flatMap((file) => withSizes(file).map((one) => [one, gone] as const)),
  );
}

/** Those of the addresses that have a page, also by a former slug or by an id, or a redirect, as they are compared. */
async function readPlaces(
  db: Queries,
  { kinds, languages }: Required<Pick<FactSources, 'kinds' | 'languages'>>,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = new Set(addresses.filter((address) => !address.startsWith(media)).flatMap(keysOf));
  const places = await pagesAt(db, keys, kinds, languages);
  for (const address of await pagesBehind(db, keys, kinds, languages)) places.add(address);
  for (const from of (await findRedirects(db, keys)).keys()) places.add(from);
  return places;
}

/** The address as it is compared, and its path. */
function keysOf(address: string): string[] {
  const [pathname = ''] = address.replace(/\/{2,}/g, '/').split('?');
  return [pathKeyOf(address), pathKeyOf(pathname)];
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}
