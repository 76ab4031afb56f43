import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { uploadPaths } from 'content-api/site-server';
import { request as ask } from 'undici';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';

const folder = '0123456789abcdef01234567';
let site: TestSite;
let api: Server | undefined;

beforeEach(async () => {
  site = await buildSite();
  await mkdir(path.join(site.dataDir, 'media', folder), { recursive: true });
});
afterEach(async () => {
  await site.app.close();
  api?.close();
  api = undefined;
});

const put = (name: string, bytes: string | Buffer = 'bytes') =>
  writeFile(path.join(site.dataDir, 'media', name), bytes);
const get = (name: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url: `/media/${name}`, headers });

test('files of the library are kept for good, others for an hour, stand-ins for a minute', async () => {
  await put(`${folder}/tree.jpg`);
  await put('house.jpg');
  const caching = async (name: string) => (await get(name)).headers['cache-control'];
  expect(await caching(`${folder}/tree.jpg`)).toBe('public, max-age=31536000, immutable');
  expect(await caching('house.jpg')).toBe('public, max-age=3600, stale-while-revalidate=86400');
  expect(await caching(`${folder}/tree-800.avif`)).toBe('public, max-age=60');
});

test.each([
  [
    'tree.svg',
    'image/svg+xml',
    "default-src 'none'; sandbox; style-src 'unsafe-inline'",
    'inline; filename="tree.svg"',
  ],
  ['film.mp4', 'video/mp4', "default-src 'none'; sandbox", 'inline; filename="film.mp4"'],
  ['film.webm', 'video/webm', "default-src 'none'; sandbox", 'inline; filename="film.webm"'],
  ['offer.pdf', 'application/pdf', "default-src 'none'; sandbox", 'attachment; filename="offer.pdf"'],
  ['house.woff2', 'font/woff2', "default-src 'none'; sandbox", 'inline; filename="house.woff2"'],
  [
    'page.html',
    'application/octet-stream',
    "default-src 'none'; sandbox",
    'attachment; filename="page.html"',
  ],
])('%s is served as %s under its own name, and runs nothing', async (name, type, policy, disposition) => {
  await put(`${folder}/${name}`);
  const { headers, body } = await get(`${folder}/${name}`);
  expect(body).toBe('bytes');
  expect(headers).toMatchObject({
    'content-type': type,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'content-length': '5',
  });
  expect(headers['content-disposition']).toBe(disposition);
});

test('a video is sent in parts', async () => {
  await put(`${folder}/film.mp4`, '0123456789');
  const part = await get(`${folder}/film.mp4`, { range: 'bytes=2-5' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '2345', 'bytes 2-5/10']);
  expect((await get(`${folder}/film.mp4`, { range: 'bytes=20-' })).statusCode).toBe(416);
  const whole = await get(`${folder}/film.mp4`);
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const revalidated = await get(`${folder}/film.mp4`, { 'if-none-match': String(whole.headers.etag) });
  expect([revalidated.statusCode, revalidated.body]).toEqual([304, '']);
});

test('an upload in progress is no file of the site', async () => {
  await mkdir(path.join(site.dataDir, 'media/.uploads/x'), { recursive: true });
  await put('.uploads/x/upload');
  expect((await get('.uploads/x/upload')).statusCode).toBe(404);
});

test.each(uploadPaths)(
  'an upload to %s is handed on while it arrives, and so is a refusal',
  async (place) => {
    const received: { bytes: number; headers?: IncomingMessage['headers'] } = { bytes: 0 };
    const url = await listen((request, response) => {
      received.headers = request.headers;
      request.on('data', (chunk: Buffer) => {
        received.bytes += chunk.length;
        if (request.url === `${place}/refused` && !response.headersSent)
          response.writeHead(415).end('{"success":false}');
      });
      request.on('end', () => {
        if (!response.headersSent) response.writeHead(201).end('{}');
      });
    });
    const own = await buildSite({ apiUrl: url });
    const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
    let sent = 0;
    async function* pieces() {
      for (; sent < 24; sent += 1) {
        yield Buffer.alloc(128 * 1024);
        // The API has had the one before when the next is sent.
        while (received.bytes < sent * 128 * 1024) await new Promise((resolve) => setImmediate(resolve));
      }
    }
    const send = (at: string, body: Readable) =>
      ask(address + place + at, {
        method: 'POST',
        body,
        headers: { 'content-type': 'image/png', 'x-file-name': 'a.png' },
      });
    expect((await send('', Readable.from(pieces()))).statusCode).toBe(201);
    expect(received).toMatchObject({
      bytes: 24 * 128 * 1024,
      headers: { 'content-type': 'image/png', 'x-file-name': 'a.png' },
    });
    const refused = await send('/refused', Readable.from([Buffer.alloc(2 * 1024 * 1024)]));
    expect([refused.statusCode, await refused.body.text()]).toEqual([415, '{"success":false}']);
    await own.app.close();
  },
);

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  api = createServer(answer);
  await new Promise<void>((resolve) => api?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}
