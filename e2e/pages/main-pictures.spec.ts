import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Media, Post, Project } from 'content-api/contract';
import { apiAsOwner, type ApiClient } from '../support/api.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { openAlive } from '../support/open-alive.ts';
import { uploadAsOwner } from '../support/upload-as-owner.ts';

const size = { width: 600, height: 900 };
const mark = '<path d="M2 8h56v24H2z" fill="#111"/>';
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">${mark}</svg>`;

let api: ApiClient;
let portrait: Media;
let drawing: Media;
let tower: Project;
let branded: Project;
let post: Post;

test.beforeAll(async ({ browser }) => {
  api = await apiAsOwner();
  const page = await browser.newPage({ viewport: size });
  await page.setContent('<body style="background: linear-gradient(teal, gold)">');
  portrait = await uploadAsOwner('e2e-tower.jpg', await page.screenshot({ type: 'jpeg' }));
  await page.close();
  drawing = await uploadAsOwner('e2e-logo.svg', Buffer.from(logo));
  tower = await create('A tower', portrait);
  branded = await create('A branded shop', drawing);
  post = await api.send<Post>('POST', '/api/content', {
    title: 'Up the tower',
    content: 'It has 200 steps.',
    author: 'Kiran',
    date: '2026-11-20',
    tags: ['Travel'],
    image: portrait.url,
  });
});

test.afterAll(async () => {
  for (const { _id } of [tower, branded]) await api.send('DELETE', `/api/projects/${_id}`);
  await api.send('DELETE', `/api/content/${post._id}`);
  for (const { _id } of [portrait, drawing]) await api.send('DELETE', `/api/media/${_id}?even-if-used=true`);
  await api.dispose();
});

for (const width of [360, 1280]) {
  test(`a picture that is higher than wide is whole at the top of its page, ${width} px wide @whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [`/projects/${tower._id}`, `/blog/${post._id}`]) {
      const image = await mainPicture(page, address);
      const box = (await image.boundingBox())!;
      expect(box.width / box.height).toBeCloseTo(size.width / size.height, 1);
      expect(box.height).toBeLessThanOrEqual(800);
      const main = (await page.locator('main').boundingBox())!;
      expect(box.x + box.width / 2).toBeCloseTo(main.x + main.width / 2, 0);
      expect(await layoutFaults(page)).toEqual([]);
    }
  });
}

for (const width of [360, 1280]) {
  test(`what ends a project or a post keeps its distance to what follows, ${width} px wide @whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [`/projects/${tower._id}`, `/blog/${post._id}`]) {
      await page.goto(address);
      expect(await roomBelow(page), address).toBeGreaterThanOrEqual(40);
    }
  });
}

/** Pixels between the last picture or words of the record and the end of its part of the page, where the divider is. */
function roomBelow(page: Page): Promise<number> {
  return page.locator('main > *', { has: page.locator('h1') }).evaluate((part) => {
    const bottoms = [...part.querySelectorAll('img, p, a, li, h2, h3')].map(
      (element) => element.getBoundingClientRect().bottom,
    );
    return part.getBoundingClientRect().bottom - Math.max(...bottoms);
  });
}

test('a drawing is whole and has a ground of its own, on its card and its page @whole', async ({ page }) => {
  await page.goto('/projects');
  const card = page.locator('.site-card', { hasText: branded.title }).locator('picture > img');
  await expectGround(card);
  await expectGround(await mainPicture(page, `/projects/${branded._id}`));
});

test('the face in a high portrait of a founder is within its square @whole', async ({ page }) => {
  interface Founders {
    founders: { name: string; image: string }[];
    updatedAt?: string;
  }
  const before = await api.get<Founders>('/api/founders');
  const founders = before.founders.map((one, index) => (index === 0 ? { ...one, image: portrait.url } : one));
  await api.send('PUT', '/api/founders', { ...before, founders, updatedAt: undefined });
  try {
    await openAlive(page, '/about');
    const image = page
      .locator('main article', { hasText: before.founders[0]?.name })
      .locator('picture > img');
    await expect(image).toHaveCSS('object-fit', 'cover');
    await expect(image).toHaveCSS('object-position', '50% 20%');
  } finally {
    await api.send('PUT', '/api/founders', { ...before, updatedAt: undefined });
  }
});

async function expectGround(image: Locator): Promise<void> {
  await expect(image).toHaveCSS('object-fit', 'contain');
  await expect(image).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}

async function mainPicture(page: Page, address: string): Promise<Locator> {
  await openAlive(page, address);
  const image = page.locator('main .head picture > img');
  await expect(image).toHaveJSProperty('complete', true);
  return image;
}

async function create(title: string, { url }: Media): Promise<Project> {
  return api.send<Project>('POST', '/api/projects', {
    title,
    mainimage: url,
    gitHubLink: 'https://github.com/example/towers',
    technologies: ['Node.js'],
    shortDescription: 'Four floors above the market.',
  });
}
