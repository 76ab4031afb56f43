/** @jest-environment node */
import { minutes, seconds } from './testing/durations.ts';
import { createTestBrowser, settle, testUser } from './testing/index.ts';
import type { TestBrowser, TestTab } from './testing/index.ts';

async function openTabs(browser: TestBrowser, count: number, path = '/admin/projects'): Promise<TestTab[]> {
  const tabs = [await browser.openSignedInTab(path)];
  while (tabs.length < count) {
    const tab = browser.openTab(path);
    await tab.start();
    tabs.push(tab);
  }
  return tabs;
}

test.each([2, 5, 30])(
  'one event among %i tabs is delivered to each other tab once, and never answered (T46)',
  async (count) => {
    const browser = createTestBrowser();
    const [first, ...others] = await openTabs(browser, count);
    const before = browser.hub.deliveries().length;

    first!.session.logout();

    expect(browser.hub.deliveries().length - before).toBe(count - 1);
    for (const tab of others) expect(tab.session.getSnapshot()).toMatchObject({ reason: 'remote-logout' });
  },
);

test('messages carry neither token nor user (T46)', async () => {
  const browser = createTestBrowser();
  const [first] = await openTabs(browser, 2);
  browser.clock.advance(minutes(29));
  first!.session.stayLoggedIn();
  first!.session.logout();
  const seen = browser.hub.deliveries();
  expect(seen.length).toBeGreaterThan(2);
  for (const message of seen) {
    expect(Object.keys(message as object).sort()).toEqual(['epoch', 'from', 'p', 'type']);
  }
  expect(JSON.stringify(seen)).not.toMatch(/token-1|mira/);
});

test('without a channel a tab follows a logout by storage events', async () => {
  const browser = createTestBrowser();
  const quiet = browser.openTab('/admin', { channel: () => undefined });
  const [first] = await openTabs(browser, 1);
  await quiet.start();
  expect(quiet.status()).toBe('authenticated');
  first!.session.logout();
  expect(quiet.status()).toBe('anonymous');
  expect(quiet.page.address()).toBe('/admin/login');
});

test('without shared storage the channel still carries activity, logout and login', async () => {
  const browser = createTestBrowser();
  browser.local.fail('blocked');
  const [first, second] = await openTabs(browser, 2);
  for (let minute = 0; minute < 45; minute += 5) {
    browser.clock.advance(minutes(5));
    first!.press();
  }
  expect(second!.status()).toBe('authenticated');
  first!.session.logout();
  expect(second!.status()).toBe('anonymous');
  await first!.session.login({ email: 'a', password: 'b' });
  expect(second!.status()).toBe('authenticated');
});

test('without shared storage two tabs without activity do not keep each other signed in', async () => {
  const browser = createTestBrowser();
  browser.local.fail('blocked');
  const [first, second] = await openTabs(browser, 2);
  browser.clock.advance(seconds(30));
  first!.press();
  browser.clock.advance(minutes(31));
  expect([first!.status(), second!.status()]).toEqual(['anonymous', 'anonymous']);
});

test('activity in one tab keeps the other from warning, a warning opens and closes in both', async () => {
  const browser = createTestBrowser();
  const [first, second] = await openTabs(browser, 2);
  browser.clock.advance(minutes(20));
  first!.press();
  browser.clock.advance(minutes(20));
  expect([first!.status(), second!.status()]).toEqual(['authenticated', 'authenticated']);

  browser.clock.advance(minutes(9) + seconds(30));
  expect([first!.status(), second!.status()]).toEqual(['warning', 'warning']);
  expect(first!.session.getSnapshot().warningDeadlineMs).toBe(
    second!.session.getSnapshot().warningDeadlineMs,
  );

  second!.press();
  expect([first!.status(), second!.status()]).toEqual(['authenticated', 'authenticated']);
});

test('another user who signs in in another tab replaces the user of this one', async () => {
  const browser = createTestBrowser();
  const [first, second] = await openTabs(browser, 2);
  const changed = jest.fn();
  second!.session.on('user-changed', changed);
  browser.api.user = { ...testUser, _id: '1123456789abcdef01234567', username: 'noor' };
  await first!.session.login({ email: 'noor@studio.test', password: 'secret' });
  expect(second!.session.getSnapshot().user?.username).toBe('noor');
  expect(changed).toHaveBeenCalledTimes(1);
});

test.each([
  null,
  'logout',
  42,
  [],
  {},
  { p: 1 },
  { p: 2, type: 'ended', epoch: 1, from: 'x' },
  { p: 1, type: 'format', epoch: 1, from: 'x' },
  { p: 1, type: 'ended', epoch: 'x', from: 'x' },
  { p: 1, type: 'ended', epoch: 1, from: 7 },
])('a message of %j is ignored', async (message) => {
  const browser = createTestBrowser();
  const [tab] = await openTabs(browser, 1);
  browser.local.entries.delete('admin_token');
  browser.cookie.entries.delete('admin_token');
  const channel = browser.hub.connect();
  channel.postMessage(message);
  await settle();
  expect(tab!.status()).toBe('authenticated');
});
