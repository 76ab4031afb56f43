import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { collectFaults } from '../support/faults.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { openAlive } from '../support/open-alive.ts';
import { publicPages } from '../support/public-pages.ts';

/** Side by side: while one page waits for the network or for its splash, another is looked at. */
const pagesAtOnce = 3;

for (const width of [360, 1280]) {
  test(`every public page is free of axe findings, layout faults and errors at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
    // One queue for all: each takes what is next.
    const left = Object.entries(await publicPages()).values();
    await Promise.all(
      Array.from({ length: pagesAtOnce }, async () => {
        const page = await context.newPage();
        const faults = collectFaults(page);
        for (const [name, address] of left) await expectPage(page, name, address);
        expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
      }),
    );
    await context.close();
  });
}

async function expectPage(page: Page, name: string, address: string): Promise<void> {
  await test.step(name, async () => {
    await openAlive(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[data-splash]')).toBeHidden();
    await expectAccessible(page, name);
    expect(await layoutFaults(page), name).toEqual([]);
  });
}
