import { expect, test } from '@playwright/test';
import { apiAsOwner } from '../support/api.ts';
import { signIn } from '../support/console.ts';

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

test('an unknown path is a page with its true status and a way home', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Homepage' }).click();
  await expect(page).toHaveURL('/');
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

test('a project added in the console is first on the home page within two seconds', async ({
  page,
  request,
}) => {
  await signIn(page, { from: '/admin/projects' });
  await expect(page).toHaveURL(/\/admin\/projects$/);
  const title = 'Monsoon Ledger';
  await page.getByRole('button', { name: 'Add New Project' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Title/).fill(title);
  await dialog.getByLabel(/Main Image URL/).fill('/media/project-tiffin-loop.webp');
  await dialog.getByLabel(/GitHub Link/).fill('https://github.com/example/monsoon');
  await dialog.getByLabel(/^Technologies/).fill('React, Fastify');
  await dialog.getByRole('button', { name: /^(Save(?! draft)|Create|Add)/ }).click();
  await expect(page.getByText('Project created successfully')).toBeVisible();

  await expect
    .poll(async () => firstProjectOf(await (await request.get('/')).text()), {
      intervals: [100],
      timeout: 2000,
    })
    .toContain(title);
});

/** The markup of the first link to a project, where its card begins. */
function firstProjectOf(html: string): string {
  const section = html.slice(html.indexOf('Latest Project'));
  const heading = /<h3[^>]*>(.*?)<\/h3>/s.exec(section);
  return heading?.[1] ?? '';
}
