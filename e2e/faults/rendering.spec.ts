import { expect, test, type Route } from '@playwright/test';

test('a page that the server could not draw is drawn by the browser, with its styles', async ({ page }) => {
  await page.route('**/about', withoutMarkup);
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

test('a part that only the server renders is rendered by the browser, too', async ({ page }) => {
  await page.route(({ pathname }) => pathname === '/', withoutMarkup);
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Latest Project' }).getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Client Voices' }).getByRole('figure')).toHaveCount(3);
});

/** The server could not draw the page and sent it without its markup. */
async function withoutMarkup(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace(
    /<div id="root">.*?<\/div>(?=<script)/s,
    '<div id="root"></div>',
  );
  await route.fulfill({ response, body });
}
