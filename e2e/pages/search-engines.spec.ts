import { expect, test } from '@playwright/test';
import { publicPages, slugOrId } from '../support/public-pages.ts';
import type { AddressedRecord } from '../support/public-pages.ts';
import { studio } from '../support/studio.ts';

const everywhere = ['Organization', 'WebSite'];
/** Types of a page's structured data, apart from the studio and the site. */
const typesOf: Record<string, string[]> = {
  home: [],
  about: ['AboutPage', 'BreadcrumbList'],
  services: ['BreadcrumbList'],
  service: ['BreadcrumbList', 'Service'],
  projects: ['BreadcrumbList'],
  project: ['BreadcrumbList', 'CreativeWork'],
  blog: ['BreadcrumbList', 'Blog'],
  post: ['BreadcrumbList', 'BlogPosting'],
  contact: ['BreadcrumbList', 'ContactPage'],
  privacy: ['BreadcrumbList'],
  terms: ['BreadcrumbList'],
};

test('every page tells search engines and shared links what it is, with a picture that exists', async ({
  page,
  request,
}) => {
  await page.goto('/termsofservice');
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const [screen, address] of Object.entries(await publicPages())) {
    await test.step(screen, async () => {
      const head = await page.evaluate(readHead, await (await request.get(address)).text());
      expect(head.title).not.toBe('');
      expect(head.meta.description ?? '').not.toBe('');
      if (screen === 'not found') {
        expect(head).toMatchObject({ canonical: null, types: [], meta: { robots: 'noindex' } });
        return;
      }
      titles.add(head.title);
      descriptions.add(head.meta.description ?? '');
      expect(head.canonical).toBe(studio.siteUrl + address);
      expect(head.meta).toMatchObject({
        'og:url': studio.siteUrl + address,
        'og:description': head.meta.description,
        'twitter:card': 'summary_large_image',
      });
      expect(head.title).toContain(head.meta['og:title']);
      expect(head.types.toSorted()).toEqual([...everywhere, ...(typesOf[screen] ?? [])].toSorted());
      expect(await page.evaluate(sizeOf, head.meta['og:image'] ?? '')).toEqual([1200, 630]);
    });
  }
  expect([titles.size, descriptions.size]).toEqual([11, 11]);
});

test('the sitemap lists exactly the public addresses', async ({ request }) => {
  const pages = await publicPages();
  const fixed = Object.values(pages).filter((address) => !/no-such-page|\/.+\/.+/.test(address));
  const read = async (path: string) => (await (await request.get(studio.apiUrl + path)).json()) as unknown;
  const projects = (await read('/api/projects')) as AddressedRecord[];
  const posts = (await read('/api/content')) as AddressedRecord[];
  const services = (await read('/api/services')) as { data: { slug: string }[] };
  const further = (path: string, count: number) =>
    Array.from({ length: Math.ceil(count / 24) - 1 }, (_, index) => `${path}?page=${index + 2}`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc).toSorted()).toEqual(
    [
      ...fixed,
      ...further('/projects', projects.length),
      ...further('/blog', posts.length),
      ...projects.map((one) => `/projects/${slugOrId(one)}`),
      ...posts.map((one) => `/blog/${slugOrId(one)}`),
      ...services.data.map((one) => `/services/${one.slug}`),
    ]
      .map((path) => studio.siteUrl + path)
      .toSorted(),
  );
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${studio.siteUrl}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin/');
});

test('the feed is Atom, and every icon that is named is there in its size', async ({ page, request }) => {
  await page.goto('/termsofservice');
  const feed = await request.get('/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  const entries = await page.evaluate(readFeed, await feed.text());
  expect(entries.length).toBeGreaterThan(3);
  for (const entry of [...entries]) {
    expect(entry.missing).toEqual([]);
    expect(new Date(entry.updated).toISOString()).toBe(entry.updated);
  }
  expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);

  // Linked once the page is there: before, it would share the line with the first screen.
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest');
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[];
  };
  const named = [
    ...manifest.icons,
    { src: '/apple-touch-icon.png', sizes: '180x180' },
    { src: '/favicon.ico', sizes: '48x48' },
  ];
  for (const { src, sizes } of named)
    expect.soft((await page.evaluate(sizeOf, src)).join('x'), src).toBe(sizes);
});

/** Runs in the browser, for its parsers. */
function readHead(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const meta: Record<string, string> = {};
  for (const element of document.querySelectorAll('meta[name], meta[property]'))
    meta[element.getAttribute('name') ?? element.getAttribute('property') ?? ''] =
      element.getAttribute('content') ?? '';
  const types = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => (JSON.parse(script.textContent) as { '@type': string })['@type'],
  );
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
  return { title: document.title, canonical, meta, types };
}

function readFeed(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.querySelector('parsererror')) throw new Error('The feed is not XML.');
  return [document.documentElement, ...document.querySelectorAll('entry')].map((part) => {
    const text = (name: string) => part.querySelector(`:scope > ${name}`)?.textContent ?? '';
    return {
      id: text('id'),
      updated: text('updated'),
      missing: ['id', 'title', 'updated'].filter((name) => text(name) === ''),
    };
  });
}

async function sizeOf(src: string): Promise<[number, number]> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}
