import { test as base, expect } from '@playwright/test';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import './page-globals.ts';

export interface TestApi {
  down: (isDown: boolean) => Promise<void>;
  /** Number of times that a call reached the API, such as `GET /api/auth/me`. */
  count: (call: string) => Promise<number>;
}

/** Every test starts with an API that knows no session, and fails on an error that no page expected. */
export const test = base.extend<{ api: TestApi }>({
  api: [
    async ({ playwright, baseURL }, use) => {
      const request = await playwright.request.newContext({ baseURL });
      await control(request, { reset: true });
      await use({
        down: async (isDown) => void (await control(request, { down: isDown })),
        count: async (call) => (await control(request, {})).calls.filter((made) => made === call).length,
      });
      await request.dispose();
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    const faults: string[] = [];
    context.on('weberror', (error) => faults.push(String(error.error())));
    await use(context);
    expect(faults).toEqual([]);
  },
});

export { expect };
export { loginHeading, warning } from '../../support/session-screens.ts';

/** Fills in the login form of a page that shows it. */
export async function signIn(page: Page, username = 'mira'): Promise<void> {
  await page.getByLabel('Email Address').fill(`${username}@studio.test`);
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** When a stopped clock stands still. */
export const start = new Date('2026-11-21T09:00:00Z');

/**
 * The clock of every page of the context stands still at one instant, before the first page loads: nothing but the test
 * lets time pass, so that no check, throttle or timeout depends on how fast the machine is.
 */
export async function stopClock(context: BrowserContext, at = start): Promise<void> {
  await context.clock.install({ time: at.getTime() - 60_000 });
  await context.clock.pauseAt(at);
}

/** A page on which mira is signed in: mounted, with its timers and listeners, and no check under way. */
export async function openConsole(context: BrowserContext, path = '/admin'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: /Admin Login|Console of/ })).toBeVisible();
  if (await page.getByRole('heading', { name: 'Admin Login' }).isVisible()) await signIn(page);
  await expect(page.locator('html[data-console=mounted]')).toBeAttached();
  await checked(page);
  await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  return page;
}

/** Resolves when the page has applied the server's answer to a session check, including one that is running. */
export async function checked(page: Page): Promise<void> {
  await page.evaluate(() => hostSession.check({ soft: true }));
}

/** Two pages of one browser on which mira is signed in. */
export async function openTwo(context: BrowserContext, path = '/admin'): Promise<[Page, Page]> {
  return [await openConsole(context, path), await openConsole(context, path)];
}

/** Waits until a page knows of activity at this instant of the stopped clock, in whichever tab it was. */
export async function expectActivityAt(page: Page, atMs: number): Promise<void> {
  const shared = () => page.evaluate(() => localStorage.getItem('admin_sync'));
  await expect.poll(shared).toContain(`"lastActivity":${atMs},`);
}

/**
 * Lets time pass on all pages of a context. Their clocks move one after the other, so they go in steps of a minute, and
 * the moment in which something happens is a step of its own: no tab finds the other's times far in its future.
 */
export async function passTime(context: BrowserContext, ms: number): Promise<void> {
  const stepMs = 60_000;
  for (let leftMs = ms - 1; leftMs > 0; leftMs -= stepMs)
    await context.clock.runFor(Math.min(leftMs, stepMs));
  await context.clock.runFor(1);
}

async function control(request: APIRequestContext, data: object): Promise<{ calls: string[] }> {
  const response = await request.post('/__api', { data });
  return (await response.json()) as { calls: string[] };
}
