import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { secondMark } from './support/stage.ts';
import { expect, loginForm, panel, signIn, test } from './support/test.ts';

/** Screens whose chunk goes missing; the short form has one. */
const laterScreens = (
  [
    ['Projects', 'projects'],
    ['Blogs', 'posts'],
    ['About', 'about'],
    ['Messages', 'messages'],
  ] as const
).slice(0, process.env.RELEASE_MATRIX === 'short' ? 1 : undefined);

test('a release that throws when it is mounted gives way to the one that was live before, in the same page load', async ({
  page,
  stage,
}) => {
  await stage.console.setLive(stage.broken.id);
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports/admin-release')) reports.push(request.postDataJSON());
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/admin/login');
  await expect(loginForm(page)).toBeVisible({ timeout: 20_000 });
  expect(loads).toBe(1);
  expect(reports).toEqual([expect.objectContaining({ release: stage.broken.id, fallback: stage.first.id })]);
});

test('the dashboard tells an admin once of fallbacks in other browsers, from what the API has stored @whole', async ({
  page,
  stage,
  browser,
}) => {
  await stage.console.setLive(stage.broken.id);
  const visitor = await browser.newPage({ baseURL: stage.siteUrl });
  await visitor.goto('/admin/login');
  await expect(loginForm(visitor)).toBeVisible({ timeout: 20_000 });
  await visitor.close();
  await stage.console.rollback();

  const notice = page.getByText(
    `Release ${stage.broken.id} of the dashboard did not start; ${stage.first.id} ran instead.`,
  );
  await signIn(page);
  await expect(notice).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Total Projects')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('an admin whose own browser fell back is told on the dashboard, once @whole', async ({
  page,
  stage,
}) => {
  await stage.console.setLive(stage.broken.id);
  await signIn(page);
  await expect(page.getByText(`Release ${stage.broken.id} of the dashboard did not start`)).toHaveCount(1);
});

test('a missing chunk of a new release falls back to the release that this browser ran well', async ({
  page,
  stage,
}) => {
  await page.goto('/admin/login');
  await expect(loginForm(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('admin_release')))
    .toContain(stage.first.id);

  await stage.console.setLive(stage.second.id);
  stage.proxy.break(new RegExp(`/releases/${stage.second.id}/.*expose`), 'missing');
  await page.goto('/admin/login');
  await expect(loginForm(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(secondMark)).toBeHidden();
});

test('a missing chunk of the first screen falls back in the same page load @whole', async ({
  page,
  stage,
}) => {
  await signIn(page);
  await stage.console.setLive(stage.second.id);
  stage.proxy.break(new RegExp(`/releases/${stage.second.id}/.*/dashboard\\.`), 'missing');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/admin');
  await expect(page.getByText('Total Projects')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(secondMark)).toBeHidden();
  expect(loads).toBe(1);
});

test('a missing chunk of a later screen leaves the console standing, and comes with a reload', async ({
  page,
  stage,
}) => {
  await signIn(page);
  await expect(page.getByText('Total Projects')).toBeVisible();
  for (const [screen, chunk] of laterScreens) {
    stage.proxy.break(new RegExp(`/assets/${chunk}\\.`), 'unavailable');
    const link = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: screen });
    await link.first().click();
    await expect(page.getByRole('heading', { name: 'This screen could not be shown' })).toBeVisible();
    await expect(link.first()).toBeVisible();
    stage.proxy.heal();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText(/could not be shown/, {
      timeout: 20_000,
    });
  }
});

test('a browser that ran the console before gets it even while the pointer cannot be read @whole', async ({
  page,
  stage,
}) => {
  await page.goto('/admin/login');
  await expect(loginForm(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('admin_release')))
    .toContain(stage.first.id);
  stage.proxy.break(/^\/live\.json/, 'unavailable');
  await page.goto('/admin/login');
  await expect(loginForm(page)).toBeVisible({ timeout: 20_000 });
});

test('with nothing to fall back to there is the panel, and the way back to the website', async ({
  page,
  stage,
}) => {
  stage.proxy.break(/./, 'reset');
  await page.goto('/admin');
  await expect(panel(page)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Back to Website' }).click();
  await expect(page).toHaveURL(`${stage.siteUrl}/`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('a release whose entry throws gives way too @whole', async ({ page, stage }) => {
  const entry = Object.keys(stage.second.files).find((file) => /^remoteEntry\.[^/]*\.js$/.test(file)) ?? '';
  const odd = await stage.republish(stage.second, (build) =>
    writeFile(path.join(build, entry), 'throw new Error("This entry is broken.");'),
  );
  await stage.console.setLive(odd.id);
  await page.goto('/admin/login');
  await expect(loginForm(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(secondMark)).toBeHidden();
});

test('a release whose contract does not fit is never run', async ({ page, stage }) => {
  const odd = await stage.republish(stage.second, () => Promise.resolve(), {
    shared: { ...(stage.second.contract.shared as Record<string, string>), react: '^20.0.0' },
  });
  await stage.console.setLive(odd.id);
  await page.goto('/admin/login');
  await expect(loginForm(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(secondMark)).toBeHidden();
  expect(
    stage.proxy.asked().filter((address) => address.includes(odd.id) && address.endsWith('.js')),
  ).toEqual([]);
});
