import { expect, test } from '@playwright/test';
import { signIn } from '../support/console.ts';
import { studio } from '../support/studio.ts';

test('host and console run on one React, one router and one session', async ({ page }) => {
  const adminScripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(studio.adminUrl) && response.url().endsWith('.js')) {
      adminScripts.push(response.text());
    }
  });
  await signIn(page);

  const onPage = await page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: {
        __INSTANCES__: { shareScopeMap: { default: Record<string, Record<string, { from: string }>> } }[];
      };
    };
    const scopes = __FEDERATION__.__INSTANCES__.map((instance) => instance.shareScopeMap.default);
    const copies: Record<string, string[]> = {};
    for (const scope of scopes) {
      for (const [name, versions] of Object.entries(scope)) {
        copies[name] = [...new Set([...(copies[name] ?? []), ...Object.keys(versions)])];
      }
    }
    return { copies, session: Symbol.for('shared-session/p1') in globalThis };
  });
  expect(onPage.session).toBe(true);
  for (const name of [
    'react',
    'react-dom',
    'react-router-dom',
    '@emotion/react',
    'shared-session',
    'shared-ui',
  ]) {
    expect(onPage.copies[name], name).toHaveLength(1);
  }
  const sources = await Promise.all(adminScripts);
  expect(sources.length).toBeGreaterThan(1);
  for (const source of sources) {
    // Names that only React, react-dom and the router define: the console ships none of them.
    expect(source).not.toContain('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=');
    expect(source).not.toContain('__reactContainer$');
    expect(source).not.toContain('useRoutes() may be used only');
  }

  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await expect(page).toHaveURL(/\/admin\/projects$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('a guarded address leads to login and back to the kept location', async ({ page }) => {
  await page.goto('/admin/projects?q=tea#top');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByLabel(/^Email Address/).fill(studio.admin.email);
  await page.getByLabel(/^Password/).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await page.getByLabel(/^Password/).fill(studio.admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin\/projects\?q=tea#top$/);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
});

test('site and console are documents of their own, and the way back leads to the console', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Back to Website' }).click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(false);
  await page.goBack();
  await expect(page.getByLabel(/^Email Address/)).toBeVisible();
});

test('a script of the console that does not come leads to a panel, and Retry asks again', async ({
  page,
}) => {
  await page.route('**/assets/admin.*', (route) => route.abort());
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: 'The dashboard could not be loaded' })).toBeVisible();
  await expect(page.getByText('A script of the website could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/admin.*');
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});
