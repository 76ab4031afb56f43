import { expect, test, type Page } from '@playwright/test';
import { layoutFaults } from '../support/layout-faults.ts';
import { publicPages, slugOrId, type AddressedRecord } from '../support/public-pages.ts';
import { studio } from '../support/studio.ts';

// A sheet of A4 without its margins.
test.use({ viewport: { width: 681, height: 1010 }, contextOptions: { reducedMotion: 'reduce' } });

test('every public page prints in black on white: its words, and nothing that only a screen needs', async ({
  page,
}) => {
  for (const [name, address] of Object.entries(await publicPages())) {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await layoutFaults(page), name).toEqual([]);
    expect.soft(await paleWords(page), name).toEqual([]);
    await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect.soft(page.getByRole('banner').filter({ visible: true }), name).toHaveCount(0);
    await expect.soft(page.getByRole('navigation').filter({ visible: true }), name).toHaveCount(0);
  }
});

test('paper tells where links lead, and shows what a screen shows one part at a time', async ({
  page,
  request,
}) => {
  const answer = await request.get(`${studio.apiUrl}/api/projects`);
  const projects = (await answer.json()) as (AddressedRecord & { services?: string[] })[];
  const project = projects.find(({ services }) => services?.length);
  expect(project).toBeDefined();
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  await expect(page.getByRole('list', { name: / technologies$/ })).toHaveCount(5);
  await page.goto(`/projects/${project && slugOrId(project)}`);
  const link = page.locator('main').getByRole('link', { name: /^GitHub/ });
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(address).toContain('https://');
  const facts = page.getByRole('complementary', { name: 'Facts' }).locator('a');
  expect(await facts.count()).toBeGreaterThan(0);
  await expect(facts.filter({ visible: false })).toHaveCount(0);
});

/** Words that are not black: paper takes no light, and a browser prints no backgrounds. */
async function paleWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!text || !element?.checkVisibility()) continue;
      const { color, webkitTextFillColor } = getComputedStyle(element);
      if (color !== 'rgb(0, 0, 0)' || webkitTextFillColor !== color) pale.push(text);
    }
    return pale;
  });
}
