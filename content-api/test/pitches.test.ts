import type { ApiError, Pitch, PitchLink, RecordView } from '../src/contract/index.ts';
import type { ClientPitch } from '../src/contract/pitch.ts';
import { readJson } from '../src/db/json.ts';
import { runMaintenance } from '../src/app/maintenance.ts';
import { days, minutes } from '../src/lib/durations.ts';
import { asSite } from './support/as-site.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';
import { signInEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';

let api: TestApp;
let editor: Editor;
beforeEach(() => start());
afterEach(() => api.close());

const mailEnv = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Studio <studio@studio.example>' };

async function start(env: Record<string, string> = {}) {
  api = await buildTestApp({ env: { SITE_URL: 'https://studio.example', LIMITS_SCALE: '10', ...env } });
  editor = await signInEditor(api);
}

const offer = {
  title: 'A shop for Northwind',
  client: 'Northwind',
  logo: '/media/northwind-logo.png',
  format: 'markdown',
  blocks: [{ type: 'prose', text: 'We **build** it.' }],
  lines: [
    { text: 'Design', amount: '1200,50' },
    { text: 'Photos', amount: '300', optional: true },
    { text: 'Texts', amount: '0.05', optional: true },
  ],
  currency: 'EUR',
  tax: '19',
  nextSteps: 'We *begin* in May.',
};

const published = (more: object = {}) => editor.create('pitch', { ...offer, ...more }, { publish: {} });

async function send({ record }: RecordView, body: object = {}): Promise<PitchLink> {
  const path = `/api/pitches/${record._id}/links`;
  const answer = await api.call('POST', path, { token: editor.token, body: { name: 'Meera', ...body } });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining('url')]);
  return answer.json<PitchLink>();
}

const tokenOf = ({ url }: PitchLink) => url.split('/').at(-1) ?? '';
const callOf = (link: PitchLink) => `/api/pitch/${tokenOf(link)}`;
const read = (link: PitchLink, query = '') => api.call('GET', `${callOf(link)}${query}`);
const shown = async (link: PitchLink, query?: string) => (await read(link, query)).json<ClientPitch>();
const seen = (link: PitchLink, reached: number, sections = 5) =>
  api.call('POST', `${callOf(link)}/seen`, { body: { reached, sections } });
const listed = async () =>
  (await api.call('GET', '/api/pitches', { token: editor.token })).json<{ pitches: Pitch[] }>().pitches;
const first = async () => (await listed())[0];

async function answer(link: PitchLink, body: object = {}, revision?: string) {
  const sent = { answer: 'accepted', options: [], name: 'Meera Patel', isConfirmed: true, ...body };
  const seenRevision = revision ?? (await shown(link)).revision;
  const got = await api.call('POST', `${callOf(link)}/answer`, { body: { revision: seenRevision, ...sent } });
  return { status: got.statusCode, view: got.json<ClientPitch>(), ...got.json<ApiError>() };
}

/** Sessions have ended by then. */
async function later(ms: number) {
  api.clock.advance(ms);
  editor = await signInEditor(api);
}

test('a link shows what is published, with Markdown as HTML, signed files and a price in whole cents', async () => {
  const draft = await editor.create('pitch', offer);
  const path = `/api/pitches/${draft.record._id}/links`;
  const early = await api.call('POST', path, { token: editor.token, body: { name: 'Meera' } });
  expect(early.statusCode).toBe(409);
  const view = await editor.save(draft, offer, { publish: {} });
  const link = await send(view);
  expect(link.url).toMatch(/^https:\/\/studio\.example\/pitch\/[\w-]{43}$/);
  const { content, price, isExpired } = await shown(link);
  expect(content).toMatchObject({
    title: offer.title,
    client: 'Northwind',
    nextStepsHtml: '<p>We <em>begin</em> in May.</p>\n',
  });
  expect(content).toMatchObject({ blocks: [{ textHtml: '<p>We <strong>build</strong> it.</p>\n' }] });
  expect(content.logo).toMatch(/^\/media\/private\/guest\.[\w.-]+\/northwind-logo\.png$/);
  expect(isExpired).toBe(false);
  expect(price).toMatchObject({ net: 120_050, tax: 22_810, total: 142_860, currency: 'EUR' });
  // 1,500.55 and 19 % of it, half a cent rounded up.
  expect((await shown(link, '?options=1,2')).price).toMatchObject({
    net: 150_055,
    tax: 28_510,
    total: 178_565,
  });
  // A line that is no option cannot be left out.
  expect((await shown(link, '?options=9')).price.net).toBe(120_050);
  // What is typed later is nobody's but the studio's.
  await editor.save(await editor.get('pitch', view.record._id), { ...offer, title: 'Another' });
  expect((await shown(link)).content.title).toBe(offer.title);
});

test('a private project that a pitch shows is there whole for its holder, with its files, and nowhere else', async () => {
  const word = 'zanzibarquark';
  const values = {
    ...samples.project,
    title: word,
    mainimage: `/media/${word}.jpg`,
    format: 'markdown',
    problem: 'It was **slow**.',
    slug: word,
  };
  const hidden = await editor.create('project', values, { publish: {} });
  const other = await editor.create('project', { ...values, title: 'Other', slug: 'other' }, { publish: {} });
  for (const { record } of [hidden, other])
    await editor.ask('PUT', `project/${record._id}/audience`, { audience: 'link' });
  const id = hidden.record._id;
  const gone = 'f'.repeat(24);
  const shows = (one: string) => ({ type: 'project', project: one });
  const link = await send(await published({ blocks: [shows(id), shows(gone)] }));
  const { works } = await shown(link);
  expect(Object.keys(works)).toEqual([id]);
  expect(works[id]).toMatchObject({ title: word, problemHtml: '<p>It was <strong>slow</strong>.</p>\n' });
  const [, signature = '', name = ''] =
    /^\/media\/private\/(guest\.[\w.-]+)\/(.+)$/.exec(String(works[id]?.mainimage)) ?? [];
  const opens = async () =>
    (await api.call('POST', '/api/shared/file', { ...asSite(api), body: { signature, name } })).statusCode;
  expect(await opens()).toBe(204);
  for (const path of [`/api/projects/${id}`, `/api/projects/${word}`, '/api/projects', '/api/addresses'])
    expect((await api.call('GET', path)).body).not.toContain(`"${word}"`);
  // A draft of it is nobody's, and what was taken down is not there.
  await editor.save(await editor.get('project', id), { ...values, title: 'Draft' });
  expect((await shown(link)).works[id]).toMatchObject({ title: word });
  await editor.ask('POST', `project/${id}/unpublish`);
  expect((await shown(link)).works).toEqual({});
  await api.call('DELETE', `/api/guests/${link._id}`, { token: editor.token });
  expect(await opens()).toBe(404);
});

test.each([
  ['post', { content: 'It was **slow**.' }, { contentHtml: '<p>It was <strong>slow</strong>.</p>\n' }],
  [
    'page',
    { blocks: [{ type: 'prose', text: 'It was **slow**.' }] },
    { blocks: [{ textHtml: '<p>It was <strong>slow</strong>.</p>\n' }] },
  ],
] as const)('a private %s that a pitch shows is there for its holder alone', async (kind, told, html) => {
  const word = 'zanzibarquark';
  const text = `![](/media/${word}.jpg)`;
  const valuesOf = (slug: string) => ({ ...samples[kind], ...told, title: slug, slug, format: 'markdown' });
  const values = valuesOf(word);
  const inFile = 'content' in told ? { content: text } : { blocks: [{ type: 'prose', text }] };
  const hidden = await editor.create(kind, values, { publish: {} });
  const file = await editor.create(kind, { ...valuesOf('with-file'), ...inFile }, { publish: {} });
  const other = await editor.create(kind, valuesOf('other'), { publish: {} });
  const open = await editor.create(kind, valuesOf('open'), { publish: {} });
  for (const { record } of [hidden, file, other])
    await editor.ask('PUT', `${kind}/${record._id}/audience`, { audience: 'link' });
  const [id, fileId, openId] = [hidden, file, open].map(({ record }) => record._id);
  const blocks = [id, fileId, openId].map((one) => ({ type: kind, [kind]: one }));
  const link = await send(await published({ blocks }));
  const { works } = await shown(link);
  expect(Object.keys(works).toSorted()).toEqual([id, fileId, openId].toSorted());
  expect(works[id ?? '']).toMatchObject({ title: word, ...html });
  // What may be read besides is what everybody may see.
  expect(JSON.stringify(works)).not.toMatch(/"other"|"related"|"next"/);
  const [, signature = '', name = ''] =
    /\/media\/private\/(guest\.[\w.-]+)\/([\w.-]+)/.exec(JSON.stringify(works[fileId ?? ''])) ?? [];
  const opens = async () =>
    (await api.call('POST', '/api/shared/file', { ...asSite(api), body: { signature, name } })).statusCode;
  expect(await opens()).toBe(204);
  const list = kind === 'post' ? '/api/content' : '/api/pages';
  for (const path of [`${list}/${id}`, `${list}/${word}`, list, '/api/addresses', '/api/search?q=slow'])
    expect((await api.call('GET', path)).body).not.toContain(word);
  await editor.ask('PUT', `${kind}/${id}/audience`, { audience: 'everyone' });
  expect((await shown(link)).works[id ?? '']).toMatchObject({ title: word });
  await editor.ask('POST', `${kind}/${id}/unpublish`);
  expect((await shown(link)).works).not.toHaveProperty(id ?? '');
  await api.call('DELETE', `/api/guests/${link._id}`, { token: editor.token });
  expect(await opens()).toBe(404);
});

test('what the studio says when it presents a pitch is not told to its client', async () => {
  const notes = 'say it slowly';
  const blocks = [{ type: 'prose', text: 'We build it.', notes }];
  const view = await published({ blocks, openingNotes: notes, closingNotes: notes });
  expect((await editor.get('pitch', view.record._id)).live?.data).toMatchObject({ blocks });
  const link = await send(view);
  expect((await read(link)).body).toContain('We build it.');
  expect((await read(link)).body).not.toMatch(/say it slowly|notes/i);
});

test('amounts of a currency without decimals are whole', async () => {
  const link = await send(
    await published({ currency: 'JPY', tax: '10', lines: [{ text: 'A', amount: '1005' }] }),
  );
  expect((await shown(link)).price).toMatchObject({ net: 1005, tax: 101, total: 1106 });
});

test('a link that is unknown, ended, expired, or of a pitch that was taken down opens nothing', async () => {
  const view = await published();
  const link = await send(view);
  const missing = await api.call('GET', `/api/pitch/${'x'.repeat(43)}`);
  expect(missing.statusCode).toBe(404);
  const upper = await api.call('GET', callOf(link).toUpperCase().replace('/API/PITCH/', '/api/pitch/'));
  expect(upper.statusCode).toBe(404);
  // It is no link to a page, and opens no other way.
  const opened = await api.call('POST', '/api/shared/open', {
    ...asSite(api),
    body: { token: tokenOf(link) },
  });
  expect(opened.statusCode).toBe(404);
  const ended = await send(view);
  await api.call('DELETE', `/api/guests/${ended._id}`, { token: editor.token });
  expect((await read(ended)).statusCode).toBe(404);
  await editor.ask('POST', `pitch/${view.record._id}/unpublish`);
  expect((await read(link)).statusCode).toBe(404);
  await editor.ask('POST', `pitch/${view.record._id}/publish`);
  expect((await read(link)).statusCode).toBe(200);
  await later(days(31));
  expect((await read(link)).statusCode).toBe(404);
});

test('an acceptance is kept with its revision, options and total, once and for all', async () => {
  const view = await published();
  const [link, other] = [await send(view), await send(view, { name: 'Tom' })];
  const faults = await answer(link, { name: ' ', isConfirmed: false });
  expect([faults.status, Object.keys(faults.fields ?? {})]).toEqual([400, ['name', 'confirmed']]);
  const { status, view: accepted } = await answer(link, { options: [1] });
  expect(status).toBe(200);
  expect(accepted.answer).toMatchObject({
    answer: 'accepted',
    name: 'Meera Patel',
    revision: accepted.revision,
    price: {
      net: 150_050,
      total: 178_560,
      lines: [{ isChosen: true }, { isChosen: true }, { isChosen: false }],
    },
  });
  // Again, from another link, and as a refusal: it stays.
  for (const [from, body] of [
    [link, {}],
    [other, { name: 'Tom' }],
    [link, { answer: 'declined' }],
  ] as const)
    expect((await answer(from, body)).view.answer).toEqual(accepted.answer);
  // A later edit changes nothing of it.
  const now = await editor.get('pitch', view.record._id);
  await editor.save(now, { ...offer, lines: [{ text: 'Design', amount: '9' }] }, { publish: {} });
  expect((await shown(link)).answer).toEqual(accepted.answer);
  expect((await answer(link)).view.answer).toEqual(accepted.answer);
  expect(await first()).toMatchObject({
    state: 'accepted',
    isEarlier: true,
    answer: { price: { total: 178_560 } },
  });
  const rows = await api.context.database.queries
    .selectFrom('audit')
    .select(['action', 'entity_id', 'detail'])
    .execute();
  expect(rows.filter(({ action }) => action === 'accept').map(({ detail }) => readJson(detail))).toEqual([
    { revision: accepted.revision, guest: link._id },
  ]);
});

test('two who accept at once, and one who accepts during an edit, get one answer to what they saw', async () => {
  const view = await published();
  const link = await send(view);
  const { revision } = await shown(link);
  const now = await editor.get('pitch', view.record._id);
  await editor.save(now, { ...offer, lines: [{ text: 'Design', amount: '9000' }] }, { publish: {} });
  const late = await answer(link, {}, revision);
  expect([late.status, late.code]).toEqual([409, 'STALE_WRITE']);
  expect((await first())?.answer).toBeUndefined();
  const both = await Promise.all([answer(link, { name: 'One' }), answer(link, { name: 'Two' })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0].view.answer).toEqual(both[1].view.answer);
  const rows = await api.context.database.queries.selectFrom('pitch_answers').selectAll().execute();
  expect(rows).toHaveLength(1);
});

test('after its last day a pitch is still shown, and cannot be accepted', async () => {
  const today = new Date(api.clock.nowMs()).toISOString().slice(0, 10);
  const link = await send(await published({ validUntil: `${today}T00:00:00.000Z` }));
  expect((await shown(link)).isExpired).toBe(false);
  await later(days(2));
  expect(await shown(link)).toMatchObject({ isExpired: true, validUntil: `${today}T00:00:00.000Z` });
  expect((await answer(link)).status).toBe(409);
  expect((await first())?.state).toBe('expired');
});

test('a refusal needs no name, and another version may be answered again', async () => {
  const view = await published();
  const link = await send(view);
  const { view: declined } = await answer(link, { answer: 'declined', name: '', isConfirmed: false });
  expect(declined.answer).toMatchObject({ answer: 'declined', name: '' });
  expect((await answer(link)).view.answer?.answer).toBe('declined');
  expect((await first())?.state).toBe('declined');
  const now = await editor.get('pitch', view.record._id);
  await editor.save(now, { ...offer, lines: [{ text: 'Design', amount: '900' }] }, { publish: {} });
  expect((await shown(link)).answer).toBeUndefined();
  expect((await answer(link)).view.answer?.answer).toBe('accepted');
  expect(await first()).toMatchObject({ state: 'accepted', isEarlier: false });
});

test('the studio sees how often a link was opened and how far it was read, and nothing of who read it', async () => {
  const view = await published();
  expect((await first())?.state).toBe('draft');
  const link = await send(view);
  expect(await first()).toMatchObject({
    state: 'sent',
    links: [{ name: 'Meera', opened: 0, firstOpenedAt: null }],
  });
  await shown(link);
  expect((await seen(link, 0, 0)).statusCode).toBe(204);
  for (const reached of [2, 4, 3]) await seen(link, reached);
  // What leads back to the page, or loads it again, is the same visit.
  await seen(link, 0, 0);
  expect(await first()).toMatchObject({ links: [{ opened: 1 }] });
  api.clock.advance(minutes(31));
  await seen(link, 0, 0);
  expect(await first()).toMatchObject({ state: 'opened', links: [{ opened: 2, reached: 4, sections: 5 }] });
  await later(days(61));
  await runMaintenance(api.context);
  expect(await first()).toMatchObject({ links: [] });
});

test('what somebody of the studio looks at is not what the client has seen', async () => {
  const link = await send(await published());
  const listing = await api.call('GET', '/api/pitches', { token: editor.token });
  const cookies = [listing.headers['set-cookie']].flat().map(String);
  const own = cookies.find((one) => one.startsWith('studio='));
  expect(own).toMatch(/^studio=session\.[^;]+; Path=\/pitch; SameSite=Lax; Max-Age=86400; HttpOnly; Secure$/);
  const studio = own?.slice('studio='.length, own.indexOf(';'));
  const look = (body: object) => api.call('POST', `${callOf(link)}/seen`, { body });
  for (const reached of [0, 4])
    expect((await look({ reached, sections: reached, studio })).statusCode).toBe(204);
  expect(await first()).toMatchObject({
    state: 'sent',
    links: [{ opened: 0, firstOpenedAt: null, reached: 0 }],
  });
  // What is made up, or has ended, is the client's.
  await look({ reached: 0, sections: 0, studio: `${studio}x` });
  expect(await first()).toMatchObject({ state: 'opened', links: [{ opened: 1 }] });
  await api.call('POST', '/api/auth/logout', { token: editor.token });
  editor = await signInEditor(api);
  await look({ reached: 3, sections: 5, studio });
  expect(await first()).toMatchObject({ links: [{ opened: 1, reached: 3 }] });
});

test('guesses of a link are held up', async () => {
  await api.close();
  await start({ LIMITS_SCALE: '0.1' });
  const guess = () => api.call('GET', `/api/pitch/${'y'.repeat(43)}`);
  const statuses = [];
  for (let at = 0; at < 14; at += 1) statuses.push((await guess()).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 404), 429, 429]);
});

test('with mail, the link and the answer are sent in the language of the site, and told to the studio', async () => {
  await api.close();
  await start(mailEnv);
  const studio = (await api.call('GET', '/api/studio')).json<object>();
  await api.call('PUT', '/api/studio', { token: editor.token, body: { ...studio, language: 'de' } });
  const link = await send(await published(), { email: 'meera@northwind.example' });
  expect(link.isMailed).toBe(true);
  await answer(link, { options: [1] });
  await answer(link);
  const mails = await api.context.database.queries.selectFrom('outbox').selectAll().execute();
  const found = mails.map(({ recipient, subject, content }) => ({
    recipient,
    subject,
    text: JSON.stringify(readJson(content)),
  }));
  expect(found.map(({ recipient }) => recipient)).toEqual([
    'meera@northwind.example',
    'meera@northwind.example',
    expect.stringContaining('@') as string,
  ]);
  expect(found[0]?.text).toContain(tokenOf(link));
  expect(found[0]?.text).toContain('Angebot öffnen');
  expect(found[1]?.subject).toContain('Angenommen von Meera Patel');
  expect(found[1]?.text).toContain('1.785,60');
  expect(found[2]?.subject).toContain('Northwind accepted');
  expect(found[2]?.text).not.toContain(tokenOf(link));
});

test('a question about a part is a message of the inbox, and the studio hears of it; a faulty one is said in words', async () => {
  await api.close();
  await start(mailEnv);
  const link = await send(await published());
  const ask = (body: object = {}, to = callOf(link)) => {
    const question = {
      place: 'Price',
      name: 'Meera',
      email: 'meera@client.example',
      message: 'Why so much?',
    };
    return api.call('POST', `${to}/question`, { body: { ...question, ...body } });
  };
  expect((await ask({}, `/api/pitch/${'x'.repeat(43)}`)).statusCode).toBe(404);
  const refused = await ask({ name: ' ', email: 'none', message: '' });
  expect([refused.statusCode, refused.json<ApiError>().fields]).toEqual([
    400,
    {
      name: 'Please enter your name',
      email: expect.stringContaining('name@example.com') as string,
      message: 'Please enter your message',
    },
  ]);
  expect((await ask()).statusCode).toBe(204);
  const inbox = (await api.call('GET', '/api/messages', { token: editor.token })).json<{
    messages: object[];
  }>();
  expect(inbox.messages).toMatchObject([
    {
      subject: 'A shop for Northwind: Price',
      name: 'Meera',
      email: 'meera@client.example',
      message: 'Why so much?',
      state: 'new',
    },
  ]);
  const mails = await api.context.database.queries
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .where('message', 'is not', null)
    .orderBy('id')
    .execute();
  expect(mails).toEqual([{ kind: 'enquiry', recipient: 'owner@studio.example' }]);
});

test('only who may publish sends a link, and one who may edit sees what became of it', async () => {
  const view = await published();
  await api.addAccount('author@studio.example', 'admin', ['content']);
  const { token } = await api.login('author@studio.example');
  const path = `/api/pitches/${view.record._id}/links`;
  expect((await api.call('POST', path, { token, body: { name: 'Meera' } })).statusCode).toBe(403);
  expect((await api.call('GET', '/api/pitches', { token })).statusCode).toBe(200);
});
