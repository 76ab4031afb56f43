import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { layoutFaults } from '../support/layout-faults.ts';
import { publicPages } from '../support/public-pages.ts';

test.use({ javaScriptEnabled: false });

test('every public page is whole without JavaScript: no splash, no unseen words, no missing picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [screen, address] of Object.entries(await publicPages())) {
    await test.step(screen, async () => {
      await page.goto(address, { waitUntil: 'load' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const lost = await page.evaluate(() => {
        const quiet =
          'script, style, noscript, [aria-hidden=true], [role=tab], .burger, option, details > ul';
        const lost: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (!parent || !node.nodeValue?.trim() || parent.closest(quiet)) continue;
          if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            lost.push(node.nodeValue.slice(0, 40));
        }
        const pictures = [...document.images].filter((image) => image.complete && image.naturalWidth === 0);
        return [
          ...lost,
          ...pictures.map((image) => image.currentSrc),
          ...[...document.querySelectorAll('[data-splash]')].flatMap((splash) =>
            splash.checkVisibility() ? ['splash'] : [],
          ),
        ];
      });
      expect.soft(lost, screen).toEqual([]);
      expect.soft(await layoutFaults(page), screen).toEqual([]);
    });
  }
});

test('projects are filtered by service and industry without JavaScript', async ({ page }) => {
  await page.goto('/projects');
  const filter = page.getByRole('navigation', { name: 'Filter projects' });
  const cards = page.getByRole('article');
  const all = await cards.count();
  const choose = async (link: Locator) => {
    const number = Number(await link.locator('small').innerText());
    await link.click();
    await expect(cards).toHaveCount(number);
    expect(number).toBeLessThan(all);
  };
  await choose(filter.getByRole('listitem').nth(1).getByRole('link'));
  await expect(filter.locator('[aria-current]')).toHaveCount(1);
  await filter.getByText('Industries').click();
  await choose(filter.locator('details').getByRole('link').first());
  await filter.getByRole('link', { name: 'All' }).click();
  await expect(cards).toHaveCount(all);
});

test('menu, footer and the blog’s search work without JavaScript @whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  const [above, heading] = [
    await menu.boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
  await menu.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  const cards = page.getByRole('article');
  const title = await cards.nth(2).getByRole('heading').innerText();
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(title);
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="mailto:"]')).toHaveAttribute('href', /^mailto:[^@]+@[^@]+$/);
  await expect(footer.locator('a[href^="tel:"]')).toHaveAttribute('href', /^tel:\+\d+$/);
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacypolicy');
});

test('the bar covers what is scrolled below it without JavaScript @whole', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.site-bar')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
