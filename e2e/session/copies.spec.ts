import type { Page } from '@playwright/test';
import { expect, loginHeading, openConsole, test } from './support/test.ts';

interface Probe {
  hostSession: { version: string; protocol: number };
  copySession: { version: string; protocol: number; login: (credentials: object) => Promise<unknown> };
  tickers: Set<unknown>;
}

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
  return page.evaluate(() => (globalThis as unknown as Probe).tickers.size);
}

function addCopy(page: Page, version: string): Promise<unknown> {
  return page.addScriptTag({ url: `/assets/copy-${version}.js` });
}

test('T61 F13 a page of 1.0 and a copy of 1.1 share one instance and one ticker', async ({
  context,
  page,
}) => {
  await (await openConsole(context)).close();
  await countTickers(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  await addCopy(page, '1.1');

  await expect(page.getByText('The copy sees authenticated mira')).toBeVisible();
  expect(
    await page.evaluate(() => {
      const { hostSession, copySession } = globalThis as unknown as Probe;
      return [hostSession === copySession, copySession.version];
    }),
  ).toEqual([true, '1.0.0']);
  expect(await tickers(page)).toBe(1);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(loginHeading(page)).toBeVisible();
  await expect(page.getByText('The copy sees anonymous')).toBeVisible();
});

test('T62 F13 a copy of protocol 2 only looks: no timer, no write, one warning', async ({
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

  await addCopy(page, '2.0');
  await expect(page.getByText('The copy sees authenticated mira')).toBeVisible();
  await page.evaluate(() =>
    (globalThis as unknown as Probe).copySession.login({ email: 'a', password: 'b' }),
  );

  expect(
    await page.evaluate(() => {
      const { hostSession, copySession } = globalThis as unknown as Probe;
      return [hostSession === copySession, hostSession.protocol, copySession.protocol];
    }),
  ).toEqual([false, 1, 2]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)).toBe(before);
  expect(await tickers(page)).toBe(1);
  expect(await api.count('GET /api/auth/me')).toBe(calls);
  expect(await api.count('POST /api/auth/login')).toBe(1);
  expect(warnings).toEqual(['shared-session: another version runs on this page, this one stays passive.']);
  await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
});
