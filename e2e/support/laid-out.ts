import { expect, type Page } from '@playwright/test';

/** Waits until all of a page has its place, as after a visitor has scrolled: what is far from the first screen waits for that. */
export async function laidOut(page: Page): Promise<void> {
  const isDeferred = () =>
    page.evaluate(() => {
      // Nothing listens before the page's script has run.
      dispatchEvent(new Event('scroll'));
      return document.documentElement.classList.contains('defer');
    });
  await expect.poll(isDeferred).toBe(false);
}
