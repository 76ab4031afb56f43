/** @jest-environment node */
import { en, siteTextsOf } from 'content-api/site-texts';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import * as content from './stub-content.ts';
import { stubSite } from './stub-site.ts';

const pages = [
  '/',
  '/about',
  '/services',
  '/services/web-development',
  '/services/none',
  '/projects',
  '/projects/650000000000000000000000',
  '/projects/none',
  '/blog',
  '/blog?q=none',
  '/blog/670000000000000000000001',
  '/blog/none',
  '/contact',
  '/no/such/page',
];

let site: TestSite;
beforeEach(async () => {
  site = await buildSite();
  site.api.pages = content.pages;
});
afterEach(() => site.app.close());

/** The setting is chosen in the console. */
function choose(language: string, words: object = {}): void {
  const studio = { ...stubSite.studio, language, ...words };
  site.api.site = { ...stubSite, studio };
  site.api.revision += '+';
  site.later();
}

async function html(href: string): Promise<string> {
  await site.app.inject(href);
  return (await site.app.inject(href)).body;
}

test.each(['de', 'fi', 'ja', 'ar'])('a site in %s says nothing of its own in English', async (language) => {
  choose(language);
  const { instead } = siteTextsOf(language);
  const own = Object.values(en).filter(
    (text): text is Extract<typeof text, string> =>
      typeof text === 'string' && !text.includes('{') && instead(text) !== text,
  );
  const given = textsIn([stubSite.home.statistics, { ...content }]);
  for (const href of pages) {
    const texts = new Set(textsOf(await html(href)));
    const english = own.filter((text) => texts.has(text) && !given.has(text));
    expect([href, english]).toEqual([href, []]);
  }
});

test('a page names its language, and whatever goes by it: direction, days, feed, shared links, structured data', async () => {
  choose('ar');
  const page = await html('/blog');
  expect(page).toContain('<html lang="ar" dir="rtl"');
  expect(page).toContain('<meta property="og:locale" content="ar_EG">');
  expect(page).toContain('"inLanguage":"ar"');
  choose('de-AT');
  const post = await html('/blog/670000000000000000000001');
  expect(post).toContain('Von Asha');
  expect(post).toContain('>1. Jänner 2026</time>');
  expect(await html('/feed.xml')).toContain('xml:lang="de-AT"');
  expect(await html('/feed.xml')).toContain('<title>Blog von Loom Works</title>');
  expect(JSON.parse(await html('/site.webmanifest'))).toMatchObject({ lang: 'de-AT', dir: 'ltr' });
});

test('what the studio has said itself stays as it is', async () => {
  choose('de', { callToAction: { title: 'Ready to Start Your Project?', text: '', button: 'Go' } });
  const page = await html('/about');
  expect(page).toContain('Bereit für Ihr Projekt?');
  expect(page).toContain('>Go</a>');
  expect(page).toContain('Quiet tools');
});

test('a form without script is answered in the language of the page', async () => {
  choose('nb');
  await html('/contact');
  const answer = await site.app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Asha&email=a%40b.example&subject=Shop&message=Hello',
  });
  expect(answer.body).toContain('Meldingen din er sendt!');
});

test('an unknown language leaves a site in English', async () => {
  choose('en_IN');
  expect(await html('/contact')).toContain('<html lang="en-IN"');
  choose('martian');
  expect(await html('/contact')).toContain('<html lang="en" data-release');
});

/** Texts between the tags, and those that are spoken. */
function textsOf(page: string): string[] {
  const body = page.replace(/<head>[\s\S]*?<\/head>/, '').replaceAll('<!-- -->', '');
  const spoken = [...body.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)];
  return [...body.split(/<[^<>]*>/), ...spoken.map(([, text = '']) => text)].map((text) =>
    text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim(),
  );
}

function textsIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set([value]);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((one) => [...textsIn(one)]));
}
