import { existsSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { openSqlite } from '../src/db/open-sqlite.ts';
import { newDataDir, runCli, startServer } from './support/server-process.ts';
import { testInFull } from './support/short-form.ts';

const dataDir = newDataDir();
const env = { DATA_DIR: dataDir };
afterAll(() => rmSync(dataDir, { recursive: true }));

testInFull('a database file without a byte, or without a table, is refused like none', async () => {
  const server = await startServer(env);
  expect((await runCli('backup', ['--scheduled'], env)).code).toBe(0);
  server.kill('SIGTERM');
  await server.ended;
  const file = path.join(dataDir, 'content.db');
  truncateSync(file, 0);
  await expect(startServer(env)).rejects.toThrow(/There is no database[^]*backups\/auto-.*\.backup/);
  expect(existsSync(`${file}-wal`)).toBe(false);
  rmSync(file);
  await openSqlite({ file, backupsDir: '/nonexistent' }).close();
  await expect(startServer(env)).rejects.toThrow('There is no database');
});
