/** @jest-environment node */
import { minutes, seconds } from './testing/durations.ts';
import { createTestBrowser, settle } from './testing/index.ts';
import type { TestBrowser } from './testing/index.ts';

function createdAt({ local }: TestBrowser): number {
  return (JSON.parse(local.get('admin_session')!) as { createdAt: number }).createdAt;
}

test('the session is refreshed after 15 minutes of wall time (T33)', async () => {
  const browser = createTestBrowser();
  const { clock, api } = browser;
  const tab = await browser.openSignedInTab();
  const start = clock.now();
  clock.advance(minutes(10));
  tab.press();
  clock.advance(minutes(4));
  expect(createdAt(browser)).toBe(start);
  clock.advance(minutes(1));
  expect(createdAt(browser)).toBe(start + minutes(15));
  expect(api.count('POST /api/auth/refresh')).toBe(1);
  expect(api.calls.at(-1)).toMatchObject({ token: 'token-1' });
});

test('one refresh after three hours of sleep, not one per quarter of an hour (T33)', async () => {
  const browser = createTestBrowser();
  const { clock, api } = browser;
  const sleeping = await browser.openSignedInTab();
  const awake = browser.openTab('/admin');
  await awake.start();
  sleeping.stop();
  for (let minute = 0; minute < 180; minute += 10) {
    clock.advance(minutes(10));
    awake.press();
  }
  const before = api.count('POST /api/auth/refresh');
  awake.stop();
  clock.jump(minutes(16));

  await sleeping.start();
  sleeping.page.dispatch('focus');
  sleeping.page.dispatch('pageshow');

  expect(api.count('POST /api/auth/refresh')).toBe(before + 1);
});

test('only one of several tabs refreshes (T33)', async () => {
  const browser = createTestBrowser();
  const first = await browser.openSignedInTab();
  const others = [browser.openTab(), browser.openTab()];
  for (const tab of others) await tab.start();
  browser.clock.advance(minutes(10));
  first.press();
  browser.clock.advance(minutes(6));
  expect(browser.api.count('POST /api/auth/refresh')).toBe(1);
});

test('a refresh keeps remember and its 30 days (T34)', async () => {
  const browser = createTestBrowser();
  await browser.openSignedInTab('/admin', true);
  browser.clock.advance(minutes(15));
  for (const store of [browser.local, browser.cookie]) {
    expect(JSON.parse(store.get('admin_session')!)).toEqual({
      createdAt: browser.clock.now(),
      expiryDays: 30,
      remember: true,
    });
  }
});

test('a refresh after the logout in another tab writes nothing (T35)', async () => {
  const browser = createTestBrowser();
  const sleeper = await browser.openSignedInTab();
  const other = browser.openTab();
  await other.start();
  // The sleeping tab receives no events.
  sleeper.stop();
  other.session.logout();
  const kept = [...browser.local.entries];

  browser.clock.jump(minutes(16));
  sleeper.session.touchGuard('projects');

  expect([...browser.local.entries]).toEqual(kept);
  expect([...browser.cookie.entries]).toEqual([]);
  expect(browser.api.count('POST /api/auth/refresh')).toBe(0);
  expect(sleeper.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'remote-logout' });
});

test('a logout between reading and writing the stores wins (T35)', async () => {
  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab();
  browser.clock.jump(minutes(1));
  const { set } = browser.cookie;
  browser.cookie.set = (key, value, expiryDays) => {
    const sync = JSON.parse(browser.local.get('admin_sync')!) as { epoch: number };
    if (key === 'admin_session') {
      browser.local.entries.set('admin_sync', JSON.stringify({ ...sync, epoch: sync.epoch + 1 }));
    }
    set(key, value, expiryDays);
  };

  tab.session.touchGuard('projects');

  expect(browser.local.get('admin_token') ?? browser.cookie.get('admin_token')).toBeUndefined();
  expect(tab.status()).toBe('anonymous');
});

test('two refreshes within a second are one, and a guarded page refreshes once per location', async () => {
  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab();
  browser.clock.advance(seconds(5));
  tab.session.touchGuard('a');
  tab.session.touchGuard('b');
  expect(browser.api.count('POST /api/auth/refresh')).toBe(1);
  browser.clock.advance(seconds(5));
  tab.session.touchGuard('b');
  expect(browser.api.count('POST /api/auth/refresh')).toBe(1);
  tab.session.touchGuard('a');
  expect(browser.api.count('POST /api/auth/refresh')).toBe(2);
});

test.each([
  [{ status: 401 }, 'anonymous'],
  [{ status: 403 }, 'authenticated'],
  [{ status: 500 }, 'authenticated'],
  ['offline' as const, 'authenticated'],
])('a refresh ends the session only on a 401: %p', async (answer, status) => {
  const browser = createTestBrowser();
  const tab = await browser.openSignedInTab();
  browser.api.answer('POST /api/auth/refresh', answer);
  browser.clock.advance(minutes(15));
  await settle();
  expect(tab.status()).toBe(status);
});
