import { expect, test, type Page } from '@playwright/test';
import { readyMadeLooks } from 'content-api/look';
import { apiAsOwner, type ApiClient } from '../support/api.ts';
import { openLater } from '../support/open-alive.ts';
import { publicPages, type Screen } from '../support/public-pages.ts';
import { studio } from '../support/studio.ts';
import { pageViews, showAs } from './support/page-checks.ts';

/** What compositions change. */
const composed: readonly Screen[] = ['home', 'projects', 'project', 'contact'];

let owner: ApiClient;
let before: object;
let addresses: Record<Screen, string>;
test.beforeAll(async () => {
  owner = await apiAsOwner();
  const { updatedAt: _, ...look } = await owner.get<{ updatedAt?: string }>('/api/look');
  before = look;
  addresses = await publicPages();
});
test.afterAll(async () => {
  await owner.send('PUT', '/api/look', before);
  await owner.dispose();
});

// The usual one is what all other suites look at.
for (const { name, values } of readyMadeLooks.slice(1))
  test(`${name}: accessible, laid out and still in every way that a visitor may choose @whole`, async ({
    browser,
  }) => {
    await owner.send('PUT', '/api/look', values);
    const page = await browser.newPage({ viewport: pageViews[0]!.viewport, reducedMotion: 'reduce' });
    for (const screen of composed) {
      await showAs(page, pageViews[0]!);
      // The page of an earlier look may be sent once more.
      await expect(async () => {
        await openLater(page, studio.siteUrl + addresses[screen]);
        expect(await primaryOf(page)).toBe(values.primary);
      }).toPass();
      for (const view of pageViews) {
        await showAs(page, view);
        for (const [check, find] of Object.entries(view.checks))
          expect.soft(await find(page), `${name}, ${screen}, ${view.name}: ${check}`).toEqual([]);
      }
      expect.soft(await moving(page), `${name}, ${screen}: reduced motion`).toEqual([]);
    }
    await page.close();
  });

function primaryOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--c-primary').trim(),
  );
}

/** What moves although less motion is wanted. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
      .map((one) => (one instanceof CSSAnimation ? one.animationName : 'a transition')),
  );
}
