import { readdir, readFile } from 'node:fs/promises';
import type { ClientTestimonial } from 'content-api/site-server';
import { siteTextsOf } from 'content-api/site-texts';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { createStubApi } from './stub-api.ts';

const token = 'c'.repeat(43);
const path = `/testimonial/${token}`;
const word = 'zanzibarquark';
const guarded = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};
const asked: ClientTestimonial = {
  state: 'asked',
  title: 'The Tea Shop',
  consent: 'I agree to this.',
  expiresAt: '2026-12-24T08:00:00.000Z',
  answers: { need: word, work: '', change: '', name: 'Meera', role: '', face: '', agreed: false },
};
const text = { text: `A joy ${word}`, name: 'Meera', role: 'Owner', face: '' };

let site: TestSite;
let view: ClientTestimonial | undefined;
/** What the API answers to what is written. */
let written: () => Response;
let sent: { pathname: string; body: string; ip: string | null; type: string | null }[];

beforeEach(async () => {
  view = asked;
  written = () => Response.json(view);
  sent = [];
  const api = createStubApi();
  const { fetch } = api;
  api.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input.toString());
    if (!pathname.startsWith('/api/testimonial/')) return fetch(input, init);
    const headers = new Headers(init?.headers);
    const missing = () => Response.json({ success: false }, { status: 404 });
    if (!pathname.includes(token)) return missing();
    if (init?.method !== 'POST') return view === undefined ? missing() : Response.json(view);
    const body = init.body ? await new Response(init.body).text() : '';
    sent.push({ pathname, body, ip: headers.get('x-forwarded-for'), type: headers.get('content-type') });
    if (!pathname.endsWith('/withdraw')) return written();
    view = undefined;
    return Response.json({ success: true, message: 'Withdrawn' });
  };
  site = await buildSite({ api, cdnSeconds: 600 });
});
afterEach(() => site.app.close());

const get = (url = path) => site.app.inject({ url });
const post = (url: string, body = '', type = 'application/x-www-form-urlencoded') =>
  site.app.inject({ method: 'POST', url, headers: { 'content-type': type }, body });

/** Everything that the site keeps on disk. */
async function onDisk(): Promise<string> {
  const names = await readdir(site.dataDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return (await Promise.all(files.map((one) => readFile(`${one.parentPath}/${one.name}`, 'utf8')))).join();
}

test('the page of a link has the form with what was written, for its holder alone and kept nowhere', async () => {
  const answer = await get();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject(guarded);
  expect(answer.headers['cdn-cache-control']).toBeUndefined();
  expect(answer.body).toContain('Your words about The Tea Shop');
  expect(answer.body).toMatch(new RegExp(`<textarea[^>]*name="need"[^>]*>${word}</textarea>`));
  expect(answer.body).toContain('/assets/writing.js');
  expect(answer.body).toMatch(/<meta name="robots" content="noindex/);
  expect((await get('/')).body).not.toContain('/assets/writing.js');
  await site.app.close();
  expect(await onDisk()).not.toContain(word);
});

test('a link that opens nothing is the 404 of an address that never was', async () => {
  const missing = await get('/none/at/all');
  for (const url of ['/testimonial/nobody', `/testimonial/${'x'.repeat(43)}`, '/testimonial/none']) {
    const { statusCode, body } = await get(url);
    expect([url, statusCode, body === missing.body]).toEqual([url, 404, true]);
    expect((await post(url)).statusCode).toBe(404);
    expect((await post(`${url}/withdraw`)).statusCode).toBe(404);
  }
  expect((await get('/testimonial//none')).statusCode).toBe(404);
});

test('a form is handed on as it came, with the address of its sender, and leads back to the page', async () => {
  const body = '--b\r\nContent-Disposition: form-data; name="need"\r\n\r\nA shop\r\n--b--\r\n';
  const kept = await post(path, body, 'multipart/form-data; boundary=b');
  expect([kept.statusCode, kept.headers.location]).toEqual([303, `${path}?kept=1`]);
  expect(kept.headers).toMatchObject(guarded);
  expect(sent).toEqual([
    { pathname: `/api${path}`, body, ip: '127.0.0.1', type: 'multipart/form-data; boundary=b' },
  ]);
  expect((await get(`${path}?kept=1`)).body).toContain('Saved. This link works until 24 December 2026.');
  view = { ...asked, state: 'written', written: text, draft: text };
  expect((await post(path, 'action=send')).headers.location).toBe(path);
});

test('a refused form names its fields and shows what was kept', async () => {
  const fields = { name: 'Please enter your name', consent: 'Please agree' };
  written = () => Response.json({ success: false, message: 'x', fields }, { status: 400 });
  const { statusCode, body, headers } = await post(path, 'action=send');
  expect(statusCode).toBe(422);
  expect(headers).toMatchObject(guarded);
  for (const shown of [...Object.values(fields), word, 'Not sent yet.']) expect(body).toContain(shown);
  written = () => Response.json({}, { status: 429, headers: { 'retry-after': '42' } });
  const held = await post(path, 'action=send');
  expect([held.statusCode, held.headers['retry-after']]).toEqual([429, '42']);
  expect(held.body).toContain('Too many requests. Please try again later.');
  expect(held.body).toContain(word);
});

test('the page says which text is shown: as it was written, as the studio would publish it, as it is public', async () => {
  view = { ...asked, state: 'written', written: text, draft: text };
  const same = (await get()).body;
  expect(same).toContain('As you wrote it');
  expect(same).not.toContain('As Loom Works would publish it');
  view = { ...asked, state: 'written', written: text, draft: { ...text, text: 'Shorter' } };
  expect((await get()).body).toMatch(
    /As Loom Works would publish it; not public yet.*Shorter.*As you wrote it/s,
  );
  view = { ...asked, state: 'live', written: text, live: { ...text, text: 'Shorter' } };
  const { body } = await get();
  expect(body).toMatch(/Public on the website.*Shorter.*As you wrote it/s);
  expect(body).not.toContain('publishes them later');
});

test('withdrawing by the link answers that the words are gone, and the link with them', async () => {
  view = { ...asked, state: 'live', written: text, live: text };
  expect((await get()).body).toContain(`action="${path}/withdraw"`);
  const { statusCode, body, headers } = await post(`${path}/withdraw`);
  expect([statusCode, body.includes('Your words are withdrawn')]).toEqual([200, true]);
  expect(headers).toMatchObject(guarded);
  expect(sent.at(-1)).toMatchObject({ pathname: `/api${path}/withdraw`, ip: '127.0.0.1' });
  expect((await get()).statusCode).toBe(404);
});

test('the page is in the language of the site', async () => {
  const studio = { ...site.api.site.studio, language: 'de' };
  site.api.site = { ...site.api.site, studio };
  site.later();
  const german = siteTextsOf('de');
  const { body } = await get();
  for (const shown of [german.text('ask.work'), german.text('ask.send')]) expect(body).toContain(shown);
});
