import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { startFirefox } from '../support/firefox.ts';
import { publicPages, screens } from '../support/public-pages.ts';
import { studio } from '../support/studio.ts';

let browser: Browser;
let page: Page;
const faults: string[] = [];

test.beforeAll(async () => {
  browser = await startFirefox();
  page = await browser.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
});
test.beforeEach(async () => {
  await page.setViewport({ width: 1280, height: 800 });
  faults.length = 0;
});
test.afterAll(() => browser.close());

test('in Firefox each page fits, has pictures of some height, and is silent @whole', async () => {
  const addresses = await publicPages();
  for (const screen of screens) {
    faults.length = 0;
    await open(addresses[screen]);
    for (const width of [1280, 360]) {
      await page.setViewport({ width, height: 800 });
      expect.soft(await flatPictures(), `${screen} at ${width}: flat pictures`).toEqual([]);
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect.soft(isTooWide, `${screen} at ${width}: scrolls sideways`).toBe(false);
    }
    const said = faults.filter((fault) => screen !== 'not found' || !fault.includes('404'));
    expect.soft(said, screen).toEqual([]);
  }
});

test('in Firefox a link leads on without a new document, and back leads to the old place @whole', async () => {
  await open('/projects');
  await page.evaluate(() => scrollTo(0, 900));
  const document = await page.evaluateHandle(() => globalThis.document);
  await page.locator('.site-bar nav a[href="/about"]').click();
  await expect.poll(() => read('[aria-live=polite]')).toMatch(/^About/);
  const place = () => page.evaluate(() => [scrollY, globalThis.document.activeElement?.id]);
  await expect.poll(place).toEqual([0, 'main']);
  expect(await document.evaluate((before) => before === globalThis.document)).toBe(true);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
  expect(await read('h1')).toBe('All Projects');
  expect(faults).toEqual([]);
});

test('in Firefox the menu, the tabs and the contact form work @whole', async () => {
  await open('/');
  await page.locator('[role=tab]:nth-of-type(2)').click();
  await expect.poll(() => page.$$('[role=tab][aria-selected=true]:nth-of-type(2)')).toHaveLength(1);
  await page.locator('#contact [type=submit]').click();
  await expect.poll(() => read('#contact form')).toContain('Please enter your name');
  await page.setViewport({ width: 360, height: 740 });
  await page.locator('button[aria-label="Open menu"]').click();
  await page.locator('.site-bar nav a[href="/blog"]').click();
  await expect.poll(() => read('h1')).toBe('Our Blog');
  expect(faults).toEqual([]);
});

/** Opens a page and waits until its script has run and the splash is gone. */
async function open(address: string): Promise<void> {
  await page.goto(studio.siteUrl + address);
  await page.waitForSelector('link[rel=manifest]');
  await page.waitForSelector('[data-splash]', { hidden: true });
}

function read(selector: string): Promise<string | undefined> {
  return page.evaluate((one) => document.querySelector(one)?.textContent, selector);
}

/** Pictures in the page's main part that take less than 24 px of height. */
function flatPictures(): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main picture > img')]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().height < 24)
      .map((image) => image.currentSrc || image.src),
  );
}
