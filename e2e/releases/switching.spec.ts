import type { Page } from '@playwright/test';
import { secondMark } from './support/stage.ts';
import { expect, loginForm, signIn, test } from './support/test.ts';

test('a tab keeps the release that it began with, lazy pages included; the next page load gets the new one', async ({
  page,
  stage,
}) => {
  await signIn(page);
  await stage.console.setLive(stage.second.id);
  stage.proxy.asked();
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await expect(page).toHaveURL(/\/admin\/projects$/);
  await expect(page.getByRole('heading', { name: /project/i }).first()).toBeVisible();
  // The dashboard lists what is published, by the description of each release.
  const ofSecond = (address: string) =>
    address.includes(stage.second.id) && !address.endsWith('/release.json');
  expect(stage.proxy.asked().filter(ofSecond)).toEqual([]);

  const next = await page.context().newPage();
  await next.goto('/admin');
  await expect(next.getByText(secondMark)).toBeVisible({ timeout: 20_000 });
});

test('rolling back moves the pointer alone in under a second, and the next page load runs the former release', async ({
  page,
  stage,
}) => {
  await stage.console.setLive(stage.second.id);
  await page.goto('/admin/login');
  await expect(page.getByText(secondMark)).toBeVisible({ timeout: 20_000 });
  const published = await stage.console.list();
  const startedAt = performance.now();
  await stage.console.rollback();
  expect(performance.now() - startedAt).toBeLessThan(1000);
  expect(await stage.console.list()).toEqual(published);
  await page.goto('/admin/login');
  await expect(loginForm(page)).toBeVisible();
  await expect(page.getByText(secondMark)).toBeHidden();
});

test('a signed-in admin previews a published release; no other user is affected', async ({
  page,
  stage,
  browser,
}) => {
  await signIn(page);
  await page.goto(`/admin?release=${stage.second.id}`);
  await question(page).getByRole('button', { name: 'Try it out' }).click();
  await expect(page.getByText(secondMark)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(`Release ${stage.second.id} is on trial.`)).toBeVisible();

  const visitor = await browser.newPage({ baseURL: stage.siteUrl });
  await visitor.goto(`/admin?release=${stage.second.id}`);
  await expect(loginForm(visitor)).toBeVisible({ timeout: 20_000 });
  await expect(visitor.getByText(secondMark)).toBeHidden();
  await visitor.close();
});

test('signed out, a preview asks for the login first and then comes up @whole', async ({ page, stage }) => {
  await page.goto(`/admin?release=${stage.second.id}`);
  await page.getByLabel(/^Email Address/).fill('owner@studio.example');
  await page.getByLabel(/^Password/).fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await question(page).getByRole('button', { name: 'Try it out' }).click();
  await expect(page.getByText(secondMark)).toBeVisible({ timeout: 20_000 });
});

test('a link to a release is asked about, and without a yes the live one runs and nothing of the other is fetched @whole', async ({
  page,
  stage,
}) => {
  await signIn(page);
  stage.proxy.asked();
  await page.goto(`/admin/projects?release=${stage.second.id}`);
  await expect(question(page)).toContainText(stage.second.id);
  const stay = question(page).getByRole('button', { name: 'Use the live release' });
  await expect(stay).toBeFocused();
  await stay.click();
  await expect(page.getByRole('heading', { name: 'Project Management' })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/admin\/projects$/);
  await expect(page.getByText('is on trial')).toBeHidden();
  expect(stage.proxy.asked().filter((address) => address.includes(stage.second.id))).toEqual([]);
});

test('a preview never loads from a free address', async ({ page }) => {
  await signIn(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).origin));
  await page.goto('/admin?release=https://evil.example/releases/x');
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true }).first()).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('is on trial')).toBeHidden();
  expect(requested.filter((origin) => origin.includes('evil'))).toEqual([]);
});

function question(page: Page) {
  return page.getByRole('alertdialog', { name: 'Try out another release?' });
}
