import type { Locator } from '@playwright/test';
import {
  checked,
  expect,
  loginHeading,
  openConsole,
  signIn,
  start,
  stopClock,
  test,
  warning,
} from './support/test.ts';

const values = ['undefined', '{', '[]', 'null', '"x"', 'x'.repeat(1024 * 1024)];
const keys = ['admin_token', 'admin_user', 'admin_session', 'admin_sync', 'admin_device'];

test('the API restarts while somebody edits: the session stays, saving again works (F8)', async ({
  context,
  api,
}) => {
  const page = await openConsole(context, '/admin/projects');
  await page.getByLabel('Title').fill('Half a project');
  await api.down(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toHaveText('Network error');
  await expect(page.getByLabel('Title')).toHaveValue('Half a project');
  await api.down(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toHaveText('Saved');
});

test('a reload during an outage waits and says so, and goes on with the session and the draft (F8) @whole', async ({
  context,
  api,
}) => {
  await stopClock(context);
  const page = await openConsole(context, '/admin/projects');
  /** The page asks again as its clock goes on, not as the machine's does. */
  const expectInTime = (locator: Locator) =>
    expect(async () => {
      await context.clock.runFor(300);
      await expect(locator).toBeVisible({ timeout: 500 });
    }).toPass();
  await api.down(true);
  await page.reload();
  await expect(page.getByRole('status').getByText('Loading')).toBeVisible();
  await api.down(false);
  await expectInTime(page.getByRole('heading', { name: 'Console of mira' }));

  await page.getByLabel('Title').fill('Half a project');
  await api.down(true);
  await page.reload();
  await context.clock.runFor('00:04');
  await expect(page.getByRole('status').getByText('Loading')).toBeVisible();
  await expect(page).toHaveURL('/admin/projects');
  await api.down(false);
  await expectInTime(page.getByRole('heading', { name: 'Console of mira' }));
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a project');
});

test('whatever local storage holds, the page renders and login works (F14)', async ({ context, page }) => {
  await page.goto('/');
  for (const value of values) {
    await page.evaluate(
      ([names, text]) => {
        // Five values of 1 MB would be more than local storage holds.
        for (const name of text.length > 1000 ? names.slice(0, 3) : names) localStorage.setItem(name, text);
        localStorage.setItem('theirs', 'stays');
      },
      [keys, value] as const,
    );
    await page.goto('/admin');
    await expect(loginHeading(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('theirs'))).toBe('stays');
  }
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual([
    'admin_session',
    'admin_token',
    'admin_user',
  ]);
});

test('a full local storage leaves cookies (F14) @whole', async ({ context }) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const page = await openConsole(context);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
});

test('a denied local storage leaves cookies (F14) @whole', async ({ context }) => {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const page = await openConsole(context);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
});

test('denied cookies leave local storage (F14) @whole', async ({ context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  const page = await openConsole(context);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test('with everything denied login works on the page, and says so once (F14)', async ({ context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    Object.defineProperty(globalThis, 'localStorage', { value: undefined });
    Object.defineProperty(globalThis, 'sessionStorage', { value: undefined });
  });
  const page = await openConsole(context);
  await page.getByRole('link', { name: 'Projects' }).click();
  await page.getByLabel('Title').fill('x');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toHaveText('Saved');
  await expect(page.getByRole('log').getByRole('listitem')).toHaveText([/on this page only/]);
});

test('a machine that slept for two hours is at the login without a popup (F15)', async ({ context }) => {
  await stopClock(context);
  const page = await openConsole(context, '/admin/projects');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=alertdialog]')) document.title = 'popup';
    }).observe(document, { childList: true, subtree: true });
  });
  await context.clock.fastForward('02:00:00');
  await page.keyboard.press('Shift');
  await expect(loginHeading(page)).toBeVisible();
  await expect(page).not.toHaveTitle('popup');
});

test('a page whose timers are throttled to one a minute still warns in time (F15) @whole', async ({
  context,
}) => {
  await stopClock(context);
  const page = await openConsole(context);
  for (let minute = 0; minute < 29; minute += 1) await context.clock.fastForward('01:00');
  await expect(warning(page)).toBeVisible();
});

for (const [what, shiftHours] of [
  ['forward', 24],
  ['back', -24],
] as const) {
  test(`a clock set ${what} by a day keeps a session of seven days valid (F15) @whole`, async ({
    context,
  }) => {
    await stopClock(context);
    const page = await openConsole(context);
    await page.close();
    await context.clock.setSystemTime(new Date(start.getTime() + shiftHours * 3_600_000));
    const later = await context.newPage();
    await later.goto('/admin');
    await expect(later.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
    await later.reload();
    await expect(later.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  });
}

// A jump forward is like sleep: no activity. A jump beyond the lifetime of the session expires it.
for (const [what, days, toastText] of [
  ['a day', 1, 'You were logged out because of inactivity.'],
  ['eight days', 8, 'Your session has expired. Please log in again.'],
] as const) {
  test(`a clock set forward by ${what} ends an open tab without popup, and a login works (F15)`, async ({
    context,
  }) => {
    await stopClock(context);
    const page = await openConsole(context, '/admin/projects');
    await context.clock.setSystemTime(new Date(start.getTime() + days * 86_400_000));
    await page.keyboard.press('Shift');
    await expect(loginHeading(page)).toBeVisible();
    await expect(warning(page)).toBeHidden();
    await expect(page.getByRole('log').getByRole('listitem')).toHaveText([toastText]);
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
    await expect(page).toHaveURL('/admin/projects');
  });
}

test('a clock set back by a day keeps an open tab signed in, and the server is asked (F15) @whole', async ({
  context,
  api,
}) => {
  await stopClock(context);
  const page = await openConsole(context);
  const checks = await api.count('GET /api/auth/me');
  await context.clock.setSystemTime(new Date(start.getTime() - 86_400_000));
  await context.clock.runFor('01:00');
  await expect.poll(() => api.count('GET /api/auth/me')).toBe(checks + 1);
  await checked(page);
  await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  await context.clock.runFor('29:00');
  await expect(warning(page)).toBeVisible();
});

test.describe('in a zone with daylight saving', () => {
  test.use({ timezoneId: 'Europe/Berlin' });
  test('the hour that is repeated in autumn does not count as idle time (F15) @whole', async ({
    context,
  }) => {
    await stopClock(context, new Date('2026-10-25T00:45:00Z'));
    const page = await openConsole(context);
    await context.clock.runFor('28:00');
    await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
    await expect(warning(page)).toBeHidden();
    await context.clock.runFor('01:00');
    await expect(warning(page)).toBeVisible();
  });
});

test('offline: no logout, a notice, the draft is kept, and one check on return (F16)', async ({
  context,
  api,
}) => {
  const page = await openConsole(context, '/admin/projects');
  const checks = await api.count('GET /api/auth/me');
  await context.setOffline(true);
  await page.getByLabel('Title').fill('Written in a tunnel');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toHaveText('Network error');
  await expect(page.getByRole('log')).toContainText('You are offline');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('Written in a tunnel');

  await context.setOffline(false);
  await expect(page.getByRole('log')).toContainText('back online');
  await expect.poll(() => api.count('GET /api/auth/me')).toBe(checks + 1);
  await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toHaveText('Saved');
});
