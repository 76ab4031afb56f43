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
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const items = (page: Page) => page.getByRole('list', { name: 'Technologies' }).getByRole('listitem');

async function stored(api: { get<T>(path: string): Promise<T> }): Promise<Technology[]> {
  return (await api.get<{ technologies: Technology[] }>('/api/technologies')).technologies;
}

test('loads, counts what is selected, and filters by category', async ({ page, api }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/technologies', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/admin/technologies');
  await expect(page.getByText('Loading technologies...')).toBeVisible();
  answer.resolve();
  const all = await stored(api);
  const selected = all.filter(({ isSelected }) => isSelected).length;
  await expect(page.getByText(`${selected} technologies selected for display`)).toBeVisible();
  await expect(items(page)).toHaveCount(all.length);
  const filters = page.getByRole('group', { name: 'Category' }).getByRole('button');
  await expect(filters).toHaveText(['all', 'frontend', 'backend', 'database', 'design', 'devops', 'api']);
  for (const category of ['frontend', 'backend', 'database', 'design', 'devops', 'api']) {
    await filters.filter({ hasText: category }).click();
    await expect(page).toHaveURL(`/admin/technologies?filter=${category}`);
    const count = all.filter((each) => each.category === category).length;
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(count);
  }
  await expect(page.getByRole('button', { name: 'Initialize from JSON' })).toBeDisabled();
});

test('a change is saved once it is made, and its words go after three seconds', async ({
  other: page,
  api,
}) => {
  await page.clock.install();
  const [first] = await stored(api);
  await page.goto('/admin/technologies');
  const box = page.getByRole('checkbox', { name: `Show ${first?.name}`, exact: true });
  await expect(save(page)).toBeDisabled();
  await box.click();
  await expect(save(page)).toBeEnabled();
  await box.click();
  await expect(save(page)).toBeDisabled();
  await box.click();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/technologies', async (route) => {
    await answer.promise;
    await route.continue();
  });
  // From here on only the test lets time pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.keyboard.press('Control+s');
  answer.resolve();
  const status = page.getByRole('main').getByRole('status').filter({ hasText: /saved/i });
  await expect(status).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.clock.runFor(2_900);
  await expect(status).toBeVisible();
  await page.clock.runFor(100);
  await expect(status).toBeHidden();
  expect((await stored(api))[0]?.isSelected).toBe(!first?.isSelected);
  await page.unrouteAll();
  await box.click();
  await page.keyboard.press('Control+s');
  await expect(status).toBeVisible();
  expect((await stored(api))[0]?.isSelected).toBe(first?.isSelected);
});

test('a technology is added at the end of the list, and the form is empty again', async ({ page, api }) => {
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

test('an empty list is initialized after the exact question', async ({ page }) => {
  let rows: Technology[] = [];
  await page.route('**/api/technologies', (route) => route.fulfill({ json: { technologies: rows } }));
  await page.route('**/api/technologies/initialize', (route) => {
    rows = [
      {
        _id: '614035bc7a1f4c90be3a51c0',
        name: 'React',
        logo: '/media/project-rann-route.webp',
        category: 'frontend',
        isSelected: true,
        createdAt: '2026-10-01T09:00:00.000Z',
        updatedAt: '2026-10-01T09:00:00.000Z',
      },
    ];
    return route.fulfill({ json: { success: true, message: '', count: 1 } });
  });
  await page.goto('/admin/technologies');
  await expect(page.getByText('0 technologies selected for display')).toBeVisible();
  await page.getByRole('button', { name: 'Initialize from JSON' }).click();
  const question = page.getByRole('alertdialog');
  await expect(
    question.getByText('This will initialize the database with technologies from the JSON file. Continue?'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(rows).toEqual([]);
  await page.getByRole('button', { name: 'Initialize from JSON' }).click();
  await question.getByRole('button', { name: 'Initialize' }).click();
  await expect(status(page, 'Technologies initialized successfully! 1 technologies added.')).toBeVisible();
  await expect(items(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Initialize from JSON' })).toBeDisabled();
});

test('ticks that were not saved are offered again', async ({ page, api }) => {
  const [first] = await stored(api);
  await page.goto('/admin/technologies');
  const box = page.getByRole('checkbox', { name: `Show ${first?.name}`, exact: true });
  await box.click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('1 selection from an earlier visit was not saved.')).toBeVisible();
  await expect(box).toBeChecked({ checked: first?.isSelected });
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(box).toBeChecked({ checked: !first?.isSelected });
  await expect(save(page)).toBeEnabled();
});
