import type { Page } from '@playwright/test';
import { expect, loginHeading, openConsole, passTime, stopClock, test } from './support/test.ts';

/** Counts the session's 60 s tickers of a page. */
async function countTickers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tickers = new Set<unknown>();
    Object.assign(globalThis, { tickers });
    const { setInterval, clearInterval } = globalThis;
    globalThis.setInterval = ((run: () => void, ms: number) => {
      const timer = setInterval(run, ms);
      if (ms === 60_000) tickers.add(timer);
      return timer;
    }) as typeof globalThis.setInterval;
    globalThis.clearInterval = (timer) => {
      tickers.delete(timer);
      clearInterval(timer);
    };
  });
}

function tickers(page: Page): Promise<number> {
  return page.evaluate(() => globalThis.tickers.size);
}

/** Loads a console that was built with its own copy of the library, as the site's federation host does. */
async function showRemote(page: Page, version: string): Promise<void> {
  await page.evaluate((entry) => globalThis.showRemote(entry), `/assets/remote-${version}.js`);
}

/** The federation gave the console the copy that it brought, and not the page's. */
async function expectTwoCopies(page: Page): Promise<void> {
  const isOneCopy = await page.evaluate(() => {
    return hostCreate === copyCreate;
  });
  expect(isOneCopy).toBe(false);
}

test('a page of 1.0 and a console built with 1.1: one instance, ticker, refresh and toast (T61, F13)', async ({
  context,
  page,
  api,
}) => {
  await stopClock(context);
  await (await openConsole(context)).close();
  await countTickers(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  await showRemote(page, '1.1');

  await expect(page.getByText('The copy sees authenticated mira')).toBeVisible();
  await expect(page.getByText('The copy guards')).toBeVisible();
  expect(
    await page.evaluate(() => {
      return [hostSession === copySession, copySession.version];
    }),
  ).toEqual([true, '1.0.0']);
  await expectTwoCopies(page);
  expect(await tickers(page)).toBe(1);

  const refreshes = await api.count('POST /api/auth/refresh');
  await passTime(context, 15 * 60_000);
  await expect.poll(() => api.count('POST /api/auth/refresh')).toBe(refreshes + 1);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(loginHeading(page)).toBeVisible();
  await expect(page.getByText('The copy sees anonymous')).toBeVisible();
  await expect(page.getByRole('log').getByRole('listitem')).toHaveText(['You were logged out.']);
  expect(await page.evaluate(() => copyToasts.length)).toBe(1);
  // The page does not wait for the API's answer to a logout.
  await expect.poll(() => api.count('POST /api/auth/logout')).toBe(1);
});

test('a console built with protocol 2 only looks: no timer, no write, one warning (T62, F13) @whole', async ({
  context,
  page,
  api,
}) => {
  await (await openConsole(context)).close();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await countTickers(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie);
  const calls = await api.count('GET /api/auth/me');

  await showRemote(page, '2.0');
  await expect(page.getByText('The copy sees authenticated mira')).toBeVisible();
  await page.evaluate(() => copySession.login({ email: 'a', password: 'b' }));

  expect(
    await page.evaluate(() => {
      return [hostSession === copySession, hostSession.protocol, copySession.protocol];
    }),
  ).toEqual([false, 1, 2]);
  await expectTwoCopies(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)).toBe(before);
  expect(await tickers(page)).toBe(1);
  expect(await api.count('GET /api/auth/me')).toBe(calls);
  expect(await api.count('POST /api/auth/login')).toBe(1);
  expect(warnings).toEqual(['shared-session: passive beside another version.']);
  await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
});
