import type { Page } from '@playwright/test';
import { expect, test } from './support/console-test.ts';
import { postInput } from './support/records.ts';
import { card, field } from './support/screen.ts';

/** Number of shades in a part of the page. */
async function shadesIn(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    const shades = new Set<number>();
    for (let at = 0; at < pixels.length; at += 4) shades.add(pixels[at] ?? 0);
    return shades.size;
  }, picture);
}

test('a post without picture and one with a long title stand like the others @whole', async ({
  page,
  api,
}) => {
  const long = `The studio ${'mends and weaves and '.repeat(8)}rests`;
  const made: string[] = [];
  for (const title of ['A short title', long]) {
    const { _id } = await api.send<{ _id: string }>('POST', '/api/content', postInput(title));
    made.push(`/api/content/${_id}`);
  }
  await page.goto('/admin/content');
  const cards = page.getByRole('article');
  await expect(card(page, long)).toBeVisible();
  const pictures = cards.locator('picture');
  await expect(pictures).toHaveCount(await cards.count());
  const heights = await pictures.evaluateAll((all) => all.map((one) => Math.round(one.clientHeight)));
  expect(new Set(heights).size).toBe(1);
  const title = card(page, long).getByRole('heading');
  await expect(title).toHaveAttribute('title', long);
  expect(await title.evaluate((heading) => heading.clientHeight)).toBeLessThan(60);
  for (const path of made) await api.send('DELETE', path);
});

test('a new founder is in view, with its top below the header and the focus on its name @whole', async ({
  page,
}) => {
  await page.goto('/admin/about');
  const founders = page.getByRole('group', { name: /^Founder \d+$/ });
  await expect(founders.first()).toBeVisible();
  const before = await founders.count();
  await page.getByRole('button', { name: '+ Add Founder' }).click();
  const added = founders.nth(before);
  await expect(field(added, 'Name')).toBeFocused();
  await expect(field(added, 'Name')).toBeInViewport();
  const top = async () => (await added.boundingBox())?.y ?? 0;
  const header = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(await top()).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('the arrow of a select is smooth @whole', async ({ page }) => {
  await page.goto('/admin/content');
  const box = await field(page, 'Sort by').boundingBox();
  if (!box) throw new Error('There is no select.');
  // Two shades would be the arrow and what is behind it.
  expect(
    await shadesIn(page, { x: box.x + box.width - 28, y: box.y + box.height / 2 - 6, width: 20, height: 12 }),
  ).toBeGreaterThan(2);
});
