import { expect, test } from '@playwright/test';
import { startFaultyApi, type ApiMood, type FaultyApi } from '../support/faulty-api.ts';
import { laidOut } from '../support/laid-out.ts';
import { publicPages } from '../support/public-pages.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';

/** Message of each page when its data never came, from the specification's error catalogue. */
const textWithoutData: Record<string, RegExp> = {
  home: /Failed to load technologies\. Please try again later\./,
  about: /Failed to load content/,
  services:
    /Failed to load services[\s\S]*Frontend Development|Frontend Development[\s\S]*Failed to load services/,
  service: /Failed to (load|fetch) service details/,
  projects: /Failed to fetch projects/,
  project: /Project not found[\s\S]*Back to Projects/,
  blog: /Our Blog/,
  post: /Post not found/,
};
const textWithoutRecords: Record<string, RegExp> = {
  home: /We create digital experiences/,
  about: /No about content available\./,
  services: /Frontend Development/,
  projects: /All Projects/,
  blog: /Our Blog/,
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let api: FaultyApi;
let site: SiteProcess;
let pages: Record<string, string>;

test.beforeEach(async () => {
  pages = await publicPages();
  api = await startFaultyApi();
});
test.afterEach(async () => {
  await site.stop();
  await api.close();
});

// The short form sees one page with every fault, and every page with one; `npm run e2e -- faults` every page with every one.
const isShort = process.env.PAGES_MATRIX === 'short';

for (const mood of ['down', 'status 500', 'invalid JSON', 'HTML', 'empty', 'huge'] satisfies ApiMood[]) {
  test(`a site that never saw its API well says what it must: ${mood} (F10)`, async ({ page }) => {
    api.mood(mood);
    site = await startSite(api.url);
    // Each of its answers costs seconds, on a busy machine many.
    const isHuge = mood === 'huge';
    for (const [name, text] of Object.entries(textWithoutData)) {
      if ((isHuge || (isShort && mood !== 'down')) && name !== 'projects') continue;
      await test.step(name, async () => {
        await page.goto(site.url + pages[name]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await laidOut(page);
        await expect(page.locator('main')).toHaveText(text, {
          useInnerText: true,
          ...(isHuge && { timeout: 60_000 }),
        });
      });
    }
  });
}

test('a site without a single record has an answer on every list (F10)', async ({ page }) => {
  api.mood('no records');
  site = await startSite(api.url);
  for (const [name, text] of Object.entries(textWithoutRecords)) {
    await test.step(name, async () => {
      await page.goto(site.url + pages[name]);
      await laidOut(page);
      await expect(page.locator('main')).toHaveText(text, { useInnerText: true });
    });
  }
});

test('a site that saw its API well goes on with every page when the API dies', async ({ request }) => {
  site = await startSite(api.url);
  const before: Record<string, string> = {};
  for (const [name, address] of Object.entries(pages)) {
    before[name] = await (await request.get(site.url + address)).text();
  }
  api.mood('down');
  for (const [name, address] of Object.entries(pages)) {
    const answer = await request.get(site.url + address);
    expect(answer.status(), name).toBe(name === 'not found' ? 404 : 200);
    expect(await answer.text(), name).toBe(before[name]);
  }
});
