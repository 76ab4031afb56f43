import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchHealth } from './watch-health.ts';

let server: Server;
let endWatch: () => void;
let silences: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  silences = 0;
});

afterEach(async () => {
  endWatch();
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function watch(answer: RequestListener): Promise<void> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  endWatch = watchHealth(`http://127.0.0.1:${port}/healthz`, () => (silences += 1));
}

test('a server that is silent for ten checks is reported once', async () => {
  await watch(() => undefined);
  vi.advanceTimersByTime(10_000);
  expect(silences).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(silences).toBe(1);
});

test('an answer of any kind starts the count again', async () => {
  const requests: (() => void)[] = [];
  await watch((_request, response) => requests.push(() => response.writeHead(503).end()));
  vi.advanceTimersByTime(9_000);
  await until(() => requests.length === 1);
  requests[0]?.();
  await checkUntil(() => requests.length === 2);
  vi.advanceTimersByTime(5_000);
  expect(silences).toBe(0);
});

test('a connection that the server closes is an answer', async () => {
  let closed = 0;
  await watch((request) => {
    closed += 1;
    request.socket.destroy();
  });
  await checkUntil(() => closed === 30);
  expect(silences).toBe(0);
});

/** Lets time pass while answers arrive. */
async function checkUntil(isSo: () => boolean): Promise<void> {
  await until(() => {
    vi.advanceTimersByTime(1);
    return isSo();
  });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
