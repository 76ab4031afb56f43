import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { newDataDir, runCli, startServer } from './support/server-process.ts';

test('an embedded database moves to PostgreSQL row by row, only into an empty one, and back by a backup', async () => {
  const dataDir = newDataDir();
  const target = await createSchema(postgresUrl ?? '');
  const env = { DATA_DIR: dataDir };
  const password = 'quite a long phrase 8';
  const embedded = await startServer({ ...env, ADMIN_PASSWORD: password, DEMO_CONTENT: 'on' });
  const before = await (await fetch(`${embedded.url}/api/services`)).json();
  expect((await runCli('db-copy', ['--to', target], env)).output).toContain('already in use');
  embedded.kill('SIGTERM');
  await embedded.ended;
  const copied = await runCli('db-copy', ['--to', target], env);
  expect(copied).toMatchObject({
    code: 0,
    output: expect.stringMatching(/projects +\d+ rows, equal/) as string,
  });
  expect((await runCli('db-copy', ['--to', target], env)).output).toContain('nothing was changed');
  const moved = await startServer({ ...env, DATABASE_URL: target });
  expect(await (await fetch(`${moved.url}/api/services`)).json()).toEqual(before);
  const login = await fetch(`${moved.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password }),
  });
  expect(login.status).toBe(200);
  moved.kill('SIGTERM');
  await moved.ended;
  const back = { DATA_DIR: path.join(dataDir, 'back') };
  const onServer = { ...env, DATABASE_URL: target };
  await runCli('backup', [path.join(dataDir, 'there.backup')], onServer);
  expect((await runCli('restore', [path.join(dataDir, 'there.backup')], back)).code).toBe(0);
  expect(await exported(back)).toEqual(await exported(onServer));
  expect((await runCli('admin', ['list'], back)).output).toBe(
    (await runCli('admin', ['list'], onServer)).output,
  );
  rmSync(dataDir, { recursive: true, force: true });
});

async function exported(env: { DATA_DIR: string }): Promise<unknown> {
  const file = path.join(env.DATA_DIR, 'content.json');
  await runCli('content', ['export', file], env);
  return JSON.parse(readFileSync(file, 'utf8'));
}
