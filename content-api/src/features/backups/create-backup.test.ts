import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import { openSqlite } from '../../db/open-sqlite.ts';
import { openSqliteFile } from '../../db/client.ts';
import { extractMedia, storeMedia } from './backup-media.ts';
import { createBackup } from './create-backup.ts';
import { proveBackup } from './prove-backup.ts';

const contents = { 'a/video.mp4': 'a long video', 'b.txt': 'word', 'empty.txt': '' };
const hashOfVideo = createHash('sha256').update(contents['a/video.mp4']).digest('hex');
let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  file = path.join(folder, 'mine.backup');
  const mediaDir = path.join(folder, 'media');
  for (const [name, text] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(mediaDir, name)), { recursive: true });
    writeFileSync(path.join(mediaDir, name), text);
  }
  const database = openSqlite({ file: path.join(folder, 'content.db'), backupsDir: folder });
  await migrate(database, { migrations });
  expect(await createBackup({ database, file, mediaDir, partBytes: 4 })).toEqual([]);
  await database.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function extracted(): Record<string, string> {
  const target = path.join(folder, 'extracted');
  extractMedia(file, target);
  return Object.fromEntries(
    Object.keys(contents).map((name) => [name, readFileSync(path.join(target, name), 'utf8')]),
  );
}

function change(sql: string): void {
  const changed = new DatabaseSync(file);
  changed.exec(sql);
  changed.close();
}

test('large files are kept in parts, and come out whole', async () => {
  expect((await proveBackup(file)).media).toEqual({ files: 3, parts: 5 });
  expect(extracted()).toEqual(contents);
});

test.each([
  ['missing', `delete from backup_media where part = 2`, 'pictures are missing'],
  ['changed', `update backup_media set bytes = x'00' where part = 1`, 'pictures are damaged: a/video.mp4'],
])('a part that is %s is noticed', async (_what, sql, reason) => {
  change(sql);
  await expect(proveBackup(file)).rejects.toThrow(reason);
});

test('a backup of an earlier version, with one row for each file, is still read', async () => {
  change(`
    create table whole as select path, sha256, bytes from backup_media where part = 0 and path <> 'a/video.mp4';
    drop table backup_media;
    create table backup_media (path text primary key, sha256 text not null, bytes blob not null) strict;
    insert into backup_media select * from whole;
    insert into backup_media values
      ('a/video.mp4', '${hashOfVideo}', cast('a long video' as blob));
    drop table whole;
    update backup_info set body = json_set(body, '$.v', 1, '$.media', json('{"files":3}'))
  `);
  expect((await proveBackup(file)).v).toBe(1);
  expect(extracted()).toEqual(contents);
});

test('a file that is removed after the folder was listed is left out, and named', async () => {
  const target = openSqliteFile(path.join(folder, 'other.backup'));
  const stored = storeMedia(target, path.join(folder, 'media'));
  rmSync(path.join(folder, 'media', 'empty.txt'));
  expect(await stored).toEqual(['empty.txt']);
  target.close();
});
