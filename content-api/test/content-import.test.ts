import { importContent } from '../src/features/transfer/import-content.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { countRows } from './support/count-rows.ts';
import type { RowCount } from './support/count-rows.ts';
import { openTestDatabase } from './support/open-test-database.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let rows: RowCount;
beforeEach(async () => {
  const counted = countRows(await openTestDatabase());
  ({ rows } = counted);
  api = await buildTestApp({ database: counted.database });
});
afterEach(() => api.close());

const idOf = (n: number) => n.toString(16).padStart(24, '0');
const service = (n: number, slug: string, day = 1) => ({
  _id: idOf(n),
  updatedAt: `2026-11-0${day}T00:00:00.000Z`,
  values: { ...samples.service, slug, title: `Service ${n}` },
});
const bring = (...services: ReturnType<typeof service>[]) =>
  api.context.database.queries
    .transaction()
    .execute((trx) => importContent(trx, { services }, '2026-11-20T00:00:00.000Z'));
const shown = async () =>
  (await api.call('GET', '/api/services'))
    .json<{ data: { _id: string; slug: string }[] }>()
    .data.map(({ _id, slug }) => `${Number.parseInt(_id, 16)} ${slug}`)
    .sort();

const at = async (slug: string) =>
  (await api.call('GET', `/api/services/slug/${slug}`)).json<{ data: object }>().data;

test('many records take few statements, new ones and those that are there', async () => {
  const many = (day: number) => Array.from({ length: 300 }, (_one, n) => service(n + 1, `service-${n}`, day));
  for (const [day, count] of [
    [1, { added: 300, replaced: 0 }],
    [2, { added: 0, replaced: 300 }],
    // As old as what is there, and older.
    [2, { added: 0, replaced: 300 }],
    [1, { added: 0, replaced: 300 }],
  ] as const) {
    rows.reset();
    expect(await bring(...many(day))).toEqual(count);
    expect(rows.statements).toBeLessThan(120);
  }
  expect(await shown()).toHaveLength(300);
  expect(await at('service-7')).toMatchObject({ title: 'Service 8', updatedAt: '2026-11-01T00:00:00.000Z' });
});

test('records take each other’s names, and former ones lead on', async () => {
  await bring(service(1, 'a'), service(2, 'b'), service(3, 'c'));
  await bring(service(1, 'b', 2), service(2, 'a', 2), service(3, 'd', 2));
  expect(await shown()).toEqual(['1 b', '2 a', '3 d']);
  expect(await at('c')).toMatchObject({ _id: idOf(3) });
});

test('of a record that comes twice the last state counts', async () => {
  await bring(service(1, 'a'), service(1, 'b', 2));
  expect(await shown()).toEqual(['1 b']);
  expect(await at('a')).toMatchObject({ _id: idOf(1), slug: 'b' });
});

test('a name that two records have, or another one has, is refused, and nothing is written', async () => {
  const told = (name: string): unknown =>
    expect.objectContaining({ message: expect.stringContaining(name) as string });
  await expect(bring(service(1, 'a'), service(2, 'a'))).rejects.toEqual(
    told('Nothing was imported: a exists'),
  );
  await bring(service(1, 'a'));
  await expect(bring(service(2, 'b'), service(3, 'a'))).rejects.toEqual(told('a exists'));
  expect(await shown()).toEqual(['1 a']);
});

test('a record in the trash comes back, and a draft that waits stays', async () => {
  const { token } = await api.login();
  await bring(service(1, 'a'), service(2, 'b'));
  await api.call('DELETE', `/api/services/${idOf(1)}`, { token });
  const path = `/api/records/service/${idOf(2)}`;
  const { record } = (await api.call('GET', path, { token })).json<{ record: { version: string } }>();
  const data = { ...samples.service, slug: 'b', title: 'Draft' };
  expect((await api.call('PUT', path, { token, body: { data, version: record.version } })).statusCode).toBe(
    200,
  );
  await bring(service(1, 'a'), service(2, 'b', 2));
  expect(await shown()).toEqual(['1 a', '2 b']);
  const view = (await api.call('GET', path, { token })).json<object>();
  expect(view).toMatchObject({ draft: { data: { title: 'Draft' } }, live: { data: { title: 'Service 2' } } });
});
