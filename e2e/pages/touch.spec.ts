import { expect, test } from '@playwright/test';
import { alive, openLater } from '../support/open-alive.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

test('the menu answers the first touch, and its links lead on', async ({ page }) => {
  await openLater(page, '/');
  const menu = page.getByRole('button', { name: /menu/i });
  await menu.tap();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blog');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('a page has no script but its own small one until an island comes near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openLater(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/main\.\w+\.js$/)]);
  await page.locator('#technologies').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.some((url) => /\/assets\/islands\./.test(url))).toBe(true);
});

test('a link that is touched before the script has come loads a document', async ({ page }) => {
  await page.route('**/assets/main.*', () => new Promise(() => undefined));
  await page.goto('/projects', { waitUntil: 'commit' });
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/projects\/\w+/);
});

test('a link that opens a tab is left to the browser', async ({ page }) => {
  await page.goto('/projects');
  await alive(page);
  const social = page.getByRole('contentinfo').locator('a[target=_blank]').first();
  await social.evaluate((link: HTMLAnchorElement) => (link.href = '/about'));
  await page.evaluate(() => document.documentElement.classList.remove('defer'));
  const opened = page.waitForEvent('popup');
  await social.tap();
  await expect(await opened).toHaveURL(/\/about$/);
  await expect(page).toHaveURL(/\/projects$/);
});
