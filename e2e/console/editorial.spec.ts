import type { Page } from '@playwright/test';
import type { Project } from 'content-api/contract';
import { expect, test } from './support/console-test.ts';
import { projectInput } from './support/records.ts';
import { card, expectToast, field, pressInMenu, toasts } from './support/screen.ts';

let project: Project;
test.beforeEach(async ({ api }) => {
  project = await api.send<Project>('POST', '/api/projects', projectInput('Slow Ferry'));
});
test.afterEach(async ({ api }) => {
  await api.send('DELETE', `/api/records/project/${project._id}`);
});

const list = '/admin/projects?q=slow+ferry';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Project' });

async function edit(page: Page): Promise<void> {
  await page.goto(`${list}&edit=${project._id}`);
  await expect(field(page, 'Title')).toHaveValue('Slow Ferry');
}

test('a live record gets a draft that visitors do not see, until it is published', async ({
  page,
  request,
}) => {
  const visitorSees = async (text: string) =>
    (await (await request.get(`/projects/${project._id}`)).text()).includes(text);
  await edit(page);
  await field(page, 'Subtitle').fill('A timetable for the tide');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectToast(page, 'Draft saved');
  await expect(card(page, 'Slow Ferry').getByText('Changes not published')).toBeVisible();
  expect(await visitorSees('A timetable for the tide')).toBe(false);

  await card(page, 'Slow Ferry').getByRole('button', { name: 'Edit' }).click();
  await expect(dialog(page).getByText('Changes not published: Subtitle')).toBeVisible();
  await expect(field(page, 'Subtitle')).toHaveValue('A timetable for the tide');
  await dialog(page).getByRole('button', { name: 'Update Project' }).click();
  await expectToast(page, 'Project updated successfully');
  await expect(card(page, 'Slow Ferry').getByText('Live', { exact: true })).toBeVisible();
  expect(await visitorSees('A timetable for the tide')).toBe(true);
});

test('a new record is a draft as long as it is wanted, found by its state', async ({ page, api }) => {
  await page.goto('/admin/projects?edit=new');
  await field(page, 'Title').fill('Half a bridge');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectToast(page, 'Draft saved');
  await page.getByLabel('State').selectOption('Draft');
  await expect(card(page, 'Half a bridge').getByText('Draft', { exact: true })).toBeVisible();
  expect(JSON.stringify(await api.get('/api/projects'))).not.toContain('Half a bridge');
  await card(page, 'Half a bridge').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'Half a bridge')).toHaveCount(0);
});

test('a record is scheduled, and called off', async ({ page }) => {
  await edit(page);
  await field(page, 'Subtitle').fill('From next year on');
  await page.getByRole('button', { name: 'Schedule' }).click();
  const schedule = page.getByRole('dialog', { name: 'Schedule' });
  await field(schedule, 'Goes live \\(UTC\\)').fill('2099-12-24T18:00');
  await schedule.getByRole('button', { name: 'Set schedule' }).click();
  await expectToast(page, 'Project scheduled');
  await expect(card(page, 'Slow Ferry').getByText(/24 Dec 2099, 18:00 UTC/)).toBeVisible();
  await card(page, 'Slow Ferry').getByRole('button', { name: 'Edit' }).click();
  await expect(dialog(page).getByText('Goes live on 24 Dec 2099, 18:00 UTC')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel schedule' }).click();
  await expectToast(page, 'Schedule cancelled');
  await expect(dialog(page).getByText(/^Goes live/)).toHaveCount(0);
  await expect(field(page, 'Subtitle')).toHaveValue('From next year on');
});

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

test('the history shows what changed, and brings it back', async ({ page, api }) => {
  await api.send('PUT', `/api/projects/${project._id}`, {
    ...projectInput('Slow Ferry'),
    subtitle: 'A ledger for a boat',
  });
  await page.goto(list);
  await pressInMenu(card(page, 'Slow Ferry'), 'History');
  const history = page.getByRole('dialog', { name: 'History of Slow Ferry' });
  await history.getByRole('button', { name: 'Show the changes' }).first().click();
  await expect(history.getByRole('insertion')).toContainText('boat');
  await history.getByRole('button', { name: 'Restore' }).click();
  await expect(toasts(page).getByText('Restored as a draft')).toBeVisible();
  await expect(card(page, 'Slow Ferry').getByText('Changes not published')).toBeVisible();
  expect((await api.get<Project>(`/api/projects/${project._id}`)).subtitle).toBe('A ledger for a boat');
});

test('is used on a phone and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await edit(page);
  await field(page, 'Subtitle').fill('By keyboard');
  await dialog(page).getByRole('button', { name: 'Save draft' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Draft saved');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(card(page, 'Slow Ferry').getByText('Changes not published')).toBeVisible();
});
