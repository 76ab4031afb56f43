import { test as base, expect } from '@playwright/test';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

export interface TestApi {
  down: (isDown: boolean) => Promise<void>;
  /** How often a call reached the API, such as `GET /api/auth/me`. */
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

/** Fills in the login form of a page that shows it. */
export async function signIn(page: Page, username = 'mira'): Promise<void> {
  await page.getByLabel('Email Address').fill(`${username}@studio.test`);
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** A page on which mira is signed in. */
export async function openConsole(context: BrowserContext, path = '/admin'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: /Admin Login|Console of/ })).toBeVisible();
  if (await page.getByRole('heading', { name: 'Admin Login' }).isVisible()) await signIn(page);
  await expect(page.getByRole('heading', { name: 'Console of mira' })).toBeVisible();
  return page;
}

/** Two pages of one browser on which mira is signed in. */
export async function openTwo(context: BrowserContext, path = '/admin'): Promise<[Page, Page]> {
  return [await openConsole(context, path), await openConsole(context, path)];
}

/** The login page. */
export function loginHeading(page: Page) {
  return page.getByRole('heading', { name: 'Admin Login' });
}

/** The popup 'Session Timeout Warning'. */
export function warning(page: Page) {
  return page.getByRole('alertdialog', { name: 'Session Timeout Warning' });
}

/**
 * Lets time pass on all pages of a context. Their clocks move one after the other, so the last
 * minute goes in steps that keep them together.
 */
export async function passTime(context: BrowserContext, seconds: number): Promise<void> {
  const leapSeconds = Math.max(0, seconds - 60);
  if (leapSeconds > 0) await context.clock.fastForward(leapSeconds * 1000);
  for (let passed = leapSeconds; passed < seconds; passed += 1) await context.clock.runFor(1000);
}

async function control(request: APIRequestContext, data: object): Promise<{ calls: string[] }> {
  const response = await request.post('/__api', { data });
  return (await response.json()) as { calls: string[] };
}
