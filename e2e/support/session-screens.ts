import type { Locator, Page } from '@playwright/test';

/** The login page. */
export function loginHeading(page: Page): Locator {
  return page.getByRole('heading', { name: 'Admin Login' });
}

/** The popup 'Session Timeout Warning'. */
export function warning(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Session Timeout Warning' });
}
