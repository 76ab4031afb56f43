import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { islandAlive } from '../support/open-alive.ts';

/** Lets the page's scripts wait. @returns lets their requests be answered */
async function holdScripts(page: Page): Promise<(answer: (route: Route) => Promise<void>) => void> {
  const decided = Promise.withResolvers<(route: Route) => Promise<void>>();
  await page.route('**/assets/*.js', async (route) => (await decided.promise)(route));
  return decided.resolve;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your Name').fill('Mira');
  await page.getByLabel('Your Email').fill('mira@visitor.example');
  await page.getByLabel('Subject').fill('A shop');
  await page.getByLabel('Your Message').fill('We sell tea.');
}

test('a message is posted by the browser if the scripts that should have sent it do not come', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  release((route) => route.abort());
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
});

test('what was typed before the scripts came stays beside the icon of a password manager', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('form input'))
      field.after(document.createElement('password-icon'));
  });
  await page.getByLabel('Your Name').focus();
  release((route) => route.continue());
  await islandAlive(page, 'contact');
  await expect(page.locator('password-icon')).toHaveCount(0);
  await expect(page.getByLabel('Your Name')).toHaveValue('Mira');
  await expect(page.getByLabel('Your Name')).toBeFocused();
  await expect(page.getByLabel('Your Message')).toHaveValue('We sell tea.');
});

for (const copy of ['/web/2026/about', '/archive'])
  test(`a copy of a page at ${copy} keeps what the server rendered`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('requestfinished', (request) => scripts.push(new URL(request.url()).pathname));
    await page.route(`**${copy}`, async (route) => {
      await route.fulfill({
        response: await route.fetch({ url: route.request().url().replace(copy, '/about') }),
      });
    });
    await page.goto(copy);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => scripts).toContainEqual(expect.stringContaining('/assets/main'));
    // Its own script has decided by then.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
