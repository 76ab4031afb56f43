import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Queries } from '../../db/database.ts';
import { startupFault } from '../../lib/startup-fault.ts';
import { newId } from '../../lib/new-id.ts';
import { hasOwnFolder, stemOf, storedName, urlOf } from '../../core/media/file-names.ts';
import { fileTypes } from '../../core/media/file-types.ts';
import type { MediaFolder } from '../media/media-folder.ts';
import { hashOf } from '../media/receive.ts';
import { formerOf } from '../media/repository.ts';
import type { MediaRow } from '../media/repository.ts';
import type { CheckedMedia } from './check-media.ts';

/** Place of an entry in the library. */
export interface PlannedMedia extends CheckedMedia {
  id: string;
  /** Path below the media folder. */
  at: string;
  /** The library has the content under this row. */
  known?: MediaRow;
  /** The file is at its place. */
  isThere: boolean;
}

/** Finds a place for each entry. Content that the library has is not stored again, whatever its address. */
export async function planMedia(
  db: Queries,
  checked: readonly CheckedMedia[],
  folder: MediaFolder,
): Promise<PlannedMedia[]> {
  if (checked.length === 0) return [];
  const rows = await db.selectFrom('media').selectAll().orderBy('id').execute();
  const bySum = Map.groupBy(rows, ({ sha256 }) => sha256);
  const ids = new Set(rows.map(({ id }) => id));
  const stems = new Set(rows.flatMap((row) => [row.path, ...formerOf(row)]).map(stemOf));
  const planned: PlannedMedia[] = [];
  for (const [index, one] of checked.entries()) {
    const known = sameContent(bySum, one);
    if (known !== undefined) {
      const isThere = (await folder.bytesOf(known.path)) !== undefined;
      if (!isThere && one.found === undefined) throw missing(index, one);
      planned.push({ ...one, known, id: known.id, at: known.path, isThere });
      continue;
    }
    if (one.found === undefined) throw missing(index, one);
    const { entry } = one;
    const id = ids.has(entry._id) ? newId() : entry._id;
    const place = stems.has(stemOf(entry.path))
      ? 'taken'
      : await stateOf(folder, entry.path, one.found.facts);
    const at = place === 'taken' ? newPlace(one) : entry.path;
    planned.push({ ...one, id, at, isThere: place === 'same' });
  }
  return planned;
}

/** New addresses of the files that have another place than in the file, by stem. */
export function movedAddresses(planned: readonly PlannedMedia[]): Map<string, string> {
  const moved = planned.filter(({ at, entry }) => at !== entry.path);
  return new Map(moved.map(({ at, entry }) => [stemOf(entry.path), urlOf(at)]));
}

function sameContent(
  bySum: ReadonlyMap<string, readonly MediaRow[]>,
  { entry, found }: CheckedMedia,
): MediaRow | undefined {
  const sums = new Set([entry.sha256, found?.facts.sha256 ?? entry.sha256]);
  const same = [...sums].flatMap((sum) => bySum.get(sum) ?? []);
  return same.find(({ id }) => id === entry._id) ?? same.find(({ path: at }) => at === entry.path) ?? same[0];
}

/** A file beside the library may have the place, or one whose smaller sizes would have the same names. */
async function stateOf(
  folder: MediaFolder,
  file: string,
  { sha256 }: { sha256: string },
): Promise<'free' | 'same' | 'taken'> {
  const place = folder.pathOf(hasOwnFolder(file) ? stemOf(file) : path.dirname(file));
  if (!existsSync(place)) return 'free';
  if (hasOwnFolder(file)) return 'taken';
  const others = (await readdir(place)).filter((name) => stemOf(name) === stemOf(path.basename(file)));
  if (others.length === 0) return 'free';
  if (!others.includes(path.basename(file))) return 'taken';
  return (await hashOf(folder.pathOf(file))).sha256 === sha256 ? 'same' : 'taken';
}

function newPlace({ entry }: CheckedMedia): string {
  const type = fileTypes.find((one) => one.type === entry.type);
  const name = type === undefined ? path.basename(entry.path) : storedName(entry.name, type);
  return `${randomBytes(12).toString('hex')}/${name}`;
}

function missing(index: number, { entry }: CheckedMedia): Error {
  return startupFault(
    'BAD_MEDIA',
    `Not imported: media.${index} (${entry.path}): there is no such file in the folder of media, and the library does not have it`,
  );
}
