import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SqliteFile } from '../db/client.ts';

interface MediaRow {
  path: string;
  sha256: string;
  bytes: Uint8Array;
}

/** Puts every file of the media folder into the backup; returns how many. */
export function storeMedia(file: SqliteFile, mediaDir: string): number {
  file.exec(
    'create table backup_media (path text primary key, sha256 text not null, bytes blob not null) strict',
  );
  if (!existsSync(mediaDir)) return 0;
  const names = readdirSync(mediaDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(mediaDir, path.join(entry.parentPath, entry.name)));
  const insert = file.prepare('insert into backup_media (path, sha256, bytes) values (?, ?, ?)');
  file.exec('begin');
  for (const name of names) {
    const bytes = readFileSync(path.join(mediaDir, name));
    insert.run([name.split(path.sep).join('/'), sha256(bytes), bytes]);
  }
  file.exec('commit');
  return names.length;
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

/** Writes every file of the backup under that folder. */
export function extractMedia(file: SqliteFile, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const { path: name, bytes } of mediaRows(file)) {
    const full = path.resolve(target, name);
    // A backup may have been made by somebody else: it writes nowhere but here.
    if (!full.startsWith(path.resolve(target) + path.sep)) throw new Error(`Refused path in backup: ${name}`);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, bytes);
  }
}

function* mediaRows(file: SqliteFile): Generator<MediaRow> {
  const paths = file.prepare('select path from backup_media order by path').all([]) as { path: string }[];
  const one = file.prepare('select path, sha256, bytes from backup_media where path = ?');
  for (const { path: name } of paths) yield* one.all([name]) as MediaRow[];
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
