import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, forgetDrafts, test } from './support/console-test.ts';
import { field } from './support/screen.ts';
import { writeMessage } from './support/write-message.ts';

/** A state of the console that a user may meet, and how it comes about. */
type State = [name: string, address: string, reach?: (page: Page) => Promise<unknown>];

const click = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
const fails = (path: string) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'Disk full' } }));

const screens: State[] = [
  ['dashboard', '/admin'],
  ['projects', '/admin/projects'],
  ['no projects found', '/admin/projects?q=nothing-like-it'],
  ['new project', '/admin/projects?edit=new'],
  ['new project, refused', '/admin/projects?edit=new', click('Create Project')],
  ['delete project', '/admin/projects', click('Delete')],
  ['services', '/admin/services'],
  ['new service with a part, refused', '/admin/services?edit=new', refusedService],
  ['blogs', '/admin/content'],
  ['new post, refused', '/admin/content?edit=new', click('Create Post')],
  ['about, refused', '/admin/about', refusedAbout],
  ['leaving about', '/admin/about', leaveAbout],
  ['technologies', '/admin/technologies'],
  ['new technology, refused', '/admin/technologies?edit=new', (page) => page.keyboard.press('Control+s')],
  ['messages', '/admin/messages', (page) => page.getByRole('main').locator('summary').first().click()],
  ['spam', '/admin/messages?folder=spam'],
  ['sessions and password, refused', '/admin/account', click('Change Password')],
  ['log out everywhere', '/admin/account', click('Log out everywhere')],
  ['not found', '/admin/nowhere'],
];

const errors: State[] = [
  ['dashboard that failed', '/admin', fails('**/api/content?*')],
  ['projects that failed', '/admin/projects', fails('**/api/projects?*')],
  ['a project that failed', '/admin/projects?edit=614035bc7a1f4c90be3a51c0', fails('**/api/projects/*')],
  ['about that failed', '/admin/about', fails('**/api/founders')],
  ['technologies that failed', '/admin/technologies', fails('**/api/technologies')],
  ['messages that failed', '/admin/messages', fails('**/api/messages?folder*')],
  ['sessions that failed', '/admin/account', fails('**/api/auth/sessions')],
];

for (const width of [360, 1280]) {
  test(`every screen, dialog and error state is free of axe findings at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    page.on('dialog', (question) => void question.accept());
    await page.addInitScript(forgetDrafts);
    await writeMessage('Easy to reach');
    for (const [name, address, reach] of screens) {
      await test.step(name, async () => {
        await page.goto(address);
        await settle(page);
        await reach?.(page);
        await expectNoFindings(page);
      });
    }
    for (const [name, address, prepare] of errors) {
      await test.step(name, async () => {
        await prepare?.(page);
        await page.goto(address);
        await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
        await expectNoFindings(page);
        await page.unrouteAll();
      });
    }
    if (width > 1000) return;
    await test.step('menu', async () => {
      await page.goto('/admin');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expectNoFindings(page);
    });
  });

  test(`drafts, conflicts, the timeout warning and the login are free of axe findings at ${width} px`, async ({
    ownContext,
    api,
  }) => {
    test.setTimeout(90_000);
    await ownContext.clock.install();
    const page = await ownContext.newPage();
    await page.setViewportSize({ width, height: 800 });
    page.on('dialog', (question) => void question.accept());
    const [project] = await api.get<{ _id: string; updatedAt: string }[]>('/api/projects');
    await page.goto(`/admin/projects?edit=${project?._id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit Project' });
    await field(dialog, 'Title').fill('Half a title');
    await page.reload();
    await expect(dialog.getByRole('button', { name: 'Restore draft' })).toBeVisible();
    await expectNoFindings(page);
    await dialog.getByRole('button', { name: 'Restore draft' }).click();
    await page.route(`**/api/projects/${project?._id}`, (route) =>
      route.fulfill({
        status: 409,
        json: {
          message: 'Stale',
          current: { ...project, title: 'Their title', updatedAt: '2026-11-21T00:00:00.000Z' },
        },
      }),
    );
    await dialog.getByRole('button', { name: 'Update Project' }).click();
    await expect(dialog.getByRole('button', { name: 'Save with these values' })).toBeVisible();
    await expectNoFindings(page);
    await ownContext.clock.fastForward('28:50');
    await ownContext.clock.runFor('01:08');
    await expect(page.getByRole('alertdialog', { name: 'Session Timeout Warning' })).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Logout Now' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expectNoFindings(page);
  });
}

/** Skeletons have made room for what they stand for. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}

async function refusedService(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Sub-service' }).click();
  await page.getByRole('button', { name: 'Create Service' }).click();
}

async function refusedAbout(page: Page): Promise<void> {
  await page.getByRole('button', { name: '+ Add Founder' }).click();
  await page.getByRole('button', { name: 'Save All Changes' }).click();
}

async function leaveAbout(page: Page): Promise<void> {
  await page.getByRole('button', { name: '+ Add Founder' }).click();
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href="/admin/projects"]'))
      link.click();
  });
}
