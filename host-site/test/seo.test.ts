import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { stubSite } from './stub-site.ts';

let site: TestSite;
const id = '650000000000000000000003';
const path = `/projects/${id}`;
const chosen = {
  seoTitle: 'Found by this',
  seoDescription: 'Said below it',
  sharePicture: '/media/card.png',
};

beforeEach(async () => {
  site = await buildSite();
});
afterEach(() => site.app.close());

function choose(fields: object): void {
  site.api.projects = site.api.projects.map((one) => (one._id === id ? { ...one, ...fields } : one));
}
const body = async (url: string) => (await site.app.inject(url)).body;

test('title, description and share picture of a record stand in its head and structured data', async () => {
  choose(chosen);
  const html = await body(path);
  expect(html).toMatch(/<title>Found by this \| /);
  expect(html).toContain('<meta name="description" content="Said below it">');
  expect(html).toContain('<meta property="og:title" content="Found by this">');
  expect(html).toContain(`<meta property="og:image" content="https://studio.test/og${path}.jpg">`);
  expect(html).toContain('"image":"https://studio.test/media/card.png"');
  expect(html).toContain('"description":"Said below it"');
});

test('a share picture elsewhere is only linked', async () => {
  choose({ sharePicture: 'https://example.org/card.png' });
  expect(await body(path)).toContain('<meta property="og:image" content="https://example.org/card.png">');
});

test('pages that are no record’s have the share picture that the studio chose for each, else its card', async () => {
  const sharePictures = { home: '/media/card.png', blog: 'https://example.org/blog.png' };
  site.api.site = { ...stubSite, studio: { ...stubSite.studio, sharePictures } as typeof stubSite.studio };
  const shared = async (url: string) => /"og:image" content="([^"]*)"/.exec(await body(url))?.[1];
  expect(await shared('/')).toBe('https://studio.test/og/fixed/home.jpg');
  expect(await shared('/blog?page=1')).toBe('https://example.org/blog.png');
  expect(await shared('/about')).toBe('https://studio.test/og/studio.jpg');
  expect(await shared(path)).toBe(`https://studio.test/og${path}.jpg`);
  await mkdir(`${site.dataDir}/media`, { recursive: true });
  const red = { width: 1200, height: 630, channels: 3, background: '#ff0000' } as const;
  await sharp({ create: red }).png().toFile(`${site.dataDir}/media/card.png`);
  const { rawPayload } = await site.app.inject('/og/fixed/home.jpg');
  const { dominant } = await sharp(rawPayload).stats();
  expect([dominant.r > 240, dominant.g < 16]).toEqual([true, true]);
});

test('a record that search engines are to leave out says so and is in no sitemap', async () => {
  expect(await body('/sitemap.xml')).toContain(path);
  choose({ noindex: true });
  site.api.revision = 'r2';
  site.later();
  const html = await body(path);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
  expect(html).not.toContain('application/ld+json');
  expect(await body('/sitemap.xml')).not.toContain(path);
});
