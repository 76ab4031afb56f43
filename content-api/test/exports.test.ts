import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KyselyPlugin } from 'kysely';
import type { Database } from '../src/db/database.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { openTestDatabase } from './support/open-test-database.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;
let parts: number;
/** Called with the number of each part that is read. */
let onPart: (part: number) => Promise<void>;
const tables = ['messages', 'audit'] as const;
const partSize = 500;

beforeEach(async () => {
  parts = 0;
  onPart = () => Promise.resolve();
  api = await buildTestApp({ database: watched(await openTestDatabase()) });
  ({ token } = await api.login());
});
afterEach(() => api.close());

function watched(database: Database): Database {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.length === partSize) await onPart(++parts);
      return result;
    },
  };
  return { ...database, queries: database.queries.withPlugin(plugin) };
}

async function fill(table: (typeof tables)[number], numbers: number[], text = ''): Promise<void> {
  const { queries } = api.context.database;
  const idOf = (number: number) => number.toString(16).padStart(24, '0');
  const timeOf = (number: number) => new Date(1e12 + number).toISOString();
  if (table === 'messages') {
    await api.call('POST', '/api/contact', { body: samples.message });
    const model = await queries.selectFrom('messages').selectAll().limit(1).executeTakeFirstOrThrow();
    const rows = numbers.map((at) => ({ ...model, id: idOf(at), subject: `row-${at}`, message: text }));
    while (rows.length > 0) await queries.insertInto('messages').values(rows.splice(0, 100)).execute();
  } else {
    const model = await queries.selectFrom('audit').selectAll().limit(1).executeTakeFirstOrThrow();
    const rows = numbers.map((at) => ({
      ...model,
      id: idOf(at),
      at: timeOf(at),
      seq: 0,
      detail: '{}',
      request_id: `row-${at}`,
    }));
    while (rows.length > 0) await queries.insertInto('audit').values(rows.splice(0, 100)).execute();
  }
}

const countTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const ask = (table: string) => api.call('GET', `/api/${table}?format=csv`, { token });

test.each(tables)('a database that fails while %s are exported ends that answer alone', async (table) => {
  await fill(table, countTo(1200));
  onPart = (part) => (part === 2 ? Promise.reject(new Error('The database is gone')) : Promise.resolve());
  await expect(ask(table)).rejects.toThrow();
  expect((await ask(table)).body.match(/\brow-\d+/g)).toHaveLength(1200);
});

test.each(tables)('rows of %s that are written during an export make it repeat none', async (table) => {
  await fill(table, countTo(1200));
  onPart = (part) => (part === 1 ? fill(table, [100_000, 100_001]) : Promise.resolve());
  const rows = (await ask(table)).body.match(/\brow-\d+/g) ?? [];
  expect([rows.length, new Set(rows).size]).toEqual([1200, 1200]);
});

test('an export that nobody takes any more is not read to its end', async () => {
  await fill('messages', countTo(3000), 'x'.repeat(5000));
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${token}` };
  const request = http.get({ port, path: '/api/messages?format=csv', headers });
  request.on('error', () => undefined);
  let isClosed = false;
  // The reader waits for its second part while the answer is given up.
  onPart = async (part) => {
    if (part !== 2) return;
    request.destroy();
    await eventually(
      () => isClosed,
      (closed) => closed,
    );
  };
  api.app.server.on('connection', (socket) => socket.on('close', () => (isClosed = true)));
  request.on('response', (answer) => answer.resume());
  await eventually(
    () => isClosed,
    (closed) => closed,
  );
  await api.close();
  expect(parts).toBe(2);
});

test('no cell of an export begins a formula, whatever it is split at', async () => {
  for (const message of [';=1+1', 'x;  =1+1', 'x,@SUM(A1)', 'x\n=1+1', 'x|+1', 'x;"=1+1'])
    await api.call('POST', '/api/contact', { body: { ...samples.message, message } });
  const { body } = await ask('messages');
  for (const separator of [';', ',', '|', '\n'])
    for (const cell of body.split(separator)) expect(cell).not.toMatch(/^["\s]*[=+@-]/);
});
