import { runMaintenance } from '../src/app/maintenance.ts';
import { reindex } from '../src/core/records/reindex.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { CallOptions, TestApp } from './support/build-test-app.ts';
import { pathOf, signInEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let editor: Editor;
beforeEach(async () => {
  api = await buildTestApp();
  editor = await signInEditor(api);
});
afterEach(() => api.close());

async function found(q: string, more = '', options: CallOptions = {}): Promise<string[]> {
  const answer = await api.call('GET', `/api/content?view=search&q=${encodeURIComponent(q)}${more}`, options);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ items: { title: string }[] }>().items.map(({ title }) => title);
}

async function saveStudio(changes: object) {
  const { token } = editor;
  const site = (await api.call('GET', '/api/studio')).json<object>();
  const answer = await api.call('PUT', '/api/studio', { token, body: { ...site, ...changes } });
  expect(answer.statusCode, answer.body).toBe(200);
}

const publish = (data: object) => editor.create('post', { ...samples.post, ...data }, { publish: true });

async function publishGerman() {
  await saveStudio({ languages: [{ code: 'de', offered: true }] });
  const { record } = await publish({ title: 'Weaving', content: 'Of looms and houses.' });
  const answer = await api.call('PATCH', `/api/content/${record._id}?language=de`, {
    token: editor.token,
    body: { title: 'Weben', content: 'Von Webstühlen und alten Häusern.', slug: 'weben', tags: ['Weben'] },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return record;
}

test('a search finds words in their other forms, in the language of the record', async () => {
  await publishGerman();
  expect(await found('weaves')).toEqual(['Weaving']);
  expect(await found('house loom')).toEqual(['Weaving']);
  for (const q of ['haus', 'Häuser', 'webstuhl alte', 'alte häus'])
    expect([q, await found(q, '&language=de')]).toEqual([q, ['Weben']]);
  expect(await found('haus')).toEqual([]);
  expect(await found('weaves', '&language=de')).toEqual([]);
});

test('a start finds forms of words again in every language', async () => {
  await publishGerman();
  const { database, kinds } = api.context;
  await database.queries.updateTable('revisions').set({ search_text: ' other ' }).execute();
  await database.queries.deleteFrom('meta').where('key', '=', 'records_index').execute();
  expect(await reindex(database, kinds)).toBe(true);
  expect(await found('houses weave', '&size=9')).toEqual(['Weaving']);
  expect(await found('hauses', '&size=9&language=de')).toEqual(['Weben']);
});

test('a preview and the list of the console find the same', async () => {
  const { _id: id } = await publishGerman();
  const { token } = editor;
  const draft = await editor.save(await editor.get('post', id), { ...samples.post, content: 'Two kilns.' });
  const link = await api.call('POST', '/api/previews', { token, body: { record: pathOf(draft) } });
  const preview = link.json<{ url: string }>().url.split('/').at(-1) ?? '';
  const headers = { 'x-preview': preview };
  expect(await found('kilned', '', { headers })).toHaveLength(1);
  expect(await found('kilned')).toEqual([]);
  expect((await editor.list('post', '?q=kilned')).total).toBe(1);
});

test('another first language has its own stems, soon after the site is in it', async () => {
  await publish({ title: 'Bauten', content: 'Von Häusern.' });
  expect(await found('hauses')).toEqual([]);
  await saveStudio({ language: 'de' });
  await runMaintenance(api.context);
  expect(await found('hauses', '&size=9')).toEqual(['Bauten']);
  await publish({ title: 'Ein Webstuhl', content: 'Von Webstühlen.' });
  expect(await found('webstuhls')).toEqual(['Ein Webstuhl']);
});
