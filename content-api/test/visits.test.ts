import { sql } from 'kysely';
import type { VisitNotice, Visits } from '../src/contract/index.ts';
import { days, hours } from '../src/lib/durations.ts';
import { dayOf } from '../src/features/visits/day-of.ts';
import { forgetVisitors } from '../src/features/visits/forget-visitors.ts';
import { thinOut } from '../src/features/visits/thin-out.ts';
import { asSite } from './support/as-site.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;

async function open(env: Record<string, string> = {}): Promise<void> {
  api = await buildTestApp({
    env: { SITE_URL: 'https://studio.example', STUDIO_TIME_ZONE: 'Europe/Vienna', ...env },
  });
  ({ token } = await api.login());
}
afterEach(() => api.close());

const visit = (changes: Partial<VisitNotice> = {}): VisitNotice => ({
  address: '198.51.100.7',
  agent: 'Firefox',
  path: '/',
  status: 200,
  referrer: '',
  isOpened: true,
  ...changes,
});
const note = (...visits: VisitNotice[]) =>
  api.call('POST', '/api/visits', { body: { visits }, ...asSite(api) });
const read = async (query = '') => (await api.call('GET', `/api/visits${query}`, { token })).json<Visits>();
const marks = () => api.context.database.queries.selectFrom('visit_marks').selectAll().execute();

test('visitors are counted once a day, for each page and referrer', async () => {
  await open();
  const other = { address: '203.0.113.5' };
  const fromSearch = { referrer: 'https://www.search.example/?q=studio' };
  expect((await note(visit(fromSearch), visit(), visit({ path: '/work' }))).statusCode).toBe(204);
  await note(visit({ ...other, referrer: 'https://studio.example/work' }), visit({ agent: 'Chrome' }));
  await note(visit({ path: '/about', isOpened: false }));
  expect(await read()).toEqual({
    items: [{ day: '2026-11-21', visits: 3, contacts: 0 }],
    total: 3,
    contacts: 0,
    isOn: true,
    today: '2026-11-21',
  });
  expect((await read('?by=page')).items).toEqual([
    { page: '/', visits: 3 },
    { page: '/about', visits: 1 },
    { page: '/work', visits: 1 },
  ]);
  expect((await read('?by=referrer')).items).toEqual([{ referrer: 'search.example', visits: 1 }]);
  expect((await read('?by=entry')).items).toEqual([{ page: '/', visits: 3 }]);
});

test('missing addresses are listed with the page that links to them; its query is left out', async () => {
  await open();
  const referrer = 'https://other.example/links?mail=asha@client.example';
  await note(visit({ status: 404, path: '/gone', referrer }), visit({ status: 404, path: '/typo' }));
  expect((await read('?by=missing')).items).toEqual([
    { page: '/gone', from: 'other.example/links', visits: 1 },
    { page: '/typo', visits: 1 },
  ]);
  expect((await read()).total).toBe(0);
});

test('messages are counted as contacts of the day, spam is not', async () => {
  await open();
  await api.call('POST', '/api/contact', { body: samples.message });
  await api.call('POST', '/api/contact', { body: { ...samples.message, botcheck: 'x' } });
  expect(await read()).toMatchObject({ items: [{ day: '2026-11-21', visits: 0, contacts: 1 }], contacts: 1 });
});

test('a day ends at midnight of the studio; salt and marks go with it, and nothing names the visitor', async () => {
  await open();
  await note(visit({ address: '203.0.113.77', agent: 'A rare browser' }));
  const tables = ['visit_marks', 'visit_counts', 'meta'];
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(api.context.database.queries);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|rare/);
  }
  const [first] = await marks();
  api.clock.advance(hours(15) - 1);
  await note(visit({ address: '203.0.113.77', agent: 'A rare browser' }));
  expect((await read()).total).toBe(1);
  api.clock.advance(1);
  const today = dayOf(api.clock.nowMs(), 'Europe/Vienna');
  expect(today).toBe('2026-11-22');
  await forgetVisitors(api.context.database.queries, today);
  expect(await marks()).toEqual([]);
  await note(visit({ address: '203.0.113.77', agent: 'A rare browser' }));
  expect((await read()).total).toBe(2);
  expect((await marks()).map(({ key }) => key)).not.toContain(first?.key);
  expect((await read('?from=2026-11-22')).total).toBe(1);
});

test('days are those of the zone that the studio names in the console, not of the server', async () => {
  await open();
  const body = { name: 'Kauri Works', timeZone: 'Pacific/Auckland' };
  expect((await api.call('PUT', '/api/studio', { token, body })).statusCode).toBe(200);
  api.clock.advance(hours(4));
  await note(visit());
  await api.call('POST', '/api/contact', { body: samples.message });
  expect(await read()).toMatchObject({
    items: [{ day: '2026-11-22', visits: 1, contacts: 1 }],
    today: '2026-11-22',
  });
});

test('only the server of the site may tell of visits', async () => {
  await open();
  const body = { visits: [visit()] };
  const foreign = await api.call('POST', '/api/visits', { body, ip: '198.51.100.7' });
  const handedOn = await api.call('POST', '/api/visits', {
    body,
    ...asSite(api, { 'x-forwarded-for': '127.0.0.1' }),
  });
  const neighbour = await api.call('POST', '/api/visits', { body, ip: '127.0.0.1' });
  const guess = asSite(api, { 'x-site-secret': 'a'.repeat(43) });
  const guessed = await api.call('POST', '/api/visits', { body, ...guess });
  const answers = [foreign, handedOn, neighbour, guessed];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  expect((await read()).total).toBe(0);
});

test('with VISITS=off nothing is counted', async () => {
  await open({ VISITS: 'off' });
  await note(visit());
  expect(await read()).toMatchObject({ items: [], total: 0, isOn: false });
  expect(await marks()).toEqual([]);
});

test('made-up referrers, pages and dead addresses share one row beyond a number of names', async () => {
  await open();
  for (let batch = 0; batch < 3; batch += 1) {
    const made = Array.from({ length: 150 }, (_, index) => {
      const name = `n${batch}-${index}`;
      return visit({
        address: `2001:db8::${batch}:${index}`,
        path: `/${name}`,
        referrer: `https://${name}.example/`,
      });
    });
    await note(...made, ...made.map((one) => ({ ...one, status: 404 as const })));
  }
  const { queries } = api.context.database;
  const rows = await queries.selectFrom('visit_counts').select(['kind', 'name', 'count']).execute();
  expect(rows.length).toBeLessThan(240);
  expect(rows.find(({ kind, name }) => kind === 'referrer' && name === '(other)')?.count).toBe(400);
  expect((await read()).total).toBe(450);
});

test('a year of busy days is smaller than 5 MB, and older days end', async () => {
  await open();
  const { queries } = api.context.database;
  const names = { page: 100, referrer: 50, entry: 50, missing: 30 };
  for (let ago = 0; ago < 410; ago += 1) {
    const day = dayOf(api.clock.nowMs() - days(ago), 'UTC');
    const rows = [
      ['visitors', ''],
      ...Object.entries(names).flatMap(([kind, count]) =>
        Array.from({ length: ago > 50 && ago < 60 ? count : Math.min(count, 12) }, (_, at) => [
          kind,
          `/a-page-of-a-usual-length-${at}`,
        ]),
      ),
    ].map(([kind = '', name = '']) => ({ key: `${day} ${kind} ${name}`, day, kind, name, count: 3 }));
    await queries.insertInto('visit_counts').values(rows).execute();
  }
  for (let round = 0; round < 12; round += 1) await thinOut(queries, api.clock.nowMs());
  const left = await queries.selectFrom('visit_counts').selectAll().execute();
  const bytes = left.reduce(
    (sum, row) => sum + 2 * row.key.length + 3 * row.day.length + 2 * row.kind.length + row.name.length + 24,
    0,
  );
  expect(bytes).toBeLessThan(3_000_000);
  expect(left.filter(({ day }) => day < '2025-10-17')).toEqual([]);
});
