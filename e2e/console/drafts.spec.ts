import type { Page } from '@playwright/test';
import type { Project } from 'content-api/contract';
import { studio } from '../support/studio.ts';
import { expect, test } from './support/console-test.ts';
import { projectInput } from './support/records.ts';
import { field } from './support/screen.ts';
import { withoutAutosave } from './support/without-autosave.ts';

let project: Project;
test.beforeEach(async ({ api }) => {
  project = await api.send<Project>('POST', '/api/projects', projectInput('Kept Safe'));
});
test.afterEach(async ({ api }) => api.send('DELETE', `/api/projects/${project._id}`));

const address = () => `/admin/projects?edit=${project._id}`;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Project' });
const isKept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('admin_draft')));

async function type(page: Page): Promise<void> {
  await withoutAutosave(page);
  await page.goto(address());
  await field(page, 'Subtitle').fill('Half a sentence');
}

/** The draft is offered with its differences, changes nothing by itself, and is restored in one press. */
async function expectOffer(page: Page): Promise<void> {
  await expect(dialog(page).getByText(/^You have unsaved changes from /)).toBeVisible();
  const changes = dialog(page).getByRole('region', { name: 'Subtitle', exact: true });
  await expect(dialog(page).getByLabel('Your draft')).toHaveCount(1);
  await expect(changes.getByLabel('Your draft')).toHaveText('Half a sentence');
  await expect(changes.getByLabel('Stored now')).toHaveText('A ledger for a flower market');
  await dialog(page).getByRole('button', { name: 'Restore draft' }).click();
  await expect(field(page, 'Subtitle')).toHaveValue('Half a sentence');
}

async function signInAgain(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.getByLabel(/^Email Address/).fill(studio.admin.email);
  await page.getByLabel(/^Password/).fill(studio.admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('an unsaved draft is offered after the browser crashed @whole', async ({ other, ownContext }) => {
  await type(other);
  await expect.poll(() => isKept(other)).toBe(true);
  const devtools = await ownContext.newCDPSession(other);
  const crash = other.waitForEvent('crash');
  // The crashed page never answers.
  void devtools.send('Page.crash').catch(() => undefined);
  await crash;
  const next = await ownContext.newPage();
  await next.goto(address());
  await expectOffer(next);
});

test('an unsaved draft is offered after a 401 while saving and a new sign-in @whole', async ({
  ownContext,
}) => {
  const page = await ownContext.newPage();
  await withoutAutosave(page);
  await page.goto(address());
  const token = await page.evaluate(() => localStorage.getItem('admin_token'));
  await field(page, 'Subtitle').fill('Half a sentence');
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await dialog(page).getByRole('button', { name: 'Update Project' }).click();
  await signInAgain(page);
  await expect(page).toHaveURL(address());
  await expectOffer(page);
});
