import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FinishedPage, Receipts } from '../src/contract/index.ts';
import { days } from '../src/lib/durations.ts';
import { asSite } from './support/as-site.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await buildTestApp({ env: { SITE_URL: 'https://studio.example', LIMITS_SCALE: '1000' } });
  ({ token } = await api.login());
});
afterEach(() => api.close());

const wanted = async () =>
  (await api.call('GET', '/api/receipts/wanted', asSite(api))).json<{
    wanted: { revision: string; path: string }[];
  }>().wanted;
const receipts = async (kind: string, id: string) =>
  (await api.call('GET', `/api/records/${kind}/${id}/receipt`, { token })).json<Receipts>();

async function create(): Promise<string> {
  const answer = await api.call('POST', '/api/projects', {
    token,
    body: { ...samples.project, slug: 'harbour' },
  });
  return answer.json<{ _id: string }>()._id;
}

/** Brings the page that is wanted. */
async function bring(html: string, changes: Partial<FinishedPage> = {}): Promise<number> {
  const [one] = await wanted();
  const { revision: content } = (await api.call('GET', '/api/revision')).json<{ revision: string }>();
  const assets = { '/assets/main.js': 96_000, '/assets/page.js': 1_000, '/assets/inter.woff2': 19_000 };
  const body = { ...one, content, html, htmlBytes: 7_000, assets, ...changes };
  return (await api.call('POST', '/api/receipts', { ...asSite(api), body })).statusCode;
}

const page = (main: string) => `<!doctype html><html><body><main>${main}</main></body></html>`;

test('a publication gets a receipt of its finished page, which stays with its revision', async () => {
  const id = await create();
  const folder = path.join(api.context.config.dataDir, 'media');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'boat-960.avif'), Buffer.alloc(12_000));
  writeFileSync(path.join(folder, 'plan.svg'), Buffer.alloc(3_000));
  expect(await wanted()).toEqual([{ path: '/projects/harbour', revision: expect.any(String) as string }]);
  expect(await receipts('project', id)).toEqual({ isExpected: true, receipt: null, before: null });
  const html = page(`
    <h1>Harbour <em>Lights</em></h1><h3>Problem</h3><h2 id="a">Result</h2>
    <picture><source srcset="/media/boat-480.avif 480w, /media/boat-960.avif 960w, /media/boat-1600.avif 1600w">
      <img src="/media/boat.jpg" alt="A boat"></picture>
    <figure><img src="/media/plan.svg" alt=""></figure>
    <img src="/media/plan.svg" alt=""><img src="/media/none.svg">
    <a href="/projects/harbour">here</a><a href="/blog/none">gone</a><a href="#a">a</a><a href="#b">b</a>
    <a href="/contact">write</a>`);
  expect(await bring(html)).toBe(204);
  const { receipt, before } = await receipts('project', id);
  expect(before).toBeNull();
  expect(receipt).toEqual({
    at: expect.any(String) as string,
    path: '/projects/harbour',
    bytes: { html: 7_000, script: 97_000, style: 0, font: 19_000, picture: 15_000 },
    pictures: 4,
    withoutAlt: ['/media/plan.svg', '/media/none.svg'],
    headings: [
      { level: 1, text: 'Harbour Lights' },
      { level: 3, text: 'Problem' },
      { level: 2, text: 'Result' },
    ],
    headingFaults: ['“Problem” is a heading of level 3 below one of level 1.'],
    deadLinks: ['/blog/none', '#b'],
  });
  expect(await wanted()).toEqual([]);
});

test('the next publication is compared with the one before', async () => {
  const id = await create();
  await bring(page('<h1>One</h1>'));
  api.clock.advance(days(1));
  const body = { ...samples.project, slug: 'harbour', title: 'Harbour Two' };
  expect((await api.call('PUT', `/api/projects/${id}`, { token, body })).statusCode).toBe(200);
  expect(await receipts('project', id)).toMatchObject({
    receipt: null,
    before: { headings: [{ text: 'One' }] },
  });
  await bring(page('<p>none</p>'));
  expect(await receipts('project', id)).toMatchObject({
    receipt: { headingFaults: ['The page has 0 headings of level 1.'] },
    before: { headings: [{ text: 'One' }] },
  });
});

test('a page of other content than that of now is not taken', async () => {
  const id = await create();
  expect(await bring(page('<h1>One</h1>'), { content: '65f00000a000000000000000' })).toBe(204);
  expect((await receipts('project', id)).receipt).toBeNull();
  expect(await bring(page('<h1>One</h1>'), { revision: '65f00000a000000000000000' })).toBe(204);
  expect((await receipts('project', id)).receipt).toBeNull();
});

test('what is not public, is old or has no page is not wanted', async () => {
  const id = await create();
  const draft = { data: samples.project };
  await api.call('POST', '/api/records/project', { token, body: draft });
  await api.call('POST', '/api/technologies', { token, body: samples.technology });
  expect(await wanted()).toHaveLength(1);
  const single = await api.call('PUT', '/api/about', { token, body: samples.about });
  expect(single.statusCode).toBe(200);
  expect((await wanted()).map(({ path: at }) => at)).toEqual(
    expect.arrayContaining(['/about', '/projects/harbour']),
  );
  await api.call('DELETE', `/api/projects/${id}`, { token });
  expect((await receipts('project', id)).isExpected).toBe(false);
  expect(await wanted()).toHaveLength(1);
  api.clock.advance(days(8));
  expect(await wanted()).toEqual([]);
});

test('only the server of the site may ask for them and bring them', async () => {
  await create();
  for (const [method, url] of [
    ['GET', '/api/receipts/wanted'],
    ['POST', '/api/receipts'],
  ] as const) {
    const body =
      method === 'POST'
        ? {
            revision: '65f00000a000000000000000',
            path: '/',
            content: 'x',
            html: '',
            htmlBytes: 0,
            assets: {},
          }
        : undefined;
    const outside = await api.call(method, url, { body });
    const handedOn = await api.call(method, url, {
      ...asSite(api, { 'x-forwarded-for': '198.51.100.9' }),
      body,
    });
    const neighbour = await api.call(method, url, { body, ip: '127.0.0.1' });
    const answers = [outside, handedOn, neighbour];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  }
});

test('a translation has a receipt of its own page, once visitors are offered its language', async () => {
  const id = await create();
  await bring(page('<h1>One</h1>'));
  const offer = async (offered: boolean) => {
    const site = (await api.call('GET', '/api/studio')).json<object>();
    await api.call('PUT', '/api/studio', { token, body: { ...site, languages: [{ code: 'de', offered }] } });
  };
  await offer(false);
  const words = { title: 'Hafen', services: ['Web'], technicalDescription: 'Gebaut.', slug: 'hafen' };
  const saved = await api.call('PUT', `/api/projects/${id}?language=de`, { token, body: words });
  expect([saved.statusCode, saved.body]).toEqual([200, expect.any(String)]);
  expect(await wanted()).toEqual([]);
  await offer(true);
  expect((await wanted()).map((one) => one.path)).toEqual(['/de/projects/hafen']);
  const html = page('<h1>Hafen</h1><a href="/de/contact">a</a><a href="/de/blog/none">b</a>');
  expect(await bring(html)).toBe(204);
  const german = await api.call('GET', `/api/records/project/${id}/receipt?language=de`, { token });
  expect(german.json<Receipts>().receipt).toMatchObject({
    path: '/de/projects/hafen',
    headings: [{ text: 'Hafen' }],
    deadLinks: ['/de/blog/none'],
  });
  expect((await receipts('project', id)).receipt).toMatchObject({ headings: [{ text: 'One' }] });
  // Its page is gone with the original.
  await api.call('PUT', `/api/projects/${id}?language=de`, { token, body: { ...words, title: 'Am Hafen' } });
  await api.call('DELETE', `/api/projects/${id}`, { token });
  expect(await wanted()).toEqual([]);
});
