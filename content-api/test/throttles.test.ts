import { purgeThrottles } from '../src/core/accounts/throttle.ts';
import { adminEmail, adminPassword, buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

const minute = 60_000;
let api: TestApp;
beforeEach(async () => {
  api = await buildTestApp();
  await api.addAccount(adminEmail);
});
afterEach(() => api.close());

interface Try {
  email?: string;
  password?: string;
  ip?: string;
  device?: string;
  url?: string;
}
let addresses = 0;
const anyAddress = () => `192.0.2.${(addresses = (addresses + 1) % 250)}`;
const attempt = ({ email = adminEmail, password = 'wrong', ip, device, url = '/api/auth/login' }: Try = {}) =>
  api.call('POST', url, {
    body: { email, password },
    ip: ip ?? anyAddress(),
    headers: device === undefined ? {} : { 'x-device': device },
  });
const statuses = async (tries: ReturnType<typeof attempt>[]) =>
  (await Promise.all(tries)).map(({ statusCode }) => statusCode);

test('an address has ten logins in fifteen minutes, however the path is written', async () => {
  const ip = '203.0.113.1';
  for (let count = 0; count < 10; count += 1) {
    await attempt({
      ip,
      email: `u${count}@x.example`,
      url: count % 2 === 0 ? '/api/auth/login' : '/api/auth/%6cogin',
    });
  }
  const refused = await attempt({ ip, password: adminPassword });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
  api.clock.advance(15 * minute);
  expect((await attempt({ ip, password: adminPassword })).statusCode).toBe(200);
});

test('setting the clock back by a day does not extend a pause by a day', async () => {
  const ip = '203.0.113.2';
  for (let count = 0; count < 11; count += 1) await attempt({ ip, email: `u${count}@x.example` });
  for (let count = 0; count < 6; count += 1) await attempt({ email: 'locked@x.example' });
  expect((await attempt({ ip })).statusCode).toBe(429);
  expect((await attempt({ email: 'locked@x.example' })).statusCode).toBe(429);
  api.clock.setBack(24 * 60 * minute);
  for (const tried of [await attempt({ ip }), await attempt({ email: 'locked@x.example' })]) {
    expect(Number(tried.headers['retry-after'] ?? 0)).toBeLessThanOrEqual(15 * 60);
  }
  api.clock.advance(5_001);
  expect((await attempt({ ip, email: 'other@x.example' })).statusCode).toBe(401);
  expect((await attempt({ email: 'locked@x.example' })).statusCode).toBe(401);
});

test('addresses of one IPv6 network count together', async () => {
  for (let count = 0; count < 10; count += 1) {
    await attempt({ ip: `2001:db8:1:2::${count + 1}`, email: `u${count}@x.example` });
  }
  expect((await attempt({ ip: '2001:db8:1:2:ffff::9' })).statusCode).toBe(429);
  expect((await attempt({ ip: '2001:db8:1:3::1' })).statusCode).toBe(401);
});

test.each(['known', 'unknown'])(
  'a %s account pauses after five failures, twice as long each time',
  async (kind) => {
    const email = kind === 'known' ? adminEmail : 'nobody@x.example';
    for (let count = 0; count < 5; count += 1) expect((await attempt({ email })).statusCode).toBe(401);
    const pauses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const refused = await attempt({ email, password: adminPassword });
      expect(refused.statusCode).toBe(429);
      const seconds = Number(refused.headers['retry-after']);
      pauses.push(seconds / 60);
      api.clock.advance(seconds * 1000);
      expect((await attempt({ email })).statusCode).toBe(401);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 15, 15]);
  },
);

test('tries count before they are checked: of many at once only five are', async () => {
  const tries = Array.from({ length: 40 }, (_, index) =>
    attempt({ password: index === 39 ? adminPassword : 'wrong' }),
  );
  const answers = await statuses(tries);
  expect(answers.filter((status) => status === 429)).toHaveLength(35);
  expect(answers).not.toContain(200);
});

test('a browser that logged in before has its own limit, so that an attacker cannot lock the owner out', async () => {
  const { device } = await api.login();
  for (let count = 0; count < 6; count += 1) await attempt();
  expect((await attempt({ password: adminPassword })).statusCode).toBe(429);
  const owner = await attempt({ password: adminPassword, device });
  expect(owner.statusCode).toBe(200);
  expect(owner.json()).toMatchObject({ device });
});

test('a device mark is no way around the limits: not forged, not for another account', async () => {
  const { device } = await api.login();
  for (let count = 0; count < 5; count += 1) await attempt({ device });
  expect((await attempt({ device, password: adminPassword })).statusCode).toBe(429);
  for (let count = 0; count < 5; count += 1) await attempt({ email: 'b@x.example', device });
  const forged = `${device.slice(0, -3)}AAA`;
  expect((await attempt({ email: 'b@x.example', device: forged })).statusCode).toBe(429);
});

test('a right password forgets the failures before it', async () => {
  for (let count = 0; count < 4; count += 1) await attempt();
  expect((await attempt({ password: adminPassword })).statusCode).toBe(200);
  for (let count = 0; count < 4; count += 1) await attempt();
  expect((await attempt({ password: adminPassword })).statusCode).toBe(200);
});

test('counters survive a restart, and what has expired is dropped in batches', async () => {
  await attempt();
  const { database, clock } = api.context;
  const rows = () => database.queries.selectFrom('throttles').selectAll().execute();
  expect((await rows()).length).toBeGreaterThan(0);
  const before = await purgeThrottles(database.queries, clock.nowMs(), { keep: 100_000, batch: 500 });
  expect(before).toBe(0);
  api.clock.advance(25 * 60 * minute);
  await purgeThrottles(database.queries, clock.nowMs(), { keep: 100_000, batch: 500 });
  expect(await rows()).toEqual([]);
});

test('no more keys are kept than allowed; the oldest go first', async () => {
  for (let count = 0; count < 5; count += 1) await attempt({ email: `u${count}@x.example` });
  const { database, clock } = api.context;
  await purgeThrottles(database.queries, clock.nowMs(), { keep: 3, batch: 500 });
  expect(await database.queries.selectFrom('throttles').selectAll().execute()).toHaveLength(3);
});

test('a session may call 600 times a minute and write 120 times', async () => {
  // These counters are the library's own, and it reads the time itself.
  const time = vi.spyOn(Date, 'now').mockImplementation(() => api.clock.nowMs());
  const { token } = await api.login();
  const write = () => api.call('PATCH', '/api/messages/65f00000a000000000000000', { token, body: {} });
  for (let count = 0; count < 120; count += 1) expect((await write()).statusCode).toBe(404);
  const refused = await write();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  for (let count = 0; count < 479; count += 1) await api.call('GET', '/api/auth/me', { token });
  expect((await api.call('GET', '/api/auth/me', { token })).statusCode).toBe(429);
  api.clock.advance(minute);
  expect((await api.call('GET', '/api/auth/me', { token })).statusCode).toBe(200);
  time.mockRestore();
});

test('a clock that is set back by a day keeps no session waiting for longer than its window', async () => {
  await api.close();
  api = await buildTestApp({
    changeConfig: (config) => ({
      ...config,
      limits: { ...config.limits, adminWrites: { max: 2, windowMs: minute } },
    }),
  });
  const time = vi.spyOn(Date, 'now').mockImplementation(() => api.clock.nowMs());
  const { token } = await api.login();
  const write = () => api.call('PATCH', '/api/messages/65f00000a000000000000000', { token, body: {} });
  for (const status of [404, 404, 429]) expect((await write()).statusCode).toBe(status);
  api.clock.setBack(24 * 60 * minute);
  const refused = await write();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  api.clock.advance(minute);
  expect((await write()).statusCode).toBe(404);
  time.mockRestore();
});

test('a preview that follows typing takes no write from the session', async () => {
  await api.close();
  api = await buildTestApp({
    changeConfig: (config) => ({
      ...config,
      limits: { ...config.limits, adminWrites: { max: 2, windowMs: minute } },
    }),
  });
  const { token } = await api.login();
  const unsaved = [{ kind: 'project', id: '65f000000000000000000000', data: {} }];
  const made = await api.call('POST', '/api/previews', { token, body: { unsaved } });
  const url = `/api/previews/${made.json<{ _id: string }>()._id}`;
  for (let count = 0; count < 5; count += 1)
    expect((await api.call('PUT', url, { token, body: { unsaved } })).statusCode).toBe(200);
  expect((await api.call('DELETE', url, { token })).statusCode).toBe(200);
  expect((await api.call('DELETE', url, { token })).statusCode).toBe(429);
});

test('the address of the caller is believed only from loopback and trusted callers', async () => {
  const seen = async (remote: string) => {
    await api.call('POST', '/api/contact', {
      body: { name: 'a', email: 'a@b.example', subject: 's', message: 'm' },
      ip: remote,
      headers: { 'x-forwarded-for': '198.51.100.77' },
    });
    const rows = await api.context.database.queries.selectFrom('throttles').select('key').execute();
    return rows.map(({ key }) => key).filter((key) => key.startsWith('contact:address'));
  };
  expect(await seen('203.0.113.5')).toEqual(['contact:address:203.0.113.5']);
  expect(await seen('127.0.0.1')).toContain('contact:address:198.51.100.77');
});
