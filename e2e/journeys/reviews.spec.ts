import { expect, test, type Page } from '@playwright/test';
import type { Project } from 'content-api/contract';
import { apiAsOwner } from '../support/api.ts';
import type { ApiClient } from '../support/api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { laidOut } from '../support/laid-out.ts';
import { alive } from '../support/open-alive.ts';

interface Review {
  _id: string;
  url: string;
  state: string;
  isEarlier: boolean;
  comments: { name: string; text: string; pin?: { element: string; path: string } }[];
}

let api: ApiClient;
let project: Project;
let review: Review;

test.beforeEach(async () => {
  api = await apiAsOwner();
  const [first] = await api.get<Project[]>('/api/projects');
  if (!first) throw new Error('The demo has projects.');
  project = first;
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  review = await api.send<Review>('POST', '/api/reviews', { record: `project/${project._id}`, expiresAt });
});
test.afterEach(async () => {
  await saveProject({});
  await api.dispose();
});

const saveProject = (changes: Partial<Project>) =>
  api.send('PUT', `/api/projects/${project._id}`, { ...project, ...changes, updatedAt: undefined });

const stored = () => api.get<Review>(`/api/reviews/${review._id}`);
const barOf = (page: Page) => page.getByRole('complementary', { name: 'Review' });

async function open(page: Page): Promise<void> {
  await page.goto(review.url);
  await alive(page);
  await laidOut(page);
  await expect(barOf(page).getByRole('button', { name: 'Approve' })).toBeVisible();
}

// In a wide window, `console/beside.spec.ts` does the same beside the form.
test('a client without an account comments on a place and approves, on a phone', async ({ page }) => {
  const faults: string[] = [];
  // The browser tells of every refused call by itself.
  const isExpected = (text: string) => text.includes('400 (Bad Request)');
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) faults.push(message.text());
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
  await barOf(page).getByRole('button', { name: 'Comment', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).click();
  const dialog = page.getByRole('dialog', { name: 'Comment on this place' });
  await dialog.getByRole('button', { name: 'Send comment' }).click();
  await expect(dialog).toContainText('Name is required');
  await dialog.getByLabel('Your name').fill('Asha');
  await dialog.getByLabel('Comment').fill('A shorter title, please.');
  await expectAccessible(page, 'a comment in a review');
  await dialog.getByRole('button', { name: 'Send comment' }).click();
  await expect(dialog).toBeHidden();
  const pin = page.getByRole('button', { name: 'Comment 1 by Asha' });
  await expect(pin).toBeVisible();
  await page.reload();
  await pin.click();
  await expect(page.getByRole('dialog')).toContainText('A shorter title, please.');
  await page.getByRole('button', { name: 'Close' }).click();

  await barOf(page).getByRole('button', { name: 'Approve' }).click();
  const decision = page.getByRole('dialog', { name: 'Approve this version' });
  await decision.getByLabel('Your name').fill('Asha');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(barOf(page)).toContainText('Approved by Asha');
  expect(await stored()).toMatchObject({
    state: 'approved',
    isEarlier: false,
    comments: [{ name: 'Asha', pin: { path: `/projects/${project._id}` } }],
  });

  await saveProject({ title: 'A shorter title' });
  await page.reload();
  await expect(barOf(page)).toContainText('Approved by Asha, an earlier revision');
  expect(await stored()).toMatchObject({ state: 'approved', isEarlier: true });
  expect(faults).toEqual([]);
});

test('a client asks for changes, and a link inside leads to another page of the review @whole', async ({
  page,
}) => {
  await open(page);
  await barOf(page).getByRole('button', { name: 'Ask for changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for changes' });
  await dialog.getByLabel('Your name').fill('Asha');
  await dialog.getByLabel('What should change?').fill('The title.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(barOf(page)).toContainText('Asha asked for changes.');
  expect(await stored()).toMatchObject({ state: 'changes' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(`${review.url}/about`);
  await expect(barOf(page)).toContainText('Asha asked for changes.');

  await test.step('a revoked link is an unknown page', async () => {
    await api.send('DELETE', `/api/reviews/${review._id}`);
    const answer = await page.goto(review.url);
    expect(answer?.status()).toBe(404);
    await expect(barOf(page)).toHaveCount(0);
  });
});
