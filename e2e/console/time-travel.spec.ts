import { expect, test } from './support/console-test.ts';
import { projectInput } from './support/records.ts';
import { expectToast } from './support/screen.ts';

interface Project {
  _id: string;
}

let project: Project;
test.beforeEach(async ({ api }) => {
  project = await api.send<Project>('POST', '/api/projects', projectInput('Tidal Clock'));
});
test.afterEach(async ({ api }) => {
  await api.send('DELETE', `/api/records/project/${project._id}`);
});

test('a moment of the past is looked at, brought back, and that is undone', async ({ page, request }) => {
  const isPublic = async () => (await request.get(`/projects/${project._id}`)).status() === 200;
  await page.goto('/admin/history');
  await page.getByRole('button', { name: 'An hour ago' }).click();
  const differences = page.getByRole('list', { name: 'Differences' });
  const others = page.getByRole('checkbox', { name: 'Choose all' });
  await expect(differences.getByRole('checkbox', { name: /Tidal Clock/ })).toBeChecked();
  // Only what this test made: the studio itself is younger than an hour.
  await others.uncheck();
  await differences.getByRole('checkbox', { name: /Tidal Clock/ }).check();

  await page.getByRole('button', { name: 'Open the site at this moment' }).click();
  const url = await page.getByLabel('Preview link').inputValue();
  const then = await request.get(`${new URL(url).pathname}/projects/${project._id}`);
  expect(then.status()).toBe(404);

  await page.getByRole('button', { name: 'Bring this moment back' }).click();
  expect(await isPublic()).toBe(true);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('1 record brought back')).toBeVisible();
  await expect.poll(isPublic).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Undone for 1 record');
  await expect.poll(isPublic).toBe(true);
});

test('a scheduled publication is in the calendar and links to its record @whole', async ({ page, api }) => {
  const from = '2099-12-24T18:00:00.000Z';
  await api.send('POST', `/api/records/project/${project._id}/unpublish`);
  await api.send('POST', `/api/records/project/${project._id}/publish`, { from });
  await page.goto('/admin/schedule?month=2099-11');
  await expect(page.getByText('Nothing is scheduled in November 2099')).toBeVisible();
  await page.getByRole('link', { name: 'Next month' }).press('Enter');
  const entry = page.getByRole('table', { name: 'December 2099' }).getByRole('link', { name: /Tidal Clock/ });
  await expect(entry).toContainText('Goes live');
  await page.setViewportSize({ width: 360, height: 740 });
  const day = page.getByRole('region', { name: 'Thursday, 24 December 2099' });
  await day.getByRole('link', { name: /Tidal Clock/ }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Project' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
});
