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

test('every way out of the about editor asks first, and does nothing until it is answered', async ({
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

test('a form in a dialog asks on Cancel, Close, Escape and the Back button', async ({ page }) => {
  await withoutAutosave(page);
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Add New Service' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Service' });
  const ways = [
    () => form.getByRole('button', { name: 'Cancel' }).click(),
    () => form.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => history.back()),
  ];
  for (const go of ways) {
    await type(form);
    await go();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toBeHidden();
    await expect(field(form, 'Title')).toHaveValue('Not saved');
    await expect(page).toHaveURL('/admin/services?edit=new');
  }
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/admin/services');
  await expect(page.getByRole('button', { name: 'Add New Service' })).toBeFocused();
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

test('a change that was undone by typing is neither asked about nor kept', async ({ page }) => {
  await withoutAutosave(page);
  await page.goto('/admin/services?edit=new');
  await field(page, 'Title').fill('A thought');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('admin_draft'))))
    .toBe(true);
  await field(page, 'Title').fill('');
  await page.reload();
  await expect(field(page.getByRole('dialog', { name: 'Add New Service' }), 'Icon')).toBeVisible();
});

test('unsaved ticks of the technologies are guarded', async ({ page }) => {
  await page.goto('/admin/technologies');
  await page.getByRole('main').getByRole('checkbox').first().click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/admin');
});
