import type { Page } from '@playwright/test';
import { studio } from './studio.ts';

/** Opens a public page and waits until its script has taken over. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/** The same as a later page of a visit, which no splash covers. */
export async function openLater(page: Page, address: string): Promise<void> {
  await page.goto(address, { referer: `${studio.siteUrl}/` });
  await alive(page);
}

/** The page answers by itself: the list of what was asked for before its script ran is gone. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => !('__q' in window));
}
