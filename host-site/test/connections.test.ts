import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestWithBody, talk, talkWhileStopping } from 'server-kit/testing';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';

const megabyte = 1024 * 1024;
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
let api: Server;
let site: TestSite;
let port: number;
let reachedApi: string[];

beforeEach(async () => {
  reachedApi = [];
  // Answers writes before it has read their bodies.
  api = createServer((request, response) => {
    if (request.url === '/api/revision') return void response.end('{"revision":"r1"}');
    reachedApi.push(`${request.method} ${request.url}`);
    const headers = { etag: '"1"', 'cache-control': 'no-cache' };
    response.writeHead(request.method === 'GET' ? 200 : 401, headers).end('[]');
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  site = await buildSite({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  port = (site.app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  await site.app.close();
  api.closeAllConnections();
  await new Promise((done) => api.close(done));
});

test.each([
  ['a call', 413, { path: '/api/projects', headers: json }],
  ['a call in chunks', 413, { path: '/api/projects', headers: json, isChunked: true }],
  ['a call of no type', 413, { method: 'PUT', path: '/api/projects/1' }],
  ['a form', 413, { path: '/contact', headers: form }],
  ['a form of an unknown type', 415, { path: '/contact', headers: { 'content-type': 'image/png' } }],
  ['a post to a page', 404, { path: '/about', headers: { 'content-type': 'image/png' } }],
  ['an address that is too long', 414, { method: 'GET', path: `/admin${'/'.repeat(2_048)}x` }],
  ['a call whose address is too long', 414, { path: `/api/${'x'.repeat(2_048)}`, headers: json }],
  ['an address that cannot be read', 400, { path: '/%', headers: json }],
  ['a new page that is asked for with a body', 200, { method: 'GET', path: '/about' }],
  ['a finished page that is asked for with a body', 200, { method: 'GET', path: '/' }],
  ['its head', 200, { method: 'HEAD', path: '/' }],
  ['a kept list that is asked for with a body', 200, { method: 'GET', path: '/api/projects' }],
  ['another list that is asked for with a body', 200, { method: 'GET', path: '/api/services' }],
  ['a picture that is asked for with a body', 404, { method: 'GET', path: '/media/none.webp' }],
])('%s of 2 MB is answered with %i, and no request behind it is lost', async (_, status, request) => {
  await fetch(`http://127.0.0.1:${port}/`);
  await fetch(`http://127.0.0.1:${port}/api/projects`);
  reachedApi = [];
  const { heard, fault } = await talk(port, requestWithBody({ ...request, bytes: 2 * megabyte }));
  expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(heard.toLowerCase()).toContain('connection: close');
  expect(heard.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(fault).toBeUndefined();
  if (status !== 200) expect(reachedApi).toEqual([]);
});

test.each([false, true])(
  'an API that answers early disturbs no other request (chunked: %s)',
  async (isChunked) => {
    const request = { path: '/api/projects', headers: json, bytes: megabyte / 2, isChunked };
    for (let round = 0; round < 6; round += 1) {
      const { heard, fault } = await talk(port, requestWithBody(request));
      expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 404']);
      expect(fault).toBeUndefined();
    }
  },
);

test('a refused call has the shape of the other errors', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/x',
    headers: json,
    payload: 'x'.repeat(megabyte + 1),
  });
  expect(answer.json()).toMatchObject({
    success: false,
    code: 'TOO_LARGE',
    message: 'The request is too large',
  });
  const long = await site.app.inject(`/api/${'x'.repeat(2_048)}`);
  expect([long.statusCode, long.json()]).toMatchObject([414, { success: false, code: 'URL_TOO_LONG' }]);
});

test('an address of 2 KB has a page, a longer one a plain answer, and neither keeps the processor busy', async () => {
  const before = process.cpuUsage();
  expect((await site.app.inject('/admin'.padEnd(2_047, '/').concat('x'))).statusCode).toBe(200);
  for (let round = 0; round < 20; round += 1) {
    const { heard } = await talk(port, [
      `GET /admin${'/'.repeat(15_000)}x HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
    ]);
    expect(heard).toMatch(/^HTTP\/1\.1 414 /);
    expect(heard).toContain('content-type: text/plain; charset=utf-8');
    expect(heard).toMatch(/The address is too long$/);
  }
  // An expression that goes back over the slashes would take many times as long.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
});

test.each([
  ['asked to go on first', { expect: '100-continue', connection: 'close' }],
  ['offered another protocol', { connection: 'upgrade, close', upgrade: 'h2c' }],
  ['sent headers of its connection', { te: 'trailers', 'keep-alive': 'timeout=5', connection: 'close' }],
])('a call is handed on although its client %s', async (_, headers) => {
  const lines = Object.entries({ ...json, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `POST /api/projects HTTP/1.1\r\nhost: a\r\n${lines.join('')}content-length: 2\r\n\r\n`;
  const { heard } = await talk(port, [head, '{}']);
  expect(heard).toContain('HTTP/1.1 401 ');
  expect(reachedApi).toEqual(['POST /api/projects']);
});

test.each([
  '/media/%2e%2e/secret.png',
  '/media/..%2fsecret.png',
  '/media/..%5csecret.png',
  '/media/%252e%252e/secret.png',
  '/media/%2e%2e%2fsecret.png',
  '/media/x/../../secret.png',
  '/media//../secret.png',
  '/media/\\..\\secret.png',
  '/media/%2fsecret.png',
  '/media/secret.png%00',
  '/assets/..%2f..%2fsecret.png',
])('%s leads to nothing', async (path) => {
  await writeFile(`${site.dataDir}/secret.png`, 'secret');
  await mkdir(`${site.dataDir}/media/x`, { recursive: true });
  await writeFile(`${site.dataDir}/media/x/open.png`, 'open');
  const at = async (address: string) =>
    (await talk(port, [`GET ${address} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`])).heard;
  expect(await at('/media/x/open.png')).toMatch(/^HTTP\/1\.1 200 [^]*open$/);
  const answer = await at(path);
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
  expect(answer).not.toMatch(/secret$/);
});

test.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: a\r\n'],
  ['a body', 'POST /api/x HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\n1'],
])('a client that sends %s slowly is cut off', async (_, text) => {
  const quick = await buildSite({ connections: { headersMs: 100, requestMs: 200, checkEveryMs: 20 } });
  await quick.app.listen({ port: 0, host: '127.0.0.1' });
  const { heard } = await talk((quick.app.server.address() as AddressInfo).port, [text]);
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  await quick.app.close();
});

test.each(['/', '/api/projects'])(
  'a server that stops answers %s, which is on its way, and ends the connection',
  async (path) => {
    await fetch(`http://127.0.0.1:${port}${path}`);
    const { heard } = await talkWhileStopping(site.app.server, path, () => site.app.close());
    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
    expect(heard.toLowerCase()).toContain('connection: close');
  },
);
