/** @jest-environment node */
import { days, minutes } from './testing/durations.ts';
import { createMemoryStore, createTestBrowser, testUser } from './testing/index.ts';
import type { TestBrowser } from './testing/index.ts';

const credentials = { email: 'mira@studio.test', password: 'secret' };
const triple = ['admin_session', 'admin_user', 'admin_token'];

function recordOf(browser: TestBrowser): { createdAt: number; expiryDays: number; remember: boolean } {
  return JSON.parse(browser.local.get('admin_session')!) as ReturnType<typeof recordOf>;
}

/** A browser whose stores hold the session of an earlier visit. */
async function visited(remember = false): Promise<TestBrowser> {
  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab('/admin', remember);
  tab.stop();
  return browser;
}

test.each([
  ['no user', { token: 'abc' }],
  ['no token', { user: testUser }],
  ['a user without a role', { user: { ...testUser, role: undefined }, token: 'abc' }],
  ['a token with a line break', { user: testUser, token: 'ab\ncd' }],
])('save needs user and token: an answer with %s stores nothing (T01)', async (_, body) => {
  const browser = createTestBrowser();
  browser.api.answer('POST /api/auth/login', { status: 200, body });
  const tab = browser.openTab('/admin/login');

  await expect(tab.session.login(credentials)).resolves.toMatchObject({ ok: false, message: 'Login failed' });
  expect([...browser.local.entries, ...browser.cookie.entries]).toEqual([]);
});

test.each(['Bearer abc.def', ' Bearer  abc.def ', 'abc.def', 'bearer abc.def'])(
  'one leading Bearer and the blanks are stripped from %p (T02)',
  async (token) => {
    const browser = createTestBrowser();
    browser.api.answer('POST /api/auth/login', { status: 200, body: { user: testUser, token } });
    const tab = browser.openTab('/admin/login');

    await tab.session.login(credentials);

    expect(browser.local.get('admin_token')).toBe('abc.def');
    expect(browser.cookie.get('admin_token')).toBe('abc.def');
  },
);

test('a session lasts 7 days, 30 with remember (T03)', async () => {
  expect(recordOf(await visited())).toEqual({
    createdAt: expect.any(Number) as number,
    expiryDays: 7,
    remember: false,
  });
  expect(recordOf(await visited(true))).toMatchObject({ expiryDays: 30, remember: true });
});

test.each([
  [false, 7],
  [true, 30],
])(
  'a session is valid one millisecond before its expiry and invalid at it (remember %p) (T04)',
  async (remember, expiry) => {
    const browser = await visited(remember);

    browser.clock.jump(days(expiry) - 1);
    expect(browser.openTab().status()).toBe('loading');

    browser.clock.jump(1);
    const late = browser.openTab();
    expect(late.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'expired' });
    expect(triple.filter((key) => browser.local.entries.has(key))).toEqual([]);
  },
);

test.each(triple)('without %s the stored session is cleared and foreign keys stay (T05)', async (key) => {
  const browser = await visited();
  for (const store of [browser.local, browser.cookie]) {
    store.entries.set('theme', 'dark');
    store.entries.delete(key);
  }

  const tab = browser.openTab();

  expect(tab.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'corrupt' });
  for (const store of [browser.local, browser.cookie]) {
    expect(triple.filter((name) => store.entries.has(name))).toEqual([]);
    expect(store.get('theme')).toBe('dark');
  }
});

const garbage = ['undefined', '{', '[]', 'null', '"x"', 'x'.repeat(1024 * 1024)];
test.each(triple.flatMap((key) => garbage.map((value) => [key, value.slice(0, 12), value] as const)))(
  '%s = %s clears the session without a throw (T06)',
  async (key, _, value) => {
    const browser = await visited();
    browser.local.entries.set(key, value);
    browser.cookie.entries.set(key, value);

    const tab = browser.openTab();

    expect(tab.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'corrupt' });
    expect(triple.filter((name) => browser.local.entries.has(name))).toEqual([]);
    expect(triple.filter((name) => browser.cookie.entries.has(name))).toEqual([]);
  },
);

test('garbage under admin_sync and admin_device is ignored (T06)', async () => {
  for (const value of garbage) {
    const browser = await visited();
    browser.local.entries.set('admin_sync', value);
    browser.local.entries.set('admin_device', value);
    const tab = browser.openTab();
    await tab.start();
    expect(tab.status()).toBe('authenticated');
    await expect(tab.session.login(credentials)).resolves.toMatchObject({ ok: true });
  }
});

test('a creation time in the future is set to now, and the server must confirm (T17)', async () => {
  const browser = await visited();
  browser.clock.jump(-minutes(6));

  const tab = browser.openTab();
  await tab.start();

  expect(recordOf(browser).createdAt).toBe(browser.clock.now());
  expect(browser.api.count('GET /api/auth/me')).toBeGreaterThan(0);
  expect(tab.status()).toBe('authenticated');
});

test('a creation time a few minutes in the future is kept (T17)', async () => {
  const browser = await visited();
  const { createdAt } = recordOf(browser);
  browser.clock.jump(-minutes(4));
  browser.openTab();
  expect(recordOf(browser).createdAt).toBe(createdAt);
});

test('a stale cookie does not restore an ended session (T18)', async () => {
  const browser = await visited();
  const stale = [...browser.cookie.entries];
  const tab = browser.openTab();
  tab.session.logout();
  for (const [key, value] of stale) browser.cookie.entries.set(key, value);

  expect(browser.openTab().status()).toBe('anonymous');
  expect(triple.filter((name) => browser.cookie.entries.has(name))).toEqual([]);
});

test('nor does a cookie whose creation time lies ahead of the clock (T18)', async () => {
  const browser = await visited();
  const stale = [...browser.cookie.entries];
  browser.clock.jump(-minutes(2));
  browser.openTab().session.logout();
  for (const [key, value] of stale) browser.cookie.entries.set(key, value);
  expect(browser.openTab().status()).toBe('anonymous');
});

test('nor does a copy from before the clock was set back (T18)', async () => {
  const browser = await visited();
  const stale = [...browser.cookie.entries];
  browser.clock.jump(-minutes(31));
  const tab = browser.openTab();
  browser.clock.jump(minutes(30));
  tab.session.logout();
  for (const [key, value] of stale) browser.cookie.entries.set(key, value);
  expect(browser.openTab().status()).toBe('anonymous');
});

test('a login after the clock was set back works (T19)', async () => {
  const browser = await visited();
  browser.openTab().session.logout();
  browser.clock.jump(-days(1));

  const tab = await browser.openSignedInTab();

  expect(tab.status()).toBe('authenticated');
  expect(browser.openTab().status()).toBe('loading');
});

test('__proto__ in admin_user is harmless (T20)', async () => {
  const browser = await visited();
  const user =
    '{"_id":"1","role":"admin","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
  browser.local.entries.set('admin_user', user);
  browser.cookie.entries.clear();
  browser.api.answer('GET /api/auth/me', 'hangs');

  const tab = browser.openTab();

  expect(tab.status()).toBe('loading');
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('a store that loses written values is not used', async () => {
  const forgetful = createMemoryStore();
  const browser = createTestBrowser();
  const tab = browser.openTab('/admin/login', {
    stores: {
      local: browser.local,
      cookie: { ...forgetful, set: () => undefined },
      tab: createMemoryStore(),
    },
  });
  await tab.session.login(credentials);
  expect(tab.status()).toBe('authenticated');
  expect(tab.toasts).toEqual([]);
});
