/** @jest-environment node */
import { secondsLeft } from './seconds-left.ts';
import { minutes, seconds } from './testing/durations.ts';
import { createTestBrowser, settle } from './testing/index.ts';
import { watchPopup } from './watch-popup.ts';

const hours = (count: number) => minutes(count * 60);

test('no warning after 28:59 idle, a warning by 30:00 (T21)', async () => {
  const { clock, openSignedInTab } = createTestBrowser();
  const tab = await openSignedInTab();
  clock.advance(minutes(28) + seconds(59));
  expect(tab.status()).toBe('authenticated');
  clock.advance(seconds(60));
  expect(tab.status()).toBe('warning');
  expect(tab.session.getSnapshot().warningDeadlineMs).toBeLessThanOrEqual(clock.now() + seconds(60));
});

test('60 seconds after the warning the session is over and the page at the login (T22)', async () => {
  const { clock, api, local, cookie, openSignedInTab } = createTestBrowser();
  const tab = await openSignedInTab('/admin/projects?tab=2');
  clock.advance(minutes(29));
  expect(tab.status()).toBe('warning');
  clock.advance(seconds(59));
  expect(tab.status()).toBe('warning');
  clock.advance(seconds(1));

  expect(tab.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'idle' });
  expect(tab.navigations).toEqual([{ path: '/admin/login', state: { from: '/admin/projects?tab=2' } }]);
  expect(local.get('admin_token') ?? cookie.get('admin_token')).toBeUndefined();
  expect(api.calls.at(-1)).toMatchObject({
    name: 'POST /api/auth/logout',
    token: 'token-1',
    keepalive: true,
  });
  expect(tab.toasts).toMatchObject([{ type: 'error', durationMs: 5000 }]);
});

test('the countdown is exact after timers stalled for 20 seconds (T23)', async () => {
  const { clock, openSignedInTab } = createTestBrowser();
  const tab = await openSignedInTab();
  clock.advance(minutes(29));
  expect(secondsLeft(tab.session)).toBe(60);
  clock.stall(seconds(20));
  expect(secondsLeft(tab.session)).toBe(40);
  clock.advance(seconds(1));
  expect(secondsLeft(tab.session)).toBe(39);
});

test.each(['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'])(
  '%s restarts the 29 minutes (T24)',
  async (type) => {
    const { clock, openSignedInTab } = createTestBrowser();
    const tab = await openSignedInTab();
    clock.advance(minutes(28));
    tab.page.dispatch(type);
    clock.advance(minutes(28));
    expect(tab.status()).toBe('authenticated');
    clock.advance(minutes(1.5));
    expect(tab.status()).toBe('warning');
  },
);

test.each(['mousedown', 'keydown', 'scroll', 'touchstart'])(
  '%s outside the dialog dismisses the warning and refreshes (T26)',
  async (type) => {
    const { clock, api, local, openSignedInTab } = createTestBrowser();
    const tab = await openSignedInTab();
    clock.advance(minutes(29));
    const refreshes = api.count('POST /api/auth/refresh');

    clock.advance(seconds(10));
    tab.page.dispatch(type);

    expect(tab.status()).toBe('authenticated');
    expect(api.count('POST /api/auth/refresh')).toBe(refreshes + 1);
    expect(JSON.parse(local.get('admin_session')!)).toMatchObject({ createdAt: clock.now() });
    clock.advance(minutes(28));
    expect(tab.status()).toBe('authenticated');
  },
);

test('a pointer outside the dialog dismisses after one second (T26)', async () => {
  const { clock, openSignedInTab } = createTestBrowser();
  const tab = await openSignedInTab();
  watchPopup(tab.session);
  clock.advance(minutes(29));
  tab.page.dispatch('mousemove');
  clock.advance(900);
  expect(tab.status()).toBe('warning');
  clock.advance(100);
  expect(tab.status()).toBe('authenticated');
});

test('Stay Logged In dismisses and refreshes (T27)', async () => {
  const { clock, api, openSignedInTab } = createTestBrowser();
  const tab = await openSignedInTab();
  clock.advance(minutes(29) + seconds(30));
  const refreshes = api.count('POST /api/auth/refresh');
  tab.session.stayLoggedIn();
  expect(tab.status()).toBe('authenticated');
  expect(api.count('POST /api/auth/refresh')).toBe(refreshes + 1);
});

test('Stay Logged In cannot rescue a session whose countdown is over (T27)', async () => {
  const { clock, openSignedInTab } = createTestBrowser();
  const tab = await openSignedInTab();
  clock.advance(minutes(29));
  clock.jump(minutes(5));
  tab.session.stayLoggedIn();
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'idle' });
});

test('Logout Now ends the session and goes to the login (T27)', async () => {
  const { clock, api, openSignedInTab } = createTestBrowser();
  const tab = await openSignedInTab();
  clock.advance(minutes(29));
  tab.session.logout();
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'logout' });
  expect(tab.navigations).toEqual([{ path: '/admin/login', state: undefined }]);
  expect(api.calls.at(-1)).toMatchObject({ name: 'POST /api/auth/logout', keepalive: true });
});

test('after two hours of sleep the session ends without a popup (T28)', async () => {
  const { clock, openSignedInTab } = createTestBrowser();
  const tab = await openSignedInTab();
  const seen: string[] = [];
  tab.session.subscribe(() => seen.push(tab.status()));
  clock.jump(hours(2));
  tab.page.changeVisibility();
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'idle' });
  expect(seen).toEqual(['anonymous']);
});

test('after 29.5 minutes of sleep the warning has its 60 seconds (T29)', async () => {
  const { clock, openSignedInTab } = createTestBrowser();
  const tab = await openSignedInTab();
  clock.jump(minutes(29.5));
  tab.page.dispatch('focus');
  expect(tab.status()).toBe('warning');
  expect(secondsLeft(tab.session)).toBe(60);
});

test('the key press that wakes the machine does not rescue the session (T30)', async () => {
  const { clock, openSignedInTab } = createTestBrowser();
  const tab = await openSignedInTab();
  clock.jump(hours(1));
  tab.press();
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'idle' });
});

test('nor does one after the countdown ran out in sleep (T30)', async () => {
  const { clock, openSignedInTab } = createTestBrowser();
  const tab = await openSignedInTab();
  clock.advance(minutes(29));
  clock.jump(seconds(61));
  tab.press();
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'idle' });
});

test.each([59, 60, 75, 90, 118, 119])(
  'checks every %i seconds never skip the warning (T31)',
  async (period) => {
    const { clock, openSignedInTab } = createTestBrowser();
    const tab = await openSignedInTab();
    const seen = new Set<string>();
    tab.session.subscribe(() => seen.add(tab.status()));
    for (let elapsed = 0; elapsed < 40 * 60 && !seen.has('anonymous'); elapsed += period) {
      clock.jump(seconds(period));
      tab.page.dispatch('focus');
    }
    expect([...seen]).toEqual(['warning', 'anonymous']);
  },
);

test('a fresh load after eight hours stays signed in (T32)', async () => {
  const browser = createTestBrowser();
  const before = await browser.openSignedInTab();
  before.stop();
  browser.clock.jump(hours(8));

  const tab = browser.openTab('/admin');
  await tab.start();
  browser.clock.advance(minutes(5));

  expect(tab.status()).toBe('authenticated');
});

test('also if the last visit was closed during a warning (T32)', async () => {
  const browser = createTestBrowser();
  const before = await browser.openSignedInTab();
  browser.clock.advance(minutes(29));
  expect(before.status()).toBe('warning');
  before.stop();
  browser.clock.jump(hours(8));

  const tab = browser.openTab('/admin');
  await tab.start();
  expect(tab.status()).toBe('authenticated');
});

test('a clock set back neither blocks the warning nor stretches the countdown', async () => {
  const { clock, openSignedInTab } = createTestBrowser();
  const tab = await openSignedInTab();
  clock.jump(-hours(24));
  clock.advance(minutes(30));
  expect(tab.status()).toBe('warning');
  clock.jump(-hours(1));
  clock.advance(seconds(62));
  expect(tab.status()).toBe('anonymous');
});

test.each([
  ['a day', hours(24), 'idle'],
  ['eight days, more than the session lives', hours(8 * 24), 'expired'],
])('a clock set forward by %s ends an open tab without a popup', async (_, jumpMs, reason) => {
  for (const wake of ['press', 'check'] as const) {
    const { clock, openSignedInTab } = createTestBrowser();
    const tab = await openSignedInTab();
    const seen: string[] = [];
    tab.session.subscribe(() => seen.push(tab.status()));
    clock.jump(jumpMs);
    if (wake === 'press') tab.press();
    else clock.advance(minutes(1));
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason });
    expect(seen).toEqual(['anonymous']);
  }
});

test('activity is written at most every ten seconds, and before the page is hidden', async () => {
  const { clock, local, openSignedInTab } = createTestBrowser();
  const tab = await openSignedInTab();
  const before = local.writes();
  for (let second = 0; second < 60; second += 1) {
    clock.advance(seconds(1));
    tab.press();
  }
  expect(local.writes() - before).toBeLessThanOrEqual(7);
  tab.page.changeVisibility();
  await settle();
  expect(JSON.parse(local.get('admin_sync')!)).toMatchObject({ lastActivity: clock.now() });
});
