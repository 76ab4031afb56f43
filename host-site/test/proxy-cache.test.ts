import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { previewHeader } from 'content-api/contract';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';

let api: Server;
let requests: string[];
let projects: string;
let caching: string;
let type: string;
let site: TestSite;
let address: string;

beforeEach(async () => {
  requests = [];
  projects = '["one"]';
  caching = 'no-cache';
  type = 'application/json; charset=utf-8';
  api = createServer((request, response) => {
    if (request.url === '/api/revision') return void response.end('{"revision":"r1"}');
    requests.push(`${request.method} ${request.url}`);
    const headers = { etag: `W/"${projects.length}"`, 'cache-control': caching, 'x-own': 'kept' };
    response.writeHead(200, { ...headers, 'content-type': type });
    response.end(projects);
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  site = await buildSite({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  await call('/readyz');
  await call('/api/projects');
});
afterEach(async () => {
  await site.app.close();
  await new Promise((done) => api.close(done));
});

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(address + path, init);
  return { status: response.status, body: await response.text(), headers: response.headers };
}

test('a public list is asked for once while the content stays the same', async () => {
  requests = [];
  const answer = await call('/api/projects');
  expect(answer).toMatchObject({ status: 200, body: '["one"]' });
  expect(answer.headers.get('x-own')).toBe('kept');
  expect(answer.headers.get('content-length')).toBe('7');
  expect((await call('/api/projects', { headers: { 'if-none-match': 'W/"7"' } })).status).toBe(304);
  expect(requests).toEqual([]);
});

test('a cached response is sent only to clients that accept its encoding, however they spell it', async () => {
  const zipped = brotliCompressSync('["one"]');
  api.removeAllListeners('request');
  api.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/api/revision') return void response.end('{"revision":"r1"}');
    const headers = { etag: 'W/"1"', 'cache-control': 'no-cache', 'content-type': type };
    // An API that read the header otherwise than the site does.
    const isZipped = request.headers['accept-encoding']?.toLowerCase().includes('br') === true;
    response.writeHead(200, isZipped ? { ...headers, 'content-encoding': 'br' } : headers);
    response.end(isZipped ? zipped : '["one"]');
  });
  for (const first of ['gzip, BR', 'BR', 'br;q=0', 'gzip;q=1, br;q=0.1']) {
    site.api.revision = `for ${first}`;
    await call('/api/services', { headers: { 'accept-encoding': first } }).catch(() => null);
    for (const second of ['gzip', 'identity']) {
      const answer = await call('/api/services', { headers: { 'accept-encoding': second } });
      expect([first, second, answer.headers.get('content-encoding')]).toEqual([first, second, null]);
    }
  }
});

test('whoever signs in, looks at a preview, asks from another origin or for other encodings, is answered by the API', async () => {
  requests = [];
  await call('/api/projects', { headers: { authorization: 'Bearer t' } });
  await call('/api/projects', { headers: { origin: 'https://elsewhere.test' } });
  await call('/api/projects', { headers: { 'accept-encoding': 'identity' } });
  await call('/api/projects', { headers: { [previewHeader]: 'token' } });
  expect(requests).toHaveLength(4);
});

test('a write through the site is seen by the next reader', async () => {
  projects = '["one","two"]';
  await call('/api/projects', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  expect((await call('/api/projects')).body).toBe('["one","two"]');
});

test('a write is seen on the next page, also when the API was being asked just then', async () => {
  await call('/projects');
  const response = Promise.withResolvers<void>();
  site.api.hold = response.promise;
  site.later(1_001);
  const questions = () => site.api.requests.filter((path) => path === '/api/revision').length;
  const before = questions();
  const early = call('/projects');
  while (questions() === before) await call('/api/projects');
  site.api.projects.push({ ...site.api.projects[0]!, _id: '659999999999999999999999', title: 'Project Z' });
  site.api.revision = 'r2';
  await call('/api/projects', { method: 'POST', body: '{}' });
  const next = call('/projects');
  await call('/api/projects');
  response.resolve();
  expect((await next).body).toContain('Project Z');
  await early;
});

test('a search is not kept, for its addresses can be made up without end', async () => {
  const search = '/api/projects?view=search&q=loom';
  await call(search);
  requests = [];
  await call(search);
  expect(requests).toEqual([`GET ${search}`]);
});

test('a change elsewhere is seen after a second', async () => {
  projects = '["one","two"]';
  expect((await call('/api/projects')).body).toBe('["one"]');
  site.later(1_001);
  expect((await call('/api/projects')).body).toBe('["one","two"]');
});

test('while the API is down a visitor who goes on gets what the pages were made of, a signed-in one the truth', async () => {
  await site.app.inject('/projects');
  api.closeAllConnections();
  await new Promise((done) => api.close(done));
  const list = '/api/projects?view=card&order=hand&page=1&size=24';
  const answer = await call(list);
  expect([answer.status, answer.headers.get('x-page-state')]).toEqual([200, 'stale']);
  expect(answer.body).toContain('Project D');
  expect((await call(list, { headers: { authorization: 'Bearer t' } })).status).toBe(503);
  expect((await call(list, { headers: { [previewHeader]: 'token' } })).status).toBe(503);
  expect((await call('/api/projects/650000000000000000000009')).status).toBe(503);
});

test('while the API does not say whether the content changed, a kept answer is not taken for a current one', async () => {
  site.api.mood = 'down';
  site.later(1_001);
  await call('/readyz');
  requests = [];
  projects = '["one","two"]';
  expect((await call('/api/projects')).body).toBe('["one","two"]');
  expect(requests).toEqual(['GET /api/projects']);
});

test('a page that something in between answers with is not kept', async () => {
  type = 'text/html; charset=utf-8';
  await call('/api/services');
  requests = [];
  await call('/api/services');
  expect(requests).toEqual(['GET /api/services']);
});

test('a response that must not be cached is not cached', async () => {
  caching = 'no-store';
  await call('/api/messages');
  requests = [];
  await call('/api/messages');
  expect(requests).toEqual(['GET /api/messages']);
});

test('an answer is kept as of the revision that it names', async () => {
  let named = 'r0';
  api.removeAllListeners('request');
  api.on('request', (request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url}`);
    const headers = { etag: 'W/"1"', 'cache-control': 'no-cache', 'content-type': type };
    response.writeHead(200, { ...headers, 'x-content-revision': named }).end(named);
  });
  requests = [];
  expect((await call('/api/services')).body).toBe('r0');
  expect((await call('/api/services')).body).toBe('r0');
  named = 'r1';
  expect((await call('/api/services')).body).toBe('r1');
  expect(requests).toHaveLength(3);
  expect((await call('/api/services')).headers.get('x-content-revision')).toBe('r1');
  expect(requests).toHaveLength(3);
});

test('made-up addresses push out nothing but the oldest', async () => {
  for (let at = 0; at < 220; at++) await call(`/api/projects?made=${at}`);
  requests = [];
  await call('/api/projects?made=219');
  expect(requests).toEqual([]);
  await call('/api/projects?made=1');
  expect(requests).toEqual(['GET /api/projects?made=1']);
});
