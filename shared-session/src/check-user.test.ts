/** @jest-environment node */
import { seconds } from './testing/durations.ts';
import { returnPath } from './remember-return-path.ts';
import { createTestBrowser, settle, testUser } from './testing/index.ts';
import type { FakeAnswer, TestBrowser, TestTab } from './testing/index.ts';

/** Loads a page with a stored session. The checks receive the given responses in order. */
async function reload(...answers: FakeAnswer[]): Promise<{ browser: TestBrowser; tab: TestTab }> {
  const browser = createTestBrowser();
  const before = await browser.openSignedInTab();
  before.stop();
  browser.api.calls.length = 0;
  if (answers.length > 0) browser.api.answer('GET /api/auth/me', ...answers);
  const tab = browser.openTab('/admin/projects');
  await tab.start();
  return { browser, tab };
}

async function passRetries({ clock }: TestBrowser): Promise<void> {
  for (const pauseMs of [300, 900]) {
    clock.advance(pauseMs);
    await settle();
  }
}

test('503, 503, 200 stays in (T52)', async () => {
  const { browser, tab } = await reload({ status: 503 }, { status: 503 }, { status: 200, body: testUser });
  expect(tab.status()).toBe('loading');
  await passRetries(browser);
  expect(tab.status()).toBe('authenticated');
  expect(browser.api.count('GET /api/auth/me')).toBe(3);
});

test.each<FakeAnswer>([{ status: 503 }, { status: 502 }, { status: 504 }, { status: 500 }, 'offline'])(
  'three times %j is no answer: the session is kept, and the next check decides (T52)',
  async (answer) => {
    const { browser, tab } = await reload(answer);
    await passRetries(browser);
    expect(tab.status()).toBe('loading');
    expect(browser.api.count('GET /api/auth/me')).toBe(3);
    expect(browser.local.get('admin_token')).toBeDefined();
    expect(tab.page.address()).toBe('/admin/projects');
    browser.api.answer('GET /api/auth/me', { status: 401 });
    await tab.session.check();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'unauthorized' });
    expect(returnPath(tab.session)).toBe('/admin/projects');
    expect(tab.page.address()).toBe('/admin/login');
  },
);

test('a check without a response times out after five seconds (T52)', async () => {
  const { browser, tab } = await reload('hangs');
  for (const pauseMs of [5000, 300, 5000, 900, 5000]) {
    expect(tab.status()).toBe('loading');
    browser.clock.advance(pauseMs);
    await settle();
  }
  expect(browser.api.count('GET /api/auth/me')).toBe(3);
  expect(browser.local.get('admin_token')).toBeDefined();
});

test.each<[FakeAnswer, string]>([
  [{ status: 401 }, 'unauthorized'],
  [{ status: 404 }, 'unauthorized'],
  [{ status: 403 }, 'denied'],
  [{ status: 200, body: { ...testUser, role: 'editor' } }, 'denied'],
  [{ status: 200, body: '<!doctype html>' }, 'check-failed'],
  [{ status: 200, body: [] }, 'check-failed'],
])('%j ends it at once (T52)', async (answer, reason) => {
  const { browser, tab } = await reload(answer);
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason });
  expect(browser.api.count('GET /api/auth/me')).toBe(1);
  expect(browser.local.get('admin_token')).toBeUndefined();
});

test('the confirmed user replaces the stored one', async () => {
  const { browser, tab } = await reload({
    status: 200,
    body: { user: { ...testUser, username: 'mira k.' } },
  });
  expect(tab.session.getSnapshot().user?.username).toBe('mira k.');
  expect(browser.local.get('admin_user')).toContain('mira k.');
});

test('several checks at once are one call', async () => {
  const { browser, tab } = await reload();
  await Promise.all([tab.session.check(), tab.session.check(), tab.session.check()]);
  expect(browser.api.count('GET /api/auth/me')).toBe(2);
});

test('a response that arrives after a new login is ignored', async () => {
  const { browser, tab } = await reload('hangs');
  await tab.session.login({ email: 'a', password: 'b' });
  browser.clock.advance(seconds(5));
  await settle();
  expect(tab.status()).toBe('authenticated');
});

test('a page that comes back online checks once and stays signed in, even if the network still fails', async () => {
  const { browser, tab } = await reload();
  tab.page.dispatch('offline');
  browser.api.answer('GET /api/auth/me', 'offline');
  tab.page.dispatch('online');
  await settle();
  await passRetries(browser);
  expect(tab.status()).toBe('authenticated');
  expect(tab.toasts.map(({ type }) => type)).toEqual(['error', 'success']);

  const calls = browser.api.count('GET /api/auth/me');
  tab.page.dispatch('online');
  await settle();
  expect(browser.api.count('GET /api/auth/me')).toBe(calls);

  browser.clock.advance(seconds(61));
  browser.api.answer('GET /api/auth/me', { status: 200, body: testUser });
  tab.page.dispatch('online');
  await settle();
  expect(browser.api.count('GET /api/auth/me')).toBe(calls + 1);
  expect(tab.status()).toBe('authenticated');
});
