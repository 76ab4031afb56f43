import { rmSync } from 'node:fs';
import { eventually } from './support/eventually.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { newDataDir, startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';

const password = 'quite a long phrase 8';
const email = 'admin@example.com';
let dataDir: string;
let databaseUrl: string;
let servers: ServerProcess[];

beforeEach(async () => {
  dataDir = newDataDir();
  databaseUrl = await createSchema(postgresUrl ?? '');
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ADMIN_PASSWORD: password };
  const starts = await Promise.allSettled([startServer(env), startServer(env)]);
  servers = starts.filter((start) => start.status === 'fulfilled').map(({ value }) => value);
  expect(starts.filter(({ status }) => status === 'rejected')).toEqual([]);
});
afterEach(async () => {
  for (const server of servers) server.kill('SIGTERM');
  expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual(servers.map(() => 0));
  rmSync(dataDir, { recursive: true, force: true });
});

async function send(server: number, method: string, url: string, body?: object, token?: string) {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const address = `${servers[server]?.url}${url}`;
  return fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
}
const login = (server: number, attempt = password) =>
  send(server, 'POST', '/api/auth/login', { email, password: attempt });

test('two processes that start together share one first admin, sessions and revocations', async () => {
  const { token } = (await (await login(0)).json()) as { token: string };
  expect((await send(1, 'GET', '/api/auth/me', undefined, token)).status).toBe(200);
  await send(1, 'POST', '/api/auth/logout', {}, token);
  expect((await send(0, 'GET', '/api/auth/me', undefined, token)).status).toBe(401);
});

test('a write on one is read on the other in under a second, with the same revision', async () => {
  const { token } = (await (await login(0)).json()) as { token: string };
  await send(1, 'GET', '/api/projects');
  const project = {
    title: 'Shared',
    mainimage: 'https://a.example/a.png',
    gitHubLink: 'https://a.example',
    technologies: ['x'],
  };
  await send(0, 'POST', '/api/projects', project, token);
  const read = async () => (await (await send(1, 'GET', '/api/projects')).json()) as { title: string }[];
  const list = await eventually(read, ({ length }) => length > 0);
  expect(list.map(({ title }) => title)).toEqual(['Shared']);
  const revisions = await Promise.all(
    [0, 1].map(async (n): Promise<unknown> => (await send(n, 'GET', '/api/revision')).json()),
  );
  expect(revisions[0]).toEqual(revisions[1]);
});

test('a process never returns a revision older than a finished write on another process', async () => {
  const { token } = (await (await login(0)).json()) as { token: string };
  const about = { title: 'A', image: 'https://a.example/a.png', paragraphs: ['p'], highlights: [] };
  for (let round = 0; round < 5; round += 1) {
    await send(1, 'GET', '/api/revision');
    const written = await send(0, 'PUT', '/api/about', about, token);
    const { revision } = (await (await send(1, 'GET', '/api/revision')).json()) as { revision: string };
    expect(written.headers.get('x-content-revision')).toBe(revision);
  }
});

test('throttles count over all processes', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 8; count += 1) statuses.push((await login(count % 2, 'wrong')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});

test('one of two concurrent stale writes on two processes wins', async () => {
  const { token } = (await (await login(0)).json()) as { token: string };
  const about = { title: 'A', image: 'https://a.example/a.png', paragraphs: ['p'], highlights: [] };
  const saved = (await (await send(0, 'PUT', '/api/about', about, token)).json()) as object;
  for (let round = 0; round < 5; round += 1) {
    const { updatedAt } = (await (await send(0, 'GET', '/api/about', undefined, token)).json()) as {
      updatedAt: string;
    };
    const both = [0, 1].map((n) =>
      send(n, 'PUT', '/api/about', { ...saved, title: `T${n}`, updatedAt }, token),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});
