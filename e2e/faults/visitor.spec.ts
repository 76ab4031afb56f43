import { expect, test } from '@playwright/test';
import { collectFaults } from '../support/faults.ts';
import { islandAlive, openAlive } from '../support/open-alive.ts';

test('a visitor whose browser denies every storage goes through the site, back and forward as well', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
  });
  const faults = collectFaults(page);
  await openAlive(page, '/projects');
  await page.evaluate(() => scrollTo(0, 700));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('searchbox').fill('zzzz nothing like this');
  await expect(page.getByText('No posts match your search')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'All Projects' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await islandAlive(page, 'contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Your Name')).toBeFocused();
  expect(faults).toEqual([]);
});

test('going on while offline keeps the page and says why, and goes on as soon as the connection is back @whole', async ({
  page,
  context,
}) => {
  await openAlive(page, '/projects');
  await page.waitForLoadState('networkidle');
  const link = page
    .getByRole('article')
    .nth(4)
    .getByRole('link', { name: /View Details/ });
  const name = await page.getByRole('article').nth(4).getByRole('heading').innerText();
  await context.setOffline(true);
  await link.click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Network error. Please check your connection and try again.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Projects');
  await notice.getByRole('link', { name: 'Try again' }).click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(notice).toHaveCount(0);
});

test('an answer that is not ours becomes a document load: a captive portal, another release', async ({
  page,
}) => {
  await openAlive(page, '/about');
  await page.waitForLoadState('networkidle');
  await page.route('**/termsofservice', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><main>Please sign in to the network</main>',
    });
  });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

test('a message that cannot be sent while offline keeps its words and says why @whole', async ({
  page,
  context,
}) => {
  await openAlive(page, '/contact');
  await islandAlive(page, 'contact');
  for (const [label, text] of [
    ['Your Name', 'Mira'],
    ['Your Email', 'mira@visitor.example'],
    ['Subject', 'A shop'],
    ['Your Message', 'We sell tea.'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
  await expect(page.getByLabel('Your Message')).toHaveValue('We sell tea.');
});
