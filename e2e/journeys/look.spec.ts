import { expect, test } from '@playwright/test';
import { apiAsOwner } from '../support/api.ts';
import { signIn } from '../support/console.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

test('a colour that cannot be read is refused; the site and the console follow a look without a build', async ({
  page,
}) => {
  const owner = await apiAsOwner();
  const { updatedAt: _, ...before } = await owner.get<{ updatedAt?: string }>('/api/look');
  try {
    await signIn(page);
    await page.goto('/admin/look');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const primary = page.getByRole('textbox', { name: /^Buttons and Links/ });
    await primary.fill('#1b1f3b');
    await save.click();
    await expect(primary).toHaveAccessibleDescription(/cannot be read: .*buttons on the page/);
    await page.getByRole('button', { name: /^Use #/ }).click();
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

test('one document is dark or light as the visitor’s system says, and the console as a person chose', async ({
  page,
}) => {
  const owner = await apiAsOwner();
  const { updatedAt: _, ...before } = await owner.get<{ updatedAt?: string }>('/api/look');
  const sheen = () =>
    page.evaluate(() => {
      const [red = 0] = (getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).map(
        Number,
      );
      return red > 127 ? 'light' : 'dark';
    });
  try {
    await owner.send('PUT', '/api/look', { ...before, scheme: 'system', lightGround: 'sand' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(async () => {
      const answer = await page.goto('/');
      expect(await answer?.text()).toContain('light-dark(');
    }).toPass();
    expect(await sheen()).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await sheen()).toBe('light');
    for (const address of ['/', '/blog', '/contact', '/no-such-page']) {
      await page.goto(address);
      await expectAccessible(page, 'in light');
    }
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).color)).toBe('rgb(0, 0, 0)');
    await page.emulateMedia({ media: null });

    await signIn(page);
    await page.goto('/admin/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Sessions and password' })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expectAccessible(page, 'in light');
    await page.getByRole('radio', { name: 'Dark', exact: true }).check();
    expect(await sheen()).toBe('dark');
    await page.goto('/admin/account');
    expect(await sheen()).toBe('dark');
    await page.getByRole('radio', { name: 'As the studio’s website' }).check();
    expect(await sheen()).toBe('light');
  } finally {
    await owner.send('PUT', '/api/look', before);
    await owner.dispose();
  }
});
