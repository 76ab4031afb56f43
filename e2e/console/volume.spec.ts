import type { Route } from '@playwright/test';
import { expect, test } from './support/console-test.ts';
import { field, fill } from './support/screen.ts';

interface Card {
  _id: string;
  title: string;
}

test('a thousand projects are searched, ordered and paged, with one call for each view', async ({
  page,
  api,
}) => {
  const { items } = await api.get<{ items: Card[] }>('/api/records/project?size=1');
  const all = Array.from({ length: 1000 }, (_, index) => ({
    ...items[0],
    _id: index.toString(16).padStart(24, '0'),
    title: `Project ${String(index + 1).padStart(4, '0')}`,
  })).toReversed();
  const asked: { path: string; bytes: number }[] = [];
  page.on('response', async (response) => {
    const { pathname, search } = new URL(response.url());
    if (!/^\/api\/(records\/)?projects?$/.test(pathname)) return;
    asked.push({ path: search, bytes: (await response.body()).length });
  });
  await page.route('**/api/records/project?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const [number, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
    const found = all.filter(({ title }) => title.includes(searchParams.get('q') ?? ''));
    const part = found.slice((number - 1) * size, number * size);
    const counts = { all: 1000, states: { draft: 0, scheduled: 0, live: 1000, changed: 0 }, tags: [] };
    return route.fulfill({ json: { items: part, total: found.length, page: number, size, counts } });
  });
  await page.goto('/admin/projects');
  await expect(page.getByText('1000 projects')).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(24);
  await expect(cards.first()).toHaveAccessibleName('Project 1000');
  // Before, it took twenty calls and all thousand cards, twice.
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.bytes).toBeLessThan(40_000);
  const search = page.getByRole('searchbox');
  await search.fill('0500');
  await expect(cards).toHaveCount(1);
  await search.fill('');
  await expect(cards).toHaveCount(24);
  const pages = page.getByRole('navigation', { name: 'Pages of projects' });
  await pages.getByRole('link', { name: /42/ }).click();
  await expect(page).toHaveURL('/admin/projects?page=42');
  await expect(cards).toHaveCount(16);
  await page.goBack();
  await expect(cards.first()).toHaveAccessibleName('Project 1000');
  expect(asked.every(({ bytes }) => bytes < 40_000)).toBe(true);
});

test('five hundred technologies are filtered and saved in one call, a longer list without what did not change', async ({
  page,
}) => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      _id: index.toString(16).padStart(24, '0'),
      name: `Tool ${index + 1}`,
      logo: '/media/none.svg',
      category: index % 2 === 0 ? 'backend' : 'devops',
      isSelected: false,
      createdAt: '2026-11-01T00:00:00.000Z',
      updatedAt: '2026-11-01T00:00:00.000Z',
    }));
  for (const [count, sent] of [
    [500, 500],
    [501, 1],
  ] as const) {
    const bodies: { technologies: unknown[] }[] = [];
    await page.unrouteAll();
    await page.route('**/api/technologies', (route: Route) => {
      const technologies = rows(count);
      if (route.request().method() === 'GET') return route.fulfill({ json: { technologies } });
      bodies.push(route.request().postDataJSON() as { technologies: unknown[] });
      return route.fulfill({ json: { success: true, message: '', data: { technologies } } });
    });
    await page.goto('/admin/technologies');
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(count);
    await page.getByRole('button', { name: 'devops' }).click();
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(250);
    await page.getByRole('checkbox', { name: 'Show Tool 2', exact: true }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Technologies saved successfully!')).toBeVisible();
    expect(bodies.map(({ technologies }) => technologies.length)).toEqual([sent]);
  }
});

test('a text of 100,000 letters is written, kept as a draft and saved; a longer one is refused at its field', async ({
  page,
  api,
}) => {
  await page.goto('/admin/content?edit=new');
  const form = page.getByRole('dialog');
  const line = 'पाटण is a town in Gujarat, and this is a long line about it. ';
  const huge = line.repeat(Math.ceil(100_000 / line.length)).slice(0, 99_999) + '.';
  await fill(form, { Title: 'A very long read', Tags: 'Long', Content: `${huge}!` });
  await form.getByRole('button', { name: 'Create Post' }).click();
  await expect(field(form, 'Content')).toHaveAccessibleDescription(/100,?000/);
  await field(form, 'Content').fill(huge);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await form.getByRole('button', { name: 'Restore draft' }).click();
  // The editor draws what is in view; the whole text is compared once it is stored.
  await expect(field(form, 'Content').locator('.cm-line').first()).toContainText(line.repeat(9).trim());
  await form.getByRole('button', { name: 'Create Post' }).click();
  await expect(form).toBeHidden();
  const made = (await api.get<(Card & { content: string })[]>('/api/content')).find(
    ({ title }) => title === 'A very long read',
  );
  expect(made?.content).toBe(huge);
  await api.send('DELETE', `/api/content/${made?._id}`);
});

test('words without a space neither widen the page nor leave their card', async ({ page, api }) => {
  const { _id } = await api.send<Card>('POST', '/api/content', {
    title: 'W'.repeat(200),
    content: 'x'.repeat(5000),
    author: 'A'.repeat(100),
    date: '2026-11-01',
    tags: ['T'.repeat(100)],
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/content');
  await expect(page.getByRole('article').first()).toContainText('WWW');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await api.send('DELETE', `/api/content/${_id}`);
});
