import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openStage, owner } from './stage.ts';
import type { Stage } from './stage.ts';

/** Playwright's test with the stage: opened once, and put back to its first release after every test. */
export const test = base.extend<{ stage: Stage }, { openedStage: Stage }>({
  openedStage: [
    async ({ browserName: _browser }, use) => {
      const stage = await openStage();
      await use(stage);
      await stage.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  stage: async ({ openedStage }, use) => {
    openedStage.proxy.asked();
    await use(openedStage);
    openedStage.proxy.heal();
    await openedStage.host.setLive(openedStage.hostRelease.id);
    await openedStage.console.setLive(openedStage.first.id);
  },
  baseURL: async ({ openedStage }, use) => {
    await use(openedStage.siteUrl);
  },
});

export { expect };

/** Signs in where the page stands and ends on the dashboard. */
export async function signIn(page: Page, from = '/admin'): Promise<void> {
  await page.goto(from);
  await page.getByLabel(/^Email Address/).fill(owner.email);
  await page.getByLabel(/^Password/).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true }).first()).toBeVisible();
}

/** The console's first screen for somebody who is not signed in. */
export function loginForm(page: Page) {
  return page.getByLabel(/^Email Address/);
}

/** Panel in place of the console when it cannot be shown. */
export function panel(page: Page) {
  return page.getByRole('heading', { name: 'The dashboard could not be loaded' });
}
