import type { Page } from '@playwright/test';
import { expect, test } from './support/console-test.ts';
import { pageOnSite } from './support/page-on-site.ts';
import { expectToast } from './support/screen.ts';

interface Project {
  _id: string;
  title: string;
}

let projects: Project[];
test.beforeEach(async ({ api }) => {
  projects = await api.get<Project[]>('/api/projects');
});
test.afterEach(async ({ api }) => {
  await api.send('PUT', '/api/records/project/order', { ids: [] });
  for (const { _id } of projects) await api.send('PATCH', `/api/records/project/${_id}`, { featured: false });
});

const titles = () => projects.map(({ title }) => title);
const rows = (page: Page) => page.getByRole('list', { name: 'Order of projects' }).getByRole('listitem');
const handle = (page: Page, title = '') => page.getByRole('button', { name: `Drag ${title}`, exact: true });

async function arrange(page: Page): Promise<void> {
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Arrange' }).click();
  await expect(rows(page)).toHaveCount(projects.length);
}

async function expectOrder(page: Page, order: readonly (string | undefined)[]): Promise<void> {
  for (const [index, title] of order.entries())
    await expect(rows(page).nth(index)).toContainText(title ?? '');
}

/** Lifts what has the focus. The library listens to arrows after it has measured the rows, a moment behind its words. */
async function lift(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.getByText(words)).toBeAttached();
  for (let frame = 0; frame < 3; frame += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

test('projects are arranged by keyboard, spoken, and the site follows', async ({ page, request }) => {
  const [first = '', second = '', third = '', ...rest] = titles();
  await arrange(page);
  await expectOrder(page, [first, second, third]);
  await handle(page, first).focus();
  await lift(page, `${first} is lifted, 1 of ${projects.length}`);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${first} is lifted, 2 of ${projects.length}`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${first} is lifted, 3 of ${projects.length}`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${first} is 3 of ${projects.length}`)).toBeAttached();
  await expectToast(page, 'Order saved');
  await expectOrder(page, [second, third, first, ...rest]);
  await expect(handle(page, first)).toBeFocused();

  await test.step('escape leaves a lifted one where it was', async () => {
    await lift(page, `${first} is lifted, 3 of ${projects.length}`);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`${first} is lifted, 2 of ${projects.length}`)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByText(`${first} stays 3 of ${projects.length}`)).toBeAttached();
    await expectOrder(page, [second, third, first]);
  });

  const html = await pageOnSite(request, '/projects');
  const places = [second, third, first].map((title) => html.indexOf(title.replaceAll('&', '&amp;')));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await page.reload();
  await page.getByRole('button', { name: 'Arrange' }).click();
  await expectOrder(page, [second, third, first, ...rest]);
});

test('projects are arranged by pointer, and by buttons on a phone; a move can be undone @whole', async ({
  page,
}) => {
  const [first = '', second = '', third = ''] = titles();
  await arrange(page);
  const from = await handle(page, third).boundingBox();
  const to = await rows(page).first().boundingBox();
  if (!from || !to) throw new Error('There is nothing to drag.');
  await page.mouse.move(from.x + 22, from.y + 22);
  await page.mouse.down();
  await page.mouse.move(from.x + 22, from.y + 10, { steps: 3 });
  await page.mouse.move(from.x + 22, to.y + 8, { steps: 12 });
  await expect(page.getByText(`${third} is lifted, 1 of ${projects.length}`)).toBeAttached();
  await page.mouse.up();
  await expectToast(page, 'Order saved');
  await expectOrder(page, [third, first, second]);

  await page.setViewportSize({ width: 360, height: 740 });
  const up = page.getByRole('button', { name: `Move ${second} up`, exact: true });
  await up.click();
  await expectOrder(page, [third, second, first]);
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOrder(page, [third, first, second]);
  await expectToast(page, 'Order restored');
  await page.setViewportSize({ width: 1280, height: 800 });
});
