import type { PolicyReports } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await buildTestApp({ env: { SITE_URL: 'https://studio.example' } });
  ({ token } = await api.login());
});
afterEach(() => api.close());

const violation = (body: object = {}) => ({
  type: 'csp-violation',
  age: 12,
  url: 'https://studio.example/blog',
  user_agent: 'a browser',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?visitor=7',
    documentURL: 'https://studio.example/blog?utm_source=letter',
    disposition: 'enforce',
    ...body,
  },
});
const send = (reports: unknown, ip?: string) =>
  api.call('POST', '/api/reports/csp', {
    body: JSON.stringify(reports),
    headers: { 'content-type': 'application/reports+json', origin: 'https://studio.example' },
    ...(ip !== undefined && { ip }),
  });
const read = async () => (await api.call('GET', '/api/reports/csp', { token })).json<PolicyReports>().reports;

test('equal reports of browsers are one entry for the admin, without data of visitors', async () => {
  expect(await read()).toEqual([]);
  expect((await send([violation(), violation()])).statusCode).toBe(202);
  api.clock.advance(1000);
  await send([violation(), violation({ blockedURL: 'inline' })]);
  const lastAt = '2026-11-21T08:00:01.000Z';
  const common = { directive: 'script-src-elem', page: '/blog', lastAt };
  const found = await read();
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({ ...common, blocked: 'https://evil.example', count: 2 });
  expect(found).toContainEqual({ ...common, blocked: 'inline', count: 1 });
  expect((await api.call('GET', '/api/reports/csp')).statusCode).toBe(401);
});

test('reports of other pages or extensions and invalid reports are ignored', async () => {
  const useless = [
    { type: 'deprecation', body: {} },
    violation({ documentURL: 'https://elsewhere.example/' }),
    violation({ blockedURL: 'chrome-extension://abc/x.js' }),
    violation({ effectiveDirective: '<script>' }),
    violation({ documentURL: 7 }),
    null,
    'text',
  ];
  expect((await send(useless)).statusCode).toBe(202);
  expect(await read()).toEqual([]);
});

test('a body that is too long, too deep or no JSON is refused', async () => {
  expect((await send(Array.from({ length: 300 }, () => violation()))).statusCode).toBe(413);
  const deep = Array.from({ length: 20 }).reduce<unknown>((inner) => [inner], []);
  expect((await send(deep)).statusCode).toBe(400);
  expect((await send(Array.from({ length: 101 }, () => 1))).statusCode).toBe(400);
});

test('one sender keeps few reports, and old ones are not shown', async () => {
  for (let count = 0; count < 10; count += 1) await send([violation()]);
  expect((await send([violation()])).statusCode).toBe(429);
  expect((await send([violation()], '198.51.100.99')).statusCode).toBe(202);
  const many = Array.from({ length: 30 }, (_, at) => violation({ blockedURL: `https://e${at}.example/` }));
  await send(many, '198.51.100.98');
  expect(await read()).toHaveLength(6);
  api.clock.advance(31 * 24 * 60 * 60 * 1000);
  ({ token } = await api.login());
  expect(await read()).toEqual([]);
});
