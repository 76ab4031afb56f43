import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './test.ts';

/** Resolves when scripts of the next page have run and are connected. Called before: the frame may come at once. */
async function nextConnection(page: Page, connection: string): Promise<void> {
  const socket = await page.waitForEvent('websocket', (opened) => opened.url().endsWith(connection));
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"sync"'));
  // Webpack holds an update back while a chunk is loading.
  await page.waitForLoadState('networkidle');
}

/** Opens a page and waits until its scripts have run and are connected to the dev server. */
async function open(page: Page, address: string, connection: string): Promise<void> {
  const connected = nextConnection(page, connection);
  await page.goto(address);
  await connected;
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test('a changed component of the site is in the open page at once, which is rendered with it again', async ({
  page,
  copy,
}) => {
  await open(page, `${copy.siteUrl}/projects`, '/__dev/site');
  const undo = copy.change('host-site/src/components/page-hero.tsx', '{title}', '{title} of the studio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Projects of the studio');
  undo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Projects');
});

test('a changed page is shown by itself @whole', async ({ page, copy }) => {
  await open(page, `${copy.siteUrl}/projects`, '/__dev/site');
  const heading = page.getByRole('heading', { level: 1 });
  const reloaded = nextConnection(page, '/__dev/site');
  const undo = copy.change(
    'host-site/src/features/work/projects-page.tsx',
    "<PageHero title={text('projects.title')}",
    '<PageHero title="Every Project"',
  );
  await expect(heading).toHaveText('Every Project');
  await reloaded;
  undo();
  await expect(heading).toHaveText('All Projects');
});

test('console and design system are replaced in the open page, and what was typed stays', async ({
  page,
  copy,
}) => {
  await open(page, `${copy.siteUrl}/admin/login`, '/__dev/console');
  await page.getByLabel('Email Address').fill('admin@example.com');
  copy.change('admin-remote/src/login/login-page.tsx', 'Sign in to access', 'Log on to');
  await expect(page.getByText('Log on to your dashboard')).toBeVisible();
  copy.change('shared-ui/src/components/heading/heading.tsx', '{...rest} />', 'title="changed" {...rest} />');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('title', 'changed');
  await expect(page.getByLabel('Email Address')).toHaveValue('admin@example.com');
  expect(await isSamePage(page)).toBe(true);
});
