import { studio } from '../support/studio.ts';
import { expect, test } from './support/console-test.ts';
import { expectToast } from './support/screen.ts';

test('a text is changed, seen on its page, and reset', async ({ page, browser }) => {
  const visitor = await (await browser.newContext({ baseURL: studio.siteUrl })).newPage();
  const headings = () => visitor.getByRole('heading', { level: 2 });
  await visitor.goto('/about');
  await expect(headings().getByText('Our Story')).toBeVisible();

  await page.goto('/admin/texts');
  const field = page.getByRole('textbox', { name: 'Our Story' });
  await page.getByRole('searchbox', { name: 'Search texts' }).fill('our story');
  await field.fill('How We Began');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Texts updated successfully');
  await expect(async () => {
    await visitor.reload();
    await expect(headings().getByText('How We Began')).toBeVisible();
  }).toPass();

  await test.step('what is written on the page finds it, and it goes back', async () => {
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search texts' }).fill('how we began');
    await expect(field).toHaveValue('How We Began');
    await page.getByRole('button', { name: 'Reset to default Our Story' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'Texts updated successfully');
    await expect(async () => {
      await visitor.reload();
      await expect(headings().getByText('Our Story')).toBeVisible();
    }).toPass();
  });
  await visitor.context().close();
});
