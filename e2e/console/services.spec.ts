import { expect, test } from './support/console-test.ts';
import { pageOnSite } from './support/page-on-site.ts';
import { serviceInput } from './support/records.ts';
import { card, expectToast, field, fill } from './support/screen.ts';

interface Service {
  _id: string;
  slug: string;
  subServices: { _id: string; title: string }[];
}

test('a service with sub-services is added, edited and deleted', async ({ page, api, request }) => {
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

  const shown = card(page, 'Careful Repairs');
  await expect(shown).toContainText('/services/careful-repairs');
  await shown.getByRole('button', { name: 'Edit' }).click();
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

  await shown.getByRole('link', { name: /Learn More/ }).click();
  await expect(page).toHaveURL('/services/careful-repairs');
  await page.goBack();

  await shown.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete service' });
  await expect(question.getByText('Are you sure you want to delete this service?')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Service deleted successfully');
  await expect(shown).toHaveCount(0);
});

test('an icon is drawn as what it is', async ({ page }) => {
  await page.goto('/admin/services?edit=new');
  const icon = field(page, 'Icon');
  const row = icon.locator('..');
  await icon.fill('🧵');
  await expect(row).toContainText('🧵');
  await icon.fill('M3 5h18v14H3z');
  await expect(row.locator('svg path')).toHaveAttribute('d', 'M3 5h18v14H3z');
  await icon.fill('/media/project-rann-route.webp');
  await expect(row.locator('img')).toHaveAttribute('src', '/media/project-rann-route.webp');
  await icon.fill('<img src=x onerror=alert(1)>');
  await expect(row.locator('img')).toHaveCount(0);
});

test('services that cannot be loaded say so; the built-in ones never stand in', async ({ page }) => {
  await page.route('**/api/records/service?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin/services');
  await expect(page.getByRole('heading', { name: 'Failed to load services' })).toBeVisible();
  await expect(page.getByText('Failed to load services')).toHaveCount(1);
  await expect(page.getByText('Frontend Development')).toHaveCount(0);
});

test('an earlier address of a service keeps working after its slug changed', async ({
  page,
  api,
  request,
}) => {
  const { data } = await api.send<{ data: Service }>(
    'POST',
    '/api/services',
    serviceInput('Old Name', 'old-name'),
  );
  await page.goto(`/admin/services?edit=${data._id}`);
  await field(page, 'Slug').fill('new-name');
  await page.getByRole('button', { name: 'Update Service' }).click();
  await expectToast(page, 'Service updated successfully');
  const answer = await request.get('/services/old-name', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toContain('/services/new-name');
  await api.send('DELETE', `/api/services/${data._id}`);
});
