import { expect, test } from '@playwright/test';
import { apiAsOwner } from '../support/api.ts';
import { signIn } from '../support/console.ts';

test('a colour that cannot be read is refused; the site and the console follow a look without a build', async ({
  page,
}) => {
  const owner = await apiAsOwner();
  const { updatedAt: _, ...before } = await owner.get<{ updatedAt?: string }>('/api/look');
  try {
    await signIn(page);
    await page.goto('/admin/look');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const primary = page.getByRole('textbox', { name: /^Primary Colour/ });
    await primary.fill('#1b1f3b');
    await save.click();
    await expect(primary).toHaveAccessibleDescription(/cannot be read: .*buttons on the page/);
    await page.getByRole('button', { name: /the nearest that passes/ }).click();
    await expect(primary).not.toHaveValue('#1b1f3b');

    await primary.fill('#ff7a1a');
    await page.getByLabel('Fonts', { exact: true }).selectOption('Fraunces, with serifs, and DM Sans');
    await save.click();
    await expect(page.getByText('Look updated successfully')).toBeVisible();
    const orange = 'rgb(255, 122, 26)';
    await page.mouse.move(0, 0);
    await expect(save).toHaveCSS('background-color', orange);

    await page.goto('/');
    await expect(page.getByRole('link', { name: 'See Our Work' })).toHaveCSS('background-color', orange);
    await expect(page.locator('.hero-img img')).toHaveAttribute('src', /^\/artwork\/weave-/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('font-family', /^"?Fraunces/);
    await page.evaluate(() => document.fonts.ready);
    for (const font of ['600 16px Fraunces', '16px "DM Sans"'])
      expect(await page.evaluate((one) => document.fonts.check(one), font)).toBe(true);
    await page.goto('/admin/look');
    await expect(heading).toHaveCSS('font-family', /^"?Fraunces/);
    await expect(save).toHaveCSS('background-color', orange);
  } finally {
    await owner.send('PUT', '/api/look', before);
    await owner.dispose();
  }
});
