import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { alive } from '../support/open-alive.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

/** How long a page waits for a touch before its scripts start, and a touched link for them to take over, in ms. */
const waits = { touch: 4_000, link: 1_000 };

/**
 * Opens a page and waits until its scripts are fetched, which nothing has started yet.
 *
 * @param held waits that end when `passes` says so, as a busy machine may need longer than they take
 */
async function openUntouched(page: Page, address: string, held = [waits.touch]): Promise<void> {
  await page.addInitScript((all) => {
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, ms = 0) => {
      if (all.includes(ms)) addEventListener(`${ms}-passed`, work);
      else return setTimer(work, ms);
    }) as typeof window.setTimeout;
  }, held);
  await page.goto(address);
  await page.waitForFunction(() => {
    const names = document.querySelector<HTMLElement>('script[data-s]')?.dataset.s?.split(' ') ?? [];
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return names.every((name) => fetched.includes(name));
  });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-splash]')).toBeHidden();
  // As scripts do once somebody scrolls: what is laid out only near the window would move under the finger.
  await page.evaluate(() => document.documentElement.classList.remove('defer'));
  expect(await isWaiting(page)).toBe(true);
}

const passes = (page: Page, wait: number) =>
  page.evaluate((ms) => dispatchEvent(new Event(`${ms}-passed`)), wait);

const isWaiting = (page: Page) => page.evaluate(() => '__q' in window);

test('the scripts of a page start at the first touch, which is answered', async ({ page }) => {
  await openUntouched(page, '/');
  const menu = page.getByRole('button', { name: /menu/i });
  await menu.tap();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(await isWaiting(page)).toBe(false);
});

test('a link that is the first to be touched is followed without a new document', async ({ page }) => {
  await openUntouched(page, '/projects', [waits.touch, waits.link]);
  const document = await page.evaluateHandle('document');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/projects\/\w+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await document.evaluate((before) => before === window.document)).toBe(true);
});

test('a touched link loads a document if the scripts never take over', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await openUntouched(page, '/projects');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/projects\/\w+/);
});

test('the scripts of a page that nobody touches start after four seconds', async ({ page }) => {
  await openUntouched(page, '/about');
  await passes(page, waits.touch);
  await alive(page);
});

test('a link that opens a tab is left to the browser, while the scripts have not taken over', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await openUntouched(page, '/projects');
  const social = page.getByRole('contentinfo').locator('a[target=_blank]').first();
  await social.evaluate((link: HTMLAnchorElement) => (link.href = '/about'));
  const opened = page.waitForEvent('popup');
  await social.tap();
  await expect(await opened).toHaveURL(/\/about$/);
  await expect(page).toHaveURL(/\/projects$/);
});
