import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { talk } from 'server-kit/testing';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

let api: TestApp;
let port: number;
beforeAll(async () => {
  api = await buildTestApp({
    env: {
      API_REQUEST_TIMEOUT_MS: '2000',
      API_HEADERS_TIMEOUT_MS: '400',
      API_CONNECTION_TIMEOUT_MS: '2500',
      API_KEEP_ALIVE_MS: '1000',
    },
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

/** Never ends, and sends a piece every 100 ms. */
async function* trickle(first: string, next: string): AsyncGenerator<string> {
  yield first;
  for (;;) {
    await wait(100);
    yield next;
  }
}

test('a silent connection is closed', async () => {
  expect((await talk(port, [])).heard).toMatch(/^$|^HTTP\/1.1 408 /);
});

test('a response states the keep-alive time, and the connection is closed after it', async () => {
  const { heard } = await talk(port, ['GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n']);
  expect(heard).toContain('Keep-Alive: timeout=1');
});

test('headers that never end are cut off', async () => {
  const { heard } = await talk(port, trickle('GET / HTTP/1.1\r\n', 'X-A: b\r\n'));
  expect(heard).toMatch(/^$|^HTTP\/1\.1 408 /);
});

test('a body that trickles is cut off, and nothing of it is stored', async () => {
  const head =
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
  const { heard } = await talk(port, trickle(head, '{'));
  expect(heard).toMatch(/^$|^HTTP\/1\.1 408 /);
  expect(await api.context.database.queries.selectFrom('messages').selectAll().execute()).toEqual([]);
});
