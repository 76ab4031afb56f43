import { expect, test, type Page } from '@playwright/test';
import { emptyValues, home, navigation, studio } from 'content-api/contract';
import { apiAsOwner } from '../support/api.ts';
import { layoutFaults } from '../support/layout-faults.ts';

const kinds = [studio, home, navigation];
const pages = ['/', '/projects', '/contact', '/no/such/page'];

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });

for (const [language, direction, sent] of [
  ['de', 'ltr', 'Bitte geben Sie Ihren Namen ein'],
  ['fi', 'ltr', 'Kirjoita nimesi'],
  ['ar', 'rtl', 'يرجى إدخال اسمك'],
] as const) {
  test(`the site of a studio that speaks ${language} fits a narrow screen, and its form answers`, async ({
    page,
  }) => {
    const owner = await apiAsOwner();
    const before = await Promise.all(kinds.map(({ path }) => owner.get<object>(path)));
    try {
      // Whatever the studio has not said itself is in its language.
      for (const kind of kinds) {
        const own = kind === studio && { name: 'Atelier Nord', email: 'post@atelier.example', language };
        await owner.send('PUT', kind.path, { ...emptyValues(kind.fields), ...own });
      }
      await isPublicIn(page, language);
      for (const address of pages) {
        await page.goto(address);
        const root = page.locator('html');
        await expect(root).toHaveAttribute('lang', language);
        expect(await root.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
        expect.soft(await layoutFaults(page), address).toEqual([]);
      }
      await page.goto('/contact');
      await page.locator('form [type=submit]').click();
      await expect(page.getByText(sent)).toBeVisible();
      await page.locator('.burger').click();
      await expect(page.locator('#site-menu')).toBeVisible();
    } finally {
      for (const [index, { path }] of kinds.entries()) {
        const { updatedAt: _, ...words } = before[index] as { updatedAt?: string };
        await owner.send('PUT', path, words);
      }
      // The next test expects the site as it was.
      await isPublicIn(page, 'en');
      await owner.dispose();
    }
  });
}

/** An edit is public within a second. */
async function isPublicIn(page: Page, language: string): Promise<void> {
  await expect.poll(async () => (await page.request.get('/')).text()).toContain(`<html lang="${language}`);
}
