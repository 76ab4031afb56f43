import { vi } from 'vitest';
import { siteTextsOf } from 'content-api/site-texts';
import { drawShareCard } from '../src/server/share-card/draw-share-card.ts';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { createStubApi } from './stub-api.ts';
import { about, pages as ownPages, posts, projects, services } from './stub-content.ts';
import { stubSite } from './stub-site.ts';

vi.mock('../src/server/share-card/draw-share-card.ts');

const origin = 'https://studio.test';
const [project, untranslated] = projects;
const [post] = posts;
const [service] = services;
const [page] = ownPages;
const german = siteTextsOf('de');

let site: TestSite;
beforeEach(async () => {
  const api = createStubApi();
  const languages = ['de', 'ar'].map((code) => ({ code, offered: true }));
  const studio = { ...stubSite.studio, languages: [...languages, { code: 'fr', offered: false }] };
  api.site = { ...stubSite, studio };
  api.projects = api.projects.map((one, at) => ({ ...one, slug: `project-${at}` }));
  api.posts = [{ ...post!, slug: 'a-post' }];
  api.pages = ownPages;
  const home = { ...stubSite.home, heroLine: 'Wir weben', heroHighlight: '' };
  const navigation = { ...stubSite.navigation, links: [{ label: 'Projekte', href: '/projects' }] };
  api.translations = {
    de: {
      site: { ...stubSite, studio: { ...studio, description: 'Ein Studio.' }, home, navigation },
      projects: [{ ...project!, title: 'Projekt A', slug: 'projekt-a', formerSlugs: ['erstes'] }],
      posts: [
        Object.assign({}, post!, {
          title: 'Ein Beitrag',
          slug: 'ein-beitrag',
          contentHtml: '<p><a href="/projects/project-0">A</a> <a href="/blog">B</a></p>',
        }),
      ],
      services: [{ ...service!, title: 'Webentwicklung', slug: 'webentwicklung' }],
      pages: [{ ...page!, title: 'Preise', slug: 'preise', formerSlugs: ['kosten'] }],
      about: { ...about, title: 'Über das Studio' },
    },
    ar: { site: { ...stubSite, studio }, projects: [{ ...project!, title: 'مشروع', slug: 'mashru' }] },
  };
  site = await buildSite({ api });
});
afterEach(() => site.app.close());

const get = (url: string) => site.app.inject(url);
const html = async (url: string) => (await get(url)).body;
const headLinks = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(
      ([, code = '', href = '']): [string, string] => [code, href.replace(origin, '')],
    ),
  );
const canonicalOf = (body: string) => /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1];
/** The links of the switch in the footer. */
const switchOf = (body: string) =>
  [...(body.split('<footer')[1] ?? '').matchAll(/<a href="([^"]*)" hrefLang="([^"]*)"/g)].map(
    ([, href, code]) => [code, href],
  );
const linksOf = (body: string) =>
  [...body.matchAll(/<(?:a|form)\b(?=[^>]* (?:href|action)="(\/[^"]*)")[^>]*>/g)]
    .filter(([tag]) => !/hreflang/i.test(tag))
    .map(([, href]) => href);

test('a site in one language says nothing of languages, and has no addresses of others', async () => {
  await site.app.close();
  site = await buildSite();
  const body = await html('/');
  expect(body).not.toMatch(/hreflang|class="languages"|languages\.js|popover/i);
  for (const url of ['/de', '/de/about', '/de/feed.xml', '/de/projects/650000000000000000000000'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
});

test('every public page is there in a further language, at its own address, and its links stay there', async () => {
  const fixed = [
    '',
    '/about',
    '/services',
    '/projects',
    '/blog',
    '/contact',
    '/privacypolicy',
    '/termsofservice',
  ];
  const records = ['/projects/projekt-a', '/services/webentwicklung', '/blog/ein-beitrag', '/preise'];
  for (const path of [...fixed, ...records, '/projects?tag=Textiles', '/blog?q=Beitrag']) {
    const answer = await get(`/de${path}`);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    expect(answer.body).toContain('<html lang="de" data-release');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const astray = linksOf(answer.body).filter((href) => !/^\/de(?=[/#?]|$)/.test(href ?? ''));
    expect([path, astray]).toEqual([path, []]);
  }
});

test('title, shared links, structured data, feed and form are of the language', async () => {
  const body = await html('/de/projects/projekt-a');
  expect(body).toContain('<title>Projekt A | Loom Works</title>');
  expect(canonicalOf(body)).toBe(`${origin}/de/projects/projekt-a`);
  expect(body).toContain(`<meta property="og:url" content="${origin}/de/projects/projekt-a">`);
  expect(body).toContain('<meta property="og:locale" content="de_DE">');
  expect(body).toContain('<meta property="og:locale:alternate" content="ar_EG">');
  expect(body).toContain(`content="${origin}/de/og/projects/projekt-a.jpg"`);
  expect(body).toContain(`"url":"${origin}/de/projects/projekt-a"`);
  expect(body).toContain(`"item":"${origin}/de/projects"`);
  expect(body).toContain('"inLanguage":"de"');
  expect(body).toContain('href="/de/feed.xml"');
  const contact = await html('/de/contact');
  expect(contact).toContain('action="/de/contact"');
  expect(contact).toContain('/api/contact?language=de');
});

test('each language has a feed of its own, whose links stay in it', async () => {
  const feed = await html('/de/feed.xml');
  expect(feed).toContain('xml:lang="de"');
  expect(feed).toContain(`<link rel="self" href="${origin}/de/feed.xml"/>`);
  expect(feed).toContain(`<link href="${origin}/de/blog/ein-beitrag"/>`);
  expect(feed).toContain(`href=&quot;${origin}/de/blog&quot;`);
  expect(await html('/feed.xml')).toContain(`<link href="${origin}/blog/a-post"/>`);
  for (const url of ['/fr/feed.xml', '/en/feed.xml', '/xx/feed.xml'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
});

test('the card of a shared link has the words of the language', async () => {
  const drawing = vi.mocked(drawShareCard).mockResolvedValue(Buffer.from('card'));
  const cards = ['/de/og/projects/projekt-a.jpg', '/og/projects/project-0.jpg', '/de/og/studio.jpg'];
  for (const url of cards) expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
  expect(drawing.mock.calls.map(([{ title }]) => title)).toEqual(['Projekt A', 'Project A', 'Wir weben']);
  // The icon of the site stands in for what there is not.
  for (const url of ['/fr/og/studio.jpg', '/de/og/projects/project-1.jpg', '/x/og/projects/project-0.jpg'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 302]);
});

test('a page from right to left', async () => {
  const body = await html('/ar/projects/mashru');
  expect(body).toContain('<html lang="ar" dir="rtl"');
  expect(body).toContain('مشروع');
});

test('the switch leads to the same record, and to the home page of a language without it', async () => {
  expect(switchOf(await html('/projects/project-0'))).toEqual([
    ['en', '/projects/project-0'],
    ['de', '/de/projects/projekt-a'],
    ['ar', '/ar/projects/mashru'],
  ]);
  const body = await html('/de/preise');
  expect(switchOf(body)).toEqual([
    ['en', '/prices'],
    ['de', '/de/preise'],
    ['ar', '/ar'],
  ]);
  expect(body).toContain(`<nav class="languages" aria-label="${german.text('frame.languages')}"`);
  expect(body).toMatch(/href="\/de\/preise" hrefLang="de" lang="de" aria-current="true"/);
  // Only what can be read is offered.
  expect(body.match(/data-offer="[^"]*"/g)).toEqual([
    `data-offer="${siteTextsOf('en').text('frame.alsoIn', { language: 'English' })}"`,
  ]);
});

test('an address that is no other language’s, or not offered yet, has no page', async () => {
  for (const url of ['/fr', '/fr/about', '/en', '/en/about', '/xx/about', '/de/none/such', '/de/admin'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  // A page of the studio's own may have such an address as long as no language has.
  site.api.pages = [{ ...page!, slug: 'fr' }];
  site.api.revision = 'r2';
  site.later();
  expect((await get('/fr')).body).toContain('<h1>Prices</h1>');
});

test('built-in services stand in for none that is not translated', async () => {
  expect(await html('/ar/services')).toContain(siteTextsOf('ar').text('services.none'));
  expect((await get('/ar/services/frontend-development')).statusCode).toBe(404);
  site.api.services = [];
  site.api.revision = 'r2';
  site.later();
  expect(await html('/ar/services')).toContain(siteTextsOf('ar').text('builtIn.frontend'));
  expect((await get('/ar/services/frontend-development')).statusCode).toBe(200);
});

test('an address without a page has that of its language', async () => {
  await html('/');
  expect(await html('/de/none/such')).toContain(german.text('trouble.notFound'));
  expect(await html('/fr/none/such')).toContain('Page Not Found');
});

test('one spelling of an address has the page', async () => {
  const answer = await get('/DE/Projects/');
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/de/projects']);
});

test('a former address, an id and that of the original answer one 301', async () => {
  const moved = {
    '/de/kosten': '/de/preise',
    '/de/prices': '/de/preise',
    '/de/projects/erstes': '/de/projects/projekt-a',
    '/de/projects/project-0': '/de/projects/projekt-a',
    [`/de/projects/${project!._id}`]: '/de/projects/projekt-a',
    '/costs': '/prices',
  };
  for (const [from, to] of Object.entries(moved)) {
    const answer = await get(from);
    expect([from, answer.statusCode, answer.headers.location]).toEqual([from, 301, to]);
  }
  for (const url of ['/preise', '/projects/projekt-a', '/ar/preise', '/ar/projects/projekt-a'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
});

test('what is not translated is not found, in the language, with ways to those that have it', async () => {
  const answer = await get('/de/projects/project-1');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<html lang="de"');
  expect(answer.body).toContain(german.text('project.missing'));
  expect(answer.body).toContain(german.text('trouble.elsewhere'));
  expect(answer.body).toMatch(/<a [^>]*href="\/projects\/project-1"[^>]*hrefLang="en"[^>]*>English<\/a>/);
  expect(answer.body).toContain('<meta name="robots" content="noindex">');
  const about = await get('/ar/about');
  expect([about.statusCode, headLinks(about.body)]).toEqual([404, {}]);
  expect((await get('/de/projects/none')).body).not.toContain(german.text('trouble.elsewhere'));
});

test('what is public in a further language alone is not found in the others, which lead there', async () => {
  const alone = { ...project!, _id: '650000000000000000000099', title: 'Allein', slug: 'allein' };
  site.api.translations.de!.projects!.push(alone);
  for (const [url, lang] of [
    ['/projects/allein', 'en'],
    [`/projects/${alone._id}`, 'en'],
    ['/ar/projects/allein', 'ar'],
  ]) {
    const { statusCode, body } = await get(url!);
    expect([url, statusCode]).toEqual([url, 404]);
    expect(body).toContain(`<html lang="${lang}"`);
    expect(body).toContain(siteTextsOf(lang!).text('trouble.elsewhere'));
    expect(body).toMatch(/<a [^>]*href="\/de\/projects\/allein"[^>]*hrefLang="de"[^>]*>Deutsch<\/a>/);
  }
  expect((await get('/de/projects/allein')).statusCode).toBe(200);
  expect(await html('/projects/none')).not.toContain(siteTextsOf('en').text('trouble.elsewhere'));
});

test('legal texts are of the language, and one that nobody translated is marked', async () => {
  const own = { privacyTitle: 'Datenschutz', privacyHtml: '<p>Wir speichern wenig.</p>', privacy: 'x' };
  const { de } = site.api.translations;
  de!.site = {
    ...de!.site!,
    legal: Object.assign({}, stubSite.legal, own, { language: 'de', languages: ['en', 'de'] }),
  };
  const { ar } = site.api.translations;
  ar!.site = {
    ...ar!.site!,
    legal: Object.assign({}, stubSite.legal, { language: 'en', languages: ['en', 'de'] }),
  };
  const german = await html('/de/privacypolicy');
  expect(german).toContain('<h1>Datenschutz</h1>');
  expect(german).toMatch(/<div (?![^>]*lang=)[^>]*><p>Wir speichern wenig\.<\/p>/);
  expect(await html('/privacypolicy')).not.toContain('Wir speichern');
  const arabic = await html('/ar/privacypolicy');
  expect(arabic).toContain('<html lang="ar" dir="rtl"');
  expect(arabic).toContain(siteTextsOf('ar').text('page.privacy'));
  expect(arabic).toMatch(/<div (?=[^>]*lang="en")(?=[^>]*dir="ltr")[^>]*><h2>1 Information We Collect/);
});

test('an original in place of a translation is marked, and is a copy of its own page', async () => {
  site.api.translations.de!.projects!.push({ ...untranslated!, slug: 'project-1', language: 'en' });
  const body = await html('/de/projects/project-1');
  expect(body).toContain('<html lang="de"');
  expect(body).toMatch(/<div lang="en" style="display:contents">.*<h1>Project B<\/h1>/s);
  expect(canonicalOf(body)).toBe(`${origin}/projects/project-1`);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toContain('application/ld+json');
  expect(headLinks(body)).toEqual({});
  expect(await html('/de/projects')).toMatch(/<h2 class="title" lang="en">Project B/);
  expect(await html('/sitemap.xml')).not.toContain('/de/projects/project-1');
});

test('sitemap and heads name the same addresses, and each of them is a page of its language', async () => {
  const sitemap = await html('/sitemap.xml');
  const entries = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  expect(entries.map(([, address]) => address)).toEqual(
    expect.arrayContaining([`${origin}/de`, `${origin}/de/preise`, `${origin}/ar/projects/mashru`]),
  );
  expect(sitemap).not.toMatch(/\/ar\/about|\/fr\b/);
  const all = new Set(entries.map(([, address]) => address));
  expect(all.size).toBe(entries.length);
  for (const [, address = '', rest = ''] of entries) {
    const listed: Record<string, string> = Object.fromEntries(
      [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code = '', href = '']) => [
        code,
        href,
      ]),
    );
    const { statusCode, body } = await get(address.replace(origin, '') || '/');
    expect([address, statusCode, canonicalOf(body)]).toEqual([address, 200, address]);
    const named = Object.fromEntries(
      Object.entries(headLinks(body)).map(([code, path]) => [code, origin + path]),
    );
    expect([address, named]).toEqual([address, listed]);
    for (const [code, href] of Object.entries(listed)) {
      expect([href, all.has(href)]).toEqual([href, true]);
      if (code !== 'x-default')
        expect(await html(href.replace(origin, '') || '/')).toContain(`<html lang="${code}"`);
    }
  }
  expect(headLinks(await html('/de/projects/projekt-a'))).toEqual({
    en: '/projects/project-0',
    de: '/de/projects/projekt-a',
    ar: '/ar/projects/mashru',
    'x-default': '/projects/project-0',
  });
});

test('pages in every language are made ahead', async () => {
  await site.warmUp();
  site.api.mood = 'down';
  site.later();
  await get('/readyz');
  for (const url of ['/de', '/de/preise', '/ar/projects/mashru']) {
    const { statusCode, headers } = await get(url);
    expect([url, statusCode, headers['x-page-state']]).toEqual([url, 200, 'stale']);
  }
});

test('a page that cannot be had is refused in its language, and is not taken for missing', async () => {
  await html('/de/contact');
  site.api.mood = 'down';
  site.later();
  const answer = await get('/de/projects/project-2');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('<html lang="de"');
  expect((await get('/api/other?language=de')).body).toContain(german.text('trouble.unavailable'));
});

test('a form without script is answered in the language that it was written in', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/de/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Asha&email=a%40b.example&subject=Shop&message=Hallo',
  });
  expect(answer.body).toContain(german.text('form.sent'));
  expect(answer.body).toContain('action="/de/contact"');
  expect(site.api.posted).toEqual(['/api/contact?language=de']);
});

test.each(['/fr/contact', '/xx/contact', '/en/contact'])(
  'a form sent to %s is sent nowhere: there is no such page',
  async (url) => {
    const answer = await site.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Asha&email=a%40b.example&subject=Shop&message=Hallo',
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain(siteTextsOf('en').text('form.sent'));
    expect(site.api.posted).toEqual([]);
  },
);

test('each language has a manifest of its own, which begins in it', async () => {
  const manifestOf = async (prefix: string) =>
    JSON.parse(await html(`${prefix}/site.webmanifest`)) as Record<string, string>;
  expect(await manifestOf('')).toMatchObject({ lang: 'en', dir: 'ltr', start_url: '/' });
  expect(await manifestOf('/de')).toMatchObject({
    lang: 'de',
    dir: 'ltr',
    start_url: '/de',
    description: 'Ein Studio.',
  });
  expect(await manifestOf('/ar')).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/ar' });
  for (const code of ['fr', 'en', 'xx'])
    expect([code, (await get(`/${code}/site.webmanifest`)).statusCode]).toEqual([code, 404]);
});
