import { type Page } from '@playwright/test';
import { studio } from '../support/studio.ts';
import { expect, test } from './support/console-test.ts';

test.describe('the login screen', () => {
  let page: Page;
  test.beforeEach(async ({ browser }) => {
    page = await browser.newPage({ baseURL: studio.siteUrl });
    await page.goto('/admin/login');
  });
  test.afterEach(() => page.context().close());

  const email = () => page.getByLabel(/^Email Address/);
  const password = () => page.getByLabel(/^Password/);
  const submit = () => page.getByRole('button', { name: 'Sign In' });

  test('keeps the session for 7 days, or for 30, in both stores @whole', async () => {
    for (const [remember, days] of [
      [false, 7],
      [true, 30],
    ] as const) {
      await page.goto('/admin/login');
      await email().fill(studio.admin.email);
      await password().fill(studio.admin.password);
      await page.getByRole('checkbox').setChecked(remember);
      await submit().click();
      await expect(page).toHaveURL('/admin');
      const stored = await page.evaluate(() => localStorage.getItem('admin_session') ?? '{}');
      expect(JSON.parse(stored)).toMatchObject({ expiryDays: days, remember });
      // One named `files` shows pictures of private work, and comes with the first list.
      const names = (await page.context().cookies())
        .map(({ name }) => name)
        .filter((name) => name !== 'files');
      expect(names.sort()).toEqual(['admin_session', 'admin_token', 'admin_user']);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/admin/login');
    }
  });
});

test('a spinner shows while the session is checked, and nothing behind the guard @whole', async ({
  ownContext,
}) => {
  const page = await ownContext.newPage();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/admin/projects');
  await expect(page.getByText('Loading the dashboard')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Project Management' })).toHaveCount(0);
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'Project Management' })).toBeVisible();
});
