import { expect, test, type Page } from '@playwright/test';
import { apiAsOwner } from '../support/api.ts';
import { signIn } from '../support/console.ts';

const singles = ['studio', 'home'] as const;

test('an owner gives the studio another name, headline and home page, and visitors see it at once', async ({
  page,
}) => {
  const owner = await apiAsOwner();
  const before = await Promise.all(singles.map((name) => owner.get<object>(`/api/${name}`)));
  try {
    await signIn(page);
    await page.goto('/admin/studio');
    await page.getByLabel(/^Name/).first().fill('Orange Works');
    await save(page, 'Studio updated successfully');

    await page.goto('/admin/home');
    await page.getByLabel(/^Headline/).fill('We repair old shops');
    await page.getByLabel(/^Highlight/).fill('old shops');
    await page.getByRole('checkbox', { name: 'Show the statistics' }).uncheck();
    await page.getByRole('button', { name: 'Move Services up' }).click();
    await save(page, 'Home page updated successfully');

    await page.goto('/');
    await expect(page).toHaveTitle(/^Orange Works/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We repair old shops');
    await expect(page.getByRole('banner').getByText('Orange Works')).toBeVisible();
    await expect(page.getByText('Years Experience')).toBeHidden();
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(0, 2)).toEqual(['What We Offer', 'Latest Project']);
  } finally {
    for (const [index, name] of singles.entries()) {
      const { updatedAt: _, ...words } = before[index] as { updatedAt?: string };
      await owner.send('PUT', `/api/${name}`, words);
    }
    await owner.dispose();
  }
});

async function save(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(message)).toBeVisible();
}
