import { expect, test } from './support/console-test.ts';
import { postInput, projectInput } from './support/records.ts';

const hourMs = 3_600_000;

test('four cards count what there is, with a fixed change, and light up when something is recent', async ({
  other: page,
  api,
}) => {
  const { total } = await api.get<{ total: number }>('/api/projects?view=card&page=1&size=1');
  const project = await api.send<{ _id: string }>('POST', '/api/projects', projectInput('Dashboard project'));
  await page.goto('/admin');
  const statistics = page.getByRole('group', { name: 'Statistics' });
  await expect(statistics.getByText(String(total + 1), { exact: true }).first()).toBeVisible();
  for (const label of ['Total Projects', 'Total Services', 'Total Blogs', 'Total Visitors']) {
    await expect(statistics.getByText(label)).toBeVisible();
  }
  await expect(statistics.getByText('+0%')).toHaveCount(4);
  await expect(statistics.locator('[data-highlighted]', { hasText: 'Total Projects' })).toBeVisible();
  await expect(statistics.locator('[data-highlighted]', { hasText: 'Total Visitors' })).toHaveCount(0);

  await page.goto('/privacypolicy');
  await page.clock.install({ time: Date.now() + 49 * hourMs });
  await page.goto('/admin');
  await expect(statistics.getByText(String(total + 1), { exact: true }).first()).toBeVisible();
  await expect(statistics.locator('[data-highlighted]')).toHaveCount(0);
  await api.send('DELETE', `/api/projects/${project._id}`);
});

test('recent activity holds the four newest of two each, and leads to them', async ({ page, api }) => {
  const made: string[] = [];
  for (const title of ['Activity one', 'Activity two', 'Activity three']) {
    const { _id } = await api.send<{ _id: string }>('POST', '/api/content', postInput(title));
    made.push(`/api/content/${_id}`);
  }
  for (const title of ['Activity four', 'Activity five']) {
    const { _id } = await api.send<{ _id: string }>('POST', '/api/projects', projectInput(title));
    made.push(`/api/projects/${_id}`);
  }
  await page.goto('/admin');
  const titles = page
    .getByRole('region', { name: 'Recent Activity' })
    .getByRole('listitem')
    .getByRole('link');
  await expect(titles).toHaveText(['Activity five', 'Activity four', 'Activity three', 'Activity two']);
  await titles.first().click();
  await expect(page.getByRole('dialog', { name: 'Edit Project' })).toBeVisible();
  await expect(page.getByLabel(/^Title/)).toHaveValue('Activity five');
  for (const path of made) await api.send('DELETE', path);
});

test('a failed count is reported, and retried on request', async ({ page }) => {
  await page.route('**/api/records/service?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('Error fetching statistics');
  await expect(page.getByText('Error fetching recent activities')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Error fetching recent activities' })).toBeHidden();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Total Visitors counts a browser that opened the site today, and no crawler', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const agents = {
    browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    crawler: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  };
  const visitors = async () => (await api.get<{ total: number }>('/api/visits?by=day')).total;
  await page.goto('/');
  // The owner's own visit, which may be the first of the day.
  await expect.poll(visitors, { timeout: 20_000 }).not.toBe(0);
  const before = await visitors();
  for (const userAgent of [agents.crawler, agents.browser]) {
    const context = await browser.newContext({ userAgent, baseURL });
    const visitor = await context.newPage();
    await visitor.goto('/projects');
    await visitor.goto('/contact');
    await context.close();
  }
  await expect.poll(visitors, { timeout: 20_000 }).not.toBe(before);
  await page.goto('/admin');
  await expect(page.getByRole('group', { name: 'Statistics' })).toContainText(
    `Total Visitors${before + 1}+0%`,
  );
});
