import type { BrowserContext, Page } from '@playwright/test';
import type { Project } from 'content-api/contract';
import { studio } from '../support/studio.ts';
import { expect, test } from './support/console-test.ts';
import { projectInput } from './support/records.ts';
import { expectToast, field } from './support/screen.ts';
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

test('an unsaved draft is offered after a reload, and no more once it is saved', async ({ page, api }) => {
  await type(page);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expectOffer(page);
  await dialog(page).getByRole('button', { name: 'Update Project' }).click();
  await expectToast(page, 'Project updated successfully');
  expect((await api.get<Project>(`/api/projects/${project._id}`)).subtitle).toBe('Half a sentence');
  expect(await isKept(page)).toBe(false);
});

test('an unsaved draft is offered after the browser crashed', async ({ other, ownContext }) => {
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

test('an unsaved draft is offered after a 401 while saving and a new sign-in', async ({ ownContext }) => {
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

test('an unsaved draft is offered after an idle logout', async ({ ownContext }) => {
  await ownContext.clock.install();
  const page = await ownContext.newPage();
  await type(page);
  await ownContext.clock.fastForward('28:50');
  await ownContext.clock.runFor('02:30');
  await signInAgain(page);
  await expectOffer(page);
});

test('an unsaved draft is not offered to another user', async ({ ownContext }) => {
  const page = await ownContext.newPage();
  await type(page);
  await expect.poll(() => isKept(page)).toBe(true);
  await pretendToBe(ownContext, page, '614035bc7a1f4c90be3a51c0');
  await page.goto(address());
  await expect(field(page, 'Subtitle')).toHaveValue('A ledger for a flower market');
  await expect(page.getByText(/^You have unsaved changes from /)).toHaveCount(0);
});

test('a discarded draft is gone, and the form shows what is stored', async ({ page }) => {
  await type(page);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await dialog(page).getByRole('button', { name: 'Discard draft' }).click();
  await expect(field(page, 'Subtitle')).toHaveValue('A ledger for a flower market');
  expect(await isKept(page)).toBe(false);
});

test('a draft of a record that changed meanwhile is merged, with a question where both changed a field', async ({
  page,
  api,
}) => {
  await withoutAutosave(page);
  await page.goto(address());
  await field(page, 'Subtitle').fill('Half a sentence');
  await field(page, 'Title').fill('My title');
  await expect.poll(() => isKept(page)).toBe(true);
  await api.send('PUT', `/api/projects/${project._id}`, {
    ...projectInput('Their title'),
    shortDescription: 'Their description.',
  });
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(
    dialog(page).getByRole('region', { name: 'Title', exact: true }).getByLabel('Stored now'),
  ).toHaveText('Their title');
  await dialog(page).getByRole('button', { name: 'Restore draft' }).click();
  const choice = dialog(page).getByRole('group', { name: 'Title' });
  const goOn = dialog(page).getByRole('button', { name: 'Go on with these values' });
  await expect(goOn).toBeDisabled();
  await choice.getByRole('radio', { name: /Their title/ }).check();
  await goOn.click();
  await expect(field(page, 'Title')).toHaveValue('Their title');
  await expect(field(page, 'Subtitle')).toHaveValue('Half a sentence');
  await expect(field(page, 'Short Description')).toHaveValue('Their description.');
});

/** State after a login of somebody else in the same browser. */
async function pretendToBe(context: BrowserContext, page: Page, id: string): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('admin_user') ?? '{}');
  const user = { ...(JSON.parse(stored) as object), _id: id };
  await context.route('**/api/auth/me', async (route) => {
    const known = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...known, _id: id } });
  });
  await context.clearCookies();
  await page.evaluate((text) => localStorage.setItem('admin_user', text), JSON.stringify(user));
  page.once('dialog', (question) => void question.accept());
}
