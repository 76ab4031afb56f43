import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openSqliteFile } from './client.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openSqlite } from './open-sqlite.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'open-sqlite-'));
  file = path.join(dir, 'content.db');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const open = () => openSqlite({ file, backupsDir: dir });

test('a database is opened with every precaution, and so are its tables', async () => {
  const database = open();
  await migrate(database, { migrations });
  const pragma = async (name: string) =>
    Object.values(
      (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database.queries)).rows[0] ?? {},
    )[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('busy_timeout')).toBe(0);
  expect(await pragma('application_id')).toBe(0x53545544);
  expect(await pragma('user_version')).toBe(
    migrations.filter(({ isAdditive }) => isAdditive !== true).length,
  );
  // The full-text index keeps tables of its own, which cannot be strict.
  const tables = await sql<{ name: string; strict: number }>`
    select name, strict from pragma_table_list where type = 'table'
  `.execute(database.queries);
  const loose = tables.rows.filter(({ name, strict }) => !name.startsWith('sqlite_') && strict === 0);
  expect(loose).toEqual([]);
  await database.close();
});

test('counters are written without waiting for the disk, everything after them with it', async () => {
  const database = open();
  const level = async (queries: typeof database.queries) =>
    (await sql<{ synchronous: number }>`pragma synchronous`.execute(queries)).rows[0]?.synchronous;
  expect(await database.withoutSync(level)).toBe(1);
  await expect(database.withoutSync(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await level(database.queries)).toBe(2);
  await database.close();
});

test('while another process holds the lock of writers, reads are answered and writes wait for it', async () => {
  const database = open();
  await sql`create table notes (text text)`.execute(database.queries);
  const other = openSqliteFile(file);
  other.exec('begin immediate');
  const write = (text: string) => sql`insert into notes values (${text})`;
  const writes = [
    write('alone').execute(database.queries),
    database.queries.transaction().execute((trx) => write('together').execute(trx)),
    database.withoutSync((db) => write('withoutSync').execute(db)),
  ];
  const count = async () =>
    (await sql<{ total: number }>`select count(*) as total from notes`.execute(database.queries)).rows[0]
      ?.total;
  expect([await count(), await count()]).toEqual([0, 0]);
  other.exec('commit');
  other.close();
  await Promise.all(writes);
  expect(await count()).toBe(3);
  expect((await sql`pragma synchronous`.execute(database.queries)).rows).toEqual([{ synchronous: 2 }]);
  await database.close();
});

test('a long reading transaction keeps its state and delays no writer', async () => {
  const database = open();
  await sql`create table notes (text text)`.execute(database.queries);
  const count = async (db: Pick<typeof database.queries, 'getExecutor'>) =>
    (await sql<{ total: number }>`select count(*) as total from notes`.execute(db)).rows[0]?.total;
  await database.queries
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      expect(await count(trx)).toBe(0);
      await database.queries
        .transaction()
        .execute((other) => sql`insert into notes values ('new')`.execute(other));
      expect(await count(trx)).toBe(0);
    });
  expect(await count(database.queries)).toBe(1);
  await database.close();
});

test('the file of another program is left as it is', () => {
  const foreign = openSqliteFile(file);
  foreign.exec('create table notes (text text); pragma application_id=7');
  foreign.close();
  const before = readFileSync(file);
  expect(open).toThrow('belongs to another program');
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a file that says it is of a later version is refused, whatever its list of migrations says', async () => {
  const database = open();
  await migrate(database, { migrations });
  await sql.raw(`pragma user_version=${migrations.length + 1}`).execute(database.queries);
  await expect(migrate(database, { migrations })).rejects.toThrow('newer version');
  await database.close();
});
