import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { vi } from 'vitest';
import { page as aboutPage } from '../src/features/about/about-page.tsx';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';

let site: TestSite;
/** Whether a page shows what the API stores, apart from what every page has. */
const readsRecords = (url: string) => !['/contact', '/privacypolicy', '/termsofservice'].includes(url);

beforeEach(async () => {
  site = await buildSite();
});
afterEach(() => site.app.close());

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

test('slow senders are disconnected after ten seconds, idle connections only after a minute', () => {
  expect(site.app.server).toMatchObject({
    requestTimeout: 10_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 72_000,
  });
});

test('a connection that never asked for anything does not hold up the end', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const isConnected = once(site.app.server, 'connection');
  const silent = connect(port, '127.0.0.1').resume();
  await isConnected;
  const isOver = once(silent, 'close');
  await site.app.close();
  await isOver;
});

describe('a page', () => {
  test('comes finished, with its data, its head and a policy of hashes', async () => {
    const answer = await get('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('We create <span>digital experiences</span>');
    const titles = [...answer.body.matchAll(/<h3 class="title">(Project .)<\/h3>/g)].map((match) => match[1]);
    expect(titles).toEqual(['Project D', 'Project C', 'Project B']);
    expect(answer.body).toContain('<link rel="canonical" href="https://studio.test/">');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'; object-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain('admin.test');
    expect(policy).toContain('; upgrade-insecure-requests; report-to csp');
    expect(answer.headers['reporting-endpoints']).toBe('csp="/api/reports/csp"');
  });

  test('is the same text for everyone, with a tag that saves sending it again', async () => {
    const first = await get('/projects', { 'accept-encoding': 'br' });
    const second = await get('/projects', {
      'accept-encoding': 'gzip',
      cookie: 'x=1',
      'user-agent': 'other',
    });
    expect(gunzipSync(second.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
    expect(second.headers.etag).toBe(first.headers.etag);
    const again = await get('/projects', {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers.etag),
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  test('does not wait for its best compression, which keeps its tag', async () => {
    const br = { 'accept-encoding': 'br' };
    const quick = await get('/projects', br);
    await site.warmUp();
    const best = await get('/projects', br);
    expect(best.rawPayload.length).toBeLessThan(quick.rawPayload.length);
    const other = await get('/projects', { ...br, cookie: 'x=1', 'user-agent': 'other' });
    expect(other.rawPayload.equals(best.rawPayload)).toBe(true);
    expect(brotliDecompressSync(best.rawPayload)).toEqual(brotliDecompressSync(quick.rawPayload));
    expect((await get('/projects', { ...br, 'if-none-match': String(quick.headers.etag) })).statusCode).toBe(
      304,
    );
  });

  test('answers HEAD without a body and unknown query parameters with the same page', async () => {
    const plain = await get('/about');
    const tracked = await get('/about?utm_source=letter&fbclid=1');
    const head = await site.app.inject({ method: 'HEAD', url: '/about' });
    expect(tracked.headers.etag).toBe(plain.headers.etag);
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(plain.headers['content-length']);
  });

  test('has one spelling: trailing slashes and capitals are redirected, keeping the query', async () => {
    const answer = await get('/Projects/?utm_source=x');
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe('/projects?utm_source=x');
  });

  test('is rendered once for visitors who come together', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/blog')));
    expect(site.api.requests.filter((path) => path === '/api/content')).toHaveLength(1);
  });

  test('shows an edit to the next visitor once the revision has changed', async () => {
    await get('/');
    site.api.projects.push({ ...site.api.projects[0]!, _id: '659999999999999999999999', title: 'Project Z' });
    site.api.revision = 'r2';
    expect((await get('/')).body).not.toContain('Project Z');
    site.later(1_001);
    expect((await get('/')).body).toContain('Project Z');
  });

  test('follows the order by hand in lists, and shows featured projects once there are three', async () => {
    const [first = '', second = '', third = ''] = site.api.projects.map(({ _id }) => _id);
    const titlesAt = async (path: string) =>
      [...(await get(path)).body.matchAll(/<h[23][^>]*>(?:<a[^>]*>)?Project (\w)/g)].map(
        ([, title]) => title,
      );
    expect(await titlesAt('/')).toEqual(['D', 'C', 'B']);
    site.api.arranged = [first, third, second];
    site.api.featured = [first, second];
    site.api.revision = 'r2';
    site.later(1_001);
    expect(await titlesAt('/')).toEqual(['D', 'C', 'B']);
    expect(await titlesAt('/projects')).toEqual(['A', 'C', 'B', 'D']);
    site.api.featured = [first, second, third];
    site.api.revision = 'r3';
    site.later(1_001);
    expect(await titlesAt('/')).toEqual(['A', 'C', 'B']);
  });

  test('has its revision fetched before the second is over, so that no request waits for it', async () => {
    await get('/');
    site.later(800);
    await get('/');
    site.api.hold = new Promise(() => undefined);
    site.later(300);
    expect((await get('/')).statusCode).toBe(200);
  });

  test('stays the same bytes when an edit does not concern it', async () => {
    const before = await get('/blog');
    site.api.projects.push({ ...site.api.projects[0]!, _id: '659999999999999999999999', title: 'Project Z' });
    site.api.revision = 'r2';
    site.later(1_001);
    expect((await get('/projects')).body).toContain('Project Z');
    const after = await get('/blog', { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(304);
  });
});

describe('an address without a page', () => {
  test('answers 404 with the specified text, kept from search engines', async () => {
    const answer = await get('/no/such/page');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Page Not Found');
    expect(answer.body).toContain('Back to Homepage');
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
  });

  test.each([
    ['/projects/659999999999999999999998', 'Project not found', 'Back to Projects'],
    ['/blog/659999999999999999999998', 'Post not found', 'Back to Blog'],
    ['/services/nothing', 'Service not found', 'Back to Services'],
  ])('%s answers 404 and says so', async (url, text, link) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(text);
    expect(answer.body).toContain(link);
  });

  test.each([
    ['/projects/', 'Project not found', 'Back to Projects'],
    ['/blog/', 'Post not found', 'Back to Blog'],
    ['/services/', 'Service not found', 'Back to Services'],
  ])(
    'too long to be one below %s is 404 without a question about it, and made once',
    async (start, text, link) => {
      await get('/');
      await get('/projects/650000000000000000000001');
      for (const name of ['x'.repeat(101), 'x'.repeat(201), 'x'.repeat(1_500), '%C3%A9'.repeat(101)]) {
        site.api.requests.length = 0;
        const answer = await get(start + name);
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toContain(text);
        expect(answer.body).toContain(link);
        expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        expect(site.api.requests.filter((path) => path !== '/api/redirects')).toEqual([]);
        const rendering = vi.spyOn(site.bundle, 'render');
        expect((await get(start + name)).body).toBe(answer.body);
        expect(rendering).not.toHaveBeenCalled();
        rendering.mockRestore();
      }
    },
  );

  test('leads from the id of a service to its slug', async () => {
    const answer = await get('/services/660000000000000000000001');
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/services/web-development');
  });

  test.each([
    '/%',
    '/projects/%E0%A4%A',
    '/../etc/passwd',
    '/media/../content.db',
    '/assets/..%2frelease.json',
  ])('survives %s', async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await get('/')).statusCode).toBe(200);
  });
});

describe('while the API is down', () => {
  test('every page that was made answers with its last good copy, marked stale', async () => {
    const screens = [
      '/',
      '/about',
      '/services',
      '/services/web-development',
      '/projects',
      '/projects/650000000000000000000001',
      '/blog',
      '/blog/670000000000000000000001',
      '/contact',
      '/privacypolicy',
      '/termsofservice',
      '/no/such/page',
    ];
    await site.warmUp();
    const before = new Map<string, string>();
    for (const url of screens) before.set(url, (await get(url)).body);
    site.api.mood = 'down';
    site.later();
    await get('/');
    for (const url of screens) {
      const { statusCode, headers, body } = await get(url);
      const status = url === '/no/such/page' ? 404 : 200;
      expect([url, statusCode, headers['x-page-state']]).toEqual([url, status, 'stale']);
      expect([url, body === before.get(url)]).toEqual([url, true]);
    }
    expect((await get('/readyz')).json()).toMatchObject({ status: 'ready', api: 'down' });
  });

  test('unvisited pages are rendered as soon as the API is up, and are there when it is down', async () => {
    site.api.mood = 'down';
    const warm = site.warmUp();
    expect((await get('/projects')).statusCode).toBe(503);
    site.api.mood = 'well';
    site.later();
    await warm;
    site.api.mood = 'down';
    site.later();
    const answer = await get('/blog/670000000000000000000001');
    expect([answer.statusCode, answer.body.includes('Second paragraph')]).toEqual([200, true]);
  });

  test('a deleted record does not come back as a copy', async () => {
    const url = '/projects/650000000000000000000001';
    await get(url);
    site.api.projects = site.api.projects.filter(({ _id }) => !url.endsWith(_id));
    site.api.revision = 'r2';
    site.later();
    expect((await get(url)).statusCode).toBe(404);
    site.api.mood = 'down';
    site.later();
    expect((await get(url)).statusCode).toBe(404);
    await site.app.close();
    const restarted = await buildSite({ api: site.api, dataDir: site.dataDir });
    expect((await restarted.app.inject(url)).statusCode).toBe(503);
    await restarted.app.close();
  });

  test('copies survive a restart', async () => {
    await get('/projects');
    await site.app.close();
    site.api.mood = 'down';
    const restarted = await buildSite({ api: site.api, dataDir: site.dataDir });
    const answer = await restarted.app.inject('/projects');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Project D');
    await restarted.app.close();
  });
});

describe.each(['500', 'html', 'invalid', 'empty', 'endless', 'down'] as const)(
  'with an API that answers %s',
  (mood) => {
    test.each([
      ['/projects', 503, 'Failed to fetch projects'],
      ['/projects/650000000000000000000001', 503, 'Project not found'],
      ['/blog/670000000000000000000001', 503, 'Post not found'],
      ['/services', 200, 'Performance Optimization'],
      ['/services', 200, 'Failed to load services'],
      ['/services/seo-optimization', 200, 'SEO Optimization'],
      ['/services/web-development', 503, 'Failed to load service details'],
      ['/about', 200, 'No about content available.'],
      ['/about', 200, 'Failed to load content'],
      ['/', 200, 'Failed to load technologies. Please try again later.'],
      ['/', 200, 'We create'],
      ['/blog', 200, 'Our Blog'],
      ['/contact', 200, 'Your Message'],
      ['/privacypolicy', 200, 'Information We Collect'],
      ['/termsofservice', 200, 'Use of Site'],
      ['/no/such/page', 404, 'Page Not Found'],
    ])('%s answers %i and says “%s”', async (url, status, text) => {
      site.api.mood = mood;
      const answer = await get(url);
      expect(answer.statusCode).toBe(status);
      expect(answer.body).toContain(text);
      if (readsRecords(url)) expect(answer.headers['cache-control']).toBe('no-store');
    });
  },
);

test.each(['html', 'invalid', 'empty'] as const)(
  'an answer that is no JSON (%s) is forgotten with the page that it spoiled, and is no last good copy',
  async (mood) => {
    const list = '/api/projects?view=card&order=hand&page=1&size=24';
    site.api.mood = mood;
    expect((await get('/projects')).statusCode).toBe(503);
    site.api.mood = 'down';
    site.later();
    await get('/readyz');
    expect((await get(list)).statusCode).toBe(503);
    site.api.mood = 'well';
    site.later();
    expect((await get('/projects')).body).toContain('Project D');
    site.api.mood = 'down';
    site.later();
    await get('/readyz');
    const copy = await get(list);
    expect([copy.statusCode, copy.headers['x-page-state']]).toEqual([200, 'stale']);
  },
);

test('a page that cannot be rendered says so within the frame of the site, and is asked for again', async () => {
  const screen = aboutPage.Component;
  aboutPage.Component = () => {
    throw new Error('broken');
  };
  try {
    const answer = await get('/about');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('This page could not be shown');
    expect(answer.body).toMatch(/<a [^>]*href=""/);
    expect(answer.body).toContain('<footer class="site-foot">');
  } finally {
    aboutPage.Component = screen;
  }
  expect((await get('/about')).body).not.toContain('This page could not be shown');
});

test('data that does not come in time has failed', async () => {
  const slow = await buildSite({ deadlines: { readMs: 50 } });
  slow.api.mood = 'slow';
  const answer = await slow.app.inject('/projects');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('All Projects');
  expect(answer.body).toContain('Failed to fetch projects');
});

test('a page with nothing stored says so, and services fall back to the built-in four', async () => {
  site.api.mood = 'nothing stored';
  expect((await get('/')).body).toContain('We create <span>digital experiences</span>');
  expect((await get('/about')).body).toContain('No about content available.');
  expect((await get('/projects')).body).toContain('No projects yet');
  expect((await get('/blog')).body).toContain('No posts yet');
  const services = await get('/services');
  expect(services.body).toContain('Frontend Development');
  expect(services.body).not.toContain('Failed to load services');
});

test('a studio that ended the built-in services shows none, and no names in the footer that it did not state', async () => {
  site.api.mood = 'nothing stored';
  site.api.services = [];
  const studio = { ...site.api.site.studio, hasBuiltInServices: false };
  site.api.site = { ...site.api.site, studio };
  const home = (await get('/')).body;
  expect(home).not.toContain('Frontend Development');
  expect(home).not.toContain('services-heading');
  expect(home).not.toContain('footer-services');
  const services = (await get('/services')).body;
  expect(services).toContain('What We Offer');
  expect(services).toContain('No services yet');
  expect(services).not.toContain('Frontend Development');
  expect((await get('/services/frontend-development')).statusCode).toBe(404);
  expect((await get('/sitemap.xml')).body).not.toContain('frontend-development');
});

test.each([
  ['stated', { hasBuiltInServices: false, footerServices: ['Weaving'] }, ['Weaving']],
  ['the default', { hasBuiltInServices: true }, ['Web Development', 'UI/UX Design']],
])('names of services in the footer that are %s are shown', async (_, studio, names) => {
  site.api.site = { ...site.api.site, studio: { ...site.api.site.studio, ...studio } };
  const { body } = await get('/privacypolicy');
  for (const name of names) expect(body).toContain(`>${name}</a>`);
});

test('the built-in services stand in for a call that fails, also once the studio has ended them', async () => {
  const studio = { ...site.api.site.studio, hasBuiltInServices: false };
  site.api.site = { ...site.api.site, studio };
  site.api.mood = '500';
  const services = (await get('/services')).body;
  expect(services).toContain('Frontend Development');
  expect(services).toContain('Failed to load services');
  expect((await get('/services/frontend-development')).body).toContain('Frontend Development');
});

test('text from records is text, whatever it holds', async () => {
  site.api.projects.push({
    ...site.api.projects[0]!,
    _id: '659999999999999999999997',
    title: '</script><script>alert(1)</script>',
    gitHubLink: 'javascript:alert(1)',
    officialWebsiteLink: 'data:text/html,x',
  });
  site.api.revision = 'r2';
  const answer = await get('/projects/659999999999999999999997');
  expect(answer.body).not.toContain('<script>alert');
  expect(answer.body).not.toContain('href="javascript:');
  expect(answer.body).not.toContain('href="data:');
});

test('the console gets its shell at every address, and only there may its origin be reached', async () => {
  const answer = await get('/admin/projects');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Loading the dashboard');
  expect(answer.body).toContain('<script id="entry" src="/assets/admin.js" defer></script>');
  expect(answer.body).toContain('A script of the website could not be loaded.');
  expect(answer.body).not.toContain('/assets/main.js');
  expect(answer.body).not.toContain('site-bar"');
  expect(String(answer.headers['content-security-policy'])).toContain("script-src 'self' https://admin.test");
  expect((await get('/admin')).headers.etag).toBe(answer.headers.etag);
});

test('a contact form without script is handed on and answered with a page', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Asha&email=asha%40example.com&subject=Hello&message=A+shop&evil=1',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Your message has been sent successfully! We will get back to you soon.');
  expect(site.api.messages).toEqual([
    { name: 'Asha', email: 'asha@example.com', subject: 'Hello', message: 'A shop' },
  ]);

  site.api.mood = 'down';
  const failed = await site.app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Asha&message=Kept',
  });
  expect(failed.body).toContain('Network error. Please check your connection and try again.');
  expect(failed.body).toContain('value="Asha"');
});

test('machines find sitemap, feed, robots and manifest', async () => {
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.body).toContain('<loc>https://studio.test/projects/650000000000000000000001</loc>');
  expect(sitemap.body).toContain('<loc>https://studio.test/services/web-development</loc>');
  expect((await get('/robots.txt')).body).toContain('Disallow: /admin/');
  expect((await get('/feed.xml')).body).toContain('<title>A post</title>');
  expect((await get('/site.webmanifest')).json()).toHaveProperty('icons');
});
