import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { collectFaults } from '../support/faults.ts';
import { publicPages } from '../support/public-pages.ts';

for (const width of [360, 1280]) {
  test(`every public page is free of axe findings and faults at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults = collectFaults(page);
    for (const [name, address] of Object.entries(await publicPages())) {
      await test.step(name, async () => {
        await page.goto(address, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('[data-splash]')).toBeHidden();
        await expectAccessible(page, name);
      });
    }
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
}
