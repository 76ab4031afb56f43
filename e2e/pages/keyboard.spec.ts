import { expect, test } from '@playwright/test';
import { openAlive } from '../support/open-alive.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the keyboard alone reaches everything on the home page, and sees where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAlive(page, '/');
  const reachable = await page
    .locator('a[href], button, input:not([tabindex="-1"]), textarea, select, [role=tabpanel]')
    .evaluateAll((all) => {
      const stops = all.filter(
        (one) => one.checkVisibility() && !one.closest('[inert]') && one.getAttribute('tabindex') !== '-1',
      );
      stops.forEach((one, index) => one.setAttribute('data-stop', String(index)));
      return stops.length;
    });
  const seen = new Set<string>();
  for (let press = 0; press < reachable + 20; press++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const bar = document.querySelector('.site-bar')?.getBoundingClientRect().bottom ?? 0;
      const inBar = element.closest('.site-bar, a[href="#main"]') !== null;
      return {
        name: element.getAttribute('data-stop') ?? element.outerHTML.slice(0, 80),
        isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        isInView: box.bottom > (inBar ? 0 : bar) && box.top < innerHeight,
        text: element.textContent.slice(0, 30),
      };
    });
    // Behind the last stop comes the browser's own window.
    if (!stop) continue;
    if (seen.has(stop.name)) break;
    seen.add(stop.name);
    expect.soft(stop, stop.text).toMatchObject({ isMarked: true, isInView: true });
  }
  expect([...seen].filter((name) => /^\d+$/.test(name))).toHaveLength(reachable);
});
