import { createHash } from 'node:crypto';
import type { SqliteFile } from '../../db/client.ts';

/** A file of the library in a backup, or a part of one that follows the part before it. */
interface MediaPart {
  path: string;
  /** Over these bytes. */
  sha256: string;
  bytes: Uint8Array;
}

/** SQLite takes no value of a gigabyte or more, and a video in one value would be in memory as a whole. */
const mediaPartBytes = 4 * 1024 * 1024;

/** Makes the table of a backup's media; returns what adds a file to it and answers its hash. */
export function createMediaTable(
  file: SqliteFile,
  partBytes = mediaPartBytes,
): (path: string, chunks: AsyncIterable<Uint8Array>) => Promise<string> {
  file.exec(
    `create table backup_media (
      path text not null, part integer not null, sha256 text not null, bytes blob not null, primary key (path, part)
    ) strict`,
  );
  const insert = file.prepare('insert into backup_media (path, part, sha256, bytes) values (?, ?, ?, ?)');
  return async (path, chunks) => {
    const whole = createHash('sha256');
    let part = 0;
    for await (const bytes of inParts(chunks, partBytes)) {
      whole.update(bytes);
      insert.run([path, part, sha256(bytes), bytes]);
      part += 1;
    }
    return whole.digest('hex');
  };
}

/** One in memory at a time. In backups of earlier versions each file is one part. */
export function* mediaParts(file: SqliteFile): Generator<MediaPart> {
  const hasParts =
    file.prepare(`select 1 from pragma_table_info('backup_media') where name = 'part'`).all([]).length > 0;
  const order = hasParts ? 'path, part' : 'path';
  const keys = file.prepare(`select rowid as key from backup_media order by ${order}`).all([]);
  const one = file.prepare('select path, sha256, bytes from backup_media where rowid = ?');
  for (const { key } of keys as { key: number }[]) yield* one.all([key]) as MediaPart[];
}

export function isDamaged(part: MediaPart): boolean {
  return sha256(part.bytes) !== part.sha256;
}

/** At least one, since a file may be empty. */
async function* inParts(chunks: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  let isFirst = true;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      const piece = chunk.subarray(at, at + partBytes - size);
      at += piece.length;
      size += piece.length;
      waiting.push(piece);
      if (size < partBytes) continue;
      yield Buffer.concat(waiting);
      [waiting, size, isFirst] = [[], 0, false];
    }
  }
  if (size > 0 || isFirst) yield Buffer.concat(waiting);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
