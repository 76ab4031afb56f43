import type {
  ClientTestimonial,
  RequestLink,
  TestimonialRequest,
} from '../src/contract/testimonial-request.ts';
import type { ApiError } from '../src/contract/index.ts';
import { runMaintenance } from '../src/app/maintenance.ts';
import { endRevocable } from '../src/features/backups/end-revocable.ts';
import { toIso } from '../src/lib/clock.ts';
import { days } from '../src/lib/durations.ts';
import { readJson } from '../src/db/json.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { signInEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { draw, noise } from './support/media-samples.ts';
import { signInLibrarian } from './support/media-client.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let editor: Editor;
let project: string;

const mailEnv = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Studio <studio@studio.example>' };

async function start(env: Record<string, string> = {}) {
  api = await buildTestApp({ env: { SITE_URL: 'https://studio.example', LIMITS_SCALE: '10', ...env } });
  editor = await signInEditor(api);
  const { record } = await editor.create(
    'project',
    { ...samples.project, title: 'The Tea Shop' },
    { publish: {} },
  );
  project = record._id;
}
beforeEach(() => start());
afterEach(() => api.close());

const requests = '/api/testimonials/requests';
const boundary = 'a-boundary-of-tests';

async function ask(body: object = {}, headers: Record<string, string> = {}): Promise<RequestLink> {
  const sent = { project, name: 'Meera Patel', ...body };
  const answer = await api.call('POST', requests, { token: editor.token, body: sent, headers });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining('url')]);
  return answer.json<RequestLink>();
}

const tokenOf = ({ url }: RequestLink) => url.split('/').at(-1) ?? '';
const callOf = (link: RequestLink) => `/api/testimonial/${tokenOf(link)}`;
const read = (link: RequestLink) => api.call('GET', callOf(link));
const shown = async (link: RequestLink) => (await read(link)).json<ClientTestimonial>();
const listed = async () =>
  (await api.call('GET', requests, { token: editor.token })).json<{ requests: TestimonialRequest[] }>()
    .requests;
const withdraw = (link: RequestLink) => api.call('POST', `${callOf(link)}/withdraw`);

/** Sends the form as a browser does without script; a picture stands before consent and action. */
async function post(link: RequestLink, fields: Record<string, string>, picture?: Buffer) {
  const part = (name: string, value: Buffer | string, file = '') =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]);
  const { consent, action = 'send', ...texts } = fields;
  const parts = [
    ...Object.entries(texts).map(([name, value]) => part(name, value)),
    part('portrait', picture ?? '', `; filename="${picture ? 'me.jpg' : ''}"`),
    ...(consent === undefined ? [] : [part('consent', consent)]),
    part('action', action),
  ];
  const answer = await api.call('POST', callOf(link), {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  return { status: answer.statusCode, view: answer.json<ClientTestimonial>(), ...answer.json<ApiError>() };
}

const words = {
  need: 'We needed a shop.',
  work: 'It was a joy.',
  name: 'Meera Patel',
  role: 'Owner, The Tea Shop',
  consent: 'yes',
};

async function written(more: object = {}, picture?: Buffer) {
  const link = await ask(more);
  const { status, view } = await post(link, words, picture);
  expect([status, view.state]).toEqual([200, 'written']);
  const [{ testimonial = '' } = {}] = await listed();
  return { link, testimonial, view };
}

const publish = (id: string, body: object = {}) => editor.ask('POST', `testimonial/${id}/publish`, body);

/** Sessions have ended by then. */
async function later(ms: number) {
  api.clock.advance(ms);
  editor = await signInEditor(api);
}

async function speakGerman() {
  const { token } = editor;
  const studio = (await api.call('GET', '/api/studio')).json<object>();
  const body = { ...studio, language: 'de' };
  expect((await api.call('PUT', '/api/studio', { token, body })).statusCode).toBe(200);
}

const publicQuotes = async () =>
  (await api.call('GET', '/api/testimonials')).json<{ _id: string; quote: string }[]>();
const auditRows = async () =>
  (
    await api.context.database.queries.selectFrom('audit').select(['action', 'entity', 'detail']).execute()
  ).map((row) => ({ ...row, detail: readJson(row.detail) }));

test('a client writes by a link, in more than one visit, and the words become a draft of the project', async () => {
  const link = await ask();
  expect(link.url).toMatch(/^https:\/\/studio\.example\/testimonial\/[\w-]{43}$/);
  expect(Date.parse(link.expiresAt) - api.clock.nowMs()).toBe(days(30));
  expect(link).toMatchObject({ state: 'asked', title: 'The Tea Shop', isMailed: false, isEnded: false });
  expect(await shown(link)).toMatchObject({
    state: 'asked',
    title: 'The Tea Shop',
    answers: { name: 'Meera Patel' },
  });

  const kept = await post(link, { need: 'We needed', action: 'keep' });
  expect(kept.status).toBe(200);
  expect((await shown(link)).answers).toMatchObject({ need: 'We needed', name: 'Meera Patel' });
  expect(await publicQuotes()).toEqual([]);

  const { status, view } = await post(link, words);
  expect([status, view.state]).toEqual([200, 'written']);
  expect(view.written?.text).toBe('We needed a shop.\n\nIt was a joy.');
  const [{ testimonial = '', consent, state } = {}] = await listed();
  expect(state).toBe('written');
  const { record, draft } = await editor.get('testimonial', testimonial);
  expect(record.state).toBe('draft');
  expect(draft?.data).toMatchObject({ name: 'Meera Patel', role: words.role, project });
  expect(consent).toEqual({ text: view.consent, at: expect.any(String) as string, revision: record.version });
  expect(view.consent).toContain('withdraw');
  expect(await publicQuotes()).toEqual([]);
  expect(await auditRows()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'create', entity: 'testimonial-request' }),
      expect.objectContaining({ action: 'consent', entity: 'testimonial' }),
    ]),
  );
});

test('a form with faults names its fields and loses nothing, in the language of the site', async () => {
  await speakGerman();
  const link = await ask();
  const long = 'x'.repeat(401);
  const { status, fields } = await post(link, { need: long, work: '', name: '', role: 'Owner' });
  expect(status).toBe(400);
  expect(Object.keys(fields ?? {}).sort()).toEqual(['consent', 'name', 'need']);
  expect(fields?.name).toBe('Bitte geben Sie Ihren Namen ein');
  const { answers, consent } = await shown(link);
  expect(answers).toMatchObject({ need: long, name: '', role: 'Owner' });
  expect(consent).toContain('widerrufen');
  const empty = await post(link, { need: '', name: 'Meera', consent: 'yes' });
  expect(empty.fields).toEqual({ need: 'Bitte beantworten Sie mindestens eine Frage' });
});

test('a portrait goes through the checks of uploads, and a refused one loses no word', async () => {
  const link = await ask();
  const picture = await draw({ width: 300, height: 300 }).jpeg().toBuffer();
  for (const [file, text] of [
    [Buffer.from('no picture at all'), 'Please choose a JPEG, PNG or WebP picture'],
    [
      await noise(2200, 1700).png({ compressionLevel: 0 }).toBuffer(),
      'Please choose a picture of at most 10 MB',
    ],
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'),
      'Please choose a JPEG, PNG or WebP picture',
    ],
  ] as const) {
    const { status, fields } = await post(link, { ...words, need: text }, file);
    expect([status, fields]).toEqual([400, { portrait: text }]);
    expect((await shown(link)).answers).toMatchObject({ need: text, face: '' });
  }
  const librarian = await signInLibrarian(api);
  expect(librarian.left()).toEqual([]);
  await post(link, { ...words, action: 'keep' }, picture);
  const first = (await shown(link)).answers.face;
  expect(first).toMatch(/^\/media\//);
  // Another one takes its place, and nothing of the first is left.
  await post(link, { ...words, action: 'keep' }, await draw({ width: 310, height: 300 }).jpeg().toBuffer());
  const second = (await shown(link)).answers.face;
  const filesOnce = (count: number) =>
    eventually(
      () => librarian.left(),
      ({ length }) => length === count,
    );
  expect(await filesOnce(1)).toHaveLength(1);
  expect(second).not.toBe(first);
  await post(link, { ...words, remove: 'yes', action: 'keep' });
  expect((await shown(link)).answers.face).toBe('');
  // A smaller size that is on its way goes once it is made.
  expect(await filesOnce(0)).toEqual([]);
}, 60_000);

test('the link shows the shortened text before it is public, and what is public', async () => {
  const { link, testimonial } = await written();
  const view = await editor.get('testimonial', testimonial);
  await editor.save(view, { ...view.draft?.data, quote: 'A joy.' });
  expect(await shown(link)).toMatchObject({
    state: 'written',
    written: { text: 'We needed a shop.\n\nIt was a joy.' },
    draft: { text: 'A joy.' },
  });
  expect((await publish(testimonial)).status).toBe(200);
  const live = await shown(link);
  expect(live).toMatchObject({ state: 'live', live: { text: 'A joy.' } });
  expect(live.draft).toBeUndefined();
  expect((await listed())[0]).toMatchObject({ state: 'live' });
  // What is public cannot be written again by the link.
  expect((await post(link, { ...words, work: 'Other words' })).view.state).toBe('live');
  expect((await listed()).length).toBe(1);
});

test('a client withdraws by the same link: gone at once with the portrait, and never public again', async () => {
  const picture = await draw({ width: 300, height: 300 }).jpeg().toBuffer();
  const { link, testimonial } = await written({ email: 'meera@tea.example' }, picture);
  await publish(testimonial);
  expect(await publicQuotes()).toMatchObject([
    { _id: testimonial, quote: expect.stringContaining('joy') as string },
  ]);
  const librarian = await signInLibrarian(api);
  expect(librarian.left().length).toBeGreaterThan(0);
  // Scheduled for later as well.
  const planned = await publish(testimonial, { from: toIso(api.clock.nowMs() + days(90)) });
  expect(planned.status).toBe(200);

  await later(days(60));
  expect((await withdraw(link)).statusCode).toBe(200);
  expect(await publicQuotes()).toEqual([]);
  expect(librarian.left()).toEqual([]);
  for (const answer of [await read(link), await withdraw(link), await api.call('POST', callOf(link))])
    expect(answer.statusCode).toBe(404);
  const [asked] = await listed();
  expect(asked).toMatchObject({
    state: 'withdrawn',
    isEnded: true,
    consent: { text: expect.any(String) as string },
  });
  expect(asked?.email).toBeUndefined();
  expect(await auditRows()).toEqual(
    expect.arrayContaining([expect.objectContaining({ action: 'withdraw', entity: 'testimonial' })]),
  );

  const again = await publish(testimonial);
  expect([again.status, again.fault.fields?.quote]).toEqual([400, expect.stringMatching(/withdrawn/)]);
  const plain = await api.call('PUT', `/api/testimonials/${testimonial}`, {
    token: editor.token,
    body: {
      quote: 'A joy.',
      name: 'Meera Patel',
      version: (await editor.get('testimonial', testimonial)).record.version,
    },
  });
  expect(plain.statusCode).toBe(400);
  await later(days(31));
  await runMaintenance(api.context);
  expect(await publicQuotes()).toEqual([]);
  expect(await listed()).toHaveLength(1);
  // New words come with a new consent.
  const other = await written();
  expect((await publish(other.testimonial)).status).toBe(200);
});

test('unknown, expired, ended and deleted links are answered alike', async () => {
  const told = (answer: { body: string }) => ({ ...JSON.parse(answer.body), requestId: '' }) as object;
  const unknown = told(await api.call('GET', `/api/testimonial/${'x'.repeat(43)}`));
  const expired = await ask();
  const ended = await ask();
  const deleted = await ask();
  const id = ({ _id }: RequestLink) => `${requests}/${_id}`;
  const end = await api.call('POST', `${id(ended)}/end`, { token: editor.token });
  expect(end.json()).toMatchObject({ isEnded: true, state: 'asked' });
  expect((await api.call('DELETE', id(deleted), { token: editor.token })).statusCode).toBe(200);
  expect(await listed()).toHaveLength(2);
  await later(days(31));
  for (const link of [expired, ended, deleted]) {
    const answer = await read(link);
    expect([answer.statusCode, told(answer)]).toEqual([404, unknown]);
    expect((await post(link, words)).status).toBe(404);
    expect((await withdraw(link)).statusCode).toBe(404);
  }
  // What nobody answered is forgotten some time after its end.
  await later(days(31));
  await runMaintenance(api.context);
  expect(await listed()).toEqual([]);
});

test('a link that words were sent by stays open for withdrawing', async () => {
  const { link, testimonial } = await written();
  const own = `${requests}/${link._id}`;
  for (const answer of [
    await api.call('POST', `${own}/end`, { token: editor.token }),
    await api.call('DELETE', own, { token: editor.token }),
  ])
    expect(answer.statusCode).toBe(409);
  const open = await ask();
  await endRevocable(api.context.database.queries, toIso(api.clock.nowMs()));
  expect((await read(open)).statusCode).toBe(404);
  expect((await read(link)).statusCode).toBe(200);
  const again = await signInEditor(api);
  await api.call('DELETE', `/api/records/testimonial/${testimonial}`, { token: again.token });
  expect((await read(link)).json<ClientTestimonial>().draft).toBeUndefined();
});

test('two windows that send at once make one testimonial', async () => {
  const link = await ask();
  const answers = await Promise.all([post(link, words), post(link, { ...words, work: 'Other words.' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await editor.list('testimonial')).items).toHaveLength(1);
});

test('the address is shown once, is stored as a hash, and a repeated call makes no second one', async () => {
  const key = { 'idempotency-key': 'a'.repeat(32) };
  const [one, two] = [await ask({}, key), await ask({}, key)];
  expect(two.url).toBe(one.url);
  expect(await listed()).toHaveLength(1);
  const rows = await api.context.database.queries.selectFrom('testimonial_requests').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(tokenOf(one));
  expect(api.logLines.join()).not.toContain(tokenOf(one));
});

test('guessing is held up, and only who may edit content asks', async () => {
  await api.close();
  await start({ LIMITS_SCALE: '1' });
  const link = await ask();
  const tries = Array.from({ length: 125 }, (_, at) =>
    api.call('POST', `/api/testimonial/${String(at).padStart(43, 'x')}/withdraw`),
  );
  const last = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(last.filter((status) => status === 429)).toHaveLength(5);
  expect((await read(link)).statusCode).toBe(200);
  await api.addAccount('media@studio.example', 'admin', ['media']);
  const { token } = await api.login('media@studio.example');
  const refused = await api.call('POST', requests, { token, body: { project, name: 'Meera' } });
  expect(refused.statusCode).toBe(403);
  const none = { project: 'f'.repeat(24), name: 'Meera' };
  expect((await api.call('POST', requests, { token: editor.token, body: none })).statusCode).toBe(404);
});

test('with a mail server the link goes to the client in the language of the site, and words come to the studio', async () => {
  await api.close();
  await start(mailEnv);
  await speakGerman();
  const { link } = await written({ email: 'meera@tea.example' });
  expect(link.isMailed).toBe(true);
  const mails = await api.context.database.queries.selectFrom('outbox').selectAll().orderBy('id').execute();
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['meera@tea.example', 'Ein paar Worte zu The Tea Shop?'],
    ['owner@studio.example', 'Meera Patel wrote about The Tea Shop'],
  ]);
  const content = readJson<{ text: string }>(mails[0]?.content);
  expect(content.text).toContain(link.url);
  expect((await ask()).isMailed).toBe(false);
});
