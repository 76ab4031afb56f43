import { rmSync } from 'node:fs';
import path from 'node:path';
import { eventually } from './support/eventually.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { runHere } from './support/server-here.ts';
import { newDataDir, startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { testInFull } from './support/short-form.ts';

const password = 'quite a long phrase 8';
const folders: string[] = [];
const servers: ServerProcess[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await stop(server);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface Testimonial {
  _id: string;
  quote: string;
}

testInFull('quotes are read without a login, and kept by export, import, backup and restore', async () => {
  const mine = await newStudio();
  const first = await start(mine);
  const token = await login(first);
  expect(await listed(first)).toEqual([]);
  const quotes: Record<string, unknown>[] = [
    { quote: 'Second.', name: 'Meera Joshi', role: 'Head of Dispatch', order: 2 },
    { quote: 'First.', name: 'Arjun Rao', company: 'Rann Route', order: 1 },
    { quote: 'Last.', name: 'Noor Khan' },
  ];
  for (const quote of quotes) expect(await send(first, token, quote)).toBe(201);
  expect(await send(first, '', { quote: 'Mine.', name: 'Nobody' })).toBe(401);
  const before = await listed(first);
  expect(before.map(({ quote }) => quote)).toEqual(['First.', 'Second.', 'Last.']);

  const file = path.join(mine.DATA_DIR, 'content.json');
  expect((await runHere('content', ['export', file], mine)).code).toBe(0);
  await remove(first, token, before[0]?._id ?? '');
  expect(await listed(first)).toHaveLength(2);
  expect((await runHere('content', ['import', file], mine)).code).toBe(0);
  const again = await eventually(
    () => listed(first),
    ({ length }) => length === before.length,
  );
  expect(again).toMatchObject(before.map(({ _id, quote }) => ({ _id, quote })));

  const backup = path.join(mine.DATA_DIR, 'mine.backup');
  expect((await runHere('backup', [backup], mine)).code).toBe(0);
  const kept = await listed(first);
  await remove(first, token, before[0]?._id ?? '');
  await stop(first);
  expect((await runHere('restore', [backup], mine)).code).toBe(0);
  expect(await listed(await start(mine))).toEqual(kept);
});

async function newStudio() {
  const folder = newDataDir();
  folders.push(folder);
  return {
    DATA_DIR: folder,
    ...(postgresUrl !== undefined && { DATABASE_URL: await createSchema(postgresUrl) }),
  };
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer({ ...env, ADMIN_PASSWORD: password, DEMO_CONTENT: 'off' });
  servers.push(server);
  return server;
}

async function stop(server: ServerProcess): Promise<void> {
  server.kill('SIGTERM');
  await server.ended;
}

async function login({ url }: ServerProcess): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function send({ url }: ServerProcess, token: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/testimonials`, { method: 'POST', headers, body: JSON.stringify(body) }))
    .status;
}

async function remove({ url }: ServerProcess, token: string, id: string): Promise<void> {
  await fetch(`${url}/api/testimonials/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
}

async function listed({ url }: ServerProcess): Promise<Testimonial[]> {
  return (await (await fetch(`${url}/api/testimonials`)).json()) as Testimonial[];
}
