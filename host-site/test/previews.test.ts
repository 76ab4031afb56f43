import { readdir } from 'node:fs/promises';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { createStubApi } from './stub-api.ts';
import { projects } from './stub-content.ts';
import { stubSite } from './stub-site.ts';

const token = 'p'.repeat(43);
const [project] = projects;
const id = project?._id ?? '';
const expectedHeaders = {
  record: { kind: 'project', _id: id, title: 'Project <A>', isDraft: true },
  at: '2026-12-01T09:00:00.000Z',
  expiresAt: '2026-12-02T10:30:00.000Z',
};

let site: TestSite;
/** Addresses that the token was sent to. */
let sentTo: string[];
let isOpen: boolean;
let isReview: boolean;
/** Differs from what the API tells of the preview. */
let otherPreview: object;

beforeEach(async () => {
  sentTo = [];
  isOpen = true;
  isReview = false;
  otherPreview = {};
  site = await buildSite({ api: withPreviews() });
});
afterEach(() => site.app.close());

/** The stub with an API's previews: the draft is another title of the first project. */
function withPreviews() {
  const api = createStubApi();
  const { fetch } = api;
  api.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const sent = new Headers(init?.headers).get('x-preview');
    if (sent === null) return fetch(input, init);
    sentTo.push(address);
    if (!isOpen || sent !== token) return Response.json({ message: 'Preview not found' }, { status: 404 });
    if (address.endsWith('/api/preview'))
      return Response.json({ ...expectedHeaders, isReview, ...otherPreview });
    const answer = await fetch(input, init);
    const text = (await answer.text()).replaceAll('Project A', 'Sentinel draft');
    return new Response(text, { status: answer.status, headers: { 'content-type': 'application/json' } });
  };
  return api;
}

const get = (url: string) => site.app.inject(url);

test('a link that is spelled otherwise opens the same page', async () => {
  const usual = await get(`/preview/${token}/projects/${id}`);
  for (const base of [`/%70review/${token}`, `/preview/%70${token.slice(1)}`]) {
    const answer = await get(`${base}/projects/${id}`);
    expect([answer.statusCode, answer.body === usual.body]).toEqual([200, true]);
  }
});

test('a page of a preview is the public page with the draft, a ribbon and links that stay inside', async () => {
  const usual = await get(`/projects/${id}`);
  const page = await get(`/preview/${token}/projects/${id}`);
  expect(page.statusCode).toBe(200);
  const rootOf = (html: string) => /<body>(.*)<\/footer>/s.exec(html)?.[1] ?? '';
  const expected = rootOf(usual.body)
    .replaceAll('Project A', 'Sentinel draft')
    .replaceAll(/ href="\/(?!feed)/g, ` href="/preview/${token}/`);
  expect(rootOf(page.body)).toBe(expected);
  expect(page.body).toContain('Draft of “Project &lt;A&gt;”');
  expect(page.body).toContain('The site as of 1 Dec 2026, 09:00 UTC');
  expect(page.body).toContain('Open until 2 Dec 2026, 10:30 UTC');
  expect(page.body).toContain('<script src="/assets/preview.js" defer>');
  expect(usual.body).not.toContain('preview');
});

test('links stay inside, and an address in a text, such as shown code, is left as it is written', async () => {
  const code = '<pre><code>&lt;a href="/about"></code></pre>';
  const privacyHtml = `${code}<p><a title="1 > 0" href="/about">Us</a></p>`;
  site.api.site = { ...stubSite, legal: { ...stubSite.legal, privacyHtml } };
  const { body } = await get(`/preview/${token}/privacypolicy`);
  expect(body).toContain(code);
  expect(body).toContain(`<a title="1 > 0" href="/preview/${token}/about">`);
});

test('the ribbon tells times in the zone of the studio, and on pointing at them in UTC', async () => {
  otherPreview = { timeZone: 'Asia/Kolkata' };
  const { body } = await get(`/preview/${token}/projects`);
  expect(body).toContain(
    '<span title="1 Dec 2026, 09:00 UTC">The site as of 1 Dec 2026, 14:30 GMT+5:30</span>',
  );
  expect(body).toContain('<span title="2 Dec 2026, 10:30 UTC">Open until 2 Dec 2026, 16:00 GMT+5:30</span>');
});

test('the ribbon of what a form holds says so', async () => {
  otherPreview = { record: { ...expectedHeaders.record, isUnsaved: true }, at: undefined };
  const { body } = await get(`/preview/${token}/projects`);
  expect(body).toContain('<span>“Project &lt;A&gt;”, not saved yet</span>');
  expect(body).not.toContain('Open until');
});

test('a preview is not cached, indexed or sent as a referrer', async () => {
  for (const url of [`/preview/${token}/`, `/preview/${token}/about`, `/preview/${token}`]) {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('reporting-endpoints');
  }
  const { body, headers } = await get(`/preview/${token}/projects`);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toContain('rel="canonical"');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['content-security-policy']).not.toContain('report-to');
  for (const url of ['/projects', '/sitemap.xml', '/api/projects'])
    expect((await get(url)).body).not.toContain('Sentinel');
  await site.app.close();
  expect((await readdir(`${site.dataDir}/pages`)).length).toBeGreaterThan(0);
  site = await buildSite({ api: site.api, dataDir: site.dataDir });
  expect((await get('/projects')).body).not.toContain('Sentinel');
});

test('its first address leads to the page of the record', async () => {
  const { statusCode, headers } = await get(`/preview/${token}`);
  expect([statusCode, headers.location]).toEqual([302, `/preview/${token}/projects/${id}`]);
});

test('the token is sent to the own API alone', async () => {
  await get(`/preview/${token}/about`);
  expect(sentTo.length).toBeGreaterThan(1);
  expect(sentTo.every((address) => address.startsWith('http://api.test/api/'))).toBe(true);
});

test('an address without a page, and the console, are not found inside as well', async () => {
  for (const path of ['no/such/page', 'admin', 'sitemap.xml', 'preview/x'])
    expect((await get(`/preview/${token}/${path}`)).statusCode).toBe(404);
});

test.each([
  '',
  'x',
  'A'.repeat(43),
  `${token}p`,
  token.slice(1),
  token.toUpperCase(),
  '..%2F..%2Fapi',
  '%00',
  '*',
  encodeURIComponent("' or 1=1 --"),
])('the token %s opens nothing: as any unknown page', async (wrong) => {
  const unknown = await get('/no/such/page');
  const answer = await get(`/preview/${wrong}/projects`);
  expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
});

test('a preview that ended is an unknown page', async () => {
  isOpen = false;
  const unknown = await get('/no/such/page');
  for (const path of ['', '/', '/projects'])
    expect((await get(`/preview/${token}${path}`)).body).toBe(unknown.body);
});

test('the link of a review opens the page for reviewing, and no preview', async () => {
  isReview = true;
  const unknown = await get('/no/such/page');
  expect((await get(`/preview/${token}/projects`)).body).toBe(unknown.body);
  const { body } = await get(`/review/${token}/projects`);
  expect(body).toContain('<aside class="preview-ribbon" aria-label="Review">');
  expect(body).toContain('<script src="/assets/review.js" defer>');
  expect(body).toContain(` href="/review/${token}/about"`);
  isReview = false;
  expect((await get(`/review/${token}/projects`)).body).toBe(unknown.body);
});

test('a preview of a translation opens in its language, also before visitors are offered it', async () => {
  const studio = { ...stubSite.studio, languages: [{ code: 'de', offered: false }] };
  site.api.site = { ...stubSite, studio };
  site.api.translations = { de: { site: site.api.site, projects: [{ ...project!, title: 'Projekt' }] } };
  otherPreview = { record: { kind: 'project', _id: id, language: 'de', title: 'Projekt', isDraft: true } };
  const page = `/preview/${token}/de/projects/${id}`;
  expect((await get(`/preview/${token}`)).headers.location).toBe(page);
  const { statusCode, body } = await get(page);
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="de"');
  expect(body).toContain(`href="/preview/${token}/de/projects"`);
  expect((await get(`/de/projects/${id}`)).statusCode).toBe(404);
});
