import { addressesSchema, kinds } from '../src/contract/index.ts';
import { line, slug } from '../src/contract/kinds/fields.ts';
import { defineKind } from '../src/contract/kinds/kind.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
beforeEach(async () => {
  api = await buildTestApp();
});
afterEach(() => api.close());

const read = async () => addressesSchema.parse((await api.call('GET', '/api/addresses')).json());

test('every record has its address in the order of its list, and nothing of its text', async () => {
  const withPages = kinds.filter(({ address }) => address !== undefined);
  expect(await read()).toEqual(Object.fromEntries(withPages.map(({ plural }) => [plural, []])));
  const { token } = await api.login();
  for (const [noun, body] of [
    ['projects', samples.project],
    ['projects', samples.project],
    ['services', samples.service],
    ['content', samples.post],
    ['pages', samples.page],
    ['content', { ...samples.post, date: '2026-10-01' }],
  ] as const) {
    expect((await api.call('POST', `/api/${noun}`, { token, body })).statusCode).toBe(201);
  }
  const found = await read();
  for (const [noun, addresses] of [
    ['projects', found.projects],
    ['content', found.posts],
  ] as const) {
    const list = (await api.call('GET', `/api/${noun}`)).json<{ _id: string; updatedAt: string }[]>();
    expect(addresses).toEqual(list.map(({ _id, updatedAt }) => ({ _id, updatedAt })));
  }
  expect(found.pages?.map(({ slug }) => slug)).toEqual([samples.page.slug]);
  expect(found.services?.map(({ slug }) => slug)).toEqual([samples.service.slug]);
});

test('the records of a kind are listed because its definition has an address', async () => {
  const talk = defineKind({
    name: 'talk',
    plural: 'talks',
    path: '/api/talks',
    words: { one: 'Talk', many: 'Talks', screen: 'Talks', menu: 'Talks' },
    address: '/talks/',
    fields: { title: line('Title', { required: true, max: 200 }), slug: slug('Slug', { omitEmpty: true }) },
    titleField: 'title',
  });
  await api.close();
  api = await buildTestApp({ kinds: [...kinds, talk] });
  const { token } = await api.login();
  await read();
  for (const body of [{ title: 'On looms', slug: 'on-looms' }, { title: 'Without' }])
    await api.call('POST', '/api/talks', { token, body });
  expect((await read()).talks?.map(({ slug }) => slug)).toEqual([undefined, 'on-looms']);
});
