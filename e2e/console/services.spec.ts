import { expect, test } from './support/console-test.ts';
import { pageOnSite } from './support/page-on-site.ts';
import { card, expectToast, field, fill } from './support/screen.ts';

interface Service {
  _id: string;
  slug: string;
  subServices: { _id: string; title: string }[];
}

test('a service with sub-services is added, edited and deleted @whole', async ({ page, api, request }) => {
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Add New Service' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Service' });
  await form.getByRole('button', { name: 'Add Sub-service' }).click();
  await form.getByRole('button', { name: 'Create Service' }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Title',
    'Description',
    'Icon',
    'Slug',
    'Sub-services, number 1',
  ]);
  for (const name of ['Title', 'Description', 'Icon', 'Slug', 'Sub-service title', 'Sub-service description'])
    await expect(form.getByText(`${name} is required`, { exact: true })).toHaveCount(1);
  await fill(form, { Title: 'Careful Repairs', Description: 'Sites that are mended.', Icon: '🧵' });
  await field(form, 'Slug').fill('Web Development');
  await form.getByRole('button', { name: 'Create Service' }).click();
  await expect(field(form, 'Slug')).toHaveAccessibleDescription(/Slug may hold lower-case letters/);
  await fill(form, { Slug: 'web-development', Features: 'Audit\n\nRepair' });
  const first = form.getByRole('group', { name: 'Sub-service 1' });
  await fill(first, { 'Sub-service title': 'Reading', 'Sub-service description': 'We read everything.' });
  await form.getByRole('button', { name: 'Add Sub-service' }).click();
  const second = form.getByRole('group', { name: 'Sub-service 2' });
  await fill(second, { 'Sub-service title': 'Mending', 'Sub-service description': 'Then we mend it.' });

  await test.step('a taken slug is reported at its field', async () => {
    await form.getByRole('button', { name: 'Create Service' }).click();
    await expect(field(form, 'Slug')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByRole('alert').getByRole('link')).toHaveCount(1);
    await field(form, 'Slug').fill('careful-repairs');
  });

  await form.getByRole('button', { name: 'Create Service' }).click();
  await expectToast(page, 'Service created successfully');
  const { data: created } = await api.get<{ data: Service }>('/api/services/slug/careful-repairs');
  expect(created).toMatchObject({
    features: ['Audit', 'Repair'],
    subServices: [{ title: 'Reading' }, { title: 'Mending' }],
  });

  const serviceCard = card(page, 'Careful Repairs');
  await expect(serviceCard).toContainText('/services/careful-repairs');
  await serviceCard.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Service' });
  await editor
    .getByRole('group', { name: 'Sub-service 1' })
    .getByRole('button', { name: 'Remove Sub-service' })
    .click();
  await expect(field(editor, 'Sub-service title')).toHaveValue('Mending');
  await field(editor, 'Description').fill('Sites that are mended, not replaced.');
  await editor.getByRole('button', { name: 'Update Service' }).click();
  await expectToast(page, 'Service updated successfully');
  const { data: updated } = await api.get<{ data: Service }>('/api/services/slug/careful-repairs');
  expect(updated.subServices).toMatchObject([{ _id: created.subServices[1]?._id, title: 'Mending' }]);
  expect(await pageOnSite(request, '/services/careful-repairs')).toContain('mended, not replaced');

  await serviceCard.getByRole('link', { name: /Learn More/ }).click();
  await expect(page).toHaveURL('/services/careful-repairs');
  await page.goBack();

  await serviceCard.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete service' });
  await expect(question.getByText('Are you sure you want to delete this service?')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Service deleted successfully');
  await expect(serviceCard).toHaveCount(0);
});
