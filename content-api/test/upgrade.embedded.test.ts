import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '../src/db/migrate.ts';
import { initial } from '../src/db/migrations/001-initial.ts';
import { openSqlite } from '../src/db/open-sqlite.ts';
import { newDataDir, runCli, startServer } from './support/server-process.ts';
import { testInFull } from './support/short-form.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = newDataDir();
  const backupsDir = path.join(dataDir, 'backups');
  const database = openSqlite({ file: path.join(dataDir, 'content.db'), backupsDir });
  await migrate(database, { migrations: [initial] });
  await database.close();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const backups = () => readdirSync(path.join(dataDir, 'backups')).filter((name) => name.startsWith('before-'));

testInFull('a start of a new version backs up what it is about to change, once', async () => {
  for (let round = 0; round < 2; round += 1) {
    const server = await startServer({ DATA_DIR: dataDir });
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }
  expect(backups()).toHaveLength(1);
});

test('so does a command that comes before the first start', async () => {
  expect((await runCli('admin', ['list'], { DATA_DIR: dataDir })).code).toBe(0);
  expect(backups()).toHaveLength(1);
});
