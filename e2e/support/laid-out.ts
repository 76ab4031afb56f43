import { expect, type Page } from '@playwright/test';

/** Waits until all of a page has its place, as after a visitor has scrolled: what is far from the first screen waits for that. */
export async function laidOut(page: Page): Promise<void> {
  const isDeferred = () =>
    page.evaluate(() => {
      const { scrollHeight, classList } = document.documentElement;
      if (!classList.contains('defer') || scrollHeight <= innerHeight) return false;
      // Nothing listens before the page's script has run.
      if (scrollY === 0) scrollTo({ top: 1, behavior: 'instant' });
      else dispatchEvent(new Event('scroll'));
      return true;
    });
  await expect.poll(isDeferred).toBe(false);
  await page.evaluate(() => {
    if (scrollY === 1) scrollTo({ top: 0, behavior: 'instant' });
  });
}
