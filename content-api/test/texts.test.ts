import { contentFileSchemaOf } from '../src/features/transfer/content-file.ts';
import { exportContent } from '../src/features/transfer/export-content.ts';
import { importContent } from '../src/features/transfer/import-content.ts';
import { kinds } from '../src/contract/kinds/index.ts';
import { texts } from '../src/contract/index.ts';
import type { ApiError, Texts } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

const put = (body: unknown, language = 'nb', headers = {}) =>
  api.call('PUT', `/api/texts?language=${language}`, { token, body, headers });
const read = async (language = 'nb', of = api) =>
  (await of.call('GET', `/api/texts?language=${language}`)).json<Texts>();
const textOf = ({ texts: all }: Texts, key: string) => all.find((one) => one.key === key);
const changed = ({ texts: all }: Texts) =>
  Object.fromEntries(all.flatMap(({ key, changed: text }) => (text === null ? [] : [[key, text]])));
const revision = async () => (await api.call('GET', '/api/revision')).json<{ revision: string }>().revision;

test('the catalogue of a language is answered with what the studio says instead', async () => {
  expect(textOf(await read(), 'form.send')).toEqual({
    key: 'form.send',
    part: 'form',
    default: 'Send melding',
    changed: null,
  });
  const before = await revision();
  const answer = await put({ 'form.send': 'Send det', 'blog.found.one': '{count} sak' });
  expect(answer.statusCode).toBe(200);
  const now = await read();
  expect(answer.json()).toEqual(now);
  expect(changed(now)).toEqual({ 'form.send': 'Send det', 'blog.found.one': '{count} sak' });
  expect(await revision()).not.toBe(before);
  expect(changed(await read('de'))).toEqual({});
});

test('the catalogue is that of the site, unless another language is named', async () => {
  const site = (await api.call('GET', '/api/studio')).json<object>();
  await api.call('PUT', '/api/studio', { token, body: { ...site, language: 'nb' } });
  await put({ 'form.send': 'Send det' });
  const own = (await api.call('GET', '/api/texts')).json<Texts>();
  expect(own).toEqual(await read());
});

test('a text of a language is that of its forms, until they change it themselves', async () => {
  await put({ 'form.send': 'Post it', 'page.about': 'Us' }, 'en');
  await put({ 'page.about': 'About us' }, 'en-IN');
  const site = (await api.call('GET', '/api/studio')).json<object>();
  await api.call('PUT', '/api/studio', { token, body: { ...site, language: 'en-IN' } });
  const own = await read('en-IN');
  expect(changed(own)).toEqual({ 'page.about': 'About us' });
  expect(textOf(own, 'form.send')?.default).toBe('Post it');
  expect(textOf(own, 'page.about')?.default).toBe('Us');
});

test('null brings a text of the catalogue back, and leaves the others', async () => {
  await put({ 'form.send': 'Send det', 'page.about': 'Hvem vi er' });
  await put({ 'form.send': 'Absenden' }, 'de');
  expect((await put({ 'form.send': null })).statusCode).toBe(200);
  expect(changed(await read())).toEqual({ 'page.about': 'Hvem vi er' });
  expect(changed(await read('de'))).toEqual({ 'form.send': 'Absenden' });
  expect((await put({ 'form.send': null, 'page.about': null })).statusCode).toBe(200);
  expect(changed(await read())).toEqual({});
});

test('a text that counts has the forms of its language', async () => {
  const forms = async (language: string) =>
    (await read(language)).texts.flatMap(({ key }) => /^blog\.found\.(.+)/.exec(key)?.[1] ?? []);
  expect(await forms('nb')).toEqual(['one', 'other']);
  expect(await forms('pl')).toEqual(['one', 'few', 'many', 'other']);
  // No dictionary: what it says is English, in forms of its own.
  expect(await forms('uk')).toEqual(['one', 'few', 'many', 'other']);
  expect(await forms('ja')).toEqual(['other']);
});

test.each<[Record<string, string>, string, string]>([
  [{ 'about.portrait': 'Portrett' }, 'about.portrait', 'about.portrait has to keep {name}'],
  [{ 'blog.found.other': 'Noen innlegg' }, 'blog.found.other', 'blog.found.other has to keep {count}'],
  [{ 'form.send': 'Send {navn}' }, 'form.send', 'form.send has {navn}, which nothing is filled into'],
  [{ 'blog.found': 'Innlegg' }, 'blog.found', 'The site has no text blog.found'],
  [{ 'blog.found.few': '{count}' }, 'blog.found.few', 'The site has no text blog.found.few'],
  [{ 'form.post': 'Post' }, 'form.post', 'The site has no text form.post'],
  [{ toString: 'Post' }, 'toString', 'The site has no text toString'],
  [{ 'form.send': '' }, 'form.send', 'Text is required'],
  [{ 'form.send': 'x'.repeat(501) }, 'form.send', 'Text must be at most 500 characters'],
])(
  'a text that cannot be so is refused by its name, and changes nothing (%#)',
  async (body, key, message) => {
    const answer = await put({ ...body, 'page.about': 'Hvem vi er' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ApiError>().fields).toEqual({ [key]: message });
    expect(changed(await read())).toEqual({});
  },
);

test.each(['martian', '', 'nb/no'])('the language %j is refused', async (language) => {
  const message = 'The language must be the code of a language, such as de or pt-BR';
  for (const answer of [
    await put({ 'form.send': 'Send' }, language),
    await api.call('GET', `/api/texts?language=${language}`),
  ]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ApiError>().fields).toEqual({ language: message });
  }
});

test('a code in another spelling is the same language', async () => {
  await put({ 'form.send': 'Enviar isto' }, 'pt_br');
  expect(await read('PT-BR')).toMatchObject({ language: 'pt-BR' });
  expect(changed(await read('pt-BR'))).toEqual({ 'form.send': 'Enviar isto' });
});

test('two who change different texts keep both; a version that is not the present one is refused', async () => {
  await put({ 'form.send': 'Send det' });
  const { updatedAt = '' } = await read();
  const based = { 'if-match': `"${updatedAt}"` };
  expect((await put({ 'page.about': 'Hvem vi er' }, 'nb', based)).statusCode).toBe(200);
  const late = await put({ 'form.send': 'Send nå' }, 'nb', based);
  expect(late.statusCode).toBe(409);
  expect(late.json<{ current: Texts }>().current).toEqual(await read());
  await put({ 'page.blog': 'Skriverier' });
  expect(Object.keys(changed(await read()))).toEqual(['page.about', 'page.blog', 'form.send']);
});

test('the site is told by the one call that it reads, and the record has a history and an entry in the log', async () => {
  await put({ 'form.send': 'Send det' });
  await put({ 'form.send': 'Send nå' });
  const { texts: shown } = (await api.call('GET', '/api/site')).json<{ texts: { form: unknown } }>();
  expect(shown.form).toEqual([{ key: 'nb/form.send', text: 'Send nå' }]);
  const history = await api.call('GET', '/api/records/texts/texts/revisions', { token });
  const { items } = history.json<{ items: { _id: string; changed: string[] }[] }>();
  expect(items.map((one) => one.changed)).toEqual([['form'], ['form']]);
  const restored = await api.call('POST', `/api/records/texts/texts/restore`, {
    token,
    body: { revision: items[1]?._id, publish: true },
  });
  expect(restored.statusCode).toBe(200);
  expect(changed(await read())).toEqual({ 'form.send': 'Send det' });
  const audit = await api.call('GET', '/api/audit', { token });
  expect(audit.body).toContain('"kind":"texts"');
});

test('a draft may be broken, is seen by nobody, and cannot be published', async () => {
  const record = '/api/records/texts/texts';
  const data = { about: [{ key: 'nb/about.portrait', text: 'Portrett' }] };
  expect((await api.call('PUT', record, { token, body: { data } })).statusCode).toBe(200);
  expect(changed(await read())).toEqual({});
  const answer = await api.call('POST', `${record}/publish`, { token, body: {} });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ApiError>().fields).toEqual({ 'about.0.text': 'about.portrait has to keep {name}' });
});

test.each([
  ['home', 'nb/form.send', 'The site has no text form.send'],
  ['form', 'NB/form.send', 'NB/form.send names no language'],
  ['form', 'form.send', 'form.send names no language'],
])('a record cannot hold %s: %s', async (part, key, message) => {
  const body = { data: { [part]: [{ key, text: 'Send' }] }, publish: true };
  const answer = await api.call('PUT', '/api/records/texts/texts', { token, body });
  expect(answer.statusCode).toBe(400);
  expect(Object.values(answer.json<ApiError>().fields ?? {})).toEqual([message]);
});

test('only accounts with the right to the studio change texts', async () => {
  await api.addAccount('writer@example.com', 'editor', ['content', 'publish']);
  const writer = await api.login('writer@example.com');
  const asWriter = { token: writer.token, body: { 'form.send': 'Send' } };
  expect((await api.call('PUT', '/api/texts?language=nb', asWriter)).statusCode).toBe(403);
  expect((await api.call('PUT', '/api/texts', { body: { 'form.send': 'Send' } })).statusCode).toBe(401);
});

test('an export brings the texts to another studio', async () => {
  await put({ 'form.send': 'Send det', 'contact.days.one': 'Vi svarer innen én dag.' });
  const { queries } = api.context.database;
  const file: unknown = JSON.parse(JSON.stringify(await exportContent(queries)));
  const other = await buildTestApp();
  await other.context.database.queries
    .transaction()
    .execute((trx) =>
      importContent(trx, contentFileSchemaOf(kinds).parse(file), '2026-11-28T00:00:00.000Z', [texts]),
    );
  expect(changed(await read('nb', other))).toEqual(changed(await read()));
  await other.close();
});
