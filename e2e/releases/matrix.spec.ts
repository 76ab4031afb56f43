import type { Page } from '@playwright/test';
import type { Fault } from './support/faulty-proxy.ts';
import { expect, loginForm, panel, test } from './support/test.ts';

const files: [string, RegExp][] = [
  ['the pointer', /^\/live\.json/],
  ['the release’s manifest', /\/release\.json/],
  ['the entry', /\/remoteEntry\.[^/]*js/],
  ['the exposed module', /\/__federation_expose_[^/]*js/],
  ['a lazy chunk', /\/login\.[^/]*js/],
];
// The list that the federation plugin writes is published with the rest, but nothing on the page asks for it.
const unused: [string, RegExp] = ['the federation manifest', /\/mf-manifest\.json/];
const faults: Fault[] = ['unavailable', 'reset', 'html', 'altered', 'slow'];

/** The short form has every file and every fault once; the whole matrix is `npm run e2e -- releases`. */
const isShort = process.env.RELEASE_MATRIX === 'short';

for (const [row, [file, address]] of files.entries()) {
  for (const fault of isShort ? faults.slice(row, row + 1) : faults) {
    test(`${file}, ${fault}: the console or the panel, and Retry recovers without a reload`, async ({
      page,
      stage,
    }) => {
      stage.proxy.break(address, fault);
      await page.goto('/admin/login', { waitUntil: 'commit' });
      const publicPage = await page.context().newPage();
      await expectPublicSite(publicPage);
      await expect(loginForm(page).or(panel(page))).toBeVisible({ timeout: 40_000 });

      const hasFailed = await panel(page).isVisible();
      // A pointer carries no checksum of its own: what it names is checked, and a wrong name is not found.
      if (fault !== 'slow') expect(hasFailed).toBe(true);
      if (!hasFailed) return;
      await expect(page.getByRole('link', { name: 'Back to Website' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(/\w{4}/);
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      stage.proxy.heal();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(loginForm(page)).toBeVisible({ timeout: 20_000 });
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    });
  }
}

async function expectPublicSite(page: Page): Promise<void> {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

test('a release of the console is scripts and what nothing on the page asks for: no style sheet, picture or font', ({
  stage,
}) => {
  const others = Object.keys(stage.first.files).filter(
    (file) => !/\.js$|\.js\.map$|\.LICENSE\.txt$|\.json$/.test(file),
  );
  expect(others).toEqual([]);
});

test(`${unused[0]}, missing: the console does not need it @whole`, async ({ page, stage }) => {
  stage.proxy.break(unused[1], 'missing');
  await page.goto('/admin/login');
  await expect(loginForm(page)).toBeVisible({ timeout: 20_000 });
  expect(stage.proxy.asked().filter((address) => unused[1].test(address))).toEqual([]);
});
