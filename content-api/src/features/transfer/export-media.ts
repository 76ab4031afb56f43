import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { withoutPrivateFiles } from '../../core/audiences/private-files.ts';
import type { Queries } from '../../db/database.ts';
import type { MediaFolder } from '../media/media-folder.ts';
import { hashOf } from '../media/receive.ts';
import { toMedia } from '../media/repository.ts';
import type { MediaRow } from '../media/repository.ts';
import type { MediaEntry } from './media-entry.ts';

interface ExportedMedia {
  entries: MediaEntry[];
  /** Paths of files that are missing or are not what they were. */
  leftOut: string[];
}

/** Copies every file of the library below a folder; smaller sizes are made again where they arrive. */
export async function exportMedia(db: Queries, folder: MediaFolder, dir: string): Promise<ExportedMedia> {
  return mediaToExport(db, folder, (source, row) => copyIntact(source, path.join(dir, row.path), row));
}

/** Files of the library that are what they were, but for those of private records. @param take gets each of them */
export async function mediaToExport(
  db: Queries,
  folder: MediaFolder,
  take: (source: string, row: MediaRow) => Promise<void> = () => Promise.resolve(),
): Promise<ExportedMedia> {
  const rows = await db.selectFrom('media').selectAll().orderBy('id').execute();
  const [entries, leftOut]: [MediaEntry[], string[]] = [[], []];
  for (const row of await withoutPrivateFiles(db, rows)) {
    const source = await folder.bring(row.path);
    if (await isIntact(source, row)) {
      await take(source, row);
      entries.push(entryOf(row));
    } else {
      leftOut.push(row.path);
    }
  }
  return { entries, leftOut };
}

async function isIntact(file: string, { sha256 }: Pick<MediaRow, 'sha256'>): Promise<boolean> {
  return existsSync(file) && (await hashOf(file)).sha256 === sha256;
}

async function copyIntact(source: string, target: string, row: MediaRow): Promise<void> {
  if (await isIntact(target, row)) return;
  await mkdir(path.dirname(target), { recursive: true });
  const draft = `${target}.tmp-${process.pid}`;
  try {
    await copyFile(source, draft);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

function entryOf(row: MediaRow): MediaEntry {
  const { url: _url, ...media } = toMedia(row);
  return { ...media, path: row.path, sha256: row.sha256 };
}
