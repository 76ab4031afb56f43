import type { SqliteFile } from '../../../db/client.ts';
import type { MediaEntry } from './store-media.ts';

/** A media file of a backup, and the name of the object with its content. */
export interface MediaRow {
  path: string;
  sha256: string;
  object: string;
}

/** Notes in a backup of the database where its media are. Only there, since it is encrypted, do their names stand. */
export function noteMedia(file: SqliteFile, entries: readonly MediaEntry[]): void {
  // Without a key, whose index would change the hash of the schema.
  file.exec(
    'create table backup_objects (path text not null, sha256 text not null, object text not null) strict',
  );
  const insert = file.prepare('insert into backup_objects (path, sha256, object) values (?, ?, ?)');
  file.exec('begin');
  for (const { path, sha256, object } of entries) insert.run([path, sha256, object.name]);
  file.exec('commit');
}

export function readMediaRows(file: SqliteFile): MediaRow[] {
  return file.prepare('select path, sha256, object from backup_objects order by path').all([]) as MediaRow[];
}
