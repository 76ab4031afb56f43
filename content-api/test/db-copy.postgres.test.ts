import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { draw, pdf } from './support/media-samples.ts';
import { hashesBelow, startMediaServer } from './support/media-server.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { runHere } from './support/server-here.ts';
import { newDataDir, runCli, startServer } from './support/server-process.ts';

test('an embedded database moves to PostgreSQL row by row, only into an empty one, and back by a backup', async () => {
  const dataDir = newDataDir();
  const target = await createSchema(postgresUrl ?? '');
  const env = { DATA_DIR: dataDir };
  const password = 'quite a long phrase 8';
  const embedded = await startServer({ ...env, ADMIN_PASSWORD: password, DEMO_CONTENT: 'on' });
  const before: unknown = await (await fetch(`${embedded.url}/api/services`)).json();
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
  await runHere('backup', [path.join(dataDir, 'there.backup')], onServer);
  expect((await runHere('restore', [path.join(dataDir, 'there.backup')], back)).code).toBe(0);
  expect(await exported(back)).toEqual(await exported(onServer));
  expect((await runHere('admin', ['list'], back)).output).toBe(
    (await runHere('admin', ['list'], onServer)).output,
  );
  rmSync(dataDir, { recursive: true, force: true });
});

test('the media library comes along: its rows by the copy, its files by staying in their folder', async () => {
  const dataDir = newDataDir();
  const media = path.join(dataDir, 'media');
  const env = { DATA_DIR: dataDir };
  const target = await createSchema(postgresUrl ?? '');
  const embedded = await startMediaServer(env);
  const tree = await embedded.upload(await draw().png().toBuffer(), 'tree.png');
  const lost = await embedded.upload(pdf, 'terms.pdf');
  await embedded.ask('PATCH', `/api/media/${tree._id}`, { alt: 'A tree', focus: { x: 0.1, y: 0.9 } });
  const whole = await embedded.whole(tree._id);
  const before = await embedded.list();
  await embedded.stop();
  rmSync(path.join(dataDir, lost.url));
  const hashes = hashesBelow(media);
  const { output } = await runCli('db-copy', ['--to', target], env);
  expect(output).toMatch(/^media +2 rows, equal$/m);
  expect(output).toContain(`Files of the media library: 1. They stay in ${media}.`);
  expect(output).toContain(`Missing already before: ${lost.url.replace('/media/', '')}\n`);
  const moved = await startMediaServer({ ...env, DATABASE_URL: target });
  expect(await moved.list()).toEqual(before);
  expect(await moved.whole(tree._id)).toEqual(whole);
  expect(hashesBelow(media)).toEqual(hashes);
  await moved.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function exported(env: { DATA_DIR: string }): Promise<unknown> {
  const file = path.join(env.DATA_DIR, 'content.json');
  await runHere('content', ['export', file], env);
  return JSON.parse(readFileSync(file, 'utf8'));
}
