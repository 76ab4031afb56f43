import { defaultTexts } from 'content-api/legal-texts';
import { en, siteTextsOf } from 'content-api/site-texts';
import type { TextKey } from 'content-api/site-texts';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import * as content from './stub-content.ts';
import { addressOf, createStubApi } from './stub-api.ts';
import { stubSite } from './stub-site.ts';

const pages = [
  '/',
  '/about',
  '/services',
  '/services/web-development',
  '/services/frontend-development',
  '/services/none',
  '/projects',
  '/projects?page=2',
  '/projects?tag=Textiles',
  '/projects?tag=none',
  '/projects/650000000000000000000000',
  '/projects/none',
  '/blog',
  '/blog?page=2',
  '/blog?q=none',
  '/blog/670000000000000000000001',
  '/blog/none',
  '/contact',
  '/privacypolicy',
  '/termsofservice',
  '/prices',
  '/no/such/page',
];

let site: TestSite;
let hasContent: boolean;
beforeEach(async () => {
  hasContent = true;
  const api = createStubApi();
  const { fetch } = api;
  api.fetch = (input, init) =>
    hasContent || /\/api\/(site|revision)$/.test(addressOf(input))
      ? fetch(input, init)
      : Promise.resolve(Response.json({ message: 'Internal server error' }, { status: 500 }));
  site = await buildSite({ api });
  api.pages = content.pages;
});
afterEach(() => site.app.close());

/** The setting is chosen in the console. */
function choose(language: string, words: object = {}, more: object = {}): void {
  const studio = { ...stubSite.studio, language, ...words };
  site.api.site = { ...stubSite, studio, ...more };
  site.api.revision += '+';
  site.later();
}

async function html(href: string): Promise<string> {
  await site.app.inject(href);
  return (await site.app.inject(href)).body;
}

describe.each(['de', 'fi', 'ja', 'ar'])('a site in %s says nothing of its own in English', (language) => {
  beforeEach(() => choose(language, { phone: '+91 1', voice: 'i' }));

  test('with all of its parts', async () => {
    furnish();
    expect(await englishOn(pages, language)).toEqual([]);
  });

  test('with nothing stored', async () => {
    site.api.mood = 'nothing stored';
    expect(await englishOn(pages, language)).toEqual([]);
  });

  test('when its content cannot be had', async () => {
    hasContent = false;
    expect(await englishOn(pages, language)).toEqual([]);
  });
});

test('a page names its language, and whatever goes by it: direction, days, feed, shared links, structured data', async () => {
  choose('ar');
  const page = await html('/blog');
  expect(page).toContain('<html lang="ar" dir="rtl"');
  // With more weight than the class of a control, whose arrow else lies on its words.
  expect(page).toMatch(/:root select\{background-position:\s*left/);
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

test('a name at its start does not turn a right-to-left paragraph around', async () => {
  choose('ar', { name: 'Loom', footerNote: 'جميع الحقوق محفوظة.' });
  const page = await html('/');
  expect(page).toMatch(/<p dir="rtl">© \d{4} Loom\. جميع الحقوق محفوظة\.<\/p>/);
  expect(page).toMatch(/p,[^{}]*\[dir\]\{unicode-bidi:isolate;/);
});

test.each([
  ['hi', true],
  ['ar', true],
  ['de', false],
])('headlines in %s have the room that their letters need', async (language, hasRoom) => {
  choose(language);
  const page = await html('/');
  expect(page.includes('line-height:1.35!important;letter-spacing:0!important')).toBe(hasRoom);
});

test('what the studio has said itself stays as it is', async () => {
  choose('de', { callToAction: { title: 'Ready to Start Your Project?', text: '', button: 'Go' } });
  const page = await html('/about');
  expect(page).toContain('Bereit für Ihr Projekt?');
  expect(page).toContain('>Go</a>');
  expect(page).toContain('Quiet tools');
});

test('what the owner changed in a text is on the pages of that language, and leaves the others', async () => {
  const texts = {
    form: [
      { key: 'nb/form.send', text: 'Send det' },
      { key: 'en/form.send', text: 'Send it' },
    ],
    page: [{ key: 'nb/page.blog', text: 'Skriverier' }],
    projects: [
      { key: 'nb/projects.found.one', text: 'Ett: {count}' },
      { key: 'nb/projects.found.other', text: 'Alle: {count}' },
      { key: 'nb/projects.gone', text: 'Of a version before' },
    ],
  };
  choose('nb', {}, { texts });
  const contact = await html('/contact');
  expect(contact).toContain('>Send det<');
  // The form's own script has only the English texts.
  expect(contact).toContain('&quot;form.send&quot;:&quot;Send det&quot;');
  expect(await html('/blog')).toContain('Skriverier');
  expect(await html('/projects?tag=Textiles')).toMatch(/>Ett: 1<|>Alle: [2-9]</);
  choose('en', {}, { texts });
  const english = await html('/contact');
  expect(english).toContain('>Send it<');
  expect(english).toContain('&quot;texts&quot;:{&quot;form.send&quot;:&quot;Send it&quot;}');
  // A form of the language has them too.
  choose('en-IN', {}, { texts });
  expect(await html('/contact')).toContain('>Send it<');
  choose('de', {}, { texts });
  expect(await html('/contact')).toContain('>Nachricht senden<');
});

test('a page is made anew when nothing but one of its texts has changed', async () => {
  const send = (text: string) => ({ texts: { form: [{ key: 'nb/form.send', text }] } });
  choose('nb', {}, send('Send det'));
  expect(await html('/contact')).toContain('>Send det<');
  choose('nb', {}, send('Send nå'));
  expect(await html('/contact')).toContain('>Send nå<');
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

test('what the server itself refuses a visitor is in the language of the page, and the console is told in English', async () => {
  choose('nb');
  await html('/contact');
  site.api.mood = 'down';
  const asked = async (url: string, headers = {}) => (await site.app.inject({ url, headers })).body;
  expect(await asked('/api/other')).toContain('Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen.');
  const long = { method: 'POST', url: '/contact', payload: `message=${'x'.repeat(20_000)}` } as const;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await site.app.inject({ ...long, headers: form })).body).toBe('Forespørselen er for stor');
  expect(await asked('/api/other', { authorization: 'Bearer t' })).toContain('The service is not available');
});

test('an unknown language leaves a site in English', async () => {
  choose('en_IN');
  expect(await html('/contact')).toContain('<html lang="en-IN"');
  choose('martian');
  expect(await html('/contact')).toContain('<html lang="en" data-release');
});

/** Gives pages what makes them say all that they can. */
function furnish(): void {
  const many = Array.from({ length: 30 }, (_, index) => String(index).padStart(12, '0'));
  const [project, ...projects] = site.api.projects;
  const whole = {
    ...project!,
    secondaryimage: '/media/b.webp',
    client: 'Nordlicht',
    role: 'Webstuhl',
    team: '2',
    duration: '4',
    problem: 'P',
    approach: 'A',
    result: 'R',
    blocks: [{ type: 'video', video: '/media/film.mp4', poster: '', caption: '' }],
    quote: { text: 'Q', name: 'Meera', role: '', face: '' },
  };
  site.api.projects = [
    whole,
    ...projects,
    ...many.map((end) => ({ ...projects[0]!, _id: `650000000000${end}`, gitHubLink: '' })),
  ];
  const [post] = site.api.posts;
  site.api.posts = [
    Object.assign({}, post!, { next: post, related: [post] }),
    ...many.map((end) => ({ ...post!, _id: `670000000000${end}` })),
  ];
  const [service] = site.api.services;
  site.api.services = [
    { ...service!, features: many.slice(0, 8) },
    ...many.map((end) => ({
      ...service!,
      _id: `660000000000${end}`,
      slug: `s${end}`,
      title: '',
      description: '',
    })),
  ];
  site.api.clients = [{ _id: '1', name: 'Nordlicht', logo: '/media/n.svg', link: '' }];
  site.api.testimonials = [{ _id: '1', quote: 'Q', name: 'Meera', project: whole._id }];
}

/** Addresses, with the texts there that are the catalogue's in English and not in the language. */
async function englishOn(hrefs: string[], language: string): Promise<string[]> {
  const { inLanguage } = siteTextsOf(language);
  const own = (Object.keys(en) as TextKey[])
    .filter((key) => /[a-z]{2}/i.test(unfilled('en', key)) && unfilled('en', key) !== unfilled(language, key))
    .flatMap((key) => [...textsIn(en[key])].map(patternOf));
  const english = textsIn(en);
  const translated = [...english].map(inLanguage).filter((text) => !english.has(text));
  const legal = Object.values(defaultTexts).map((text) => text.split('\n\n'));
  const sources = textsIn([stubSite.home.statistics, { ...content }, translated, legal]);
  const pages = await Promise.all(
    hrefs.map(async (href) =>
      textsOf(await html(href))
        .filter((text) => !sources.has(text) && own.some((pattern) => pattern.test(text)))
        .map((text) => `${href}: ${text}`),
    ),
  );
  return pages.flat();
}

function unfilled(language: string, key: TextKey): string {
  const { text } = siteTextsOf(language);
  return (text as (key: TextKey) => string)(key);
}

function patternOf(text: string): RegExp {
  const literal = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${literal.join('.+')}$`);
}

/** Texts between the tags, those that are spoken, and those for search engines and shared links. */
function textsOf(page: string): string[] {
  const html = page.replaceAll('<!-- -->', '').replace(/<style[\s\S]*?<\/style>/g, '');
  const answers = [
    ...html.matchAll(/ (?:aria-label|alt|title|placeholder|content)="([^"]*)"/g),
    ...html.matchAll(/"(?:name|headline|description)":"([^"]*)"/g),
  ];
  return [...html.split(/<[^<>]*>| \| /), ...answers.map(([, text = '']) => text)].map((text) =>
    text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim(),
  );
}

function textsIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set([value]);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((one) => [...textsIn(one)]));
}
