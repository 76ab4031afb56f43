import { readdir, readFile } from 'node:fs/promises';
import type { ClientPitch } from 'content-api/site-server';
import { siteTextsOf } from 'content-api/site-texts';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { createStubApi } from './stub-api.ts';

const token = 'p'.repeat(43);
const path = `/pitch/${token}`;
const word = 'zanzibarquark';
const guarded = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};
const price = {
  currency: 'EUR',
  lines: [
    { text: 'Design', amount: 120_050, isOptional: false, isChosen: true },
    { text: 'Photos', amount: 30_000, isOptional: true, isChosen: false },
  ],
  net: 120_050,
  taxPercent: '19',
  tax: 22_810,
  total: 142_860,
};
const open: ClientPitch = {
  content: {
    _id: 'a'.repeat(24),
    title: `A shop ${word}`,
    client: 'Northwind',
    person: 'Meera',
    blocks: [{ type: 'prose', text: 'We **build**', textHtml: '<p>We <strong>build</strong></p>' }],
    nextSteps: 'Begin',
    nextStepsHtml: '<p>Begin</p>',
    files: [{ label: 'The plan', file: `/media/private/guest.x/${word}.pdf` }],
  },
  works: {},
  revision: 'r1',
  price,
  validUntil: '2026-12-24T00:00:00.000Z',
  isExpired: false,
};
const answer = {
  answer: 'accepted' as const,
  name: 'Meera Patel',
  at: '2026-12-01T08:00:00.000Z',
  revision: 'r1',
  title: 'A shop',
  client: 'Northwind',
  price,
};

let site: TestSite;
let view: ClientPitch;
/** What the API answers to an answer. */
let answered: () => Response;
/** What the API answers to a question. */
let asked: () => Response;
let sent: { call: string; body: unknown; ip: string | null }[];

beforeEach(async () => {
  view = open;
  answered = () => Response.json(view);
  asked = () => new Response(null, { status: 204 });
  sent = [];
  const api = createStubApi();
  const { fetch } = api;
  api.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input.toString());
    if (!pathname.startsWith('/api/pitch/')) return fetch(input, init);
    if (!pathname.includes(token)) return Response.json({ success: false }, { status: 404 });
    const call = pathname.replace(`/api${path}`, '') + search;
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    sent.push({ call, body, ip: new Headers(init?.headers).get('x-forwarded-for') });
    if (call === '/seen') return new Response(null, { status: 204 });
    if (call === '/question') return asked();
    return call === '/answer' ? answered() : Response.json(view);
  };
  site = await buildSite({ api, cdnSeconds: 600 });
});
afterEach(() => site.app.close());

const get = (url = path) => site.app.inject({ url });
const post = (form: Record<string, string>, url = `${path}/accept`) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });

/** Everything that the site keeps on disk. */
async function onDisk(): Promise<string> {
  const names = await readdir(site.dataDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return (await Promise.all(files.map((one) => readFile(`${one.parentPath}/${one.name}`, 'utf8')))).join();
}

test('the page of a link has the pitch and a form, is counted once, and is kept nowhere', async () => {
  const { statusCode, headers, body } = await get();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject(guarded);
  expect(headers['cdn-cache-control']).toBeUndefined();
  expect(body).toMatch(/<meta name="robots" content="noindex/);
  for (const shown of [
    'Northwind · Meera',
    '<p>We <strong>build</strong></p>',
    '€1,200.50',
    '€1,428.60',
    '19',
  ])
    expect(body).toContain(shown);
  // It is printed, and the form is not.
  expect(body).toMatch(/Valid until 24 December 2026\.<\/p><form id="answer"/);
  expect(body).toMatch(/<input[^>]*name="revision"[^>]*value="r1"/);
  // The price is printed, the form around the answer is not.
  expect(body).toMatch(/<input[^>]*form="answer"[^>]*name="option"/);
  expect(body).toMatch(/<\/table>.*<form id="answer"/s);
  expect(body).toContain(`href="/media/private/guest.x/${word}.pdf"`);
  expect(body).toContain('/assets/pitch.js');
  expect((await get('/')).body).not.toContain('/assets/pitch.js');
  expect(sent.filter(({ call }) => call === '/seen')).toEqual([
    { call: '/seen', body: { reached: 0, sections: 0 }, ip: '127.0.0.1' },
  ]);
  for (const url of ['/', '/sitemap.xml', '/feed.xml']) expect((await get(url)).body).not.toContain(word);
  await site.app.close();
  expect(await onDisk()).not.toContain(word);
});

test('a link that opens nothing is the 404 of an address that never was', async () => {
  const missing = await get('/none/at/all');
  for (const url of ['/pitch/nobody', `/pitch/${'x'.repeat(43)}`, '/pitch/none']) {
    const { statusCode, body } = await get(url);
    expect([url, statusCode, body === missing.body]).toEqual([url, 404, true]);
    for (const call of ['accept', 'question', 'seen'])
      expect((await post({ reached: '3', sections: '10' }, `${url}/${call}`)).statusCode).toBe(404);
  }
  expect((await get('/pitch//none')).statusCode).toBe(404);
});

test('ticking an option and asking for the total shows it, and answers nothing', async () => {
  const form = { action: 'total', option: '1', name: 'Meera', revision: 'r1' };
  const { statusCode, body } = await post(form);
  expect(statusCode).toBe(200);
  expect(sent).toEqual([{ call: '?options=1', body: undefined, ip: '127.0.0.1' }]);
  expect(body).toMatch(/<input[^>]*name="name"[^>]*value="Meera"/);
});

test('an answer is handed on with the revision that was seen, and leads back to the page', async () => {
  const form = { action: 'accept', option: '1', name: 'Meera Patel', revision: 'r1', confirmed: 'yes' };
  const accepted = await post(form);
  expect([accepted.statusCode, accepted.headers.location]).toEqual([303, path]);
  expect(accepted.headers).toMatchObject(guarded);
  const body = { answer: 'accepted', revision: 'r1', options: [1], name: 'Meera Patel', isConfirmed: true };
  expect(sent).toEqual([{ call: '/answer', body, ip: '127.0.0.1' }]);
  await post({ action: 'decline', revision: 'r1' });
  expect(sent.at(-1)?.body).toEqual({
    ...body,
    answer: 'declined',
    options: [],
    name: '',
    isConfirmed: false,
  });
  view = { ...open, answer };
  const shown = (await get()).body;
  expect(shown).toContain('Accepted by Meera Patel on 1 December 2026');
  expect(shown).not.toContain('name="revision"');
  // What was not chosen is no part of it.
  expect(shown).toContain('Design');
  expect(shown).not.toContain('Photos');
});

test('a refusal names its fields and keeps what was typed; one of a changed pitch shows the new one', async () => {
  const fields = { confirmed: 'Please confirm' };
  answered = () => Response.json({ fields }, { status: 400 });
  const refused = await post({ action: 'accept', name: 'Meera', option: '1', revision: 'r1' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Please confirm');
  expect(refused.body).toMatch(/<input[^>]*name="name"[^>]*value="Meera"/);
  expect(sent.at(-1)?.call).toBe('?options=1');
  answered = () => Response.json({}, { status: 409 });
  view = { ...open, revision: 'r2' };
  const changed = await post({ action: 'accept', name: 'Meera', option: '1', revision: 'r1' });
  expect([changed.statusCode, changed.headers['cache-control']]).toEqual([409, 'private, no-store']);
  expect(changed.body).toContain('The offer has changed since you opened it.');
  expect(changed.body).toMatch(/name="revision"[^>]*value="r2"/);
  expect(sent.at(-1)?.call).toBe('?options=');
  answered = () => Response.json({}, { status: 429, headers: { 'retry-after': '42' } });
  const held = await post({ action: 'accept' });
  expect([held.statusCode, held.headers['retry-after']]).toEqual([429, '42']);
});

test('an expired pitch says so and has no form', async () => {
  view = { ...open, isExpired: true };
  const { body } = await get();
  expect(body).toContain('This offer was valid until 24 December 2026. It can no longer be accepted.');
  expect(body).not.toContain('name="revision"');
});

test('each part leads to the question about it, also without script', async () => {
  const blocks = [{ type: 'prose', text: '## What you get', textHtml: '<h2>What you get</h2>' }];
  view = { ...open, content: { ...open.content, blocks } };
  const { body } = await get();
  const [, href = ''] =
    /<a href="([^"]+)" data-about="0" aria-label="Ask a Question: What you get"/.exec(body) ?? [];
  expect(href).toBe(`${path}?about=0#question`);
  const asking = await get(href.split('#')[0]);
  expect(asking.body).toContain('<option selected="">What you get</option>');
  for (const about of ['7', '-1', 'x', '0.5'])
    expect((await get(`${path}?about=${about}`)).body).not.toContain('<option selected="">');
});

test('a question names the part that it is about, is handed on, and is thanked for', async () => {
  const blocks = [
    { type: 'prose', text: '## The plan\n\nWe build', textHtml: '<h2>The plan</h2><p>We build</p>' },
    { type: 'columns', title: 'Who works', columns: [] },
  ];
  view = { ...open, content: { ...open.content, blocks } };
  const form = { place: 'The plan', name: 'Meera', email: 'meera@client.example', message: 'When?' };
  const { body } = await get();
  for (const place of ['The plan', 'Who works', 'Price']) expect(body).toContain(`<option>${place}</option>`);
  const { statusCode, headers } = await post(form, `${path}/question`);
  expect([statusCode, headers.location]).toEqual([303, `${path}?asked#question`]);
  expect(sent.at(-1)).toEqual({ call: '/question', body: form, ip: '127.0.0.1' });
  expect((await get(`${path}?asked`)).body).toContain('Your message has been sent');
  asked = () => Response.json({ fields: { email: 'No such address' } }, { status: 400 });
  const refused = await post({ ...form, email: 'none' }, `${path}/question`);
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('No such address');
  expect(refused.body).toMatch(/<option[^>]*selected[^>]*>The plan/);
  expect(refused.body).toMatch(/<textarea[^>]*>When\?/);
});

test('a project of the pitch is told whole, without links to pages that its reader may not see', async () => {
  const id = 'b'.repeat(24);
  const project = {
    _id: id,
    title: `Case ${word}`,
    mainimage: '/media/private/guest.x/case.jpg',
    shortDescription: 'How it went',
    services: ['Branding'],
    problem: 'Slow',
    problemHtml: '<p>So <em>slow</em></p>',
    slug: 'the-case',
  };
  const blocks = [
    { type: 'prose', text: '## The plan', textHtml: '<h2>The plan</h2>' },
    { type: 'project', project: 'c'.repeat(24) },
    { type: 'project', project: id },
    { type: 'figures', figures: [{ value: '6', label: 'weeks' }] },
  ];
  view = { ...open, content: { ...open.content, blocks }, works: { [id]: project } };
  const { body } = await get();
  for (const shown of [`Case ${word}`, 'How it went', '<p>So <em>slow</em></p>', 'Branding', '>weeks<'])
    expect(body).toContain(shown);
  expect(body).toMatch(/srcset="[^"]*\/media\/private\/guest\.x\/case/i);
  expect(body).not.toMatch(/href="[^"]*(the-case|projects\?)/);
  expect(body).toContain(`<option>Case ${word}</option>`);
  const parts = Array.from(body.matchAll(/data-slide="([^"]*)"/g), ([, part]) => part);
  expect(parts).toEqual(['opening', '0-1', '2-3', '3-4', 'closing', 'closing', 'closing']);
});

test('a post and a page of the pitch are told whole, without forms and links to pages of their own', async () => {
  const [postId, pageId] = ['b'.repeat(24), 'c'.repeat(24)];
  const works = {
    [postId]: {
      _id: postId,
      title: `Essay ${word}`,
      image: '/media/private/guest.x/essay.jpg',
      author: 'Ishani',
      date: '2026-11-01',
      tags: ['Speed'],
      content: 'So *fast*',
      contentHtml: '<p>So <em>fast</em></p>',
      slug: 'the-essay',
    },
    [pageId]: {
      _id: pageId,
      title: `Method ${word}`,
      lead: 'How we work',
      slug: 'the-method',
      blocks: [
        { type: 'columns', title: 'Steps', columns: [{ title: 'First', text: 'We listen' }] },
        { type: 'contact', title: 'Write to us' },
        { type: 'callToAction', title: 'Call us', href: '/the-method' },
        { type: 'records', kind: 'service', title: 'What else' },
      ],
      cards: [[{ _id: 'd'.repeat(24), title: 'Care', description: 'We stay', slug: 'care' }]],
    },
  };
  const blocks = [
    { type: 'post', post: postId },
    { type: 'columns', title: 'Team', columns: [] },
    { type: 'page', page: pageId },
    { type: 'page', page: 'e'.repeat(24) },
  ];
  view = { ...open, content: { ...open.content, blocks }, works };
  const { body } = await get();
  for (const shown of [
    'Essay',
    'Ishani',
    '<p>So <em>fast</em></p>',
    'Method',
    'How we work',
    'We listen',
    'Care',
  ])
    expect(body).toContain(shown);
  expect(body).toMatch(/srcset="[^"]*\/media\/private\/guest\.x\/essay/i);
  expect(body).not.toMatch(/the-essay|the-method|Write to us|Call us|\?tag=/);
  for (const title of ['Essay', 'Method']) expect(body).toContain(`<option>${title} ${word}</option>`);
  const ids = Array.from(body.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const parts = Array.from(body.matchAll(/data-slide="([^"]*)"/g), ([, part]) => part);
  expect(parts).toEqual(['opening', '0-1', '1-2', '2-3', 'closing', 'closing', 'closing']);
});

test('presenting is offered by script alone, and its code is not loaded before', async () => {
  const { body } = await get();
  expect(body).toMatch(/<button[^>]* hidden=""[^>]*data-pitch="a{24}"[^>]*data-revision="r1"/);
  expect(body).not.toMatch(/present[^"]*\.js/);
});

test('how far it was read is told for the link, and nothing else of the reader', async () => {
  const { statusCode } = await post({ reached: '7', sections: '10' }, `${path}/seen`);
  expect(statusCode).toBe(204);
  expect(sent).toEqual([{ call: '/seen', body: { reached: 7, sections: 10 }, ip: '127.0.0.1' }]);
  expect((await post({ reached: '0', sections: '10' }, `${path}/seen`)).statusCode).toBe(404);
});

test('the API is told of a browser of the studio, whose visits are none of the client', async () => {
  const cookie = 'other=1; studio=session.a.b.c';
  await site.app.inject({ url: path, headers: { cookie } });
  const studio = 'session.a.b.c';
  expect(sent[0]).toMatchObject({ call: '/seen', body: { reached: 0, sections: 0, studio } });
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
  await site.app.inject({ method: 'POST', url: `${path}/seen`, headers, body: 'reached=7&sections=10' });
  expect(sent.at(-1)?.body).toEqual({ reached: 7, sections: 10, studio });
});

test('the page is in the language of the site, with its numbers', async () => {
  const studio = { ...site.api.site.studio, language: 'de' };
  site.api.site = { ...site.api.site, studio };
  site.later();
  const { body } = await get();
  expect(body).toContain(siteTextsOf('de').text('pitch.confirm'));
  expect(body).toContain('1.428,60');
});
