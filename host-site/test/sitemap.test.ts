import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await buildSite();
});
afterEach(() => site.app.close());

const get = (url: string) => site.app.inject(url);
const locations = (body: string) =>
  [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

function addProjects(count: number): void {
  const [first] = site.api.projects;
  if (!first) throw new Error('There is no project.');
  for (let at = 0; at < count; at += 1)
    site.api.projects.push({ ...first, _id: (0x66 * 2 ** 40 + at).toString(16).padStart(24, '6') });
}

test.each(['down', '500', 'html', 'slow'] as const)(
  'a site that starts with an API that is %s has no sitemap and no feed yet, and says when to come back',
  async (mood) => {
    await site.app.close();
    site = await buildSite({ deadlines: { readMs: 50 } });
    site.api.mood = mood;
    for (const url of ['/sitemap.xml', '/feed.xml', '/sitemap-1.xml']) {
      const answer = await get(url);
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 503, 'no-store']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    site.api.mood = 'well';
    site.later();
    expect((await get('/sitemap.xml')).body).toContain('/projects/650000000000000000000001</loc>');
    expect((await get('/feed.xml')).statusCode).toBe(200);
  },
);

test('the last sitemap is answered while the API is down', async () => {
  const whole = await get('/sitemap.xml');
  site.api.mood = 'down';
  site.later();
  const answer = await get('/sitemap.xml');
  expect([answer.statusCode, answer.body]).toEqual([200, whole.body]);
});

test('neither sitemap nor warming up asks for the records', async () => {
  await get('/sitemap.xml');
  expect(site.api.requests).not.toContain('/api/content');
  expect(site.api.requests).not.toContain('/api/projects');
});

test('pages are made ahead although the list of whole records is too long to be read', async () => {
  const { fetch } = site.api;
  site.api.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    const isWholeList = address.pathname === '/api/content' && address.search === '';
    return isWholeList ? Promise.reject(new TypeError('too long')) : fetch(input, init);
  };
  await site.app.close();
  site = await buildSite({ api: site.api });
  await site.warmUp();
  site.api.mood = 'down';
  site.later();
  await get('/readyz');
  const answer = await get('/blog/670000000000000000000001');
  expect([answer.statusCode, answer.headers['x-page-state']]).toEqual([200, 'stale']);
});

test('more than ten thousand addresses are an index and its parts', async () => {
  addProjects(19_990);
  const index = await get('/sitemap.xml');
  expect(index.body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const parts = locations(index.body);
  expect(parts).toEqual([1, 2, 3].map((number) => `https://studio.test/sitemap-${number}.xml`));
  const pages = await Promise.all(parts.map((part) => get(new URL(part).pathname)));
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const sizes = pages.map(({ body }) => locations(body).length);
  expect(sizes.slice(0, 2)).toEqual([10_000, 10_000]);
  const all = pages.flatMap(({ body }) => locations(body));
  const listed = new Set(all);
  const missing = site.api.projects.filter(({ _id }) => !listed.has(`https://studio.test/projects/${_id}`));
  expect([missing, listed.size]).toEqual([[], all.length]);
  for (const part of ['0', '4', '01', 'x', '1e3'])
    expect((await get(`/sitemap-${part}.xml`)).statusCode).toBe(404);
});

test('a small site has no parts', async () => {
  expect((await get('/sitemap-1.xml')).statusCode).toBe(404);
});

test('every address of the sitemap is the one that its page names as its own', async () => {
  addProjects(25);
  const locationsFound = locations((await get('/sitemap.xml')).body);
  expect(locationsFound).toContain('https://studio.test/projects?page=2');
  for (const address of locationsFound) {
    const { pathname, search } = new URL(address);
    const { body } = await get(pathname + search);
    expect([address, /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1]]).toEqual([address, address]);
  }
});
