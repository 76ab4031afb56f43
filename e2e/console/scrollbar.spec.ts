import { chromium } from '../support/browser.ts';
import { expect, test } from './support/console-test.ts';

// Playwright hides scrollbars; here their place is the point.
test.use({ launchOptions: { ...chromium.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('a dialog moves nothing behind it, whether the page scrolls or not @whole', async ({ page }) => {
  for (const height of [500, 3000]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/admin/services');
    const add = page.getByRole('button', { name: 'Add New Service' });
    const before = await add.boundingBox();
    await add.click();
    await expect(page.getByRole('dialog', { name: 'Add New Service' })).toBeVisible();
    const after = await page.locator('button', { hasText: 'Add New Service' }).boundingBox();
    expect(after?.x, `${height} px`).toBe(before?.x);
  }
});
