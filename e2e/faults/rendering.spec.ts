import { expect, test } from '@playwright/test';

/** The server could not draw the page and sent it without its markup. */
test('a page that the server could not draw is drawn by the browser, with its styles', async ({ page }) => {
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /<div id="root">.*?<\/div>(?=<script)/s,
      '<div id="root"></div>',
    );
    await route.fulfill({ response: answer, body });
  });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: /main/i }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('#root main img') !== null)).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.site-bar')!).position)).toBe(
    'fixed',
  );
  expect(faults).toEqual([]);
});
