import path from 'node:path';
import type { MediaList } from 'content-api/contract';
import { expect, test } from '../console/support/console-test.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { loadedFonts } from '../support/loaded-fonts.ts';

const fontFile = path.join(import.meta.dirname, '../../content-api/test/fixtures/fonts/serif-600.woff2');

test('a font of the studio’s own is on its pages, goes onto paper, and comes back with the file of its look', async ({
  page,
  api,
}, info) => {
  const { updatedAt: _, ...before } = await api.get<{ updatedAt?: string }>('/api/look');
  const row = page.getByRole('group', { name: 'Own font of headings' });
  const save = async () => {
    const answer = page.waitForResponse(
      (one) => one.request().method() === 'PUT' && /\/look$/.test(one.url()),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await answer).status()).toBe(200);
  };
  const heading = page.getByRole('heading', { level: 1 });
  const expectFont = async () => {
    await expect(async () => {
      await page.goto('/');
      await expect(heading).toHaveCSS('font-family', /^"?Own Headings/, { timeout: 1_000 });
    }).toPass();
    expect(await loadedFonts(page)).toContain('Own Headings');
  };
  const deleteFont = async () => {
    const { items } = await api.get<MediaList>('/api/media');
    for (const { _id, type } of items)
      if (type === 'font/woff2') await api.send('DELETE', `/api/media/${_id}`);
  };
  try {
    await page.goto('/admin/look');
    await row.locator('input[type=file]').setInputFiles(fontFile);
    await expect(row.getByText('Fraunces', { exact: true })).toBeVisible();
    await save();
    await expectFont();
    await page.emulateMedia({ media: 'print' });
    await expect(heading).toHaveCSS('font-family', /^"?Own Headings/);
    expect(await layoutFaults(page)).toEqual([]);
    await page.emulateMedia({ media: null });

    await page.goto('/admin/look');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export the present look' }).click();
    const file = info.outputPath('look.json');
    await (await download).saveAs(file);
    await row.getByRole('button', { name: /^Remove/ }).click();
    await save();
    await deleteFont();
    await page.getByLabel('File with a look').setInputFiles(file);
    await expect(row.getByText('Fraunces', { exact: true })).toBeVisible();
    await save();
    await expectFont();
  } finally {
    await api.send('PUT', '/api/look', { ...before, ownFonts: [] });
    await deleteFont();
  }
});
