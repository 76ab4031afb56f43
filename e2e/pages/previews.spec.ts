import { expect, test } from '@playwright/test';
import type { Project } from 'content-api/contract';
import { apiAsOwner } from '../support/api.ts';
import type { ApiClient } from '../support/api.ts';
import { alive } from '../support/open-alive.ts';
import { publicPages } from '../support/public-pages.ts';
import { studio } from '../support/studio.ts';

let api: ApiClient;
test.beforeAll(async () => {
  api = await apiAsOwner();
});
test.afterAll(() => api.dispose());

/** A preview of the site as it is now, which no later write changes; its address without the site's. */
async function previewOfNow(): Promise<string> {
  const { url } = await api.send<{ url: string }>('POST', '/api/previews', { at: new Date().toISOString() });
  expect(url.startsWith(`${studio.siteUrl}/preview/`)).toBe(true);
  return url.slice(studio.siteUrl.length);
}

/** The HTML of a public page without what only search engines read, which no preview has. */
function withoutSearchEngines(html: string): string {
  return (
    html
      // Pages of a preview are loaded as documents.
      .replace(/ data-release="[^"]*"/, '')
      .replace(/<link rel="canonical"[^>]*>/, '')
      .replace(/<meta property="og:url"[^>]*>/, '')
      .replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
  );
}

/** The HTML of a page of a preview without what only previews have. */
function withoutPreview(html: string, base: string): string {
  return html
    .replace(/<aside class="preview-ribbon".*?<\/aside>(?:<script src="[^"]*" defer><\/script>)*/s, '')
    .replace(/\.preview-ribbon\{.*?(?=<\/style>)/s, '')
    .replace('<meta name="robots" content="noindex">', '')

    .replaceAll(`${base}/`, '/');
}

test('every page of a preview is the public page, but for its ribbon and what search engines read', async ({
  request,
}) => {
  const base = await previewOfNow();
  for (const [screen, address] of Object.entries(await publicPages())) {
    const preview = await (await request.get(base + address)).text();
    expect(preview, screen).toContain('<aside class="preview-ribbon"');
    // Another test's edit may be on its way to the public page for a second.
    const usual = async () => withoutSearchEngines(await (await request.get(address)).text());
    await expect
      .poll(async () => withoutPreview(await usual(), base), screen)
      .toBe(withoutPreview(preview, base));
  }
});

test('a page of before an edit is the page that was there before it @whole', async ({ request }) => {
  const [project] = await api.get<Project[]>('/api/projects');
  if (!project) throw new Error('The demo has projects.');
  const address = `/projects/${project._id}`;
  const htmlOf = async (path: string) => (await request.get(path)).text();
  const before = await htmlOf(address);
  const base = await previewOfNow();
  await api.send('PUT', address.replace('/', '/api/'), { ...project, title: 'Changed since' });
  // The edit went past the site, which notices within a second.
  await expect.poll(() => htmlOf(address)).toContain('Changed since');
  const preview = withoutPreview(await htmlOf(base + address), base);
  const { updatedAt } = await api.get<Project>(address.replace('/', '/api/'));
  await api.send('PUT', address.replace('/', '/api/'), { ...project, updatedAt });
  expect(preview).toBe(withoutPreview(withoutSearchEngines(before), base));
});

test('navigation within a preview stays in it, also after reloading and searching', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const base = await previewOfNow();
  await page.goto(`${base}/`);
  await alive(page);
  const ribbon = page.getByRole('complementary', { name: 'Preview' });
  await expect(ribbon).toContainText('The site as of');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(`${base}/blog`);
  await alive(page);
  const title = await page.getByRole('article').nth(2).getByRole('heading').innerText();
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe(`${base}/blog`);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${base}/blog/[^/]+$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.reload();
  await expect(ribbon).toBeVisible();
  expect(faults).toEqual([]);
});

test('an ordinary page loads nothing of previews, and a revoked one is not found @whole', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  await alive(page);
  expect(scripts.filter((url) => /preview|review/.test(url))).toEqual([]);
  const made = await api.send<{ _id: string; url: string }>('POST', '/api/previews', {
    at: new Date().toISOString(),
  });
  expect((await page.request.get(made.url)).status()).toBe(200);
  await api.send('DELETE', `/api/previews/${made._id}`);
  expect((await page.request.get(made.url)).status()).toBe(404);
});
