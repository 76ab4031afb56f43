import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { createStubApi } from './stub-api.ts';

const networkText = 'Network error. Please check your connection and try again.';
/** The list that the page of all projects shows. */
const list = '/api/projects?view=card&order=hand&page=1&size=24';
/** Enough for a busy machine; a call that hangs takes for ever. */
const timeoutMs = 15_000;
let api: Server;
let site: TestSite;
let address: string;

/** An API that takes connections and says nothing, unless it is told what to do. */
async function start(
  options: {
    listener?: RequestListener;
    isReadWell?: boolean;
    readyNeedsApi?: boolean;
    callMs?: number;
  } = {},
) {
  api = createServer(options.listener ?? (() => undefined));
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const stub = createStubApi();
  site = await buildSite({
    api: options.isReadWell ? stub : Object.assign(stub, { fetch: globalThis.fetch }),
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    readyNeedsApi: options.readyNeedsApi ?? false,
    deadlines: { readMs: 200, callMs: options.callMs ?? 300, copyMs: 200 },
  });
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
}

afterEach(async () => {
  await site.app.close();
  api.closeAllConnections();
  await new Promise((done) => api.close(done));
});

const call = (path: string, init?: RequestInit) =>
  fetch(address + path, { ...init, signal: AbortSignal.timeout(timeoutMs) });

test.each(['GET', 'POST', 'PUT', 'DELETE'])(
  'a %s through the site ends with 504 and the specified text',
  async (method) => {
    await start();
    const body = method === 'GET' ? undefined : '{}';
    const answer = await call('/api/projects', {
      method,
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(504);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      success: false,
      message: networkText,
      error: networkText,
      code: 'api_timeout',
      requestId: expect.any(String) as string,
    });
  },
);

test('more calls than there are connections to the API end as soon as the first', async () => {
  await start();
  const statuses = await Promise.all(
    Array.from({ length: 300 }, async (_, at) => (await call(`/api/projects?at=${at}`)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([504]));
});

test.each([
  ['never ends', (response: ServerResponse) => void response.write('[')],
  ['comes too slowly', (response: ServerResponse) => trickle(response)],
])('an answer that begins and %s is no answer', async (_, answerBadly) => {
  await start({
    listener: (_request, response) => answerBadly(response.writeHead(200, { 'content-length': 1_000 })),
  });
  const answer = await call('/api/projects');
  expect([answer.status, await answer.json()]).toMatchObject([504, { code: 'api_timeout' }]);
  expect(answer.headers.get('content-length')).not.toBe('1000');
  const signedIn = await call('/api/projects', { headers: { authorization: 'Bearer t' } });
  await expect(signedIn.text()).rejects.toThrow('terminated');
});

test('a reader who has a last good copy gets it, and does not wait once the API is known to be down', async () => {
  let callCount = 0;
  await start({ isReadWell: true, listener: () => void (callCount += 1) });
  await call('/projects');
  for (const mood of ['well', 'down'] as const) {
    site.api.mood = mood;
    site.later();
    await call('/projects');
    const answer = await call(list);
    expect([answer.status, answer.headers.get('x-page-state')]).toEqual([200, 'stale']);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-content-revision')).toBe('r1');
    expect(await answer.text()).toContain('Project D');
  }
  expect(callCount).toBe(1);
  const signedIn = await call(list, { headers: { authorization: 'Bearer t' } });
  expect(signedIn.status).toBe(504);
});

test('a write that got no answer may have been taken, so the next page is of the content after it', async () => {
  await start({ isReadWell: true });
  await call('/projects');
  const [first] = site.api.projects;
  if (first) site.api.projects.push({ ...first, _id: '659999999999999999999999', title: 'Project Z' });
  site.api.revision = 'r2';
  const written = await call('/api/projects', { method: 'POST', body: '{}' });
  expect(written.status).toBe(504);
  expect(await (await call('/projects')).text()).toContain('Project Z');
});

test('a reader who has a last good copy waits for the API for a shorter time than others', async () => {
  await start({ isReadWell: true, callMs: 2 * timeoutMs });
  await call('/projects');
  const answer = await call(list);
  expect([answer.status, answer.headers.get('x-page-state')]).toEqual([200, 'stale']);
});

test.each([
  '/',
  '/projects',
  '/projects/650000000000000000000001',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
])('%s is answered without a copy', async (path) => {
  await start();
  const answer = await call(path);
  await answer.text();
  expect([200, 503]).toContain(answer.status);
});

test('a contact form without script is answered', async () => {
  await start();
  const answer = await call('/contact', { method: 'POST', body: new URLSearchParams({ name: 'Asha' }) });
  expect(await answer.text()).toContain(networkText);
});

test.each([
  [true, 503, 'not ready'],
  [false, 200, 'ready'],
])('whether it needs the API to be ready can be set: %s', async (readyNeedsApi, status, text) => {
  await start({ readyNeedsApi });
  const answer = await call('/readyz');
  expect([answer.status, await answer.json()]).toMatchObject([status, { status: text, api: 'down' }]);
  expect((await call('/healthz')).status).toBe(200);
});

test('it is ready again as soon as the API answers', async () => {
  let isSilent = true;
  await start({
    readyNeedsApi: true,
    listener: (_request, response) => void (isSilent || response.end('{"revision":"r1"}')),
  });
  expect((await call('/readyz')).status).toBe(503);
  isSilent = false;
  let status = 503;
  while (status === 503) {
    site.later();
    ({ status } = await call('/readyz'));
  }
  expect(status).toBe(200);
});

/** A byte now and then, so that no time limit between two bytes ends it. */
function trickle(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(timer));
}
