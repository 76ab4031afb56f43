import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { publicPages } from '../support/public-pages.ts';

const demoMedia = path.join(import.meta.dirname, '../../content-api/demo/media');
const megabyte = 1024 * 1024;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Visits pages with pictures from top to bottom; what moved on them by itself, and pictures that show nothing. Fonts, which move
 * words by a little when they come late, are left out.
 */
async function visitPictures(page: Page): Promise<string[]> {
  await noteShifts(page);
  await page.route('**/*.woff2', (route) => route.abort());
  const pages = await publicPages();
  const found: string[] = [];
  for (const screen of ['home', 'about', 'project', 'post', 'blog'] as const) {
    await page.goto(pages[screen]);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 500) {
        scrollTo(0, top);
        // Cards are laid out one frame after they come near the viewport; people scroll slower than that.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }
    });
    const empty = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main img')]
          .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
          .map((image) => image.src),
      );
    await expect.poll(empty, screen).toEqual([]);
    const shift = await shiftOf(page);
    if (shift > 0.01) found.push(`${screen} moved by ${shift}`);
  }
  return found;
}

test('placeholders stand in for broken pictures, in the same place and under the same name (F18)', async ({
  page,
}) => {
  const about = await publicPages();
  await page.goto(about.about);
  const names = () =>
    page.locator('main img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  const intended = await names();
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  expect(await visitPictures(page)).toEqual([]);
  await page.goto(about.about);
  expect(await names()).toEqual(intended);
  expect(intended.filter(Boolean).length).toBeGreaterThan(3);
});

test('a picture of 10 MB delays no other content and moves nothing (F18) @whole', async ({ page }) => {
  const picture = await readFile(path.join(demoMedia, 'about-studio.webp'));
  const body = Buffer.concat([picture, Buffer.alloc(10 * megabyte)]);
  await page.route('**/media/about-studio*', (route) => route.fulfill({ contentType: 'image/webp', body }));
  expect(await visitPictures(page)).toEqual([]);
});

test('without its fonts every page is readable and moves by nothing (F18) @whole', async ({ page }) => {
  expect(await visitPictures(page)).toEqual([]);
});

test('fonts that come after the first paint move nothing that matters (F18) @whole', async ({ page }) => {
  await noteShifts(page);
  const pages = await publicPages();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const screen of ['home', 'about', 'service', 'post', 'terms'] as const) {
      const late = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await late.promise;
        await route.continue();
      });
      await page.goto(pages[screen], { waitUntil: 'domcontentloaded' });
      const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(paints).toBe(1);
      late.resolve();
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
      expect(await page.evaluate(() => document.fonts.check('16px Inter'))).toBe(true);
      // A word that fits into another line: 0.026 at most. Without stand-ins of the same width it was up to 0.13.
      expect(await shiftOf(page), `${screen} at ${width}`).toBeLessThan(0.05);
      await page.unrouteAll();
    }
  }
});

async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + entry.value,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shift of the page so far. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}
