import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFileSchemaOf } from '../src/features/transfer/content-file.ts';
import { importContent } from '../src/features/transfer/import-content.ts';
import { kinds } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

const demo = path.join(import.meta.dirname, '../demo');

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await buildTestApp();
  for (const file of ['content.json', 'languages.json']) {
    const content = contentFileSchemaOf(kinds).parse(
      JSON.parse(await readFile(path.join(demo, file), 'utf8')),
    );
    const now = new Date(api.clock.nowMs()).toISOString();
    await api.context.database.queries.transaction().execute((trx) => importContent(trx, content, now));
  }
  ({ token } = await api.login());
});
afterAll(() => api.close());

const listed = async (query: string) =>
  (await api.call('GET', `/api/translations?${query}`, { token })).json<{ items: { kind: string }[] }>()
    .items;

test('the demo content has a translation into German, and nothing of it is out of date', async () => {
  const missing = (await listed('language=de&state=missing')).map(({ kind }) => kind);
  expect([...new Set(missing)].toSorted()).toEqual(['post', 'project']);
  expect(missing.filter((kind) => kind === 'project')).toHaveLength(6);
  for (const language of ['de', 'hi', 'ar'])
    expect([language, await listed(`language=${language}&state=stale`)]).toEqual([language, []]);
});

test('a service of the footer is the one of that name in German', async () => {
  const site = (await api.call('GET', '/api/site?language=de')).json<{
    studio: { footerServices: string[] };
  }>();
  const { data } = (await api.call('GET', '/api/services?language=de')).json<{ data: { title: string }[] }>();
  const titles = data.map(({ title }) => title);
  expect(site.studio.footerServices.filter((name) => !titles.includes(name))).toEqual([]);
});
