import type { Page } from '@playwright/test';
import type { Project } from 'content-api/contract';
import { expect, test } from './support/console-test.ts';
import { projectInput } from './support/records.ts';
import { expectToast, field } from './support/screen.ts';
import { withoutAutosave } from './support/without-autosave.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Edit/ });
const update = (page: Page) => dialog(page).getByRole('button', { name: /^Update/ });

// That of every kind, with either choice, is tried in `admin-remote/src/records/two-people.test.tsx`.
test('two admins on one project: different fields come together, of the same one a value is chosen', async ({
  page,
  other,
  api,
}) => {
  const { _id } = await api.send<Project>('POST', '/api/projects', projectInput('Shared'));
  const open = async () => {
    for (const each of [page, other]) {
      await each.goto(`/admin/projects?edit=${_id}`);
      await expect(field(each, 'Title')).toHaveValue('Shared');
    }
  };
  const stored = () => api.get<Project>(`/api/projects/${_id}`);
  // A slow machine would give one of them the other's draft to start from.
  for (const each of [page, other]) await withoutAutosave(each);

  await open();
  await field(page, 'Subtitle').fill('From the first');
  await field(other, 'Short Description').fill('From the second.');
  await update(page).click();
  await expectToast(page, 'Project updated successfully');
  await update(other).click();
  await expectToast(other, 'Kept what was changed elsewhere: Subtitle');
  await expectToast(other, 'Project updated successfully');
  expect(await stored()).toMatchObject({ subtitle: 'From the first', shortDescription: 'From the second.' });

  await open();
  await field(page, 'Title').fill('First title');
  await field(other, 'Title').fill('Second title');
  await field(other, 'Subtitle').fill('Only the second');
  await update(page).click();
  await expectToast(page, 'Project updated successfully');
  await update(other).click();
  const choice = dialog(other).getByRole('group', { name: 'Title' });
  const own = choice.getByRole('radio', { name: /Your value/ });
  await expect(own).toHaveAccessibleName(/Second title/);
  // Drawn by us.
  await expect(own).toHaveCSS('appearance', 'none');
  await expect(choice.getByRole('radio', { name: /Their value/ })).toHaveAccessibleName(/First title/);
  expect((await stored()).title).toBe('First title');
  await expect(dialog(other).getByRole('button', { name: /^(Save|Update)/ })).toHaveCount(1);
  const save = dialog(other).getByRole('button', { name: 'Save with these values' });
  await expect(save).toBeDisabled();
  await own.check();
  await save.click();
  await expectToast(other, 'Project updated successfully');
  expect(await stored()).toMatchObject({ title: 'Second title', subtitle: 'Only the second' });
  await api.send('DELETE', `/api/projects/${_id}`);
});
