import type { Page } from '@playwright/test';
import type { Project } from 'content-api/contract';
import { expect, test } from './support/console-test.ts';
import { projectInput, serviceInput } from './support/records.ts';
import { expectToast, field } from './support/screen.ts';
import { withoutAutosave } from './support/without-autosave.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Edit/ });
const update = (page: Page) => dialog(page).getByRole('button', { name: /^Update/ });

// A slow machine would give one of them the other's draft to start from.
test.beforeEach(async ({ page, other }) => {
  for (const each of [page, other]) await withoutAutosave(each);
});

test.describe('two admins on one project', () => {
  let project: Project;
  test.beforeEach(async ({ api, page, other }) => {
    project = await api.send<Project>('POST', '/api/projects', projectInput('Shared'));
    for (const each of [page, other]) {
      await each.goto(`/admin/projects?edit=${project._id}`);
      await expect(field(each, 'Title')).toHaveValue('Shared');
    }
  });
  test.afterEach(({ api }) => api.send('DELETE', `/api/projects/${project._id}`));

  test('changes of different fields come together, and the second is told', async ({ page, other, api }) => {
    await field(page, 'Subtitle').fill('From the first');
    await field(other, 'Short Description').fill('From the second.');
    await update(page).click();
    await expectToast(page, 'Project updated successfully');
    await update(other).click();
    await expectToast(other, 'Kept what was changed elsewhere: Subtitle');
    await expectToast(other, 'Project updated successfully');
    expect(await api.get<Project>(`/api/projects/${project._id}`)).toMatchObject({
      subtitle: 'From the first',
      shortDescription: 'From the second.',
    });
  });

  for (const [side, kept] of [
    ['Your value', 'Second title'],
    ['Their value', 'First title'],
  ] as const) {
    test(`the same field shows both values to choose from: ${side}`, async ({ page, other, api }) => {
      await field(page, 'Title').fill('First title');
      await field(other, 'Title').fill('Second title');
      await field(other, 'Subtitle').fill('Only the second');
      await update(page).click();
      await expectToast(page, 'Project updated successfully');
      await update(other).click();
      const choice = dialog(other).getByRole('group', { name: 'Title' });
      await expect(choice.getByRole('radio', { name: /Your value/ })).toHaveAccessibleName(/Second title/);
      await expect(choice.getByRole('radio', { name: /Their value/ })).toHaveAccessibleName(/First title/);
      expect((await api.get<Project>(`/api/projects/${project._id}`)).title).toBe('First title');
      await expect(update(other)).toHaveCount(0);
      const save = dialog(other).getByRole('button', { name: 'Save with these values' });
      await expect(save).toBeDisabled();
      await choice.getByRole('radio', { name: new RegExp(side) }).check();
      await save.click();
      await expectToast(other, 'Project updated successfully');
      expect(await api.get<Project>(`/api/projects/${project._id}`)).toMatchObject({
        title: kept,
        subtitle: 'Only the second',
      });
    });
  }
});

test('sub-services that both changed are a choice, too', async ({ page, other, api }) => {
  const { data } = await api.send<{ data: { _id: string } }>(
    'POST',
    '/api/services',
    serviceInput('Shared service', 'shared-service'),
  );
  for (const [each, title] of [
    [page, 'First part'],
    [other, 'Second part'],
  ] as const) {
    await each.goto(`/admin/services?edit=${data._id}`);
    await field(each, 'Sub-service title').fill(title);
  }
  await update(page).click();
  await expectToast(page, 'Service updated successfully');
  await update(other).click();
  await dialog(other)
    .getByRole('radio', { name: /First part/ })
    .check();
  await dialog(other).getByRole('button', { name: 'Save with these values' }).click();
  await expectToast(other, 'Service updated successfully');
  await api.send('DELETE', `/api/services/${data._id}`);
});

test('on the about page each half is merged', async ({ page, other, api }) => {
  const before = [await api.get<object>('/api/about'), await api.get<object>('/api/founders')] as const;
  for (const each of [page, other]) await each.goto('/admin/about');
  await field(page, 'Title').fill('Two hands');
  await field(other, 'Founders Section Title').fill('The hands');
  for (const each of [page, other]) {
    await each.getByRole('button', { name: 'Save All Changes' }).click();
    await expectToast(each, 'Content updated successfully');
  }
  expect(await api.get('/api/about')).toMatchObject({ title: 'Two hands' });
  expect(await api.get('/api/founders')).toMatchObject({ title: 'The hands' });
  await expect(field(other, 'Title')).toHaveValue('Two hands');
  await api.send('PUT', '/api/about', { ...before[0], updatedAt: undefined });
  await api.send('PUT', '/api/founders', { ...before[1], updatedAt: undefined });
});

test('ticks of two admins on the technologies come together', async ({ page, other, api }) => {
  const stored = async () =>
    (await api.get<{ technologies: { name: string; isSelected: boolean }[] }>('/api/technologies'))
      .technologies;
  const [first, second] = await stored();
  const pages = [
    [page, first],
    [other, second],
  ] as const;
  const tick = async (each: Page, name = '') =>
    each.getByRole('checkbox', { name: `Show ${name}`, exact: true }).click();
  for (const [each] of pages) await each.goto('/admin/technologies');
  for (const [each, row] of pages) await tick(each, row?.name);
  for (const [each] of pages) {
    await each.getByRole('button', { name: 'Save Changes' }).click();
    await expect(each.getByRole('main').getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
  }
  expect((await stored()).slice(0, 2).map(({ isSelected }) => isSelected)).toEqual([
    !first?.isSelected,
    !second?.isSelected,
  ]);
  for (const [, row] of pages) await tick(other, row?.name);
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expect(other.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
});
