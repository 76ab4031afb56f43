import type { AccessList, Audience, GuestLink, Pass, RecordGuests } from '../src/contract/audience.ts';
import type { Call } from '../src/contract/call.ts';
import { kinds } from '../src/contract/kinds/index.ts';
import type { RecordView } from '../src/contract/index.ts';
import { days, hours, minutes } from '../src/lib/durations.ts';
import { toIso } from '../src/lib/clock.ts';
import { exportContent } from '../src/features/transfer/export-content.ts';
import { asSite } from './support/as-site.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { signInEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { addressOf, everyCall } from './support/every-call.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let editor: Editor;
beforeEach(async () => {
  api = await buildTestApp();
  editor = await signInEditor(api);
});
afterEach(() => api.close());

const word = 'zanzibarquark';
const file = `/media/${word}-picture.jpg`;

/** A record of each kind that is or may be private, with a word that nothing else has, wherever words may stand. */
const secrets = {
  project: {
    ...samples.project,
    title: `Project ${word}`,
    mainimage: file,
    slug: `project-${word}`,
    services: [word],
    industries: [word],
    technologies: [word],
  },
  post: {
    ...samples.post,
    title: `Post ${word}`,
    content: `About ${word} ![${word}](${file})`,
    slug: `post-${word}`,
    tags: [word],
    author: word,
  },
  page: {
    title: `Page ${word}`,
    slug: `page-${word}`,
    lead: word,
    inMenu: true,
    inFooter: true,
    blocks: [{ type: 'prose', text: `${word} ![](${file})` }],
  },
  pitch: {
    title: `Pitch ${word}`,
    client: word,
    person: word,
    logo: file,
    lead: word,
    blocks: [{ type: 'prose', text: `${word} ![](${file})` }],
    lines: [{ text: word, amount: '1200' }],
    nextSteps: word,
    files: [{ label: word, file }],
  },
} as const;
type Secret = keyof typeof secrets;
const secretKinds = Object.keys(secrets) as Secret[];

const publish = (kind: Secret) => editor.create(kind, secrets[kind], { publish: {} });

async function setAudience({ record }: RecordView, audience: Audience, password?: string) {
  const path = `/api/records/${record.kind}/${record._id}/audience`;
  const answer = await api.call('PUT', path, { token: editor.token, body: { audience, password } });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(audience)]);
}

async function invite({ record }: RecordView, more: object = {}): Promise<GuestLink> {
  const path = `/api/records/${record.kind}/${record._id}/guests`;
  const answer = await api.call('POST', path, { token: editor.token, body: { name: 'Meera', ...more } });
  expect(answer.statusCode).toBe(201);
  return answer.json<GuestLink>();
}

const tokenOf = ({ url }: GuestLink) => url.split('/').at(-1) ?? '';
const askAsSite = (path: string, body: object) =>
  api.call('POST', `/api/shared/${path}`, { ...asSite(api), body });
const open = async (link: GuestLink) => (await askAsSite('open', { token: tokenOf(link) })).json<Pass>();
const pathsOf = async (pass: string) => (await askAsSite('pass', { pass })).json<{ paths: string[] }>().paths;

/** Every public read, for each language and view, of each record by its slug and id. */
function publicReads(views: readonly RecordView[]): string[] {
  const reads = everyCall.filter(
    ({ method, access, id }) => method === 'GET' && access === 'public' && id !== 'listPrivate',
  );
  const lists = reads.flatMap((call) => spelled(call));
  const records = views.flatMap(({ record: { kind: name, _id, slug } }) => {
    const kind = kinds.find((one) => one.name === name);
    return [_id, slug ?? ''].flatMap((id) =>
      ['', '/slug'].flatMap((part) => [`${kind?.path}${part}/${id}`, `${kind?.path}${part}/${id}?view=page`]),
    );
  });
  return [...lists, ...records];
}

function spelled(call: Call): string[] {
  const plain = addressOf(call, { kind: 'post' });
  const queries = ['', '?view=card', '?view=search', `?view=card&q=${word}`, `?view=card&tag=${word}`];
  return queries.map((query) => `${plain}${query}`);
}

async function crawl(views: readonly RecordView[], headers: Record<string, string> = {}): Promise<string[]> {
  const leaks: string[] = [];
  for (const url of publicReads(views)) {
    const answer = await api.call('GET', url, { headers });
    const echo = encodeURIComponent(word);
    const text = JSON.stringify([answer.headers, answer.body]).replaceAll(`q=${echo}`, '');
    if (text.includes(word)) leaks.push(url);
  }
  return leaks;
}

test('the words of a private record of any kind are in no public read, before and after its guest has been there', async () => {
  expect(
    kinds
      .filter(({ audiences = false, isPrivate = false }) => audiences || isPrivate)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...secretKinds].sort());
  const views = [];
  for (const kind of secretKinds) views.push(await publish(kind));
  // It would find them, but for what was never public.
  const choosable = views.filter(({ record }) => record.kind !== 'pitch');
  expect((await crawl(choosable)).length).toBeGreaterThan(20);
  for (const view of choosable) await setAudience(view, 'link');
  expect(await crawl(views)).toEqual([]);
  const exported = await exportContent(api.context.database.queries);
  expect(JSON.stringify(exported)).not.toContain(word);

  for (const view of choosable) {
    const { pass, paths } = await open(await invite(view));
    const kind = kinds.find(({ name }) => name === view.record.kind);
    expect(paths).toEqual([`${kind?.address}${view.record.slug}`]);
    const url = `${kind?.path}${kind?.calls?.oneBySlug ? '/slug' : ''}/${view.record.slug}?view=page`;
    const shown = await api.call('GET', url, { headers: { 'x-preview': pass } });
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(shown.body).toContain(view.record.title);
    // Every own file is signed.
    expect(shown.body.replaceAll(/\/media\/private\/[^/]+\/[\w.-]+/g, '')).not.toContain(file);
    // The pass opens one record, and no list shows it.
    const others = views.filter((one) => one !== view);
    expect(await crawl(others, { 'x-preview': pass })).toEqual([]);
  }
  expect(await crawl(views)).toEqual([]);
});

test('a record becomes private in every language, and its translations stay so', async () => {
  await editor.ask('PUT', 'studio/studio', {
    data: { ...samples.studio, languages: [{ code: 'de', offered: true }], missing: { project: 'original' } },
    publish: {},
  });
  const view = await publish('project');
  const german = { ...secrets.project, title: `Projekt ${word}`, slug: `projekt-${word}` };
  const path = `project/${view.record._id}?language=de`;
  expect((await editor.ask('PUT', path, { data: german, publish: {} })).status).toBe(200);
  const inGerman = `/api/projects/projekt-${word}?language=de`;
  expect((await api.call('GET', inGerman)).statusCode).toBe(200);
  await setAudience(view, 'link');
  expect((await api.call('GET', inGerman)).statusCode).toBe(404);
  expect((await editor.ask('PUT', path, { data: { ...german, title: word }, publish: {} })).status).toBe(200);
  expect((await api.call('GET', inGerman)).statusCode).toBe(404);
  expect((await api.call('GET', '/api/projects?language=de')).body).not.toContain(word);
  const { paths } = await open(await invite(view));
  expect(paths).toEqual([`/projects/project-${word}`, `/de/projects/projekt-${word}`]);
});

test('who holds the right is told where a renamed record went, in each language', async () => {
  await editor.ask('PUT', 'studio/studio', {
    data: { ...samples.studio, languages: [{ code: 'de', offered: true }], missing: { project: 'original' } },
    publish: {},
  });
  const view = await publish('project');
  await setAudience(view, 'link');
  const { pass } = await open(await invite(view));
  const renamed = { ...secrets.project, slug: `other-${word}` };
  await editor.save(await editor.get('project', view.record._id), renamed, { publish: {} });
  const [former, now] = [`/projects/project-${word}`, `/projects/other-${word}`];
  expect((await askAsSite('pass', { pass })).json()).toMatchObject({
    paths: [now, `/de${now}`],
    moved: { [former]: now, [`/de${former}`]: `/de${now}` },
  });
  expect((await askAsSite('pass', { pass: `${pass}x` })).json()).toEqual({ paths: [], moved: {} });
  for (const path of [former, now]) expect((await api.call('GET', `/api${path}`)).statusCode).toBe(404);
});

test('nothing that an editor does makes a private record public but its audience', async () => {
  const view = await publish('project');
  await setAudience(view, 'link');
  const id = view.record._id;
  const current = () => editor.get('project', id);
  const isHidden = async () => (await api.call('GET', `/api/projects/${id}`)).statusCode === 404;
  expect(await current()).toMatchObject({ record: { state: 'live', isPrivate: true } });

  await editor.save(await current(), { ...secrets.project, subtitle: 'Newer' }, { publish: {} });
  expect(await isHidden()).toBe(true);
  await editor.save(await current(), { ...secrets.project, subtitle: 'Later' });
  expect((await current()).record.state).toBe('changed');
  const from = toIso(api.clock.nowMs() + hours(1));
  expect((await editor.ask('POST', `project/${id}/publish`, { from })).status).toBe(200);
  api.clock.advance(hours(2));
  expect(await isHidden()).toBe(true);
  expect((await current()).live?.data.subtitle).toBe('Later');
  await editor.ask('DELETE', `project/${id}`);
  await editor.ask('POST', `project/${id}/restore`, { live: true });
  expect((await current()).record.state).toBe('live');
  expect(await isHidden()).toBe(true);
  await editor.ask('PATCH', `project/${id}`, { slug: `other-${word}` });
  expect(await isHidden()).toBe(true);

  await setAudience(view, 'everyone');
  expect(await isHidden()).toBe(false);
  expect((await current()).record.isPrivate).toBeUndefined();
});

test('the audience is an entry of the history and of the audit, and needs the right to publish', async () => {
  const view = await publish('post');
  await setAudience(view, 'link');
  await setAudience(view, 'link');
  expect((await editor.history(view)).map(({ note }) => note)).toEqual(['Visible to guests with a link', '']);
  const rows = await api.context.database.queries
    .selectFrom('audit')
    .select(['action', 'entity_id'])
    .where('action', '=', 'audience')
    .execute();
  expect(rows).toEqual([{ action: 'audience', entity_id: view.record._id }]);
  await api.addAccount('writer@studio.example', 'admin', ['content']);
  const { token } = await api.login('writer@studio.example');
  const path = `/api/records/post/${view.record._id}`;
  const body = { audience: 'everyone' };
  expect((await api.call('PUT', `${path}/audience`, { token, body })).statusCode).toBe(403);
  expect((await api.call('GET', `${path}/guests`, { token })).statusCode).toBe(403);
});

test('a link ends when it is revoked, when it expires, and in any other spelling', async () => {
  const view = await publish('project');
  await setAudience(view, 'link');
  const other = await publish('post');
  await setAudience(other, 'link');
  const link = await invite(view, { expiresAt: toIso(api.clock.nowMs() + days(2)) });
  const { pass } = await open(link);
  expect(await pathsOf(pass)).toEqual([`/projects/project-${word}`]);
  expect(await pathsOf(pass.toUpperCase())).toEqual([]);
  expect(await pathsOf(`${pass}x`)).toEqual([]);
  expect((await askAsSite('open', { token: tokenOf(link).toLowerCase() })).statusCode).toBe(404);
  const ofOther = await open(await invite(other));
  expect(await pathsOf(ofOther.pass)).toEqual([`/blog/post-${word}`]);

  api.clock.advance(days(2));
  expect(await pathsOf(pass)).toEqual([]);
  expect((await askAsSite('open', { token: tokenOf(link) })).statusCode).toBe(404);

  await api.call('DELETE', `/api/guests/${(await invite(other))._id}`, { token: editor.token });
  const path = `/api/records/post/${other.record._id}/guests`;
  const { guests } = (await api.call('GET', path, { token: editor.token })).json<RecordGuests>();
  expect(guests).toMatchObject([{ name: 'Meera', opened: 1, lastOpenedAt: expect.any(String) as string }]);
  await api.call('DELETE', `/api/guests/${guests[0]?._id}`, { token: editor.token });
  expect(await pathsOf(ofOther.pass)).toEqual([]);
  const stored = await api.context.database.queries.selectFrom('guests').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(tokenOf(link));
});

test('a link is open for 30 days unless somebody chooses, and for a year at most', async () => {
  const view = await publish('project');
  const now = api.clock.nowMs();
  expect((await invite(view)).expiresAt).toBe(toIso(now + days(30)));
  const path = `/api/records/project/${view.record._id}/guests`;
  const body = { name: 'Meera', expiresAt: toIso(now + days(366)) };
  expect((await api.call('POST', path, { token: editor.token, body })).json()).toMatchObject({
    fields: { expiresAt: 'Expiry must be within 365 days' },
  });
});

test('a password opens its record, five wrong tries a minute are allowed, and another password ends the passes', async () => {
  const view = await publish('project');
  await setAudience(view, 'password', 'open sesame');
  const path = `/projects/project-${word}`;
  const enter = (password: string, ip = '192.0.2.1') => askAsSite('password', { path, password, ip });
  const { pass } = (await enter('open sesame')).json<Pass>();
  expect(await pathsOf(pass)).toEqual([path]);
  const [, name, id] = pass.split('.');
  const forged = pass.replace(`${name}.${id}`, `post.${id}`);
  expect(await pathsOf(forged)).toEqual([]);

  const tries = [];
  for (let at = 0; at < 100; at += 1) tries.push((await enter(`guess ${at}`)).statusCode);
  expect(tries.filter((status) => status === 422)).toHaveLength(5);
  expect(tries.slice(5)).toEqual(Array(95).fill(429));
  expect((await enter('open sesame')).statusCode).toBe(429);
  expect((await enter('open sesame', '192.0.2.2')).statusCode).toBe(200);
  api.clock.advance(minutes(1));
  expect((await enter('open sesame')).statusCode).toBe(200);
  expect((await askAsSite('password', { path: '/projects/none', password: 'x', ip: '::1' })).statusCode).toBe(
    404,
  );

  await setAudience(view, 'password', 'another one');
  expect(await pathsOf(pass)).toEqual([]);
  await setAudience(view, 'link');
  await setAudience(view, 'password');
  expect((await enter('another one', '192.0.2.3')).statusCode).toBe(200);
  const rows = await api.context.database.queries.selectFrom('audiences').select('password_hash').execute();
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
});

test('a file is private while no public record shows it, and its addresses end with the link', async () => {
  const view = await publish('project');
  await setAudience(view, 'link');
  const list = async () =>
    (await api.call('GET', '/api/shared/private', asSite(api))).json<{ files: string[]; pages: object[] }>();
  expect(await list()).toEqual({
    files: [`${word}-picture`],
    pages: [{ path: `/projects/project-${word}`, hasPassword: false }],
  });
  const link = await invite(view);
  const { pass } = await open(link);
  const url = `/api/projects/project-${word}?view=page`;
  const shown = await api.call('GET', url, { headers: { 'x-preview': pass } });
  const [, signature = '', name = ''] = /\/media\/private\/([^/]+)\/([\w.-]+)/.exec(shown.body) ?? [];
  const opens = async (sent: string, of = name) =>
    (await askAsSite('file', { signature: sent, name: of })).statusCode;
  expect(name).toBe(`${word}-picture.jpg`);
  expect(await opens(signature)).toBe(204);
  expect(await opens(signature, `${word}-picture-480.avif`)).toBe(204);
  expect(await opens(signature, 'another.jpg')).toBe(404);
  expect(await opens(signature.toUpperCase())).toBe(404);
  api.clock.advance(days(1));
  expect(await opens(signature)).toBe(404);
  const later = await api.call('GET', url, { headers: { 'x-preview': pass } });
  const [, fresh = ''] = /\/media\/private\/([^/]+)\//.exec(later.body) ?? [];
  expect(await opens(fresh)).toBe(204);
  await api.call('DELETE', `/api/guests/${link._id}`, { token: editor.token });
  expect(await opens(fresh)).toBe(404);

  const open2 = await editor.create('post', { ...samples.post, content: `![](${file})` }, { publish: {} });
  expect((await list()).files).toEqual([]);
  const path = `/api/records/project/${view.record._id}/guests`;
  const { publicFiles } = (await api.call('GET', path, { token: editor.token })).json<RecordGuests>();
  expect(publicFiles).toEqual([{ url: `/media/${word}-picture`, usedBy: [open2.record.title] }]);
});

test('an editor sees private files by a cookie that ends with the session', async () => {
  await setAudience(await publish('project'), 'link');
  const answer = await api.call('GET', '/api/records/project', { token: editor.token });
  const [cookie = ''] = [answer.headers['set-cookie']].flat().map(String);
  expect(cookie).toMatch(/^files=session\.[^;]+; Path=\/media; SameSite=Strict; Max-Age=86400; HttpOnly$/);
  const signature = cookie.slice('files='.length, cookie.indexOf(';'));
  const opens = async () => (await askAsSite('file', { signature, name: `${word}-picture.jpg` })).statusCode;
  expect(await opens()).toBe(204);
  await api.call('POST', '/api/auth/logout', { token: editor.token });
  expect(await opens()).toBe(404);
});

test('previews of other records, of a look and of other moments do not show a private one', async () => {
  const view = await publish('project');
  api.clock.advance(hours(1));
  const wasPublicAt = toIso(api.clock.nowMs() - minutes(5));
  await setAudience(view, 'link');
  const other = await editor.create('post', samples.post);
  const bodies = [
    { at: wasPublicAt },
    { record: `post/${other.record._id}` },
    { unsaved: [{ kind: 'look', id: 'look', data: { primary: '#aa3300' } }] },
  ];
  for (const body of bodies) {
    const link = await api.call('POST', '/api/previews', { token: editor.token, body });
    expect(link.statusCode).toBe(201);
    const headers = { 'x-preview': link.json<{ url: string }>().url.split('/').at(-1) ?? '' };
    expect((await api.call('GET', '/api/projects', { headers })).body).not.toContain(word);
    expect((await api.call('GET', `/api/projects/project-${word}`, { headers })).statusCode).toBe(404);
  }
  const own = await api.call('POST', '/api/previews', {
    token: editor.token,
    body: { record: `project/${view.record._id}` },
  });
  const headers = { 'x-preview': own.json<{ url: string }>().url.split('/').at(-1) ?? '' };
  const shown = await api.call('GET', `/api/projects/project-${word}`, { headers });
  expect(shown.body).toContain(`/media/private/preview.`);

  const differences = await api.call('GET', `/api/differences?at=${wasPublicAt}`, { token: editor.token });
  expect([differences.statusCode, differences.body]).toEqual([200, expect.not.stringContaining(word)]);
});

test('the list of who has access names records and guests, and only what the account may manage', async () => {
  const view = await publish('project');
  await invite(view);
  const access = async () =>
    (await api.call('GET', '/api/guests', { token: editor.token })).json<AccessList>().records;
  expect(await access()).toEqual([]);
  await setAudience(view, 'link');
  expect(await access()).toMatchObject([
    {
      kind: 'project',
      _id: view.record._id,
      title: `Project ${word}`,
      audience: 'link',
      state: 'live',
      guests: [{ name: 'Meera' }],
    },
  ]);
});

test('the list of who has access names a pitch while there is a link to it, which one press ends', async () => {
  const { record } = await publish('pitch');
  const access = async () =>
    (await api.call('GET', '/api/guests', { token: editor.token })).json<AccessList>().records;
  expect(await access()).toEqual([]);
  const path = `/api/pitches/${record._id}/links`;
  const body = { name: 'Meera', email: 'meera@client.example' };
  const link = (await api.call('POST', path, { token: editor.token, body })).json<GuestLink>();
  await api.call('POST', `/api/pitch/${tokenOf(link)}/seen`, { body: { reached: 0, sections: 0 } });
  const lastOpenedAt = toIso(api.clock.nowMs());
  expect(await access()).toMatchObject([
    { kind: 'pitch', _id: record._id, audience: 'link', guests: [{ ...body, opened: 1, lastOpenedAt }] },
  ]);
  await api.call('DELETE', `/api/guests/${link._id}`, { token: editor.token });
  expect((await api.call('GET', `/api/pitch/${tokenOf(link)}`)).statusCode).toBe(404);
  expect(await access()).toEqual([]);
});
