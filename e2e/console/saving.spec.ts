import type { Page } from '@playwright/test';
import type { Project } from 'content-api/contract';
import { expect, test } from './support/console-test.ts';
import { projectInput } from './support/records.ts';
import { expectToast, field, fill } from './support/screen.ts';

const create = (page: Page) => page.getByRole('button', { name: 'Create Project' });

async function fillNew(page: Page, title: string): Promise<void> {
  await fill(page.getByRole('dialog'), {
    Title: title,
    'Main Image URL': '/media/project-rann-route.webp',
    'GitHub Link': 'https://github.com/example/x',
    Technologies: 'React',
  });
}

async function stored(api: { get<T>(path: string): Promise<T> }, title: string): Promise<Project[]> {
  return (await api.get<Project[]>('/api/projects')).filter((project) => project.title === title);
}

test('the answer to a new record gets lost: saved again, even after a crash, there is one', async ({
  page,
  api,
}) => {
  const loseAnswer = () =>
    page.route('**/api/projects', async (route) => {
      await route.fetch();
      await route.abort();
    });
  await page.goto('/admin/projects?edit=new');
  await fillNew(page, 'Lost and found');
  await loseAnswer();
  await create(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Error saving project');
  expect(await stored(api, 'Lost and found')).toHaveLength(1);
  await field(page.getByRole('dialog'), 'Subtitle').fill('Typed after the answer was lost');
  page.once('dialog', (question) => void question.accept());
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await create(page).click();
  await expectToast(page, 'Project created successfully');
  const made = await stored(api, 'Lost and found');
  expect(made).toMatchObject([{ subtitle: 'Typed after the answer was lost' }]);
  for (const { _id } of made) await api.send('DELETE', `/api/projects/${_id}`);
});

test('the network goes down in mid-save: nothing is lost, and the next attempt saves @whole', async ({
  page,
  api,
  owner,
}) => {
  const { _id } = await api.send<Project>('POST', '/api/projects', projectInput('Cut off'));
  await page.goto(`/admin/projects?edit=${_id}`);
  await field(page, 'Technical Description').fill('Typed on a train.');
  const sent = Promise.withResolvers<void>();
  await page.route(`**/api/projects/${_id}`, async (route) => {
    sent.resolve();
    // The server has it; its answer never comes.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Update Project' }).click();
  await sent.promise;
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Error saving project');
  await expect(field(page, 'Technical Description')).toHaveValue('Typed on a train.');
  await page.unrouteAll({ behavior: 'wait' });
  await owner.setOffline(true);
  await field(page, 'Technical Description').fill('Typed on a train, twice.');
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Update Project' }).click();
  await failed;
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Error saving project');
  await owner.setOffline(false);
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expectToast(page, 'Project updated successfully');
  expect((await api.get<Project>(`/api/projects/${_id}`)).technicalDescription).toBe(
    'Typed on a train, twice.',
  );
  await api.send('DELETE', `/api/projects/${_id}`);
});
