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
/** The part of the screen above Our Story, whose paragraphs and highlights have the same names. */
const first = (page: Page) => page.getByRole('region', { name: 'About', exact: true });

test('missing fields are reported in the words of the specification', async ({ page }) => {
  await field(page, 'Title').fill(' ');
  await field(first(page), 'Image URL').fill('');
  await first(page).getByRole('button', { name: '+ Add Paragraph' }).click();
  await page.getByRole('button', { name: '+ Add Founder' }).click();
  await save(page).click();
  for (const text of [
    'Title is required',
    'Image URL is required',
    'All paragraphs must have content',
    'Founder name is required',
    'Founder bio is required',
    'Founder image URL is required',
  ]) {
    await expect(page.getByText(text, { exact: true })).toHaveCount(1);
  }
  await expect(page.getByRole('alert')).toBeFocused();
});

test('the last paragraph stays; another one takes its highlights along and moves later ones down', async ({
  page,
  api,
}) => {
  const about = first(page);
  const { paragraphs, highlights } = before.about;
  expect(highlights.map(({ paragraphIndex }) => paragraphIndex)).toEqual([0, 1, 2, 3]);
  await group(about, 'Paragraph 2').getByRole('button', { name: 'Remove' }).click();
  await expect(about.getByRole('group', { name: /^Highlight \d$/ })).toHaveCount(3);
  await expect(field(group(about, 'Highlight 2'), 'Belongs to')).toHaveValue('1');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await save(page).click();
  await expectToast(page, 'Content updated successfully');
  expect(await api.get<About>('/api/about')).toMatchObject({
    paragraphs: paragraphs.filter((_, index) => index !== 1),
    highlights: [
      { ...highlights[0], paragraphIndex: 0 },
      { ...highlights[2], paragraphIndex: 1 },
      { ...highlights[3], paragraphIndex: 2 },
    ],
  });
  for (let left = paragraphs.length - 1; left > 1; left -= 1) {
    await group(about, 'Paragraph 1').getByRole('button', { name: 'Remove' }).click();
  }
  await group(about, 'Paragraph 1').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Cannot remove the last paragraph');
  await expect(about.getByRole('group', { name: /^Paragraph \d$/ })).toHaveCount(1);
});

test('a highlight that its paragraph no longer holds is warned of', async ({ page }) => {
  const about = first(page);
  const warning = page.getByText('This phrase is not in its paragraph, so it will be shown as plain text.');
  await expect(warning).toHaveCount(0);
  await group(about, 'Paragraph 1').getByRole('textbox').fill('Something else entirely.');
  await expect(warning).toHaveCount(1);
  await about.getByRole('button', { name: '+ Add Highlight' }).click();
  const added = group(about, 'Highlight 5');
  await expect(field(added, 'Belongs to')).toHaveValue('0');
  await field(added, 'Highlight text').fill('Something else');
  await expect(warning).toHaveCount(1);
  await field(group(about, 'Highlight 1'), 'Highlight text').fill('entirely');
  await expect(warning).toHaveCount(0);
});

test('founders are added, changed and removed, and reach the site', async ({ page, api, request }) => {
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

test('when founders fail after about was saved, the next attempt resumes there', async ({ page, api }) => {
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'PUT') calls.push(new URL(call.url()).pathname);
  });
  await page.route('**/api/founders', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { message: 'Disk full' } })
      : route.continue(),
  );
  await field(page, 'Title').fill('Three threads');
  await field(page, 'Founders Section Title').fill('The weavers');
  await save(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Failed to update content: Disk full. The about content is saved, the founders are not.',
  );
  expect((await api.get<About>('/api/about')).title).toBe('Three threads');
  expect((await api.get<Founders>('/api/founders')).title).toBe(before.founders.title);
  await page.unrouteAll();
  await save(page).click();
  await expectToast(page, 'Content updated successfully');
  expect((await api.get<Founders>('/api/founders')).title).toBe('The weavers');
  expect(calls).toEqual(['/api/about', '/api/founders', '/api/founders']);
});

test('without a stored token saving says so', async ({ other }) => {
  await other.goto('/admin/about');
  await field(other, 'Title').fill('Nobody is here');
  await other.evaluate(() => {
    localStorage.removeItem('admin_token');
    document.cookie = 'admin_token=; max-age=0; path=/';
  });
  await save(other).click();
  await expect(other.getByText('No authentication token found. Please log in again.')).toBeVisible();
});
