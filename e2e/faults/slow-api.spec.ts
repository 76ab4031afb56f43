import { expect, test } from '@playwright/test';
import { islandAlive, openAlive } from '../support/open-alive.ts';
import { startFaultyApi } from '../support/faulty-api.ts';
import { startSite } from '../support/site-process.ts';

test('with a slow API the next page is said to be on its way and comes, and a message is sent once (F9)', async ({
  page,
}) => {
  const api = await startFaultyApi();
  const site = await startSite(api.url);
  const answered = { pages: Promise.withResolvers(), contact: Promise.withResolvers() };
  try {
    await openAlive(page, `${site.url}/contact`);
    await page.waitForLoadState('networkidle');
    api.slow((url) => (url.includes('/contact') ? answered.contact.promise : answered.pages.promise));
    await test.step('a page is awaited', async () => {
      // No page of this address was made before.
      await page.evaluate(() => (document.querySelector('a')!.href = '/blog?q=slow'));
      await page.evaluate(() => document.querySelector('a')!.click());
      await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
      answered.pages.resolve(undefined);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blog');
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    });
    await test.step('the form is busy and sends once', async () => {
      await page.goto(`${site.url}/contact`);
      await islandAlive(page, 'contact');
      for (const label of ['Your Name', 'Subject', 'Your Message']) await page.getByLabel(label).fill('Slow');
      await page.getByLabel('Your Email').fill('slow@visitor.example');
      await page.getByRole('button', { name: /Send/ }).dblclick();
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
      await page.getByLabel('Subject').press('Enter');
      answered.contact.resolve(undefined);
      await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
      expect(api.asked.filter((url) => url.startsWith('/api/contact'))).toHaveLength(1);
    });
  } finally {
    await site.stop();
    await api.close();
  }
});
