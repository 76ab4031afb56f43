import type { BrowserContext, Page } from '@playwright/test';

/** Cuts off the drafts that forms keep on the server by themselves; those in the browser remain. */
export async function withoutAutosave(browser: Page | BrowserContext): Promise<void> {
  await browser.route('**/api/records/**', (route) => {
    const isAutosave = route.request().postData()?.includes('"autosave":true') ?? false;
    return isAutosave ? route.abort() : route.fallback();
  });
}
