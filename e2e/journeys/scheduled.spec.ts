import { expect, test, type Page } from '@playwright/test';
import { apiAsOwner } from '../support/api.ts';

const title = 'Noon Embargo';
const data = {
  title,
  mainimage: '/media/project-rann-route.webp',
  gitHubLink: 'https://github.com/example/noon',
  technologies: ['React'],
};

/** Reloads until the page shows the project, or no longer does; when that was. */
async function seenAt(page: Page, isShown: boolean): Promise<number> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toHaveCount(isShown ? 1 : 0, { timeout: 100 });
  }).toPass({ intervals: [100], timeout: 15_000 });
  return Date.now();
}

test('a scheduled project is on the cached page from its second on, and until its last', async ({ page }) => {
  const api = await apiAsOwner();
  const { record } = await api.send<{ record: { _id: string } }>('POST', '/api/records/project', { data });
  const path = `/api/records/project/${record._id}`;
  await page.goto('/projects');
  await page.reload();
  const heading = page.getByRole('heading', { name: title });
  await expect(heading).toHaveCount(0);

  const fromMs = Date.now() + 3_000;
  const untilMs = fromMs + 6_000;
  const iso = (ms: number) => new Date(ms).toISOString();
  await api.send('POST', `${path}/publish`, { from: iso(fromMs), until: iso(untilMs) });
  await page.reload();
  if (Date.now() < fromMs) await expect(heading).toHaveCount(0, { timeout: 100 });
  expect(await seenAt(page, true)).toBeGreaterThanOrEqual(fromMs);
  expect((await page.request.get(`/projects/${record._id}`)).status()).toBe(200);
  expect(await seenAt(page, false)).toBeGreaterThanOrEqual(untilMs);
  expect((await page.request.get(`/projects/${record._id}`)).status()).toBe(404);
  await api.send('DELETE', path);
  await api.send('DELETE', `${path}?for-good=true`);
  await api.dispose();
});
