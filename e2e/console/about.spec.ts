import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console-test.ts';
import { pageOnSite } from './support/page-on-site.ts';
import { expectToast, field } from './support/screen.ts';

interface About {
  title: string;
  paragraphs: string[];
  highlights: { paragraphIndex: number; text: string }[];
}
interface Founders {
  title: string;
  founders: { name: string; imagePosition: string; social: Record<string, string> }[];
}

let before: { about: About; founders: Founders };
test.beforeEach(async ({ api, page }) => {
  before = { about: await api.get('/api/about'), founders: await api.get('/api/founders') };
  await page.goto('/admin/about');
  await expect(field(page, 'Founders Section Title')).toBeVisible();
});
test.afterEach(async ({ api }) => {
  const { about, founders } = before;
  await api.send('PUT', '/api/about', { ...about, updatedAt: undefined });
  await api.send('PUT', '/api/founders', { ...founders, updatedAt: undefined });
});

const save = (page: Page) => page.getByRole('button', { name: 'Save All Changes' });
const group = (page: Page | Locator, name: string) => page.getByRole('group', { name, exact: true });
test('founders are added, changed and removed, and reach the site @whole', async ({ page, api, request }) => {
  await page.getByRole('button', { name: '+ Add Founder' }).click();
  const founder = group(page, `Founder ${before.founders.founders.length + 1}`);
  await field(founder, 'Name').fill('  Ila Desai  ');
  await field(founder, 'Bio').fill('Keeps the books and the peace.');
  await field(founder, 'Image URL').fill('/media/about-studio.webp');
  await expect(field(founder, 'Image Position')).toHaveValue('left');
  await field(founder, 'Image Position').selectOption('Right');
  await field(founder, 'LinkedIn').fill('not an address');
  await save(page).click();
  await expect(field(founder, 'LinkedIn')).toHaveAttribute('aria-invalid', 'true');
  await field(founder, 'LinkedIn').fill('https://linkedin.com/in/ila');
  await save(page).click();
  await expectToast(page, 'Content updated successfully');
  const { founders } = await api.get<Founders>('/api/founders');
  expect(founders.at(-1)).toMatchObject({
    name: 'Ila Desai',
    imagePosition: 'right',
    social: { github: '', portfolio: '', linkedin: 'https://linkedin.com/in/ila', instagram: '' },
  });
  expect(await pageOnSite(request, '/about')).toContain('Ila Desai');
  await founder.getByRole('button', { name: 'Remove Founder' }).click();
  await save(page).click();
  await expectToast(page, 'Content updated successfully');
  expect((await api.get<Founders>('/api/founders')).founders).toEqual(before.founders.founders);
});
