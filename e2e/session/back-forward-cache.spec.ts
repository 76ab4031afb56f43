import { wholeChromium } from '../support/browser.ts';
import { expect, loginHeading, openConsole, test } from './support/test.ts';

// Playwright switches the cache off; here it is the point.
test.use({
  launchOptions: {
    ...wholeChromium.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

for (const [what, logsOut] of [
  ['shows nothing of the console after a logout', true],
  ['shows the console again while the session lasts', false],
] as const) {
  test(`a page that comes out of the back/forward cache ${what} (T44)`, async ({ context }) => {
    const page = await openConsole(context, '/admin/projects');
    await page.evaluate(() => {
      // Capture comes before the page's own listeners: this is what a visitor would see first.
      addEventListener(
        'pageshow',
        ({ persisted }) => {
          globalThis.restored = persisted;
          globalThis.sawConsole = document.body.innerText.includes('Console of');
        },
        { capture: true },
      );
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Public page' })).toBeVisible();
    if (logsOut) {
      const other = await openConsole(context);
      await other.getByRole('button', { name: 'Logout' }).click();
      await expect(loginHeading(other)).toBeVisible();
      await page.bringToFront();
    }

    await page.goBack({ waitUntil: 'commit' });

    await expect(
      logsOut ? loginHeading(page) : page.getByRole('heading', { name: 'Console of mira' }),
    ).toBeVisible();
    // Neither is there on a page that was loaded again.
    const seen = await page.evaluate(() => ({
      restored: globalThis.restored,
      sawConsole: globalThis.sawConsole,
    }));
    // A browser may drop the page from its cache when other tabs speak to it; then it loads again, behind the guard.
    if (seen.restored) expect(seen.sawConsole).toBe(false);
    if (!logsOut) expect(seen.restored).toBe(true);
  });
}
