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

  test('says what it must, asks for both fields, and leads back to the website', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    await expect(page.getByText('Sign in to access your dashboard')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Remember me for 30 days' })).not.toBeChecked();
    await expect(page).toHaveTitle(/Admin Login/);

    await submit().click();
    await expect(page.getByText('Email Address is required')).toBeVisible();
    await expect(email()).toBeFocused();
    await email().fill(studio.admin.email);
    await submit().click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(password()).toBeFocused();

    await page.getByRole('link', { name: 'Back to Website' }).click();
    await expect(page).toHaveURL('/');
  });

  test('keeps the session for 7 days, or for 30, in both stores', async () => {
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
      const names = (await page.context().cookies()).map(({ name }) => name).sort();
      expect(names).toEqual(['admin_session', 'admin_token', 'admin_user']);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/admin/login');
    }
  });

  test('says Authenticating... and asks once, however often the button is pressed', async () => {
    let calls = 0;
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/auth/login', async (route) => {
      calls += 1;
      await answer.promise;
      await route.continue();
    });
    await email().fill(studio.admin.email);
    await password().fill(studio.admin.password);
    await submit().dblclick();
    await password().press('Enter');
    await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeVisible();
    answer.resolve();
    await expect(page).toHaveURL('/admin');
    expect(calls).toBe(1);
  });

  const answers: [name: string, answer: { status: number; body?: unknown } | 'no answer', text: string][] = [
    ["the server's words", { status: 429, body: { message: 'Too many attempts' } }, 'Too many attempts'],
    ['a 401 without words', { status: 401, body: {} }, 'Login failed. Please check your credentials.'],
    ['a fault without words', { status: 500 }, 'Login failed'],
    ['a restarting server', { status: 503, body: {} }, 'Login failed'],
    ['an answer that is none', { status: 200, body: { hello: 1 } }, 'Login failed'],
    ['no network', 'no answer', 'Login failed'],
    [
      'a user who is no admin',
      {
        status: 200,
        body: {
          token: 'abcdefgh12345678',
          user: { _id: '1', username: 'eve', email: 'e@e.example', role: 'editor' },
        },
      },
      'Access denied. Admin privileges required.',
    ],
  ];

  test('stores nothing and says why when the answer is no', async () => {
    await email().fill(studio.admin.email);
    for (const [name, answer, text] of answers) {
      await test.step(name, async () => {
        await page.route('**/api/auth/login', (route) =>
          answer === 'no answer'
            ? route.abort()
            : route.fulfill({
                status: answer.status,
                json: answer.body,
                ...(answer.body ? {} : { body: 'Oops' }),
              }),
        );
        await password().fill('not the password');
        await submit().click();
        await expect(page.getByRole('alert')).toHaveText(text);
        await expect(submit()).toBeEnabled();
        await expect(page).toHaveURL('/admin/login');
        expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
        await page.unroute('**/api/auth/login');
      });
    }
  });
});

test('a signed-in admin is redirected from the login screen', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL('/admin');
});

test('a spinner shows while the session is checked, and nothing behind the guard', async ({ ownContext }) => {
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
