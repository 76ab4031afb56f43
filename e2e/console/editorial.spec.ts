import type { Project } from 'content-api/contract';
import { expect, test } from './support/console-test.ts';
import { projectInput } from './support/records.ts';
import { card, expectToast, toasts } from './support/screen.ts';

let project: Project;
test.beforeEach(async ({ api }) => {
  project = await api.send<Project>('POST', '/api/projects', projectInput('Slow Ferry'));
});
test.afterEach(async ({ api }) => {
  await api.send('DELETE', `/api/records/project/${project._id}`);
});

const list = '/admin/projects?q=slow+ferry';

test('a deletion is undone where it is told; later from the trash', async ({ page, api }) => {
  const remove = async () => {
    await card(page, 'Slow Ferry').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toasts(page).getByText('Project deleted successfully')).toBeVisible();
  };
  await page.goto(list);
  await remove();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Project restored');
  await expect(card(page, 'Slow Ferry').getByText('Live', { exact: true })).toBeVisible();
  expect((await api.get<Project>(`/api/projects/${project._id}`)).title).toBe('Slow Ferry');

  await remove();
  await page.getByRole('complementary').getByRole('link', { name: 'Trash' }).click();
  const row = card(page, 'Slow Ferry').first();
  await expect(row.getByText(/^Project · deleted by/)).toBeVisible();
  await expect(row.getByText('30 days left')).toBeVisible();
  await row.getByRole('button', { name: 'Restore as a draft' }).click();
  await expectToast(page, 'Project restored as a draft');
  await page.goto(list);
  await expect(card(page, 'Slow Ferry').getByText('Draft', { exact: true })).toBeVisible();
});
