import { expect, test } from '@playwright/test';
import { slugOrId, type AddressedRecord } from '../support/public-pages.ts';
import { studio } from '../support/studio.ts';

// A sheet of A4 without its margins.
test.use({ viewport: { width: 681, height: 1010 }, contextOptions: { reducedMotion: 'reduce' } });

test('paper tells where links lead, and shows what a screen shows one part at a time @whole', async ({
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
