import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { MediaList, Project } from 'content-api/contract';
import { expect, test } from './support/console-test.ts';
import { pictures } from './support/media.ts';
import { pageOnSite } from './support/page-on-site.ts';
import { projectInput } from './support/records.ts';
import { expectToast, field } from './support/screen.ts';

test.afterEach(async ({ api }) => {
  const { items } = await api.get<MediaList>('/api/media?q=e2e-&size=100');
  for (const { _id } of items) await api.send('DELETE', `/api/media/${_id}?even-if-used=true`);
});

const [story, studio] = pictures;

/** A file by a name that no picture of the demo has. */
async function named(file: string, name = `e2e-${path.basename(file)}`) {
  return { name, mimeType: 'application/octet-stream', buffer: await readFile(file) };
}

async function uploadToLibrary(page: Page, ...files: string[]): Promise<void> {
  await page.goto('/admin/media');
  const sent = await Promise.all(files.map((file) => named(file)));
  await page.locator('input[type=file]').setInputFiles(sent);
}

/** Drops a file as the system does it. */
async function drop(target: Locator, file: string): Promise<void> {
  const data = (await readFile(file)).toString('base64');
  const dataTransfer = await target.page().evaluateHandle((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'e2e-dropped.webp', { type: 'image/webp' }));
    return transfer;
  }, data);
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
}

test('files are picked, described, found and deleted', async ({ page, api }) => {
  await uploadToLibrary(page, story, studio);
  const tiles = page.getByRole('list', { name: 'Media' });
  await expect(tiles.getByRole('button', { name: /^e2e-about-story\.webp/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search media' }).fill('e2e-');
  await expect(tiles.getByRole('listitem')).toHaveCount(2);

  await tiles.getByRole('button', { name: /^e2e-about-story\.webp/ }).click();
  const dialog = page.getByRole('dialog', { name: 'e2e-about-story.webp' });
  await dialog.getByLabel('Alt text').fill('A loom by the window');
  await dialog.getByRole('button', { name: /^Focal point/ }).click({ position: { x: 4, y: 4 } });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'File saved');
  await dialog.getByRole('button', { name: 'Close' }).click();
  const stored = (await api.get<MediaList>('/api/media?q=e2e-')).items.find(({ alt }) => alt !== '');
  expect(stored).toMatchObject({ name: 'e2e-about-story.webp', alt: 'A loom by the window' });
  expect(stored?.focus.x).toBeLessThan(0.1);

  await page.getByRole('searchbox', { name: 'Search media' }).fill('loom');
  await expect(tiles.getByRole('listitem')).toHaveCount(1);
  // Pictures of other tests and of the demo come into the library at their own times.
  await page.getByRole('searchbox', { name: 'Search media' }).fill('e2e-');
  await field(page, 'Show').selectOption('Without alt text');
  await expect(tiles.getByRole('listitem')).toContainText(['e2e-about-studio.webp']);

  await page.getByRole('checkbox', { name: 'Select e2e-about-studio.webp' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByText('It is used nowhere.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'File deleted');
  await expect(page.getByRole('heading', { name: 'No files found' })).toBeVisible();
});

test('a picture dropped on a field of a form is shown on the site @whole', async ({ page, api, request }) => {
  const { _id } = await api.send<Project>('POST', '/api/projects', projectInput('Dropped Picture'));
  await page.goto(`/admin/projects?edit=${_id}`);
  const image = field(page, 'Main Image URL');
  await expect(image).not.toHaveValue('');
  await drop(image, story);
  await expectToast(page, 'e2e-dropped.webp uploaded');
  await expect(image).toHaveValue(/^\/media\/[0-9a-f]{24}\/e2e-dropped\.webp$/);
  const address = await image.inputValue();
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expectToast(page, 'Project updated successfully');
  expect(await pageOnSite(request, `/projects/${_id}`)).toContain(address);
  expect((await request.get(address)).headers()['content-type']).toBe('image/webp');

  await test.step('its crop keeps the focal point', async () => {
    const { items } = await api.get<MediaList>('/api/media?q=e2e-dropped');
    await api.send('PATCH', `/api/media/${items[0]?._id}`, { focus: { x: 0.25, y: 0.1 } });
    const site = () => pageOnSite(request, `/projects/${_id}`);
    await expect.poll(site).toContain('object-position:25% 10%');
  });

  await test.step('another file takes its place on the site', async () => {
    await page.goto('/admin/media');
    await page.getByRole('button', { name: /^e2e-dropped\.webp/ }).click();
    const dialog = page.getByRole('dialog', { name: 'e2e-dropped.webp' });
    await expect(dialog.getByRole('link', { name: 'Dropped Picture' })).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(await named(studio));
    await expectToast(page, 'File replaced');
    const site = await pageOnSite(request, `/projects/${_id}`);
    expect(site).not.toContain(address);
    expect(site).toMatch(/\/media\/[0-9a-f]{24}\/e2e-about-studio\.webp/);
  });

  await test.step('and deleting it names the project and asks', async () => {
    await page.goto('/admin/media');
    await page.getByRole('checkbox', { name: 'Select e2e-about-studio.webp' }).check();
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('link', { name: 'Dropped Picture' })).toBeVisible();
    await expect(question.getByText('Project · Main Image URL')).toBeVisible();
    await question.getByRole('button', { name: 'Delete anyway' }).click();
    await expectToast(page, 'File deleted');
  });
  await api.send('DELETE', `/api/projects/${_id}`);
});
