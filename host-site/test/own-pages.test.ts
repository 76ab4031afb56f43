import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { pages, projects } from './stub-content.ts';

let site: TestSite;
beforeEach(async () => {
  site = await buildSite();
  site.api.pages = pages;
});
afterEach(() => site.app.close());

test('a page of the studio is a finished page at its own address', async () => {
  const { statusCode, body } = await site.app.inject('/prices');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Prices | ');
  expect(body).toContain('<meta name="description" content="What a site costs.">');
  expect(body).toMatch(/<link rel="canonical" href="[^"]*\/prices">/);
  const order = ['<h1>Prices</h1>', '<em>day</em>', 'Such as these', projects[0]?.title ?? '', 'Ask us'];
  const places = [...order, 'name="message"', 'Ring us'].map((words) => body.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(body).not.toContain('Nothing of this sort</h2>');
});

test('an earlier address leads to the present one', async () => {
  const { statusCode, headers } = await site.app.inject('/costs');
  expect([statusCode, headers.location]).toEqual([301, '/prices']);
});

test('an address without a page is the page of unknown addresses', async () => {
  const { statusCode, body } = await site.app.inject('/nothing-here');
  expect(statusCode).toBe(404);
  expect(body).toContain('<h1>Page Not Found</h1>');
  expect(body).toContain('Back to Homepage');
});

test('an address that cannot be a page is unknown without a call', async () => {
  await site.app.inject('/');
  site.api.requests = [];
  expect((await site.app.inject('/wp-login.php')).statusCode).toBe(404);
  expect(site.api.requests.filter((path) => path.startsWith('/api/pages'))).toEqual([]);
});

test('the sitemap names it', async () => {
  const { body } = await site.app.inject('/sitemap.xml');
  expect(body).toContain('/prices</loc><lastmod>2026-01-02');
});

test('while the API is away an unknown address is unknown, and a page that was drawn stays', async () => {
  await site.app.inject('/prices');
  site.api.mood = 'down';
  site.later();
  const unknown = await site.app.inject('/nothing-here');
  expect([unknown.statusCode, unknown.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(unknown.body).toContain('<h1>Page Not Found</h1>');
  expect((await site.app.inject('/prices')).statusCode).toBe(200);
  const slug = 'written-meanwhile';
  site.api.pages = [{ ...pages[0], _id: slug, slug }] as typeof pages;
  expect((await site.app.inject(`/${slug}`)).statusCode).toBe(404);
  site.api.mood = 'well';
  site.later();
  expect((await site.app.inject(`/${slug}`)).statusCode).toBe(200);
});
