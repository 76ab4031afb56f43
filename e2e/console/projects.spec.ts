import type { Project } from 'content-api/contract';
import { expect, test } from './support/console-test.ts';
import { pageOnSite } from './support/page-on-site.ts';
import { card, expectToast, field, fill } from './support/screen.ts';

test('a project is added, edited and deleted, and the site follows', async ({ page, api, request }) => {
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Add New Project' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Project' });
  await expect(field(form, 'Title')).toBeFocused();
  expect((await form.boundingBox())?.width).toBeLessThanOrEqual(600);

  await test.step('missing fields are reported at the field and in a summary that gets the focus', async () => {
    await form.getByRole('button', { name: 'Create Project' }).click();
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    const required = ['Title', 'Main Image URL', 'GitHub Link', 'Technologies'];
    await expect(summary.getByRole('link')).toHaveText(required);
    for (const name of required) await expect(form.getByText(`${name} is required`)).toHaveCount(1);
    await field(form, 'Main Image URL').fill('no address');
    await field(form, 'Published Year').fill('1066');
    await form.getByRole('button', { name: 'Create Project' }).click();
    await expect(field(form, 'Main Image URL')).toHaveAccessibleDescription(/Main Image URL must/);
    await expect(field(form, 'Published Year')).toHaveAccessibleDescription(/1970 or later/);
    await summary.getByRole('link', { name: 'Title' }).click();
    await expect(field(form, 'Title')).toBeFocused();
  });

  await fill(form, {
    Title: 'Marigold Ledger',
    'Main Image URL': '/media/project-rann-route.webp',
    'Published Year': '',
    'GitHub Link': 'https://github.com/example/marigold',
    Industries: ' Retail ,, Flowers,Retail ',
    Technologies: 'React,  Fastify ,',
  });
  await expect(form.getByRole('list', { name: 'Industries, as stored' }).getByRole('listitem')).toHaveText([
    'Retail',
    'Flowers',
    'Retail',
  ]);
  await expect(form.getByRole('img', { name: 'Preview of Main Image URL' })).toHaveJSProperty(
    'complete',
    true,
  );
  await form.getByRole('button', { name: 'Create Project' }).click();
  await expect(form).toBeHidden();
  await expectToast(page, 'Project created successfully');
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Marigold Ledger');

  const created = (await api.get<(Project & Record<string, unknown>)[]>('/api/projects')).find(
    ({ title }) => title === 'Marigold Ledger',
  );
  expect(created).toMatchObject({
    industries: ['Retail', 'Flowers', 'Retail'],
    technologies: ['React', 'Fastify'],
  });
  expect(created).not.toHaveProperty('publishedYear');

  await card(page, 'Marigold Ledger').getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Project' });
  await expect(field(editor, 'Technologies')).toHaveValue('React, Fastify');
  await field(editor, 'Title').fill('Marigold Book');
  await field(editor, 'Published Year').fill('2025');
  await editor.getByRole('button', { name: 'Update Project' }).click();
  await expectToast(page, 'Project updated successfully');
  await expect(card(page, 'Marigold Book')).toContainText('Year 2025');
  expect(await pageOnSite(request, `/projects/${created?._id}`)).toContain('Marigold Book');

  await card(page, 'Marigold Book').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete project' });
  await expect(question.getByText('Are you sure you want to delete this project?')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(card(page, 'Marigold Book').getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Project deleted successfully');
  await expect(card(page, 'Marigold Book')).toHaveCount(0);
});
