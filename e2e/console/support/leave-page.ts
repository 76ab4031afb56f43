import type { Page } from '@playwright/test';

/**
 * Closes a page without a trace. A page that is closed at once sends what a route of its test holds back or is about to
 * refuse: on a slow machine drafts of one test were found by the next ones. A page that is left cancels it.
 */
export async function leavePage(page: Page): Promise<void> {
  if (page.isClosed()) return;
  page.removeAllListeners('dialog');
  page.on('dialog', (question) => void question.accept());
  await page.goto('about:blank');
  await page.close();
}
