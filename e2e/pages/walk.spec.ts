import { expect, test, type Page } from '@playwright/test';
import { collectFaults } from '../support/faults.ts';
import { openLater } from '../support/open-alive.ts';
import { publicPages, screens } from '../support/public-pages.ts';
import { studio } from '../support/studio.ts';
import { pageViews, showAs } from './support/page-checks.ts';

/** One visit for all. */
let page: Page;
let addresses: Record<string, string>;
let faults: string[];
let requested: string[];
const loadedScripts = new Set<string>();

test.beforeAll(async ({ browser }) => {
  addresses = await publicPages();
  page = await browser.newPage({ viewport: pageViews[0]!.viewport, reducedMotion: 'reduce' });
  faults = collectFaults(page);
  requested = [];
  page.on('request', (request) => requested.push(request.url()));
});
test.afterAll(() => page.close());

for (const screen of screens)
  test(`${screen}: accessible, laid out, readable in every way that a visitor may choose, and silent`, async () => {
    faults.length = 0;
    requested.length = 0;
    await showAs(page, pageViews[0]!);
    await openLater(page, studio.siteUrl + addresses[screen]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[data-splash]')).toBeHidden();
    for (const view of pageViews) {
      await showAs(page, view);
      for (const [name, find] of Object.entries(view.checks))
        expect.soft(await find(page), `${screen}, ${view.name}: ${name}`).toEqual([]);
    }
    const said = screen === 'not found' ? faults.filter((fault) => !fault.includes('404')) : faults;
    expect.soft(said, `${screen}: silence`).toEqual([]);
    expect.soft(await federationFaults(), `${screen}: federation`).toEqual([]);
  });

/** Requests to the console's origin, and the federation's runtime, neither of which a public page has. */
async function federationFaults(): Promise<string[]> {
  const found = requested.filter((url) => url.startsWith(studio.adminUrl));
  if (await page.evaluate(() => '__FEDERATION__' in globalThis)) found.push('the runtime is on the page');
  for (const url of requested.filter((one) => one.endsWith('.js') && !loadedScripts.has(one))) {
    loadedScripts.add(url);
    const text = await (await page.request.get(url)).text();
    if (text.includes('__FEDERATION__')) found.push(`${url} has the runtime`);
  }
  return found;
}
