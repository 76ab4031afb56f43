import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { createStubApi } from './stub-api.ts';
import type { StubApi } from './stub-api.ts';

const header = 'cdn-cache-control';
const kept = 'max-age=60, stale-while-revalidate=60, stale-if-error=86400';
let site: TestSite;
afterEach(() => site.app.close());

const edgeHeader = async (path: string) => (await site.app.inject(path)).headers[header];

test('a CDN may keep pages and feeds, and browsers are told what they were', async () => {
  site = await buildSite({ cdnSeconds: 60 });
  for (const path of ['/', '/', '/projects', '/feed.xml', '/sitemap.xml', '/robots.txt'])
    expect([path, await edgeHeader(path)]).toEqual([path, kept]);
  expect((await site.app.inject('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('nothing that is missing, stale or private is kept', async () => {
  site = await buildSite({ cdnSeconds: 60 });
  for (const path of ['/nowhere', '/preview/made-up/', '/healthz', '/readyz', '/assets/none.js'])
    expect([path, await edgeHeader(path)]).toEqual([path, undefined]);
  await edgeHeader('/projects');
  site.api.mood = 'down';
  site.later();
  expect(await edgeHeader('/projects')).toBeUndefined();
});

test.each(['/assets/none.js', '/assets/a/b', '/media/none.webp'])(
  '%s is missing, and may run nothing',
  async (path) => {
    site = await buildSite();
    const { statusCode, headers } = await site.app.inject(path);
    expect(statusCode).toBe(404);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  },
);

test('without the setting a CDN is told nothing', async () => {
  site = await buildSite({ api: apiWithKeys() });
  for (const path of ['/', '/feed.xml']) {
    const { headers } = await site.app.inject(path);
    for (const name of [header, 'surrogate-key', 'cache-tag', 'x-content-keys'])
      expect(headers).not.toHaveProperty(name);
  }
});

const pathOf = (input: string | URL | Request) =>
  new URL(input instanceof Request ? input.url : input).pathname;

/** A stub whose answers name the content that they were made from, as the API does. */
function apiWithKeys(idsOfProjects = ['1']): StubApi {
  const keys: Record<string, string> = {
    '/api/site': 'studio navigation pages',
    '/api/services': 'services',
    '/api/projects': idsOfProjects.map((id) => `projects:${id}`).join(' '),
    '/api/redirects': 'redirects',
  };
  const api = createStubApi();
  const { fetch } = api;
  api.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const named = keys[pathOf(input)];
    if (named !== undefined) answer.headers.set('x-content-keys', named);
    return answer;
  };
  return api;
}

const keysOf = async (path: string) => {
  const { 'surrogate-key': spaced, 'cache-tag': commas } = (await site.app.inject(path)).headers;
  expect(String(commas).split(',')).toEqual(String(spaced).split(' '));
  return String(spaced).split(' ');
};

test('a page names all content that it was made from, each once, and keeps that over a restart', async () => {
  const api = apiWithKeys();
  site = await buildSite({ api, cdnSeconds: 60 });
  const home = await keysOf('/');
  expect(home.toSorted()).toEqual(['all', 'navigation', 'pages', 'projects:1', 'services', 'studio']);
  // The second answer comes from memory.
  expect(await keysOf('/')).toEqual(home);
  expect(await keysOf('/services')).not.toContain('projects:1');
  const { app, dataDir } = site;
  await app.close();
  site = await buildSite({ api, dataDir, cdnSeconds: 60 });
  const requestCount = api.requests.length;
  expect(await keysOf('/')).toEqual(home);
  expect(api.requests.slice(requestCount)).toEqual(['/api/revision', '/api/shared/private']);
  api.redirects = [{ _id: '1', from: '/old', to: '/about' }];
  api.revision = 'r2';
  site.later();
  const { statusCode, headers } = await site.app.inject('/old');
  expect([statusCode, headers[header]]).toEqual([301, kept]);
  expect(String(headers['surrogate-key']).split(' ')).toContain('redirects');
  expect(await keysOf('/')).toEqual(home);
});

test('a page of many records names their kind, in a header that proxies take', async () => {
  const ids = Array.from({ length: 300 }, (_, index) => index.toString(16).padStart(24, '0'));
  site = await buildSite({ api: apiWithKeys(ids), cdnSeconds: 60 });
  expect(await keysOf('/projects')).toContain('projects');
  expect(String((await site.app.inject('/projects')).headers['surrogate-key']).length).toBeLessThan(1_100);
});

test('a page that is drawn while the content changes is not kept', async () => {
  const api = apiWithKeys();
  const { fetch } = api;
  api.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (pathOf(input) !== '/api/portfolio/about') return answer;
    // Somebody edits, and the page takes longer than the site trusts what it knows.
    api.revision = 'r2';
    site.later();
    return answer;
  };
  site = await buildSite({ api, cdnSeconds: 60 });
  const { headers } = await site.app.inject('/about');
  expect([headers[header], headers['x-page-state']]).toEqual([undefined, 'stale']);
});

test('public reads of the API may be kept, others not', async () => {
  let caching = 'no-cache';
  const api = createServer((request, response) => {
    if (request.url === '/api/revision') return void response.end('{"revision":"r1"}');
    const headers = {
      etag: 'W/"1"',
      'cache-control': caching,
      'content-type': 'application/json',
      'x-content-keys': 'projects',
      'x-content-revision': request.url === '/api/older' ? 'r0' : 'r1',
    };
    response.writeHead(request.url === '/api/gone' ? 404 : 200, headers).end('[]');
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  site = await buildSite({ apiUrl, cdnSeconds: 60 });
  expect(await edgeHeader('/api/projects')).toBe(kept);
  expect(await edgeHeader('/api/gone')).toBeUndefined();
  // One of several APIs may still be of an earlier content.
  expect(await edgeHeader('/api/older')).toBeUndefined();
  for (const path of ['/api/projects', '/api/projects', '/api/gone'])
    expect((await site.app.inject(path)).headers).not.toHaveProperty('x-content-keys');
  expect(await keysOf('/api/projects')).toEqual(['all', 'projects']);
  const headers = { authorization: 'Bearer x' };
  expect((await site.app.inject({ url: '/api/services', headers })).headers[header]).toBeUndefined();
  caching = 'no-store';
  expect(await edgeHeader('/api/messages')).toBeUndefined();
  api.close();
});
