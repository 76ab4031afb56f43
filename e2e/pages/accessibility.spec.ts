import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
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
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
          ),
        ).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
      });
    }
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
}
