import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { requestWithBody, talk } from 'server-kit/testing';
import { details, makeBuild } from '../test/make-build.ts';
import { integrityOf } from './lib/integrity.ts';
import { openShelf } from './open-shelf.ts';
import { serveShelf } from './serve.ts';
import type { Shelf } from './types.ts';

const site = 'https://studio.example';
const chunk = 'export const text = "chunk";\n'.repeat(100);
let root: string;
let shelf: Shelf;
let app: FastifyInstance;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shelf-serve-'));
  shelf = openShelf({ root: path.join(root, 'releases'), app: 'console' });
  app = serveShelf({ shelf, siteOrigins: [site], logLevel: 'silent' });
});

afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

async function publish(files: Record<string, string>): Promise<string> {
  await makeBuild(path.join(root, 'build'), files);
  return (await shelf.publish(path.join(root, 'build'), details())).id;
}

test('browsers keep to https, names below included, as the site with https has it', async () => {
  expect((await app.inject('/live.json')).headers['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
  const plain = serveShelf({ shelf, siteOrigins: ['http://localhost:3000'], logLevel: 'silent' });
  expect((await plain.inject('/live.json')).headers).not.toHaveProperty('strict-transport-security');
  await plain.close();
});

test('a connection without a request does not delay the stop', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const isKnown = once(app.server, 'connection');
  const silent = connect(port, '127.0.0.1').resume();
  await isKnown;
  const isOver = once(silent, 'close');
  await app.close();
  await isOver;
});

test('before the first release it is alive, but not ready', async () => {
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/live.json')).statusCode).toBe(404);
});

test('the pointer names live and previous release with what their manifests must hash to, and is never kept', async () => {
  const first = await publish({ 'a.js': 'one' });
  await shelf.setLive(first);
  expect((await app.inject('/live.json')).json()).toMatchObject({ v: 1, release: first, previous: null });
  const second = await publish({ 'a.js': 'two' });
  await shelf.setLive(second);

  const response = await app.inject({ url: '/live.json', headers: { origin: site } });
  const live = response.json<{
    manifest: string;
    integrity: string;
    previous: { release: string; manifest: string };
  }>();
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'access-control-allow-origin': site,
  });
  expect(live).toMatchObject({ v: 1, release: second, version: '1.0.0', previous: { release: first } });
  const manifest = await app.inject(live.manifest);
  expect(integrityOf(manifest.rawPayload)).toBe(live.integrity);
  expect((await app.inject(live.previous.manifest)).statusCode).toBe(200);
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', release: second });
});

test('files of a release are kept for ever and come in the form that the client takes', async () => {
  const id = await publish({ 'assets/chunk.js': chunk });
  const url = `/releases/${id}/assets/chunk.js`;
  const plain = await app.inject({ url, headers: { origin: site } });
  expect(plain.body).toBe(chunk);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': site,
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'origin, accept-encoding',
  });
  const br = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(chunk);
  const gzip = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(chunk);
  const again = await app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
  expect(again.statusCode).toBe(304);
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String(chunk.length),
  ]);
});

test('the manifest comes compressed as well, and hashes to what the pointer names', async () => {
  await shelf.setLive(
    await publish(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`${i}.js`, chunk]))),
  );
  const { manifest, integrity } = (await app.inject('/live.json')).json<{
    manifest: string;
    integrity: string;
  }>();
  const br = await app.inject({ url: manifest, headers: { 'accept-encoding': 'br' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(integrityOf(brotliDecompressSync(br.rawPayload))).toBe(integrity);
  const plain = await app.inject(manifest);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(br.headers.etag).not.toBe(plain.headers.etag);
});

test('other origins get no CORS header', async () => {
  await shelf.setLive(await publish({ 'a.js': 'one' }));
  for (const origin of [
    'https://evil.example',
    'null',
    `${site}.evil.example`,
    'https://sub.studio.example',
  ]) {
    const response = await app.inject({ url: '/live.json', headers: { origin } });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('what no manifest names is 404 in JSON, however it is spelt', async () => {
  const id = await publish({ 'a.js': chunk });
  await writeFile(path.join(shelf.folder(id), 'stray.js'), 'stray');
  await writeFile(path.join(root, 'releases', 'secret.txt'), 'secret');
  for (const url of [
    '/',
    '/index.html',
    `/releases/${id}`,
    `/releases/${id}/`,
    `/releases/${id}/stray.js`,
    `/releases/${id}/a.js.br`,
    `/releases/${id}/../live.json`,
    `/releases/${id}/%2e%2e/live.json`,
    `/releases/${id}/..%2f..%2fsecret.txt`,
    `/releases/${id}/..%5c..%5csecret.txt`,
    `/releases/..%2f..%2freleases/secret.txt`,
    `/releases/%2e%2e/secret.txt`,
    `/releases/${id}/constructor`,
    `/releases/${id}/a.js%00`,
    '/releases/1.0.0-aaaaaaa-0000000000/a.js',
    '/console/.lock',
  ]) {
    const response = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([url, response.statusCode]).toEqual([url, 404]);
    expect(response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

test('bytes that are not those published are never served', async () => {
  const id = await publish({ 'a.js': chunk, 'b.js': chunk });
  await writeFile(path.join(shelf.folder(id), 'a.js'), chunk.replace('chunk', 'trunk'));
  await writeFile(path.join(shelf.folder(id), 'b.js.br'), 'not brotli');
  expect((await app.inject(`/releases/${id}/a.js`)).json()).toMatchObject({ code: 'RELEASE_FILE_DAMAGED' });
  const damaged = await app.inject({ url: `/releases/${id}/b.js`, headers: { 'accept-encoding': 'br' } });
  expect([damaged.statusCode, damaged.headers['cache-control']]).toEqual([500, 'no-store']);
  expect((await app.inject(`/releases/${id}/b.js`)).body).toBe(chunk);
});

test('only reading is possible', async () => {
  const id = await publish({ 'a.js': chunk });
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
    expect((await app.inject({ method, url: `/releases/${id}/a.js` })).statusCode).toBe(404);
  }
  const preflight = await app.inject({ method: 'OPTIONS', url: '/live.json', headers: { origin: site } });
  expect(preflight.headers).toMatchObject({ 'access-control-allow-origin': site });
});

test.each([
  ['a write', 404, { path: '/releases/1/a.js', headers: { 'content-type': 'image/png' } }],
  ['a body above the limit', 413, { path: '/live.json', headers: { 'content-type': 'application/json' } }],
  ['a chunked body', 413, { path: '/x', headers: { 'content-type': 'application/json' }, isChunked: true }],
  ['a file requested with a body', 404, { method: 'GET', path: '/live.json' }],
  ['a preflight with a body', 415, { method: 'OPTIONS', path: '/live.json', headers: { origin: site } }],
  ['an address that is too long', 414, { path: `/releases/${'1'.repeat(2_048)}` }],
  ['an address that cannot be read', 400, { path: '/releases/%' }],
])('%s gets %i before its body is read, and no request after it is lost', async (_, status, request) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const { heard, fault } = await talk(port, requestWithBody({ ...request, bytes: 2 * 1024 * 1024 }));
  expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(heard.toLowerCase()).toContain('connection: close');
  expect(heard.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(fault).toBeUndefined();
});

test('a client that sends its headers slowly is cut off', async () => {
  const quick = serveShelf({
    shelf,
    siteOrigins: [site],
    logLevel: 'silent',
    connections: { headersMs: 100, checkEveryMs: 20 },
  });
  await quick.listen({ port: 0, host: '127.0.0.1' });
  const { port } = quick.server.address() as AddressInfo;
  const { heard } = await talk(port, ['GET /live.json HTTP/1.1\r\nhost: a\r\n']);
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(heard.slice(heard.indexOf('\r\n\r\n')))).toMatchObject({ success: false });
  await quick.close();
});
