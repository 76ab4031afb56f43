import { createReadStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSqliteFile } from '../../db/client.ts';
import type { SqliteFile } from '../../db/client.ts';
import { isError } from '../../lib/is-error.ts';
import { createMediaTable, isDamaged, mediaParts } from './media-parts.ts';
import { foreignNames } from './swap-media.ts';

/** Numbers of files and parts in a backup; backups of earlier versions do not count the parts. */
export interface MediaCount {
  files: number;
  parts?: number;
}

/** Puts every file of the media folder into the backup; returns those that were removed since the folder was listed. */
export async function storeMedia(file: SqliteFile, mediaDir: string, partBytes?: number): Promise<string[]> {
  const add = createMediaTable(file, partBytes);
  if (!existsSync(mediaDir)) return [];
  const gone: string[] = [];
  file.exec('begin');
  for (const name of filesBelow(mediaDir)) {
    const inBackup = name.split(path.sep).join('/');
    try {
      await add(inBackup, createReadStream(path.join(mediaDir, name)));
    } catch (error) {
      if (!(isError(error) && 'code' in error && error.code === 'ENOENT')) throw error;
      gone.push(inBackup);
    }
  }
  file.exec('commit');
  return gone;
}

/** The paths whose bytes are not what they were when the backup was made. */
export function damagedMedia(file: SqliteFile): string[] {
  const damaged = new Set<string>();
  for (const part of mediaParts(file)) if (isDamaged(part)) damaged.add(part.path);
  return [...damaged];
}

export function countMedia(file: SqliteFile): Required<MediaCount> {
  const [row] = file
    .prepare('select count(distinct path) as files, count(*) as parts from backup_media')
    .all([]) as Required<MediaCount>[];
  return row ?? { files: 0, parts: 0 };
}

/** Paths that lead out of the media folder, or that no file can have: a backup may come from another place. */
export function refusedPaths(file: SqliteFile): string[] {
  return pathsOf(file).filter((name) => {
    const [first = ''] = name.split('/');
    const isOutside = name.split(/[/\\]/).some((part) => ['', '.', '..'].includes(part));
    return isOutside || foreignNames.includes(first) || name.includes('\0');
  });
}

/** Writes every file of a proved backup under that folder. */
export function extractMedia(backup: string, target: string): void {
  const file = openSqliteFile(backup, { readOnly: true });
  try {
    let last: string | undefined;
    for (const { path: name, bytes } of mediaParts(file)) {
      const full = path.join(target, name);
      if (name !== last) mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(full, bytes, { flag: name === last ? 'a' : 'w', flush: true });
      last = name;
    }
  } finally {
    file.close();
  }
}

function filesBelow(mediaDir: string): string[] {
  const top = readdirSync(mediaDir, { withFileTypes: true }).filter(
    ({ name }) => !foreignNames.includes(name),
  );
  const below = top
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(path.join(mediaDir, name), { recursive: true, withFileTypes: true }));
  return [...top, ...below]
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(mediaDir, path.join(entry.parentPath, entry.name)));
}

function pathsOf(file: SqliteFile): string[] {
  const rows = file.prepare('select distinct path from backup_media order by path').all([]) as {
    path: string;
  }[];
  return rows.map((row) => row.path);
}
