import type { Page } from '@playwright/test';
import { expect, test } from './support/console-test.ts';
import { field } from './support/screen.ts';

interface Technology {
  _id: string;
  name: string;
  logo: string;
  category: string;
  isSelected: boolean;
  createdAt: string;
  updatedAt: string;
}

const status = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });
const items = (page: Page) => page.getByRole('list', { name: 'Technologies' }).getByRole('listitem');

async function stored(api: { get<T>(path: string): Promise<T> }): Promise<Technology[]> {
  return (await api.get<{ technologies: Technology[] }>('/api/technologies')).technologies;
}

test('a technology is added at the end of the list, and the form is empty again @whole', async ({
  page,
  api,
}) => {
  await page.goto('/admin/technologies');
  await page.getByRole('button', { name: 'Add Technology' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Technology' });
  await expect(field(form, 'Category')).toHaveValue('frontend');
  await expect(field(form, 'Category').locator('option')).toHaveText([
    'frontend',
    'backend',
    'database',
    'design',
    'devops',
    'api',
  ]);
  await expect(form.getByRole('checkbox', { name: 'Selected for display' })).not.toBeChecked();
  await form.getByRole('button', { name: 'Add Technology' }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText(['Name', 'Logo URL']);
  for (const name of ['Name', 'Logo URL']) await expect(form.getByText(`${name} is required`)).toHaveCount(1);
  await field(form, 'Name').fill('Valkey Bridge');
  await field(form, 'Logo URL').fill('/media/project-rann-route.webp');
  await field(form, 'Category').selectOption('api');
  await form.getByRole('checkbox').check();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/technologies', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Add Technology' }).click();
  await expect(form.getByRole('button', { name: 'Adding...' })).toBeVisible();
  answer.resolve();
  await expect(form).toBeHidden();
  await expect(status(page, 'Technology added successfully!')).toBeVisible();
  await expect(items(page).last()).toContainText('Valkey Bridge');
  await expect(items(page).last()).toContainText('Not shown on the home page');
  expect((await stored(api)).at(-1)).toMatchObject({
    name: 'Valkey Bridge',
    category: 'api',
    isSelected: true,
  });
  await page.getByRole('button', { name: 'Add Technology' }).click();
  await expect(field(form, 'Name')).toHaveValue('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
});
