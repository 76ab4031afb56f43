import { expect, test } from '@playwright/test';
import { apiAsOwner } from '../support/api.ts';

test.describe('a visitor without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reads the three newest projects on the home page', async ({ page }) => {
    const owner = await apiAsOwner();
    const projects = await owner.get<{ _id: string; title: string }[]>('/api/projects');
    const newest = projects.toSorted((a, b) => (a._id < b._id ? 1 : -1)).slice(0, 3);
    await owner.dispose();

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We create digital experiences');
    for (const { title, _id } of newest) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.locator(`a[href="/projects/${_id}"]`).first()).toBeAttached();
    }
  });

  test('sends a message with the plain form', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Your Name').fill('Plain Visitor');
    await page.getByLabel('Your Email').fill('plain@visitor.example');
    await page.getByLabel('Subject').fill('Without script');
    await page.getByLabel('Your Message').fill('This form works natively.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  });
});

test("a visitor's message is stored for the admin", async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  // Whoever is faster than this is taken for a machine.
  await page.clock.fastForward(5000);
  await page.getByLabel('Your Name').fill('Mira Shah');
  await page.getByLabel('Your Email').fill('mira@visitor.example');
  await page.getByLabel('Subject').fill('A new shop');
  await page.getByLabel('Your Message').fill('We sell tea and need a shop.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    page.getByText('Your message has been sent successfully! We will get back to you soon.'),
  ).toBeVisible();
  await expect(page.getByLabel('Your Name')).toHaveValue('');

  const owner = await apiAsOwner();
  const stored = JSON.stringify(await owner.get('/api/messages'));
  await owner.dispose();
  expect(stored).toContain('We sell tea and need a shop.');
});
