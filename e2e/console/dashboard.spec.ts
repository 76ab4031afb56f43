import { expect, test } from './support/console-test.ts';

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
