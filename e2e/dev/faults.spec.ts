import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './test.ts';

const overlay = (page: Page) => page.frameLocator('iframe').locator('body');

test('a fault of the site is in the place of the open page and answers the next, until it is mended', async ({
  page,
  copy,
}) => {
  await page.goto(`${copy.siteUrl}/projects`);
  await page.waitForLoadState('networkidle');
  const undo = copy.change('host-site/src/components/page-hero.tsx', '{title}', '{title');
  await expect(page.getByRole('heading', { name: 'The site does not compile' })).toBeVisible();
  await expect(page.locator('pre')).toContainText('page-hero.tsx');
  const answer = () => page.request.get(page.url(), { headers: { accept: 'text/html' } });
  await expect.poll(async () => (await answer()).status()).toBe(500);
  expect(await (await answer()).text()).toMatch(/<pre>host-site\/src\/components\/page-hero\.tsx:\d+:\d+ TS/);
  undo();
  await expect.poll(async () => (await answer()).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Projects');
});

test('a part of the console that failed is there when its fault is mended @whole', async ({ page, copy }) => {
  await page.goto(`${copy.siteUrl}/admin/login`);
  await page.waitForLoadState('networkidle');
  const undo = copy.change('admin-remote/src/login/forgot-page.tsx', 'export default', 'export default (');
  await expect(overlay(page)).toContainText('forgot-page.tsx');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The dashboard could not be loaded');
  undo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New password');
});

test('a type fault is said at the edge of the open page and of the next, which go on, until it is mended @whole', async ({
  page,
  copy,
}) => {
  await page.goto(`${copy.siteUrl}/projects`);
  await page.waitForLoadState('networkidle');
  const undo = copy.change(
    'host-site/src/components/page-hero.tsx',
    '{title}',
    "{title}{' untyped'.concat(1 as never as undefined)}",
  );
  const said = page.getByRole('status').filter({ hasText: 'page-hero.tsx' });
  await expect(said).toContainText(/^host-site\/src\/components\/page-hero\.tsx:\d+:\d+ TS2345 /m, {
    timeout: 120_000,
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('untyped');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.reload();
  await expect(said).toBeVisible();
  await said.click();
  await expect(said).toBeHidden();
  await page.reload();
  await expect(said).toBeVisible();
  undo();
  await expect(said).toBeHidden({ timeout: 120_000 });
  expect(copy.printed()).toMatch(/host-site\/src\/components\/page-hero\.tsx:\d+:\d+ TS2345 /);
});
