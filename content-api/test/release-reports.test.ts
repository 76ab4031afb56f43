import type { ReleaseReports } from '../src/contract/index.ts';
import { adminPassword, buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

const failed = '1.2.0-abcdef0-0123456789';
const former = '1.1.0-abcdef0-9876543210';
let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

const address = '/api/reports/admin-release';
const report = (body: object) => api.call('POST', address, { body });
const read = async (as = token) =>
  (await api.call('GET', address, { token: as })).json<ReleaseReports>().reports;
const markSeen = (upTo: string, as = token) =>
  api.call('POST', `${address}/seen`, { token: as, body: { upTo } });

test('reports of one fault are one entry with their number, the newest first', async () => {
  expect(await read()).toEqual([]);
  await report({ release: failed, code: 'render', message: 'x is undefined', fallback: former });
  api.clock.advance(1000);
  expect((await report({ release: failed, code: 'render', fallback: former })).statusCode).toBe(202);
  await report({ code: 'pointer-unreachable' });
  expect(await read()).toEqual([
    {
      _id: expect.any(String) as string,
      code: 'pointer-unreachable',
      count: 1,
      lastAt: '2026-11-21T08:00:01.000Z',
    },
    {
      _id: expect.any(String) as string,
      release: failed,
      code: 'render',
      fallback: former,
      count: 2,
      lastAt: '2026-11-21T08:00:01.000Z',
    },
  ]);
});

test('a report that an admin has seen is not shown to that admin again; the next one is', async () => {
  await report({ release: failed, code: 'render' });
  const [first] = await read();
  expect((await markSeen(first?._id ?? '')).json()).toEqual({
    success: true,
    message: 'Reports marked as seen',
  });
  expect(await read()).toEqual([]);
  await report({ release: failed, code: 'render' });
  expect(await read()).toMatchObject([{ release: failed, count: 1 }]);
});

test('a report that one admin has seen is still shown to another', async () => {
  await api.addAccount('second@studio.example');
  const body = { email: 'second@studio.example', password: adminPassword };
  const second = (await api.call('POST', '/api/auth/login', { body })).json<{ token: string }>().token;
  await report({ release: failed, code: 'render' });
  await markSeen((await read())[0]?._id ?? '');
  expect(await read()).toEqual([]);
  expect(await read(second)).toHaveLength(1);
});

test('the mark never goes back', async () => {
  await report({ release: failed, code: 'render' });
  const [report_] = await read();
  await markSeen(report_?._id ?? '');
  await markSeen('000000000000000000000000');
  expect(await read()).toEqual([]);
});

test('a text that is no release id is dropped, and reports older than a month are not shown', async () => {
  await report({ release: 'call 555 now', code: 'render', fallback: '<b>' });
  expect(await read()).toEqual([expect.not.objectContaining({ release: expect.anything() as string })]);
  api.clock.advance(31 * 24 * 60 * 60_000);
  ({ token } = await api.login());
  expect(await read()).toEqual([]);
});
