import { expect, type Page } from '@playwright/test';

/** Waits until all of a page has its place: what is far from the first screen is laid out when nothing else is to do. */
export async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveClass(/\bdefer\b/);
}
