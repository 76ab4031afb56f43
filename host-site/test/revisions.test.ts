import { vi } from 'vitest';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { createStubApi } from './stub-api.ts';

/** A proxy between site and API, which may answer with an earlier state of the content. */
let isBehind: (path: string) => boolean;
let site: TestSite;

beforeEach(async () => {
  isBehind = () => false;
  site = await buildSite({ api: behindProxy() });
});
afterEach(() => site.app.close());

const get = (url: string) => site.app.inject(url);
const stateOf = async (url: string) => {
  const { body, headers } = await get(url);
  return [body.includes('Project Z') ? 'new' : 'old', headers['x-page-state'] ?? 'current'];
};
const edit = () => {
  const [first] = site.api.projects;
  if (first) site.api.projects.push({ ...first, _id: '659999999999999999999999', title: 'Project Z' });
  site.api.revision = 'r2';
};

function behindProxy() {
  const api = createStubApi();
  const { fetch } = api;
  const passed = new Map<string, Response>();
  api.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const { pathname } = new URL(address);
    const stored = passed.get(address);
    if (stored && pathname !== '/api/revision' && isBehind(pathname)) return stored.clone();
    const response = await fetch(input, init);
    passed.set(address, response.clone());
    return response;
  };
  return api;
}

test.each([
  ['/projects', () => true],
  ['/', () => true],
  ['/', (path: string) => path === '/api/projects'],
  ['/', (path: string) => path !== '/api/projects'],
])('a page whose data is older than the content is not taken for a new one: %s', async (url, behind) => {
  expect(await stateOf(url)).toEqual(['old', 'current']);
  edit();
  isBehind = behind;
  site.later(1_001);
  expect((await stateOf(url))[1]).toBe('stale');
  isBehind = () => false;
  site.later(201);
  expect(await stateOf(url)).toEqual(['new', 'current']);
});

test('a copy on disk of older data is not taken for a new page after a restart', async () => {
  await get('/projects');
  edit();
  isBehind = () => true;
  site.later(1_001);
  await get('/projects');
  await site.app.close();
  isBehind = () => false;
  site = await buildSite({ api: site.api, dataDir: site.dataDir });
  expect(await stateOf('/projects')).toEqual(['new', 'current']);
});

test('data that is newer than the revision that the site knows of makes a page of its own revision', async () => {
  await get('/');
  edit();
  const rendering = vi.spyOn(site.bundle, 'render');
  expect(await stateOf('/projects')).toEqual(['new', 'current']);
  expect(await stateOf('/')).toEqual(['new', 'current']);
  rendering.mockClear();
  await get('/projects');
  expect(rendering).not.toHaveBeenCalled();
  rendering.mockRestore();
});

test('while only older data is to be had, a page is made at most five times a second', async () => {
  await get('/projects');
  edit();
  isBehind = () => true;
  site.later(1_001);
  await get('/projects');
  const rendering = vi.spyOn(site.bundle, 'render');
  for (let count = 0; count < 10; count += 1) await get('/projects');
  expect(rendering).not.toHaveBeenCalled();
  rendering.mockRestore();
});

test.each(['/sitemap.xml', '/feed.xml'])(
  '%s of older data is marked stale and rendered again',
  async (url) => {
    expect((await get(url)).headers).not.toHaveProperty('x-page-state');
    site.api.projects.length = 0;
    site.api.revision = 'r2';
    isBehind = () => true;
    site.later(1_001);
    expect((await get(url)).headers).toHaveProperty('x-page-state', 'stale');
    isBehind = () => false;
    const requestCount = site.api.requests.length;
    expect((await get(url)).headers).not.toHaveProperty('x-page-state');
    expect(site.api.requests.length).toBeGreaterThan(requestCount);
    site.api.mood = 'down';
    site.later(1_001);
    expect((await get(url)).headers).toHaveProperty('x-page-state', 'stale');
  },
);
