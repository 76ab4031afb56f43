import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console-test.ts';
import { field } from './support/screen.ts';
import { withoutAutosave } from './support/without-autosave.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });

/** By real keys: a browser holds its Back button only for who has touched the page. */
async function type(scope: Page | Locator): Promise<void> {
  await field(scope, 'Title').click();
  await field(scope, 'Title').press('Control+a');
  await field(scope, 'Title').pressSequentially('Not saved');
}

/** Ways out of the about editor, which stands on a page of its own, and where each leads. */
const waysOut: [name: string, go: (page: Page) => Promise<unknown>, leadsTo: string][] = [
  ['the Back button', (page) => page.evaluate(() => history.back()), '/admin/messages'],
  [
    'a link of the sidebar',
    (page) => page.getByRole('link', { name: 'Projects' }).click(),
    '/admin/projects',
  ],
  ['the way to the website', (page) => page.getByRole('link', { name: 'View Website' }).click(), '/'],
  ['Logout', (page) => page.getByRole('button', { name: 'Logout' }).click(), '/admin/login'],
];

test('every way out of the about editor asks first, and does nothing until it is answered @whole', async ({
  other,
}) => {
  const page = other;
  for (const [name, go, leadsTo] of waysOut) {
    await test.step(name, async () => {
      await page.goto('/admin/messages');
      await page.getByRole('link', { name: 'About', exact: true }).click();
      await type(page);
      await go(page);
      await expect(question(page).getByText(/^Keep what you changed as a draft/)).toBeVisible();
      await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeHidden();
      await expect(page).toHaveURL('/admin/about');
      await expect(field(page, 'Title')).toHaveValue('Not saved');
      await type(page);
      await go(page);
      await question(page).getByRole('button', { name: 'Discard changes' }).click();
      await expect(page).toHaveURL(leadsTo);
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('admin_draft'))),
      ).toEqual([]);
    });
  }
});

test('closing the tab and reloading ask, too; a form without changes does not', async ({ page }) => {
  await withoutAutosave(page);
  await page.goto('/admin/content?edit=new');
  const form = page.getByRole('dialog', { name: 'Add New Blog Post' });
  await field(form, 'Title').fill('Not saved');
  for (const go of [
    () => page.close({ runBeforeUnload: true }),
    () => page.reload().catch(() => undefined),
  ]) {
    const asked = page.waitForEvent('dialog');
    const going = go();
    const browserQuestion = await asked;
    expect(browserQuestion.type()).toBe('beforeunload');
    await browserQuestion.dismiss();
    void going;
    await expect(field(form, 'Title')).toHaveValue('Not saved');
  }
  await field(form, 'Title').fill('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(question(page)).toHaveCount(0);
});
