/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';

const header = 'cdn-cache-control';
const kept = 'max-age=60, stale-while-revalidate=60, stale-if-error=86400';
let site: TestSite;
afterEach(() => site.app.close());

const told = async (path: string) => (await site.app.inject(path)).headers[header];

test('a CDN may keep pages and feeds, and browsers are told what they were', async () => {
  site = await buildSite({ cdnSeconds: 60 });
  for (const path of ['/', '/', '/projects', '/feed.xml', '/sitemap.xml', '/robots.txt'])
    expect([path, await told(path)]).toEqual([path, kept]);
  expect((await site.app.inject('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('nothing that is missing, stale or private is kept', async () => {
  site = await buildSite({ cdnSeconds: 60 });
  for (const path of ['/nowhere', '/preview/made-up/', '/healthz', '/readyz', '/assets/none.js'])
    expect([path, await told(path)]).toEqual([path, undefined]);
  await told('/projects');
  site.api.mood = 'down';
  site.later();
  expect(await told('/projects')).toBeUndefined();
});

test('without the setting a CDN is told nothing', async () => {
  site = await buildSite();
  for (const path of ['/', '/feed.xml']) expect(await told(path)).toBeUndefined();
});

test('public reads of the API may be kept, others not', async () => {
  let caching = 'no-cache';
  const api = createServer((request, response) => {
    if (request.url === '/api/revision') return void response.end('{"revision":"r1"}');
    const headers = { etag: 'W/"1"', 'cache-control': caching, 'content-type': 'application/json' };
    response.writeHead(request.url === '/api/gone' ? 404 : 200, headers).end('[]');
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  site = await buildSite({ apiUrl, cdnSeconds: 60 });
  expect(await told('/api/projects')).toBe(kept);
  expect(await told('/api/gone')).toBeUndefined();
  const headers = { authorization: 'Bearer x' };
  expect((await site.app.inject({ url: '/api/services', headers })).headers[header]).toBeUndefined();
  caching = 'no-store';
  expect(await told('/api/messages')).toBeUndefined();
  api.close();
});
