import type { Project, Visits } from 'content-api/contract';
import { expect, test } from './support/console-test.ts';
import { projectInput } from './support/records.ts';

test('Total Visitors counts a browser that opened the site today, and no crawler @whole', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const agents = {
    browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    crawler: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  };
  const project = await api.send<Project>('POST', '/api/projects', projectInput('Counted harbour'));
  const address = `/projects/${project.slug || project._id}`;
  for (const userAgent of [agents.crawler, agents.browser]) {
    const context = await browser.newContext({ userAgent, baseURL });
    const visitor = await context.newPage();
    await visitor.goto(address);
    await visitor.goto('/contact');
    await context.close();
  }
  // A page that only this test opens: visits of others are counted some seconds after them.
  const visits = (by: string) => api.get<Visits>(`/api/visits?by=${by}`);
  const ofProject = async () => {
    const { items } = await visits('page');
    return items.find((item) => item.page === address)?.visits;
  };
  await expect.poll(ofProject, { timeout: 20_000 }).toBe(1);

  await expect(async () => {
    const { total } = await visits('day');
    expect(total).toBeGreaterThan(0);
    await page.goto('/admin');
    const statistics = page.getByRole('group', { name: 'Statistics' });
    await expect(statistics).toContainText(`Total Visitors${total}+0%`, { timeout: 5_000 });
  }).toPass({ timeout: 20_000 });
  await api.send('DELETE', `/api/projects/${project._id}`);
});
