import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Media, MediaDetail } from '../src/contract/index.ts';
import { eventually } from './support/eventually.ts';
import { draw } from './support/media-samples.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { newDataDir, runCli, startServer } from './support/server-process.ts';

const email = 'admin@example.com';
const password = 'quite a long phrase 8';

test('a backup brings the library back, row by row and byte by byte', async () => {
  const dataDir = newDataDir();
  const env: Record<string, string> = { DATA_DIR: dataDir, ADMIN_PASSWORD: password };
  if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
  const media = path.join(dataDir, 'media');
  let server = await startServer(env);
  const stop = () => {
    server.kill('SIGTERM');
    return server.ended;
  };
  async function ask(at: string, init: RequestInit = {}): Promise<unknown> {
    const login = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { token } = (await login.json()) as { token: string };
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    return (await fetch(`${server.url}/api/media${at}`, { ...init, headers })).json();
  }
  const body = new Uint8Array(await draw().png().toBuffer());
  const { _id } = (await ask('', { method: 'POST', body, headers: { 'x-file-name': 'tree.png' } })) as Media;
  const detail = () => ask(`/${_id}`) as Promise<MediaDetail>;
  const whole = await eventually(detail, ({ sizes }) => sizes.length === 6);
  const before = hashes(media);
  expect(Object.keys(before)).toHaveLength(7);
  // An unfinished upload is no part of a backup, and a restore leaves it alone.
  mkdirSync(path.join(media, '.uploads/other'), { recursive: true });
  writeFileSync(path.join(media, '.uploads/other/upload'), 'half');

  const file = path.join(dataDir, 'mine.backup');
  expect((await runCli('backup', [file], env)).code).toBe(0);
  await ask(`/${_id}`, { method: 'DELETE' });
  expect(hashes(media)).toEqual({});
  await stop();
  expect((await runCli('restore', [file], env)).code).toBe(0);
  expect(hashes(media)).toEqual(before);
  expect(readFileSync(path.join(media, '.uploads/other/upload'), 'utf8')).toBe('half');
  server = await startServer(env);
  expect(await detail()).toEqual(whole);
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Hash of every stored file. */
function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('.uploads'));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}
