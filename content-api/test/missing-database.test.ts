import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../src/db/database.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import { openSqlite } from '../src/db/open-sqlite.ts';
import { tablesOf } from './support/every-row.ts';
import { samples } from './support/samples.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { runHere, startServerHere } from './support/server-here.ts';
import { newDataDir, startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { testInFull } from './support/short-form.ts';

const password = 'quite a long phrase 8';
let dataDir: string;
let env: Record<string, string>;
let server: ServerProcess | undefined;

beforeEach(async () => {
  dataDir = newDataDir();
  env = { DATA_DIR: dataDir, ADMIN_PASSWORD: password };
  if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
});
afterEach(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(more: Record<string, string> = {}, ...args: string[]): Promise<ServerProcess> {
  server = await startServer({ ...env, ...more }, { args });
  return server;
}
async function stop(): Promise<void> {
  server?.kill('SIGTERM');
  await server?.ended;
  server = undefined;
}

/** A studio with one project and one picture, which has been stopped. */
async function useStudio(): Promise<void> {
  const content = path.join(dataDir, 'content.json');
  const project = { ...samples.project, technologies: ['React'] };
  writeFileSync(content, JSON.stringify({ projects: [project] }));
  const running = await startServerHere(env);
  expect((await runHere('content', ['import', content], env)).code).toBe(0);
  mkdirSync(path.join(dataDir, 'media'));
  writeFileSync(path.join(dataDir, 'media/a.svg'), '<svg/>');
  expect((await runHere('backup', ['--scheduled'], env)).code).toBe(0);
  await running.stop();
}

/** The same with its database gone. */
async function loseDatabase(): Promise<void> {
  await useStudio();
  if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
  for (const ending of ['', '-wal', '-shm']) rmSync(`${file()}${ending}`, { force: true });
}

/** All but the lock, which every attempt takes. */
const files = (): string[] =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('content.lock'))
    .sort();
const file = (): string => path.join(dataDir, 'content.db');
const backups = (): string[] => readdirSync(path.join(dataDir, 'backups')).sort();
const projects = async () => (await (await fetch(`${server?.url}/api/projects`)).json()) as unknown[];

async function inDatabase(work: (database: Database) => Promise<unknown>): Promise<void> {
  const database =
    env.DATABASE_URL === undefined
      ? openSqlite({ file: file(), backupsDir: '/nonexistent' })
      : openPostgres(env.DATABASE_URL);
  await work(database);
  await database.close();
}

test('a start without its database is refused, names the newest backup and leaves everything as it is', async () => {
  await loseDatabase();
  const before = files();
  const refusal =
    /^There is no database .* newest is .*auto-.*\.backup\. Nothing was changed.*--start-empty$/m;
  await expect(start({ DEMO_CONTENT: 'on' })).rejects.toThrow(refusal);
  for (const args of [['list'], ['create', 'bo@studio.example']]) {
    expect(await runHere('admin', args, env, `${password}\n`)).toMatchObject({
      code: 1,
      output: expect.stringMatching(refusal) as string,
    });
  }
  expect(files()).toEqual(before);
  const [newest = ''] = backups();
  expect((await runHere('restore', [path.join(dataDir, 'backups', newest)], env)).code).toBe(0);
  await start();
  expect(await projects()).toHaveLength(1);
});

testInFull('media without a database are enough to refuse, and an empty media folder is not', async () => {
  mkdirSync(path.join(dataDir, 'media/own'), { recursive: true });
  await start();
  await stop();
  const other = newDataDir();
  mkdirSync(path.join(other, 'media/own'), { recursive: true });
  writeFileSync(path.join(other, 'media/own/a.svg'), '<svg/>');
  const elsewhere: Record<string, string> = { DATA_DIR: other };
  if (postgresUrl !== undefined) elsewhere.DATABASE_URL = await createSchema(postgresUrl);
  await expect(start(elsewhere)).rejects.toThrow('media of one are');
  rmSync(other, { recursive: true });
});

testInFull(
  'an empty studio beside the backups of another one never drops the last proven of those',
  async () => {
    await loseDatabase();
    const [proven = ''] = backups();
    // Younger, but of no use.
    writeFileSync(path.join(dataDir, 'backups/auto-2999.backup'), 'damaged');
    await start({}, '--start-empty');
    expect(await projects()).toEqual([]);
    rmSync(path.join(dataDir, 'backups/auto-2999.backup'));
    for (let count = 0; count < 3; count += 1)
      expect((await runHere('backup', ['--scheduled'], { ...env, BACKUP_KEEP: '1' })).code).toBe(0);
    expect(backups()).toHaveLength(2);
    expect(backups()[0]).toBe(proven);
    await stop();
    await start();
    await stop();
    expect((await runHere('restore', [path.join(dataDir, 'backups', proven)], env)).code).toBe(0);
    await start();
    expect(await projects()).toHaveLength(1);
  },
);

testInFull('no first account is made beside data that is there', async () => {
  await useStudio();
  await inDatabase(async ({ queries }) => {
    await queries.deleteFrom('sessions').execute();
    await queries.deleteFrom('users').execute();
  });
  await expect(start()).rejects.toThrow('holds data but no account');
  await expect(start({}, '--start-empty')).rejects.toThrow('holds data but no account');
  expect((await runHere('admin', ['create', 'bo@studio.example'], env, `${password}\n`)).code).toBe(0);
  await start();
});

testInFull('a database whose every row is gone is refused like none', async () => {
  await useStudio();
  await inDatabase(async ({ queries }) => {
    for (const { name } of (await tablesOf(queries)).reverse())
      await sql`delete from ${sql.table(name)}`.execute(queries);
  });
  await expect(start()).rejects.toThrow('There is no database');
  await start({}, '--start-empty');
});

testInFull('the last account that can manage the studio is neither disabled nor made less', async () => {
  await start();
  const refused = expect.stringContaining('is the last account') as string;
  for (const args of [
    ['disable', 'admin@example.com'],
    ['set-role', 'admin@example.com', 'guest'],
  ])
    expect(await runHere('admin', args, env)).toMatchObject({ code: 1, output: refused });
  await runHere('admin', ['create', 'bo@studio.example'], env, `${password}\n`);
  expect((await runHere('admin', ['disable', 'admin@example.com'], env)).code).toBe(0);
  expect(await runHere('admin', ['disable', 'bo@studio.example'], env)).toMatchObject({
    code: 1,
    output: refused,
  });
  expect((await runHere('admin', ['list'], env)).output).not.toMatch(/bo@.*disabled/);
  expect((await runHere('admin', ['enable', 'admin@example.com'], env)).code).toBe(0);
});
