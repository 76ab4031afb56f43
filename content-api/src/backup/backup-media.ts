import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSqliteFile } from '../db/client.ts';
import type { SqliteFile } from '../db/client.ts';
import { isError } from '../lib/is-error.ts';
import { foreignNames } from './swap-media.ts';

interface MediaRow {
  path: string;
  sha256: string;
  bytes: Uint8Array;
}

/** Puts every file of the media folder into the backup; returns how many. */
export function storeMedia(file: SqliteFile, mediaDir: string): number {
  const insert = createMediaTable(file);
  if (!existsSync(mediaDir)) return 0;
  const names = filesBelow(mediaDir);
  file.exec('begin');
  let stored = 0;
  for (const name of names) {
    const bytes = readUnlessGone(path.join(mediaDir, name));
    if (bytes === undefined) continue;
    stored += 1;
    insert({ path: name.split(path.sep).join('/'), sha256: sha256(bytes), bytes });
  }
  file.exec('commit');
  return stored;
}

/** Undefined for a file that was removed since its folder was listed. */
function readUnlessGone(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isError(error) && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes the table of a backup's media; returns what adds a file to it. */
export function createMediaTable(file: SqliteFile): (row: MediaRow) => void {
  file.exec(
    'create table backup_media (path text primary key, sha256 text not null, bytes blob not null) strict',
  );
  const insert = file.prepare('insert into backup_media (path, sha256, bytes) values (?, ?, ?)');
  return (row) => void insert.run([row.path, row.sha256, row.bytes]);
}

/** The paths whose bytes are not what they were when the backup was made. */
export function damagedMedia(file: SqliteFile): string[] {
  const damaged: string[] = [];
  for (const row of mediaRows(file)) if (sha256(row.bytes) !== row.sha256) damaged.push(row.path);
  return damaged;
}

export function countMedia(file: SqliteFile): number {
  const [row] = file.prepare('select count(*) as total from backup_media').all([]) as { total: number }[];
  return row?.total ?? 0;
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
    for (const { path: name, bytes } of mediaRows(file)) {
      const full = path.join(target, name);
      mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(full, bytes, { flush: true });
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

function* mediaRows(file: SqliteFile): Generator<MediaRow> {
  const one = file.prepare('select path, sha256, bytes from backup_media where path = ?');
  for (const name of pathsOf(file)) yield* one.all([name]) as MediaRow[];
}

function pathsOf(file: SqliteFile): string[] {
  const rows = file.prepare('select path from backup_media order by path').all([]) as { path: string }[];
  return rows.map((row) => row.path);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
