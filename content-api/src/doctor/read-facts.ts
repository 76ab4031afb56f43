import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from '../contract/kinds/kind.ts';
import { redirect } from '../contract/kinds/redirect.ts';
import { isReservedPath, sitePages } from '../contract/site-paths.ts';
import type { Queries } from '../db/database.ts';
import { decodeSafely } from '../lib/decode-safely.ts';
import { stemOf } from '../media/file-names.ts';
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
  const rows = await db.selectFrom('media').select(['stem', 'type', 'alt', 'bytes', 'former']).execute();
  const files = new Map(
    rows.map(({ stem, type, alt, bytes }): [string, LibraryFile] => [
      stem,
      { alt, bytes, hasVariants: fileTypes.some((one) => one.type === type && one.isRaster) },
    ]),
  );
  // History still shows those that were replaced.
  for (const stem of rows.flatMap((row) => formerOf(row).map(stemOf)))
    if (!files.has(stem)) files.set(stem, { alt: '', bytes: 0, hasVariants: false });
  const pages = await readPages(db, kinds);
  const redirects = new Set(
    (await listLive(db, redirect)).map(({ data }) => textOf(data.from).toLowerCase()),
  );
  return {
    siteOrigin,
    links,
    fileAt(address) {
      const file = decodeSafely(address.slice('/media/'.length));
      const known = files.get(stemOf(file));
      if (known) return known;
      // Files beside the library are served as well.
      const isThere = !file.split('/').includes('..') && existsSync(path.join(dataDir, 'media', file));
      return isThere ? { alt: '', bytes: 0, hasVariants: false } : null;
    },
    hasPage(pathname) {
      const page = pathname.replace(/\/$/, '').toLowerCase();
      const place = page.lastIndexOf('/');
      const known = pages.get(page.slice(0, Math.max(place, 0)));
      if (known === undefined || sitePages.includes(page || '/') || isReservedPath(page)) return undefined;
      return known.has(decodeSafely(page.slice(place + 1))) || redirects.has(page);
    },
  };
}

/** Ids and slugs, also former ones, of the public records whose kinds have pages, by the path above them. */
async function readPages(db: Queries, kinds: readonly Kind[]): Promise<Map<string, ReadonlySet<string>>> {
  const pages = new Map<string, Set<string>>();
  for (const { name, address } of kinds) {
    if (address === undefined) continue;
    const live = db
      .selectFrom('records')
      .where('records.kind', '=', name)
      .where('live_revision', 'is not', null);
    const ids = await live.select(['records.id', 'records.slug']).execute();
    const slugs = await live.innerJoin('slugs', 'slugs.record', 'records.key').select('slugs.slug').execute();
    pages.set(
      address.replace(/\/$/, ''),
      new Set([...ids.flatMap(({ id, slug }) => [id, slug ?? id]), ...slugs.map(({ slug }) => slug)]),
    );
  }
  return pages;
}
