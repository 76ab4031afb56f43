import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeJson } from '../../db/json.ts';
import type { Queries } from '../../db/database.ts';
import { startupFault } from '../../lib/startup-fault.ts';
import { systemClock } from '../../lib/clock.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { fileColumns } from '../media/file-columns.ts';
import type { MediaFolder } from '../media/media-folder.ts';
import { hashOf } from '../media/receive.ts';
import { toMedia } from '../media/repository.ts';
import type { MediaRow } from '../media/repository.ts';
import type { MediaEntry } from './media-entry.ts';
import type { PlannedMedia } from './plan-media.ts';

/**
 * Puts the files in their places.
 *
 * @param placed gets the places of those that are new
 */
export async function placeMedia(
  planned: readonly PlannedMedia[],
  folder: MediaFolder,
  placed: string[],
): Promise<void> {
  for (const one of planned) {
    if (one.isThere) continue;
    await place(one, folder);
    placed.push(one.at);
  }
}

/** Puts the rows of the placed files into the database; returns how many are new. */
export async function importMedia(db: Queries, planned: readonly PlannedMedia[]): Promise<number> {
  let added = 0;
  for (const one of planned) {
    const { found, known } = one;
    if (known !== undefined) {
      await describe(db, known, one.entry);
    } else if (found !== undefined) {
      // A server may have found the file in its folder meanwhile.
      await db.deleteFrom('media').where('path', '=', one.at).execute();
      await db
        .insertInto('media')
        .values(newRow({ ...one, found }))
        .execute();
      added += 1;
    }
  }
  return added;
}

async function place({ entry, at, found, known }: PlannedMedia, folder: MediaFolder): Promise<void> {
  if (found === undefined) return;
  const { source, facts } = found;
  const name = path.basename(at);
  const staging = await folder.stage();
  try {
    await copyFile(source, staging.at(name));
    if ((await hashOf(staging.at(name))).sha256 !== facts.sha256)
      throw startupFault('BAD_MEDIA', `Not imported: ${entry.path} changed while it was read`);
    if (known !== undefined) await folder.remove(at);
    await staging.publish(name, at);
  } finally {
    await staging.drop();
  }
}

function newRow({ id, at, entry, found }: PlannedMedia & Required<Pick<PlannedMedia, 'found'>>) {
  const { name, alt, alts = {}, caption, credit, placeholder, createdAt, updatedAt } = entry;
  return {
    id,
    ...fileColumns(at, { ...found.facts, placeholder }),
    name,
    alt,
    alts: writeJson(alts),
    caption,
    credit,
    focus: writeJson(entry.focus),
    former: writeJson([]),
    author: '',
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/** Texts of the file take the place of those that are there; where the file has none, they stay. */
async function describe(db: Queries, row: MediaRow, entry: MediaEntry): Promise<void> {
  const known = toMedia(row);
  const after = {
    name: entry.name,
    alt: entry.alt || known.alt,
    alts: { ...known.alts, ...entry.alts },
    caption: entry.caption || known.caption,
    credit: entry.credit || known.credit,
    focus: entry.focus,
  };
  const { name, alt, alts = {}, caption, credit, focus } = known;
  if (isDeepStrictEqual(after, { name, alt, alts, caption, credit, focus })) return;
  await db
    .updateTable('media')
    .set({
      ...after,
      alts: writeJson(after.alts),
      focus: writeJson(after.focus),
      updated_at: nextVersion(systemClock, row.updated_at),
    })
    .where('id', '=', row.id)
    .execute();
}
