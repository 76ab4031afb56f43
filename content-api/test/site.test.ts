import { home, legal, navigation, studio } from '../src/contract/index.ts';
import type { ApiError, Setup } from '../src/contract/index.ts';
import { contentFileSchemaOf } from '../src/features/transfer/content-file.ts';
import { importContent } from '../src/features/transfer/import-content.ts';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { reindex } from '../src/core/records/reindex.ts';
import { readSite } from '../src/features/site/read-site.ts';
import { shownKinds } from '../src/core/records/read-languages.ts';
import type { Queries } from '../src/db/database.ts';
import { kinds } from '../src/contract/kinds/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { signInEditor } from './support/editor.ts';
import { openTestDatabase } from './support/open-test-database.ts';
import { samples } from './support/samples.ts';

async function wholeSite(db: Queries) {
  return readSite(db, await shownKinds(db, kinds, undefined, false));
}

interface SiteAnswer {
  studio: { name: string; tagline: string; language: string };
  home: { heroLine: string; statistics: object[]; sections: { section: string; isShown: boolean }[] };
  navigation: { links: { label: string; href: string }[] };
  legal: { terms: string };
}

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

async function site(headers: Record<string, string> = {}): Promise<SiteAnswer> {
  const answer = await api.call('GET', '/api/site', { headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<SiteAnswer>();
}

const put = (path: string, body: object) => api.call('PUT', `/api/${path}`, { token, body });

test('before anything was saved, visitors get the texts of the specification and no statistics', async () => {
  const found = await site();
  expect(found.home).toMatchObject({ heroLine: 'We create digital experiences', statistics: [] });
  expect(found.home.sections.map(({ section }) => section)).toEqual([
    'projects',
    'services',
    'about',
    'technologies',
    'clients',
    'testimonials',
    'contact',
  ]);
  expect(found.navigation.links.map(({ label }) => label)).toEqual([
    'Home',
    'About',
    'Services',
    'Projects',
    'Blog',
    'Contact',
  ]);
  expect(found.legal.terms).toContain('at least 13 years old');
  expect(JSON.stringify(found)).not.toMatch(/Tanvo/i);
});

test('the defaults are whole records: each may be saved as it is', async () => {
  for (const { name, path } of [studio, home, navigation, legal]) {
    const words = (await api.call('GET', path)).json<object>();
    expect([name, (await put(name, words)).statusCode]).toEqual([name, 200]);
    expect((await api.call('GET', path)).json()).toMatchObject(words);
  }
});

test('a save is seen in the same moment; a text that was emptied stays empty', async () => {
  await put('studio', { name: 'Orange Works', blogLead: '' });
  expect((await site()).studio).toMatchObject({
    name: 'Orange Works',
    blogLead: '',
    footerNote: 'All rights reserved.',
  });
});

test('the zone that the studio names is that of the console', async () => {
  const zone = async () =>
    (await api.call('GET', '/api/settings', { token })).json<{ timeZone: string }>().timeZone;
  expect(await zone()).toBe('UTC');
  await put('studio', { name: 'Orange Works', timeZone: 'Asia/Kolkata' });
  expect(await zone()).toBe('Asia/Kolkata');
});

test('a draft waits, shows in its preview, and is published with its history', async () => {
  const editor = await signInEditor(api);
  const draft = { heroLine: 'We build quiet tools', heroHighlight: 'quiet tools' };
  const saved = await editor.ask('PUT', 'home/home', { data: draft });
  expect(saved.status).toBe(200);
  expect((await site()).home.heroLine).toBe('We create digital experiences');
  const link = await api.call('POST', '/api/previews', {
    token,
    body: { record: `home/${saved.view.record._id}` },
  });
  const opened = link.json<{ url: string }>().url.split('/').at(-1) ?? '';
  expect((await site({ 'x-preview': opened })).home.heroLine).toBe('We build quiet tools');
  await editor.ask('POST', 'home/home/publish', {});
  expect((await site()).home.heroLine).toBe('We build quiet tools');
  await put('home', { heroLine: 'We build loud tools' });
  expect(await editor.history(saved.view)).toHaveLength(2);
});

test('sections that a save does not name keep their place behind the one before them', async () => {
  await put('home', {
    heroLine: 'Hello',
    sections: [
      { section: 'contact', isShown: true, title: 'Write', lead: '' },
      { section: 'projects', isShown: false, title: 'Work', lead: '' },
    ],
  });
  expect((await site()).home.sections.map(({ section }) => section)).toEqual([
    'contact',
    'projects',
    'services',
    'about',
    'technologies',
    'clients',
    'testimonials',
  ]);
});

test.each([
  ['studio', { name: '' }, 'name', 'Name is required'],
  ['studio', { name: 'A', mark: 'javascript:alert(1)' }, 'mark', 'Mark must be a valid URL'],
  ['studio', { name: 'A', email: 'nobody' }, 'email', 'Email must be one e-mail address'],
  [
    'studio',
    { name: 'A', timeZone: 'Mars/North' },
    'timeZone',
    'Time Zone must be a time zone such as Asia/Kolkata',
  ],
  [
    'studio',
    { name: 'A', language: 'english' },
    'language',
    'Language must be the code of a language, such as de or pt-BR: english is none',
  ],
  [
    'navigation',
    { links: [{ label: 'Elsewhere', href: '//evil.example' }] },
    'links.0.href',
    'Target of the link must be a page of this site, such as /about, or a valid URL',
  ],
  [
    'navigation',
    {
      links: [
        { label: 'About', href: '/about' },
        { label: 'Us', href: '/about' },
      ],
    },
    'links.1.href',
    'Links: /about is there twice',
  ],
  ['home', { heroLine: 'A', sections: [{ section: 'shop' }] }, 'sections.0.section', /must be/],
])('%s refuses %j at the field, and saves nothing of it', async (kind, body, field, message) => {
  const before = await site();
  const answer = await put(kind, body);
  expect(answer.statusCode).toBe(400);
  const { fields = {} } = answer.json<ApiError>();
  expect(Object.keys(fields)).toEqual([field]);
  expect(fields[field]).toMatch(message);
  expect(await site()).toEqual(before);
});

test('the legal texts come as finished HTML, without what Markdown may not bring', async () => {
  await put('legal', {
    privacy: '## Yours\n\n<script>alert(1)</script> [write](/contact)',
    terms: 'Be kind.',
  });
  const page = (await api.call('GET', '/api/legal?view=page')).json<Record<string, string>>();
  expect(page.privacyHtml).toContain('href="/contact"');
  expect(page.privacyHtml).not.toContain('<script');
  expect(page.termsHtml).toContain('<p>Be kind.</p>');
});

describe('the first steps of a studio that began empty', () => {
  const steps = async () => {
    const answer = await api.call('GET', '/api/setup', { token });
    expect(answer.statusCode).toBe(200);
    return Object.fromEntries(answer.json<Setup>().steps.map(({ name, isDone }) => [name, isDone]));
  };

  test('are told to admins only, and each is done once it is said', async () => {
    expect((await api.call('GET', '/api/setup')).statusCode).toBe(401);
    const early = { trade: false, name: false, mark: false, colours: false, home: false };
    const later = { services: false, about: false, contact: false, legal: false, mail: false };
    const nothing = { ...early, project: false, ...later };
    expect(await steps()).toEqual(nothing);
    await put('studio', { name: 'Orange Works', mark: '/media/mark.svg', email: 'hello@orange.example' });
    expect(await steps()).toMatchObject({ ...nothing, trade: true, name: true, mark: true, contact: true });
    await put('about', samples.about);
    await api.call('POST', '/api/projects', { token, body: samples.project });
    await put('look', (await api.call('GET', '/api/look')).json<object>());
    await put('home', (await api.call('GET', '/api/home')).json<object>());
    await api.call('POST', '/api/services', { token, body: samples.service });
    await put('legal', { privacy: 'Ours.', terms: 'Ours.' });
    const said = {
      trade: true,
      name: true,
      mark: true,
      colours: true,
      home: true,
      project: true,
      about: true,
      contact: true,
    };
    expect(await steps()).toEqual({ ...said, services: true, legal: true, mail: false });
  });

  test('services are said without one of them once the built-in ones are ended', async () => {
    await put('studio', { name: 'Orange Works' });
    expect(await steps()).toMatchObject({ services: false });
    await put('studio', { name: 'Orange Works', hasBuiltInServices: false });
    expect(await steps()).toMatchObject({ services: true });
    expect(await site()).toMatchObject({ studio: { hasBuiltInServices: false } });
  });

  test('mail is done once the server can send it', async () => {
    await api.close();
    api = await buildTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    ({ token } = await api.login());
    expect(await steps()).toMatchObject({ mail: true, name: false });
  });

  test('are not asked of a studio whose words came with its content', async () => {
    const file = contentFileSchemaOf(kinds).parse({ studio: { name: 'Imported' } });
    await importContent(api.context.database.queries, file, '2026-11-21T00:00:00.000Z', kinds);
    expect(await steps()).toEqual({});
  });
});

test('the language of the site is kept by who does not send it, and read from files of its former name', async () => {
  const languageNow = async () => (await site()).studio.language;
  expect(await languageNow()).toBe('en');
  await put('studio', { name: 'Atelier', language: 'pt_br' });
  expect(await languageNow()).toBe('pt-BR');
  await put('studio', { name: 'Atelier Sul' });
  expect(await languageNow()).toBe('pt-BR');
  const file = contentFileSchemaOf(kinds).parse({ studio: { name: 'Verksted', locale: 'nb-NO' } });
  await importContent(api.context.database.queries, file, '2026-11-21T00:00:00.000Z', kinds);
  expect(await wholeSite(api.context.database.queries)).toMatchObject({
    studio: { language: 'nb-NO' },
  });
});

describe('an upgrade', () => {
  const upgrade = migrations.findIndex(({ name }) => name === '013-studio-values');

  test('lets a studio that has content show what its site showed', async () => {
    const database = await openTestDatabase();
    await migrate(database, { migrations: migrations.slice(0, upgrade) });
    const at = '2026-01-02T03:04:05.000Z';
    const key = 'project/650000000000000000000001';
    await database.queries
      .insertInto('records')
      .values({
        key,
        id: '650000000000000000000001',
        kind: 'project',
        slug: null,
        unique_key: null,
        sort_key: '',
        title: 'Old',
        head_revision: key,
        draft_revision: null,
        live_revision: null,
        live_at: null,
        next_at: null,
        position: null,
        is_featured: 0,
        created_at: at,
        updated_at: at,
        trashed_at: null,
      })
      .execute();
    await migrate(database, { migrations });
    await reindex(database, kinds);
    const found = await wholeSite(database.queries);
    expect(found).toMatchObject({
      // Called `locale` then.
      studio: { name: 'Tanvo', updatedAt: at, language: 'en-IN' },
      home: { statistics: [{ value: '4+' }, {}, {}, {}, {}] },
      legal: { updated: '2026-11-21T00:00:00.000Z' },
    });
    const { title } = await database.queries
      .selectFrom('records')
      .select('title')
      .where('kind', '=', 'studio')
      .executeTakeFirstOrThrow();
    expect(title).toBe('Tanvo');
    await database.close();
  });

  test('adds nothing to a studio that is empty', async () => {
    const database = await openTestDatabase();
    await migrate(database, { migrations });
    expect(await database.queries.selectFrom('records').selectAll().execute()).toEqual([]);
    await database.close();
  });
});
