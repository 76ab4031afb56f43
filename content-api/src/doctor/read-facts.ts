import { statSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from '../contract/kinds/kind.ts';
import { redirect } from '../contract/kinds/redirect.ts';
import { pathKeyOf } from '../contract/path-key.ts';
import { pictureWidths } from '../contract/picture-widths.ts';
import { isReservedPath, sitePages } from '../contract/site-paths.ts';
import type { Queries } from '../db/database.ts';
import { decodeSafely } from '../lib/decode-safely.ts';
import { isMediaPath, variantOf } from '../media/file-names.ts';
import { fileTypes } from '../media/file-types.ts';
import { formerOf } from '../media/repository.ts';
import { listLive } from '../records/live-records.ts';
import { textOf } from '../records/read-values.ts';
import type { Facts, LibraryFile } from './facts.ts';

interface Parts {
  kinds: readonly Kind[];
  siteOrigin: string;
  dataDir: string;
  links: Facts['links'];
}

/** Reads what the checks need of the library and of the records' addresses. */
export async function readFacts(db: Queries, { kinds, siteOrigin, dataDir, links }: Parts): Promise<Facts> {
  const rows = await db.selectFrom('media').select(['path', 'type', 'alt', 'bytes', 'former']).execute();
  const files = new Map<string, LibraryFile>();
  const add = (file: string, facts: LibraryFile) => {
    for (const one of [file, ...sizesOf(file)]) files.set(one, facts);
  };
  // History still shows those that were replaced.
  for (const file of rows.flatMap(formerOf)) add(file, { alt: '', bytes: 0, hasVariants: false });
  for (const { path: file, type, alt, bytes } of rows)
    add(file, { alt, bytes, hasVariants: fileTypes.some((one) => one.type === type && one.isRaster) });
  const addresses = await readAddresses(db, kinds);
  return {
    page: new URL(siteOrigin),
    links,
    fileAt(address) {
      if (!address.startsWith('/media/')) return null;
      const file = decodeSafely(address.slice('/media/'.length));
      const known = files.get(file);
      if (known) return known;
      // Files beside the library are served as well.
      const isThere = isMediaPath(file) && isFile(path.join(dataDir, 'media', file));
      return isThere ? { alt: '', bytes: 0, hasVariants: false } : null;
    },
    hasPage(address) {
      const [pathname = ''] = address.replace(/\/{2,}/g, '/').split('?');
      return (
        isReservedPath(pathname) || addresses.has(pathKeyOf(address)) || addresses.has(pathKeyOf(pathname))
      );
    },
  };
}

/** Sizes of a picture that pages may name. */
function sizesOf(file: string): string[] {
  return pictureWidths.flatMap((width) => ['avif', 'webp'].map((format) => variantOf(file, width, format)));
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** Every address with a page, also by a former slug or by its id, or with a redirect, as they are compared. */
async function readAddresses(db: Queries, kinds: readonly Kind[]): Promise<ReadonlySet<string>> {
  const redirects = await listLive(db, redirect);
  const addresses = new Set([...sitePages, ...redirects.map(({ data }) => pathKeyOf(textOf(data.from)))]);
  for (const { name, address } of kinds) {
    if (address === undefined) continue;
    const live = db
      .selectFrom('records')
      .where('records.kind', '=', name)
      .where('live_revision', 'is not', null);
    const ids = await live.select(['records.id', 'records.slug']).execute();
    const slugs = await live.innerJoin('slugs', 'slugs.record', 'records.key').select('slugs.slug').execute();
    const names = [...ids.flatMap(({ id, slug }) => [id, slug ?? id]), ...slugs.map(({ slug }) => slug)];
    for (const one of names) addresses.add(pathKeyOf(address + one));
  }
  return addresses;
}
