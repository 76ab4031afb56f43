import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { pruneBackups } from '../src/features/backups/prune-backups.ts';
import { buildTestApp } from './support/build-test-app.ts';
import { newDataDir, runCli, startServer } from './support/server-process.ts';
import { testInFull } from './support/short-form.ts';

test('every question asked of a table that grows goes by an index', async () => {
  const api = await buildTestApp();
  const plan = async (query: string) =>
    JSON.stringify((await sql.raw(`explain query plan ${query}`).execute(api.context.database.queries)).rows);
  expect(
    await plan(`select * from sessions join users on users.id = user_id where token_hash = 'x'`),
  ).not.toContain('SCAN');
  for (const query of [
    `select id from sessions where expires_at <= 'x' limit 500`,
    `select id from sessions where user_id = 'x' order by id desc limit 10`,
    `select id from audit where at < 'x' limit 500`,
    `select id from audit where action = 'x' and id > 'x' and at >= 'x' order by id desc limit 500`,
    `select key from throttles where expires_ms <= 1 limit 500`,
    `select * from throttles where key = 'x'`,
    `select record from publications where applied_at is null and withdrawn_at is null`,
  ]) {
    expect(await plan(query)).toContain('USING');
  }
  await api.close();
});

testInFull('ten thousand requests leave no memory behind', () => {
  const script = path.join(import.meta.dirname, 'support/heap-check.ts');
  const run = spawnSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' });
  const { before, after } = JSON.parse(run.stdout) as { before: number; after: number };
  expect(after / before).toBeLessThan(1.05);
});

test('scheduled backups are written, checked and only so many kept; a person’s own stay', async () => {
  const dataDir = newDataDir();
  const env = { DATA_DIR: dataDir, BACKUP_KEEP: '2' };
  const server = await startServer(env);
  const dir = path.join(dataDir, 'backups');
  mkdirSync(dir);
  for (const name of ['auto-2026-01-01.backup', 'auto-2026-01-02.backup', 'mine.backup'])
    writeFileSync(path.join(dir, name), '');
  expect((await runCli('backup', ['--scheduled'], env)).code).toBe(0);
  const names = readdirSync(dir).sort();
  expect(names).toHaveLength(3);
  expect(names).toContain('mine.backup');
  expect(names).not.toContain('auto-2026-01-01.backup');
  await pruneBackups(dir, { keep: 0 });
  expect(existsSync(path.join(dir, 'mine.backup'))).toBe(true);
  server.kill('SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});
