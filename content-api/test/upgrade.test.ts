import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { proveBackup } from '../src/features/backups/prove-backup.ts';
import type { Database } from '../src/db/database.ts';
import { migrate, migrationsOf } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import { openSqlite } from '../src/db/open-sqlite.ts';
import { tableList } from '../src/db/table-list.ts';
import { everyRow, fillEveryTable, tablesOf } from './support/every-row.ts';
import { createNextProgram } from './support/next-program.ts';
import type { NextProgram } from './support/next-program.ts';
import { createSchema, openTestDatabase, postgresUrl } from './support/open-test-database.ts';
import { runHere, startServerHere } from './support/server-here.ts';
import { newDataDir, runCli, startServer } from './support/server-process.ts';
import { isShortForm } from './support/short-form.ts';

let dataDir: string;
let env: Record<string, string>;
let program: NextProgram | undefined;

beforeEach(async () => {
  dataDir = newDataDir();
  env = { DATA_DIR: dataDir };
  if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
});
afterEach(() => {
  program?.remove();
  program = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database =
    env.DATABASE_URL === undefined
      ? embedded(path.join(dataDir, 'content.db'))
      : openPostgres(env.DATABASE_URL);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const embedded = (file: string): Database => openSqlite({ file, backupsDir: '/nonexistent' });
const rows = () => withDatabase(({ queries }) => everyRow(queries));

/** A filled database that a version with only these migrations has left. */
function leave(count: number) {
  return withDatabase(async (database) => {
    await migrate(database, { migrations: migrations.slice(0, count) });
    await fillEveryTable(database.queries);
    return everyRow(database.queries);
  });
}

async function startAndStop(folder: string): Promise<void> {
  const server = await startServer(env, { program: folder });
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

/** Content of the backup that was made before the change, after it was verified. */
async function backedUp() {
  const names = readdirSync(path.join(dataDir, 'backups')).filter((name) => /^before-migration-/.test(name));
  expect(names).toHaveLength(1);
  const file = path.join(dataDir, 'backups', names[0] ?? '');
  await proveBackup(file);
  const copy = embedded(file);
  const held = await everyRow(copy.queries);
  await copy.close();
  return { file, held };
}

/** The short form begins at the oldest schema, which goes through every migration, and at the newest. */
const former = migrations
  .slice(1)
  .map(({ name }, index) => [name, index + 1] as const)
  .filter(([, count]) => !isShortForm || count === 1 || count === migrations.length - 1);

test.each(former)(
  'a filled database from before %s is backed up whole, then changed',
  async (_name, count) => {
    const before = await leave(count);
    await (await startServerHere(env)).stop();
    expect((await backedUp()).held).toEqual(before);
    const done = await withDatabase(({ queries }) => migrationsOf(queries, migrations));
    expect(done).toEqual(migrations);
  },
);

test('a version that adds and drops columns and tables starts on filled tables, and can be gone back from', async () => {
  const before = await leave(migrations.length);
  program = createNextProgram();
  program.addMigration(
    '998-answers',
    "[`alter table messages add column reply text not null default ''`, `alter table messages add column answers ${json} not null default '[]'`, `create table notes (id text primary key)`]",
  );
  program.addMigration(
    '999-less',
    '[`alter table messages drop column email`, `alter table messages drop column reply`]',
  );
  program.edit(
    'db/table-list.ts',
    `{ name: 'messages', key: 'id', json: [] },`,
    `{ name: 'messages', key: 'id', json: ['answers'] }, { name: 'notes', key: 'id', json: [] },`,
  );
  await startAndStop(program.folder);
  const { file, held } = await backedUp();
  expect(held).toEqual(before);
  const [message] = (await rows()).messages ?? [];
  expect(message).toHaveProperty('answers');
  expect(message).not.toHaveProperty('email');
  expect(message).not.toHaveProperty('reply');

  const ofNext = path.join(dataDir, 'next.backup');
  expect(await runCli('backup', [ofNext], env, '', program.folder)).toMatchObject({ code: 0 });
  const restored = await runCli('restore', [ofNext], env, '', program.folder);
  expect(restored).toMatchObject({ code: 0 });
  expect((await rows()).messages).toHaveLength(3);

  env = { DATA_DIR: path.join(dataDir, 'back') };
  const back = await runHere('restore', [file], env);
  expect(back).toMatchObject({ code: 0 });
  dataDir = env.DATA_DIR ?? dataDir;
  expect((await rows()).messages).toEqual(before.messages);
  dataDir = path.dirname(dataDir);
});

test('the list of tables knows every table and JSON column of every schema so far', async () => {
  const database = await openTestDatabase();
  for (const count of migrations.keys()) {
    await migrate(database, { migrations: migrations.slice(0, count + 1) });
    for (const { name, columns } of await tablesOf(database.queries)) {
      const facts = tableList.find((known) => known.name === name);
      expect(facts?.name).toBe(name);
      const json = columns.filter(({ dataType }) => dataType === 'jsonb').map((column) => column.name);
      expect(facts?.json).toEqual(expect.arrayContaining(json));
    }
  }
  await database.close();
});
