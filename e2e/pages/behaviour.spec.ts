import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { laidOut } from '../support/laid-out.ts';
import { alive, islandAlive, openAlive, openLater } from '../support/open-alive.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** The page answers by itself, and nothing lies over it. */
const open = async (page: Page, address: string) => {
  await openLater(page, address);
  await expect(page.locator('[data-splash]')).toBeHidden();
};

/** Fills with the addresses that a page fetches before anybody asks for them. */
const fetchedAhead = (page: Page): string[] => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers().purpose === 'prefetch') ahead.push(new URL(request.url()).pathname);
  });
  return ahead;
};

test('a new page begins at its top with focus in it; back and forward return to where the visitor was', async ({
  page,
}) => {
  await open(page, '/projects');
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('#main')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'All Projects' })).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('the picture of a card grows into the picture of its project @whole', async ({ page }) => {
  await open(page, '/projects');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        document.documentElement.dataset.moved = moved.join(' ');
      });
      return transition;
    };
  });
  const card = page.getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  const link = card.getByRole('link', { name: /View Details/ });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const moved = page.locator('html[data-moved]');
  await expect(moved).toHaveAttribute('data-moved', /old\(work\).*new\(work\)|new\(work\).*old\(work\)/);
  const isOver = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .every(({ effect }) => !(effect as KeyframeEffect).pseudoElement?.includes('view')),
    );
  await expect.poll(isOver).toBe(true);
  expect(await scrolled(page)).toBe(0);
});

test('sections far below the top of an opened page are laid out once somebody scrolls; then every position is exact @whole', async ({
  page,
}) => {
  await openAlive(page, '/projects');
  const foot = page.getByRole('contentinfo').locator('> *').first();
  const isLaidOut = () => foot.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await laidOut(page);
  expect(await isLaidOut()).toBe(true);

  const place = () => foot.evaluate((part) => Math.round(part.getBoundingClientRect().top));
  await page.evaluate(() => scrollTo(0, 1_500));
  const before = await place();
  await page.reload();
  expect(await isLaidOut()).toBe(true);
  await expect.poll(place).toBe(before);
});

test('a page that a link led to leaves its far parts for later too, until somebody scrolls it', async ({
  page,
}) => {
  await openLater(page, '/about');
  await laidOut(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  const last = page.getByRole('article').last();
  const isLaidOut = () =>
    last
      .locator('> *')
      .first()
      .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  await expect(last).toBeAttached();
  // The links of the first screen are fetched ahead meanwhile, and the jump to the top is done.
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done))));
  expect(await isLaidOut()).toBe(false);
  await laidOut(page);
  await expect.poll(isLaidOut).toBe(true);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(600);
});

test('a tab pressed while its code loads opens when the code is there @whole', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/islands.*', async (route) => {
    await code.promise;
    await route.continue();
  });
  await openAlive(page, '/');
  const tab = page.getByRole('tab', { name: 'Backend' });
  await tab.click();
  code.resolve();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Backend' })).toBeVisible();
});

test('a link leads to another page without a new document', async ({ page }) => {
  await open(page, '/');
  const document = await page.evaluateHandle('document');
  const titleBefore = await page.title();
  const link = page.locator('#projects').getByRole('link', { name: /^View Details/ });
  await link.first().click();
  await expect(page).toHaveURL(/\/projects\/\w+/);
  // The address changes before the page does.
  await expect(page).not.toHaveTitle(titleBefore);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await document.evaluate((before) => before === window.document)).toBe(true);
  await expect(page.locator('[aria-live=polite]')).toHaveText(await page.title());
});

test('the pages of links in view are fetched ahead', async ({ page }) => {
  const ahead = fetchedAhead(page);
  await openLater(page, '/');
  await expect.poll(() => ahead).toContain('/about');
});

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  const ahead = fetchedAhead(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await openLater(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Blog' }).hover();
  await main.getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { name: 'All Projects' })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(ahead).toEqual([]);
});

test('a hash wins over the top of the page, from another page and on reload @whole', async ({ page }) => {
  await open(page, '/about');
  await page.goto('/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await page.reload();
  await expect(page.locator('#contact')).toBeInViewport();
});

test('Contact Us leads to the form with focus in it, also after going back and forward; an odd hash does no harm', async ({
  page,
}) => {
  await open(page, '/');
  const link = page.getByRole('link', { name: 'Contact Us' });
  await link.scrollIntoViewIfNeeded();
  const from = await scrolled(page);
  await link.click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(page.locator('#contact')).toBeFocused();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(from);
  await page.goForward();
  await expect(page.locator('#contact')).toBeInViewport();
  await page.reload();
  await alive(page);
  await expect(page.locator('#contact')).toBeFocused();
  await page.goto('/projects#%');
  await page.goto('/about#%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { name: 'Our Blog' })).toBeVisible();
});

test('the top bar gets a background after 50 px @whole', async ({ page }) => {
  await open(page, '/about');
  const bar = page.getByRole('banner');
  await page.evaluate(() => scrollTo(0, 50));
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo(0, 51));
  await expect(bar).toHaveAttribute('data-scrolled');
});

test('the mobile menu holds the page still, closes on Escape with focus back, and on a route change', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const links = page.getByRole('navigation', { name: 'Main' });
  await expect(links).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(links).toBeVisible();
  // The menu takes the window, not the bar that it belongs to.
  for (const link of await links.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await links.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(links).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
});

test('six links stand in the bar from 768 px on; below, the menu’s lower third says how to reach the studio @whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'About',
    'Services',
    'Projects',
    'Blog',
    'Contact',
  ]);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const mail = menu.locator('a[href^="mailto:"]');
  await expect(mail).toBeVisible();
  expect((await mail.boundingBox())?.y).toBeGreaterThan((780 * 2) / 3);
  await expect(menu.locator('a[href^="tel:"]')).toBeInViewport();
});

test('the cursor says View over the picture of a card @whole', async ({ page }) => {
  await open(page, '/projects');
  const card = page.getByRole('article').first();
  await page.mouse.move(600, 200);
  await page.mouse.move(610, 210);
  const cursor = page.locator('[data-cursor]');
  await expect(cursor).toBeAttached();
  await card.locator('img').hover({ force: true });
  await expect(cursor).toHaveAttribute('data-over', 'view');
  await card.locator('.title').hover({ force: true });
  await expect(cursor).toHaveAttribute('data-over', 'link');
});

test('a mouse gets the custom cursor, except over fields and where less motion is wanted @whole', async ({
  page,
}) => {
  await open(page, '/contact');
  const cursor = page.locator('[data-cursor]');
  await page.mouse.move(600, 200);
  await page.mouse.move(610, 210);
  await expect(cursor).toBeAttached();
  await page.mouse.move(620, 215);
  await expect(cursor).toHaveAttribute('data-over', 'page');
  expect(await page.evaluate(() => getComputedStyle(document.body).cursor)).toBe('none');
  await page.getByRole('button', { name: /send/i }).hover();
  await expect(cursor).toHaveAttribute('data-over', 'link');
  await page.getByLabel(/message/i).hover();
  await expect(cursor).toHaveAttribute('data-over', 'nothing');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(cursor).not.toBeAttached();
});

test('the hero picture is in the page unseen until 1500 ms after load, and there at once after a navigation @whole', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'load' });
  const delay = () =>
    page.locator('.hero-img').evaluate((picture) => ({
      delay: getComputedStyle(picture).animationDelay,
      name: getComputedStyle(picture).animationName,
    }));
  await expect.poll(async () => (await delay()).delay).toBe('1.5s');
  await expect(page.locator('.hero-img')).toHaveCSS('opacity', '1');
  await alive(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('.hero-img')).toHaveCSS('opacity', '1');
  expect((await delay()).name).toBe('none');
});

test('the home page tells about the studio in five figures @whole', async ({ page }) => {
  await open(page, '/');
  const figures = page.locator('#about dl > div');
  await expect(figures).toHaveText([
    /Years Experience\s*4\+/,
    /Projects Completed\s*25\+/,
    /Happy Clients\s*15\+/,
    /Tech Stacks\s*5\+/,
    /Years of Excellence\s*4\+/,
  ]);
});

test('the first project of the home page has a row of its own, the two after it share one @whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  const cards = page.locator('#projects').getByRole('article');
  const [first = 0, second = 0, third] = await cards.evaluateAll((all) =>
    all.map((card) => card.clientWidth),
  );
  expect(first / second).toBeCloseTo(2, 0);
  expect(third).toBe(second);
});

test('projects stand in rows that differ, or as lines, also without script @whole', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/projects');
  const cards = page.getByRole('article');
  const shares = async () => {
    const boxes = await Promise.all([0, 1, 2, 3, 4].map((index) => cards.nth(index).boundingBox()));
    const all = boxes[4]?.width ?? 0;
    return boxes.map((box) => Math.round(((box?.width ?? 0) / all) * 12));
  };
  expect(await shares()).toEqual([8, 4, 5, 7, 12]);
  await expect(page.getByRole('radio', { name: 'Grid' })).toBeChecked();
  await page.getByRole('radio', { name: 'List' }).press('Space');
  expect(await shares()).toEqual([12, 12, 12, 12, 12]);
  await expect(cards.first().getByRole('link', { name: /^View Details/ })).toBeVisible();
  await context.close();
});

test('the tiles of a row of technologies are of one height, whatever their names @whole', async ({
  page,
}) => {
  await open(page, '/');
  const row = page.getByRole('tabpanel', { name: 'Frontend' });
  await row.scrollIntoViewIfNeeded();
  await islandAlive(page, 'technologies');
  await expect(row.locator('[data-moving]')).toBeAttached();
  const heights = await row
    .getByRole('listitem')
    .evaluateAll((tiles) => tiles.map((tile) => tile.clientHeight));
  await page.getByRole('tab', { name: 'Database' }).click();
  const other = page.getByRole('tabpanel', { name: 'Database' }).getByRole('listitem').first();
  expect(new Set(heights)).toEqual(new Set([await other.evaluate((tile) => tile.clientHeight)]));
});

test('the newest post leads the blog, and no list that is filtered @whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/blog');
  const cards = page.locator('#main').getByRole('article');
  const tops = async () =>
    cards.evaluateAll((all) => all.slice(0, 5).map((card) => Math.round(card.getBoundingClientRect().top)));
  const [lead, second, third, fourth, fifth] = await tops();
  expect(new Set([lead, second, fourth]).size).toBe(3);
  expect([third, fifth]).toEqual([second, fourth]);
  const [leadWidth, width] = await cards.evaluateAll((all) => all.map((card) => card.clientWidth));
  expect(leadWidth).toBeGreaterThan(1.9 * (width ?? 0));
  await page.getByRole('combobox', { name: 'Filter by tag' }).selectOption('Frontend');
  await expect.poll(async () => new Set((await tops()).slice(0, 3)).size).toBe(1);
});

test('the blog is searched in its text and by tag, and says when nothing fits', async ({ page }) => {
  await open(page, '/blog');
  const main = page.locator('#main');
  const cards = main.getByRole('article');
  const all = await cards.count();
  const title = (await cards.first().getByRole('heading').innerText()).trim();
  await page.getByRole('searchbox', { name: 'Search posts' }).fill(title.toUpperCase());
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText(title);
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('zzzz nothing like this');
  await expect(cards).toHaveCount(0);
  await expect(main.getByText('No posts match your search')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('');
  await expect(cards).toHaveCount(all);
  const tags = page.getByRole('combobox', { name: 'Filter by tag' });
  const tag = await tags.locator('option').nth(1).innerText();
  await tags.selectOption(tag);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  for (const card of await cards.all()) await expect(card).toContainText(tag);
});

test('the banner at the foot of a page leads to the contact form @whole', async ({ page }) => {
  await open(page, '/projects');
  const banner = page.getByRole('region', { name: 'Ready to Start Your Project?' });
  await banner.getByRole('link', { name: "Let's Work Together" }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the splash covers the first page of a visit, and no later one', async ({ page }) => {
  const splash = page.locator('[data-splash]');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document
        .querySelector('[data-splash]')
        ?.getAnimations()
        .forEach((one) => one.pause()),
    );
  });
  await page.goto('/about');
  await expect(splash).toBeVisible();
  await expect(splash).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => (location.href = '/projects'));
  await expect(page).toHaveURL(/\/projects$/);
  await expect(splash).toBeHidden();
  await page.reload();
  await expect(splash).toBeHidden();
  // Away, and back by a link on another site.
  await page.goto('about:blank');
  await page.goto('/about');
  await expect(splash).toBeHidden();
});
