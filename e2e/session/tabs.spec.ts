import type { Page } from '@playwright/test';
import {
  expect,
  expectActivityAt,
  loginHeading,
  openConsole,
  openTwo,
  passTime,
  signIn,
  start,
  stopClock,
  test,
  warning,
} from './support/test.ts';

test('a logout in one tab brings the other to the login within a second (T36)', async ({ context }) => {
  // No second passes at all: the news comes by itself, not by looking from time to time.
  await stopClock(context);
  const [a, b] = await openTwo(context, '/admin/projects');
  await a.getByRole('button', { name: 'Logout' }).click();
  await expect(loginHeading(b)).toBeVisible();
  await expect(b).toHaveURL('/admin/login');
  await expect(loginHeading(a)).toBeVisible();
});

test('activity in one tab keeps the other from warning (T37)', async ({ context }) => {
  await stopClock(context);
  const [a, b] = await openTwo(context);
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    await context.clock.fastForward('15:00');
    await a.keyboard.press('Shift');
    await expectActivityAt(b, start.getTime() + minutes(15 * quarter));
  }
  await expect(b.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  await expect(warning(b)).toBeHidden();
  await expect(warning(a)).toBeHidden();
});

test('the warning shows the same second in both tabs (T38) @whole', async ({ context }) => {
  await stopClock(context);
  const [a, b] = await openTwo(context);
  await passTime(context, minutes(29));
  for (const page of [a, b]) await expect(warning(page).getByText('60 seconds left')).toBeVisible();
  await passTime(context, seconds(10));
  for (const page of [a, b]) await expect(warning(page).getByText('50 seconds left')).toBeVisible();
});

test('Stay Logged In in one tab closes the warning of the other (T39)', async ({ context, api }) => {
  await stopClock(context);
  const [a, b] = await openTwo(context);
  await passTime(context, minutes(29));
  await expect(warning(b)).toBeVisible();
  const refreshes = await api.count('POST /api/auth/refresh');
  await warning(a).getByRole('button', { name: 'Stay Logged In' }).click();
  await expect(warning(b)).toBeHidden();
  await expect(warning(a)).toBeHidden();
  await expect.poll(() => api.count('POST /api/auth/refresh')).toBe(refreshes + 1);
});

test('a frozen tab neither blocks nor logs out the other (T40) @whole', async ({ context }) => {
  // The one clock of the machine, that a frozen page can read once it thaws; Playwright's would run its timers.
  await context.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + Number(localStorage.getItem('machine_clock_offset'));
  });
  const [a, b] = await openTwo(context);
  const lifecycle = await context.newCDPSession(b);
  await a.bringToFront();
  await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });

  for (const passedMs of [minutes(20), minutes(40)]) {
    await jumpTo(a, passedMs);
    await expect(warning(a)).toBeHidden();
    await a.keyboard.press('Shift');
  }
  await a.getByRole('link', { name: 'Projects' }).click();
  await expect(a.getByText('At /admin/projects')).toBeVisible();

  await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });
  await b.bringToFront();
  await jumpTo(b, minutes(40));
  await expect(b.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  await expect(a.getByRole('heading', { name: 'Console of mira' })).toBeVisible();

  await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });
  await a.getByRole('button', { name: 'Logout' }).click();
  await expect(loginHeading(a)).toBeVisible();
  await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(loginHeading(b)).toBeVisible();
});

test('a login in one tab unlocks the other (T41)', async ({ context }) => {
  const b = await context.newPage();
  await b.goto('/admin/projects');
  await expect(loginHeading(b)).toBeVisible();
  await openConsole(context);
  await expect(b.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  await expect(b).toHaveURL('/admin/projects');
});

test('another user in one tab resets the other (T42) @whole', async ({ context }) => {
  const [a, b] = await openTwo(context);
  await b.evaluate(() => {
    globalThis.changes = 0;
    hostSession.on('user-changed', () => (globalThis.changes += 1));
  });
  await a.getByRole('button', { name: 'Logout' }).click();
  await expect(loginHeading(b)).toBeVisible();
  await signIn(a, 'noor');
  await expect(b.getByRole('heading', { name: 'Console of noor' })).toBeVisible();
  expect(await b.evaluate(() => changes)).toBe(1);
});

test('without a BroadcastChannel storage events carry the news (T43) @whole', async ({ context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await stopClock(context);
  const [a, b] = await openTwo(context);
  await a.getByRole('button', { name: 'Logout' }).click();
  await expect(loginHeading(b)).toBeVisible();
  await signIn(a);
  await expect(b.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
});

test('the back button shows nothing of the console after a logout (T44)', async ({ context }) => {
  const page = await openConsole(context, '/admin/projects');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Public page' })).toBeVisible();
  const other = await openConsole(context);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(loginHeading(other)).toBeVisible();

  await page.evaluate(() => sessionStorage.setItem('seen', ''));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.innerText.includes('Console of')) sessionStorage.setItem('seen', 'console');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goBack();

  await expect(loginHeading(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('');
});

test('messages of garbage are ignored (T45) @whole', async ({ context }) => {
  const [a, b] = await openTwo(context);
  await a.evaluate(() => {
    const channel = new BroadcastChannel('admin_session');
    const noise = [null, 'x', 7, [], {}, { p: 1 }, { p: 9, type: 'ended', epoch: 1, from: 'x' }];
    const forged = [
      { p: 1, type: '__proto__', epoch: 1, from: 'x' },
      { p: 1, type: 'ended', epoch: 99, from: 'x' },
    ];
    for (const message of [...noise, ...forged]) channel.postMessage(message);
    localStorage.setItem('admin_sync', '{"v":1,"epoch":"x"}');
    localStorage.setItem('admin_sync', 'nonsense');
    localStorage.setItem('other', 'nonsense');
    channel.close();
  });
  await b.getByRole('link', { name: 'Projects' }).click();
  await expect(b.getByText('At /admin/projects')).toBeVisible();
  await expect(b.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  await expect(a.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
});

/** The machine's clock is that much later, and the page looks at it. */
async function jumpTo(page: Page, offsetMs: number): Promise<void> {
  await page.evaluate((ms) => {
    localStorage.setItem('machine_clock_offset', String(ms));
    dispatchEvent(new Event('focus'));
  }, offsetMs);
}

function minutes(count: number): number {
  return seconds(count * 60);
}

function seconds(count: number): number {
  return count * 1000;
}
