import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { layoutFaults } from '../support/layout-faults.ts';
import { openAlive } from '../support/open-alive.ts';
import { publicPages } from '../support/public-pages.ts';

/** WCAG 2.2, success criterion 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Window in CSS px and the visitor's own styles; at 200 % zoom a window is half as wide. */
const preferences = [
  { name: '200 % zoom of 1280 px', width: 640, styles: '' },
  { name: 'wider text spacing at 360 px', width: 360, styles: textSpacing },
  { name: 'wider text spacing at 1280 px', width: 1280, styles: textSpacing },
];

// A visitor's own styles are above what a page's policy allows.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, width, styles } of preferences) {
  test(`no word is lost or covered with ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 400 });
    for (const [screen, address] of Object.entries(await publicPages())) {
      await page.goto(address);
      if (styles) await page.addStyleTag({ content: styles });
      expect.soft(await layoutFaults(page), screen).toEqual([]);
    }
  });
}

test('forced colours leave every word readable and every stop of the keyboard marked', async ({ page }) => {
  // Computed text fills escape the forced colours on a light ground, so that axe would count colours that are never visible.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const [screen, address] of Object.entries(await publicPages())) {
    await page.goto(address);
    expect.soft(await layoutFaults(page), screen).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect
      .soft(
        violations.flatMap(({ nodes }) => nodes.map((node) => node.target.join(' '))),
        screen,
      )
      .toEqual([]);
  }
});

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
