import { expect, test } from '@playwright/test';
import { collectFaults } from '../support/faults.ts';
import { laidOut } from '../support/laid-out.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { madeUpId, startMadeUpApi, textKinds, type MadeUpApi } from '../support/made-up-api.ts';
import { openAlive } from '../support/open-alive.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';

let api: MadeUpApi;
let site: SiteProcess;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(async () => {
  api = await startMadeUpApi(500);
  site = await startSite(api.url);
});
test.afterAll(async () => {
  await site.stop();
  await api.close();
});

const lists = ['/', '/about', '/services', '/projects', '/blog'];
const details = textKinds.flatMap((kind, index) =>
  [`/projects/${madeUpId(index)}`, `/services/service-${index}`, `/blog/${madeUpId(index)}`].map(
    (address) => [address, kind] as const,
  ),
);

test('very long texts, words without spaces, emoji and right-to-left texts fit the narrowest screen @whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const faults = collectFaults(page);
  for (const [address, kind] of [...lists.map((list) => [list, 'all'] as const), ...details]) {
    await test.step(`${address}: ${kind}`, async () => {
      await page.goto(site.url + address);
      expect.soft(await layoutFaults(page), address).toEqual([]);
    });
  }
  const rightToLeft = page.locator('main').getByRole('heading', { level: 1 });
  await expect(rightToLeft).toHaveCSS('unicode-bidi', 'plaintext');
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});

test('titles of many lines leave the rows of a list as they are @whole', async ({ page }) => {
  for (const list of ['/projects', '/blog']) {
    await page.goto(site.url + list);
    const titles = page.getByRole('article').locator('.title');
    const lines = await titles.evaluateAll((all) =>
      all.map((title) => title.clientHeight / parseFloat(getComputedStyle(title).lineHeight)),
    );
    expect(Math.max(...lines), list).toBeLessThan(3.2);
  }
  // The posts have no pictures: each title takes a picture's place.
  await expect(page.getByRole('article').first().locator('.title')).toHaveCSS('font-size', '24px');
});

test('a list of 500 is paged, searched and narrowed down @whole', async ({ page }) => {
  for (const [list, label] of [
    ['/projects', 'Pages of projects'],
    ['/blog', 'Pages of posts'],
  ]) {
    await page.goto(site.url + list);
    await expect(page.getByRole('article')).toHaveCount(24);
    // A click in the very frame of a jump down the page comes before the heights there are known.
    await laidOut(page);
    await page.getByRole('navigation', { name: label }).getByRole('link', { name: /21/ }).click();
    await expect(page).toHaveURL(`${site.url}${list}?page=21`);
    await expect(page.getByRole('article')).toHaveCount(20);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  await openAlive(page, `${site.url}/blog`);
  const found = page.locator('#main').getByRole('article');
  for (const [change, count] of [
    [() => page.getByRole('searchbox').fill('number 499 '), 1],
    [() => page.getByRole('searchbox').fill(''), 24],
    [() => page.getByRole('combobox').selectOption('tag-7'), 13],
  ] as const) {
    await change();
    await expect(found).toHaveCount(count);
  }
});
