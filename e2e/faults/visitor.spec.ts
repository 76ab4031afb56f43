import { expect, test } from '@playwright/test';
import { collectFaults } from '../support/faults.ts';
import { openAlive } from '../support/open-alive.ts';

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
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Your Name')).toBeFocused();
  expect(faults).toEqual([]);
});

test('going on while offline says what is missing, and shows it as soon as the connection is back @whole', async ({
  page,
  context,
}) => {
  await openAlive(page, '/projects');
  const cards = page.getByRole('article');
  const names = await cards.getByRole('heading').allInnerTexts();
  // The code of a project's page is fetched on interest in one, and then its data; the data of another is not there yet.
  const data = page.waitForResponse(/\/api\/projects\/\w+\?view=page$/);
  await cards
    .nth(0)
    .getByRole('link', { name: /View Details/ })
    .hover();
  await (await data).finished();
  await page.mouse.move(0, 0);

  await context.setOffline(true);
  await cards
    .nth(4)
    .getByRole('link', { name: /View Details/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  await expect(page.getByText('Failed to fetch project details')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Projects' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[4] ?? '');

  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
});

test('a message that cannot be sent while offline keeps its words and says why @whole', async ({
  page,
  context,
}) => {
  await openAlive(page, '/contact');
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
