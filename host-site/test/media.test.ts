import { mkdir, writeFile } from 'node:fs/promises';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await buildSite();
  await mkdir(`${site.dataDir}/media/team`, { recursive: true });
  await writeFile(`${site.dataDir}/media/team/asha.webp`, 'picture');
  await writeFile(`${site.dataDir}/media/page.html`, '<script>alert(1)</script>');
});
afterAll(() => site.app.close());

function get(url: string, headers: Record<string, string> = {}) {
  return site.app.inject({ url, headers });
}

test('a picture is sent with its type, cached for an hour, for any origin and without scripts', async () => {
  const { statusCode, headers, body } = await get('/media/team/asha.webp');
  expect([statusCode, body]).toEqual([200, 'picture']);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '7',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('a size that was never made is answered with the original', async () => {
  const { body, headers } = await get('/media/team/asha-480.avif');
  expect([body, headers['content-type']]).toEqual(['picture', 'image/webp']);
});

test('a size for wide windows that is not made yet is answered with the largest usual one', async () => {
  await writeFile(`${site.dataDir}/media/team/asha-1200.avif`, 'smaller');
  const { body, headers } = await get('/media/team/asha-2560.avif');
  expect([body, headers['content-type'], headers['cache-control']]).toEqual([
    'smaller',
    'image/avif',
    'public, max-age=60',
  ]);
  expect((await get('/media/team/asha-2560.webp')).statusCode).toBe(404);
});

test('an unchanged picture is answered with 304', async () => {
  const { headers } = await get('/media/team/asha.webp');
  const again = await get('/media/team/asha.webp', { 'if-none-match': `"other", ${headers.etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a part of a picture can be asked for', async () => {
  const part = await get('/media/team/asha.webp', { range: 'bytes=0-2' });
  expect([part.statusCode, part.body]).toEqual([206, 'pic']);
});

test('HEAD has the headers of GET and no body', async () => {
  const { statusCode, headers, body } = await site.app.inject({
    method: 'HEAD',
    url: '/media/team/asha.webp',
  });
  expect([statusCode, headers['content-length'], body]).toEqual([200, '7', '']);
});

test('another file is a download without a type', async () => {
  expect((await get('/media/page.html')).headers['content-type']).toBe('application/octet-stream');
});

test.each(['/media/none.webp', '/media/team', '/media/.hidden'])('%s is not found', async (url) => {
  const { statusCode, headers, body } = await get(url);
  expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', 'Not found']);
});
