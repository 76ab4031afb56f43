import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { laidOut } from '../support/laid-out.ts';
import { alive } from '../support/open-alive.ts';
import { expect, test } from './support/console-test.ts';
import { pageOnSite } from './support/page-on-site.ts';
import { projectInput } from './support/records.ts';
import { card, field } from './support/screen.ts';

interface Project {
  _id: string;
}

let project: Project;
test.beforeEach(async ({ api }) => {
  project = await api.send<Project>('POST', '/api/projects', projectInput('Night Tram'));
});
test.afterEach(async ({ api }) => {
  await api.send('DELETE', `/api/records/project/${project._id}`);
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Project' });
const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title="Preview of the page"]');
const heading = (page: Page) => preview(page).getByRole('heading', { level: 1 });

async function edit(page: Page): Promise<void> {
  await page.goto(`/admin/projects?q=night+tram&edit=${project._id}`);
  await expect(field(page, 'Title')).toHaveValue('Night Tram');
}

test('the page stands beside the form as it would be published, in three widths', async ({
  page,
  request,
}) => {
  await edit(page);
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(heading(page)).toHaveText('Night Tram');
  await field(page, 'Title').fill('Night Tram to the sea');
  await expect(heading(page)).toHaveText('Night Tram to the sea');
  const published = await pageOnSite(request, `/projects/${project._id}`);
  expect(published).toContain('Night Tram');
  expect(published).not.toContain('to the sea');
  for (const [name, width] of [
    ['360 pixels wide, a phone', 360],
    ['768 pixels wide, a tablet', 768],
    ['Full width', 1280],
  ] as const) {
    await dialog(page).getByRole('button', { name }).click();
    await expect.poll(() => heading(page).evaluate(() => innerWidth)).toBe(width);
  }
  await field(page, 'Title').fill('x'.repeat(300));
  await expect(dialog(page).getByText(/^Not shown yet: Title/)).toBeVisible();
  await expect(heading(page)).toHaveText('Night Tram to the sea');
});

test('the pane keeps its place while the form is typed in, and stays on the page that was gone on to @whole', async ({
  page,
}) => {
  await edit(page);
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(heading(page)).toHaveText('Night Tram');
  await heading(page).evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await field(page, 'Title').fill('Night Tram, again');
  await expect(heading(page)).toHaveText('Night Tram, again');
  expect(await heading(page).evaluate(() => scrollY)).toBe(300);
  await preview(page).getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  // Asked of the browser: the navigation may end the document that would answer.
  const onAbout = { url: ({ pathname }: URL) => pathname.endsWith('/about') };
  await expect.poll(() => page.frame(onAbout)).not.toBeNull();
  await field(page, 'Title').fill('Night Tram, once more');
  await expect(preview(page).getByRole('complementary', { name: 'Preview' })).toContainText('once more');
  expect(await heading(page).evaluate(() => location.pathname)).toMatch(/\/about$/);
});

test('on a phone the preview takes the place of the form, with a way back @whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await edit(page);
  await field(page, 'Title').fill('Night Tram by phone');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expect(heading(page)).toHaveText('Night Tram by phone');
  await expect(field(page, 'Title')).toBeHidden();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await dialog(page).getByRole('button', { name: 'Close preview' }).click();
  await expect(field(page, 'Title')).toHaveValue('Night Tram by phone');
});

test('a client pins a comment, which is seen beside the form and resolved @whole', async ({
  page,
  api,
  browser,
}) => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const record = `project/${project._id}`;
  const { url } = await api.send<{ url: string }>('POST', '/api/reviews', { record, expiresAt });
  const client = await browser.newPage();
  await client.goto(url);
  await alive(client);
  await laidOut(client);
  const bar = client.getByRole('complementary', { name: 'Review' });
  await bar.getByRole('button', { name: 'Comment', exact: true }).click();
  await client.getByRole('heading', { level: 1 }).click();
  await client.getByLabel('Your name').fill('Asha');
  await client.getByRole('textbox', { name: 'Comment' }).fill('A shorter title, please.');
  await client.getByRole('button', { name: 'Send comment' }).click();
  await expect(client.getByRole('button', { name: 'Comment 1 by Asha' })).toBeVisible();

  await edit(page);
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  const pin = preview(page).getByRole('button', { name: 'Comment 1 by Asha' });
  const [mark, title] = [await pin.boundingBox(), await heading(page).boundingBox()];
  if (!mark || !title) throw new Error('The pin stands at the title.');
  const middle = mark.y + mark.height / 2;
  expect(middle).toBeGreaterThan(title.y);
  expect(middle).toBeLessThan(title.y + title.height);
  await pin.click();
  const comment = dialog(page).getByRole('article', { name: /^1\. Asha/ });
  await expect(comment).toContainText('A shorter title, please.');
  await expect(comment).toContainText(`Pinned on /projects/${project._id}`);
  await expectAccessible(page, 'comments beside a form');
  await comment.getByRole('button', { name: 'Resolve' }).click();
  await dialog(page).getByRole('button', { name: 'Resolved (1)' }).click();
  await expect(dialog(page).getByRole('list', { name: 'Resolved comments' })).toContainText('shorter title');

  await bar.getByRole('button', { name: 'Approve' }).click();
  await client.getByRole('dialog').getByLabel('Your name').fill('Asha');
  await client.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(bar).toContainText('Approved by Asha');
  await client.close();
  await page.goto('/admin/projects?q=night+tram');
  await expect(card(page, 'Night Tram').getByText('Approved', { exact: true })).toBeVisible();
  await api.send('PUT', `/api/projects/${project._id}`, projectInput('Night Tram'));
  await api.send('PUT', `/api/records/project/${project._id}`, {
    data: { ...projectInput('Night Tram'), subtitle: 'Edited since' },
  });
  await page.reload();
  await expect(card(page, 'Night Tram').getByText('Approved an earlier revision')).toBeVisible();
});
