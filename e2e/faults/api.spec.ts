import { expect, test } from '@playwright/test';
import { startFaultyApi, type ApiMood, type FaultyApi } from '../support/faulty-api.ts';
import { laidOut } from '../support/laid-out.ts';
import { alive } from '../support/open-alive.ts';
import { publicPages, type Screen } from '../support/public-pages.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';

/**
 * The texts of every page with every fault are tested in `host-site/test/pages.test.ts`. Here a browser shows them, and asks again.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let api: FaultyApi;
let site: SiteProcess;

test.beforeAll(async () => {
  api = await startFaultyApi();
  api.mood('down');
  site = await startSite(api.url);
});
test.afterAll(async () => {
  await site.stop();
  await api.close();
});

const textWithoutData: [Screen, RegExp][] = [
  ['home', /Failed to load technologies\. Please try again later\./],
  ['services', /Failed to load services[\s\S]*Performance|Performance[\s\S]*Failed to load services/],
  ['project', /Project not found[\s\S]*Back to Projects/],
];

test('pages without their data say so, each part for itself (F10)', async ({ page }) => {
  api.mood('down');
  const pages = await publicPages();
  for (const [screen, text] of textWithoutData) {
    await page.goto(site.url + pages[screen]);
    await alive(page);
    await laidOut(page);
    await expect(page.locator('main'), screen).toHaveText(text, { useInnerText: true });
  }
});

test('a list says what it must to each kind of answer that is none, and when there are no records (F10) @whole', async ({
  page,
}) => {
  const failed = 'Failed to fetch projects';
  const texts: [ApiMood, string][] = [
    ['down', failed],
    ['status 500', failed],
    ['invalid JSON', failed],
    ['HTML', failed],
    ['empty', failed],
    ['no records', 'No projects yet'],
  ];
  for (const [mood, text] of texts) {
    api.mood(mood);
    await page.goto(`${site.url}/projects`);
    await alive(page);
    await expect(page.locator('main'), mood).toContainText(text, { useInnerText: true });
  }
});

test('“Try again” asks again, and shows what there is by then', async ({ page }) => {
  api.mood('down');
  // An address without a last good copy.
  await page.goto(`${site.url}/projects?tag=None`);
  await alive(page);
  await expect(page.getByText('Failed to fetch projects')).toBeVisible();
  api.mood('well');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('No projects match')).toBeVisible();
});
