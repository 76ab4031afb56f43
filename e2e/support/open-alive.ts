import type { Page } from '@playwright/test';
import { studio } from './studio.ts';

/** Opens a public page and waits until its script has run. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/** The same as a later page of a visit, which no splash covers. */
export async function openLater(page: Page, address: string): Promise<void> {
  await page.goto(address, { referer: `${studio.siteUrl}/` });
  await alive(page);
}

/** The page's script has run: the last thing that it does is to name the manifest. The console has a root. */
export async function alive(page: Page): Promise<void> {
  await page.locator('link[rel=manifest], #root > *').first().waitFor({ state: 'attached' });
}

/** An island of the page is alive. What is far from the window is only when it comes near. */
export async function islandAlive(page: Page, name: 'contact' | 'technologies'): Promise<void> {
  await page.locator(`[data-island=${name}][data-alive]`).waitFor();
}
