import type { Page } from '@playwright/test';
import { expect, test } from './support/console-test.ts';
import { projectInput } from './support/records.ts';
import { card, expectToast, field } from './support/screen.ts';

const kept = (page: Page) => page.getByRole('status').getByText(/^Draft kept at \d\d:\d\d(?: \w+)?$/);

async function leaveBehind(page: Page): Promise<void> {
  await expect(kept(page)).toBeVisible();
  await page.close({ runBeforeUnload: false });
}

test('typed text becomes a draft on the server, which another browser restores', async ({
  page,
  other,
  api,
  request,
}) => {
  const project = await api.send<{ _id: string }>('POST', '/api/projects', projectInput('Slow Train'));
  const visitorSees = async (text: string) =>
    (await (await request.get(`/projects/${project._id}`)).text()).includes(text);
  await other.goto(`/admin/projects?edit=${project._id}`);
  await field(other, 'Subtitle').fill('Half a sentence');
  await leaveBehind(other);

  await page.goto('/admin/projects?q=slow+train');
  await expect(card(page, 'Slow Train').getByText('Changes not published')).toBeVisible();
  expect(await visitorSees('Half a sentence')).toBe(false);
  await card(page, 'Slow Train').getByRole('button', { name: 'Edit' }).click();
  await expect(field(page, 'Subtitle')).toHaveValue('Half a sentence');
  await field(page, 'Subtitle').fill('Half a sentence more');
  await expect(kept(page)).toBeVisible();
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expectToast(page, 'Project updated successfully');
  expect(await visitorSees('Half a sentence more')).toBe(true);
  await api.send('DELETE', `/api/records/project/${project._id}`);
});

test('a new record is one draft, which a reload opens again @whole', async ({ page, api }) => {
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Add New Project' }).click();
  await field(page, 'Title').fill('Half a tunnel');
  await expect(kept(page)).toBeVisible();
  await field(page, 'Subtitle').fill('From both ends');
  await expect.poll(async () => JSON.stringify(await drafts())).toContain('From both ends');
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Edit Project' })).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('Half a tunnel');
  await expect(field(page, 'Subtitle')).toHaveValue('From both ends');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Half a tunnel').getByText('Draft', { exact: true })).toBeVisible();
  const { items } = await drafts();
  expect(items).toHaveLength(1);
  await api.send('DELETE', `/api/records/project/${items[0]?._id}`);

  function drafts() {
    return api.get<{ items: { _id: string }[] }>('/api/records/project?q=Half+a+tunnel');
  }
});
