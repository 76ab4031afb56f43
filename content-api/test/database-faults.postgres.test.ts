import { rmSync } from 'node:fs';
import { eventually } from './support/eventually.ts';
import { createSchema } from './support/open-test-database.ts';
import { newDataDir, startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { startTemporaryPostgres } from './support/temporary-postgres.ts';
import type { TemporaryPostgres } from './support/temporary-postgres.ts';

const password = 'quite a long phrase 8';
let postgres: TemporaryPostgres;
let server: ServerProcess;
let dataDir: string;
let token: string;

beforeAll(async () => {
  const started = await startTemporaryPostgres();
  if (started === undefined) throw new Error('no PostgreSQL');
  postgres = started;
  dataDir = newDataDir();
  const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: password, DATABASE_URL: await createSchema(postgres.url) };
  server = await startServer({ ...env, DEMO_CONTENT: 'on' });
  token = ((await (await login()).json()) as { token: string }).token;
});
afterAll(async () => {
  postgres.signal('SIGCONT');
  server.kill('SIGTERM');
  await server.ended;
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const headers = () => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });
const read = () => fetch(`${server.url}/api/projects`);
const ready = async () => (await fetch(`${server.url}/readyz`)).status;
const login = () =>
  fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password }),
  });
const write = async () => {
  const startedMs = Date.now();
  const answer = await fetch(`${server.url}/api/projects/65f00000a000000000000000`, {
    method: 'DELETE',
    headers: headers(),
  });
  return { status: answer.status, ms: Date.now() - startedMs };
};

test('while PostgreSQL hangs, reads go on, writes and logins are 503 in under six seconds, and it heals', async () => {
  expect((await read()).status).toBe(200);
  postgres.signal('SIGSTOP');
  await eventually(read, ({ headers: told }) => told.get('warning') !== null);
  const [stale, status, written, signedIn] = await Promise.all([read(), ready(), write(), login()]);
  expect(stale.status).toBe(200);
  expect(stale.headers.get('warning')).toContain('110');
  expect(status).toBe(503);
  expect(written.status).toBe(503);
  expect(written.ms).toBeLessThan(6500);
  expect(signedIn.status).toBe(503);
  postgres.signal('SIGCONT');
  await heals();
});

test('after PostgreSQL was restarted the server finds it again by itself', async () => {
  await postgres.restart();
  await heals();
});

async function heals(): Promise<void> {
  expect(await eventually(ready, (status) => status === 200)).toBe(200);
  expect((await write()).status).toBe(404);
  expect((await read()).headers.get('warning')).toBeNull();
}
