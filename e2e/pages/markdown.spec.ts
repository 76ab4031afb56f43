import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { Media, Post, Project } from 'content-api/contract';
import { apiAsOwner, type ApiClient } from '../support/api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { collectFaults } from '../support/faults.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { openAlive } from '../support/open-alive.ts';
import { uploadAsOwner } from '../support/upload-as-owner.ts';

const file = path.join(import.meta.dirname, '../../content-api/demo/media/about-studio.webp');

let api: ApiClient;
let picture: Media;
let post: Post;
let project: Project;

const written = (
  address: string,
) => `A page should be there before the visitor has put the cup down. This is how ours are weighed, **line by line**, with [the tool that we built](https://example.com/tool) and \`npm run budget\`.

# What a page weighs

Every picture is asked for in the size that it is shown in.[^1] The rest is words:

- finished HTML, compressed once
- one script, *after* the page is there
  1. the router
  2. the page

- [x] Fonts are subset
- [ ] Pictures of the archive are made anew

![](${address} "The studio on a *quiet* morning")

## Figures

| Page | HTML | Script before load | Pictures | Everything without script |
|:-----|-----:|------:|:----:|----:|
| / | 12.1 kB | 0.9 kB | 33.0 kB | 85.4 kB |
| /projects | 11.8 kB | 0.9 kB | 58.2 kB | 103.0 kB |

> The fastest request is the one that nobody makes.
>
> — on the wall of the studio

\`\`\`ts
/** The bytes of a page, by the kind of file. */
export async function weigh(page: Page): Promise<Map<string, number>> {
  const entries = performance.getEntriesByType('resource').filter((entry) => entry.transferSize > 0 && entry.name.startsWith(origin));
  return entries.length > 9 ? sum(entries, 'bytes') : new Map([['html', 12_100]]); // at most
}
\`\`\`

\`\`\`css
.page > :is(h2, h3) { color: var(--text); margin: 2rem 0 }
\`\`\`

# What a round trip costs

${'On a train every question to a server takes its time, however small the answer is. '.repeat(20)}

# How we keep it so

${'A budget that nobody measures is a wish, so a test weighs every page on every change. '.repeat(20)}

---

<img src=x onerror="window.ran=1"> [press](javascript:window.ran=2) <script>window.ran=3</script>

[^1]: Three widths, in two formats, beside each other.
`;

test.beforeAll(async () => {
  api = await apiAsOwner();
  picture = await uploadAsOwner('studio.webp', await readFile(file));
  await api.send('PATCH', `/api/media/${picture._id}`, { alt: 'A table by a window' });
  post = await api.send('POST', '/api/content', {
    title: 'Weighing a page',
    format: 'markdown',
    content: written(picture.url),
    author: 'Ishani',
    date: '2026-11-20',
    tags: ['Performance'],
  });
  const [first] = await api.get<Project[]>('/api/projects');
  project = await api.send('POST', '/api/projects', {
    title: 'A project in Markdown',
    mainimage: first?.mainimage,
    gitHubLink: 'https://github.com/example/markdown',
    technologies: ['Node.js'],
    format: 'markdown',
    technicalDescription: '# Parts\n\nOne `server`, and\n\n1. pages\n2. calls',
    learningDescription: '# Parts\n\n> Less is **less to load**.',
  });
});
test.afterAll(async () => {
  await api.send('DELETE', `/api/content/${post._id}`);
  await api.send('DELETE', `/api/projects/${project._id}`);
  await api.send('DELETE', `/api/media/${picture._id}?even-if-used=true`);
  await api.dispose();
});

async function expectRendered(page: Page): Promise<void> {
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2, name: 'What a page weighs' })).toHaveAttribute(
    'id',
    's-what-a-page-weighs',
  );
  await expect(article.getByText('/ 4 min read')).toBeVisible();
  const contents = article.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect(contents).toHaveText(['What a page weighs', 'What a round trip costs', 'How we keep it so']);
  await contents.last().click();
  await expect(page).toHaveURL(/#s-how-we-keep-it-so$/);
  await expect(article.getByRole('heading', { name: 'How we keep it so' })).toBeInViewport();
  const region = article.getByRole('region', { name: 'Table' });
  await expect(region.getByRole('columnheader')).toHaveCount(5);
  await expect(article.getByRole('checkbox', { name: 'Done' })).toBeChecked();
  const figure = article.getByRole('figure');
  await expect(figure).toContainText('The studio on a *quiet* morning');
  const image = figure.getByRole('img', { name: 'A table by a window' });
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth > 0))
    .toBe(true);
  await expect(article.locator('pre').first().locator('.tok-keyword').first()).toBeVisible();
  await article.getByRole('link', { name: 'Footnote 1' }).click();
  await expect(page).toHaveURL(/#s-note_1$/);
  await expect(article.getByText('Three widths, in two formats')).toBeInViewport();
  await article.getByRole('link', { name: 'Back to the text' }).click();
  await expect(article.getByRole('link', { name: 'Footnote 1' })).toBeInViewport();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(article.getByText('onerror="window.ran=1"')).toBeVisible();
}

for (const width of [360, 1280]) {
  const form = width === 360 ? '' : ' @whole';
  test(`a Markdown post is readable at ${width} px, and nothing in it runs${form}`, async ({ page }) => {
    const faults = collectFaults(page);
    await page.setViewportSize({ width, height: 800 });
    await openAlive(page, `/blog/${post._id}`);
    await expectRendered(page);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page, 'a Markdown post');
    // The caption, the code and the table stay within the column.
    const wide = await page
      .locator('.rich')
      .evaluate((rich) =>
        [...rich.children]
          .filter((child) => child.getBoundingClientRect().right > rich.getBoundingClientRect().right + 1)
          .map((child) => child.tagName),
      );
    expect(wide).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('a visitor who comes from the list sees the same @whole', async ({ page }) => {
  const faults = collectFaults(page);
  await openAlive(page, '/blog?q=weighing');
  await expect(page.getByText(/^A page should be there before/)).not.toContainText('**');
  await page.getByRole('link', { name: 'Weighing a page' }).click();
  await expectRendered(page);
  expect(await layoutFaults(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Related Posts' })).toBeVisible();
  const next = page.getByRole('region', { name: 'Next Post' }).getByRole('link');
  const title = await next.innerText();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(faults).toEqual([]);
});

test('the texts of a project are rendered, with ids that differ @whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAlive(page, `/projects/${project._id}`);
  const parts = page.getByRole('heading', { level: 2, name: 'Parts' });
  await expect(parts.first()).toHaveAttribute('id', 's-parts');
  await expect(parts.last()).toHaveAttribute('id', 's-2_parts');
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page, 'a Markdown project');
});

test('the page, its data and the description hold finished words', async ({ page }) => {
  const answer = await page.request.get(`/blog/${post._id}`);
  const html = await answer.text();
  expect(html).toContain('<h2 id="s-what-a-page-weighs">');
  expect(html).toMatch(/<meta name="description" content="A page should be there [^"*]+\.\.\."/);
  expect(html).toContain(`width="${picture.width}" height="${picture.height}"`);
  expect(answer.headers()['content-security-policy']).toContain("media-src 'self'");
});
