/**
 * Pictures of every public screen and of every state of the console, to be looked at: `npm run screenshots -w e2e -- [SITE_URL] [--only public|console] [--widths 360,768]`.
 * They are written to `.cache/screenshots/<width>/<screen>.png`. The console's need ADMIN_EMAIL, ADMIN_PASSWORD and a message in the inbox.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as engine, type BrowserContext, type Page } from 'playwright-core';
import type { ConsoleState } from './console/support/states/console-state.ts';
import { leavePage } from './console/support/leave-page.ts';
import { openState } from './console/support/states/open-state.ts';
import { signedInStates } from './console/support/states/signed-in.ts';
import { signedOutStates } from './console/support/states/signed-out.ts';
import { chromium } from './support/browser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, widths: { type: 'string', default: '360,768,1280' } },
});
const siteUrl = positionals[0] ?? 'http://localhost:3000';
const folder = path.join(import.meta.dirname, '../.cache/screenshots');
const browser = await engine.launch({ headless: true, ...chromium.launchOptions });

for (const width of values.widths.split(',').map(Number)) {
  await mkdir(path.join(folder, String(width)), { recursive: true });
  const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: siteUrl });
  const page = await context.newPage();
  if (values.only !== 'console') {
    for (const [name, address] of Object.entries(await publicScreens(page)))
      await shoot(page, width, name, address);
  }
  if (values.only !== 'public' && process.env.ADMIN_EMAIL && process.env.ADMIN_PASSWORD)
    await shootConsole(width);
  await context.close();
}
await browser.close();

/** Every state of the console, as the accessibility suite reaches it. */
async function shootConsole(width: number): Promise<void> {
  const view = { viewport: { width, height: 900 }, baseURL: siteUrl, reducedMotion: 'reduce' as const };
  const visitor = await browser.newContext(view);
  for (const state of signedOutStates) await shootState(visitor, width, state);
  const page = await openState(visitor, { name: 'login', address: '/admin/login' });
  await page.getByLabel(/^Email Address/).fill(process.env.ADMIN_EMAIL ?? '');
  await page.getByLabel(/^Password/).fill(process.env.ADMIN_PASSWORD ?? '');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin');
  for (const state of signedInStates) await shootState(visitor, width, state);
  await visitor.close();
}

async function shootState(context: BrowserContext, width: number, state: ConsoleState): Promise<void> {
  const page = await openState(context, state);
  const name = state.name.replaceAll(/[ ,]+/g, '-');
  await page.screenshot({ path: path.join(folder, String(width), `admin-${name}.png`) });
  await leavePage(page);
}

async function publicScreens(page: Page): Promise<Record<string, string>> {
  const first = async (list: string, selector: string) => {
    await page.goto(list);
    return (await page.locator(selector).first().getAttribute('href')) ?? list;
  };
  return {
    home: '/',
    about: '/about',
    services: '/services',
    service: await first('/services', 'main a[href^="/services/"]'),
    projects: '/projects',
    project: await first('/projects', 'main a[href^="/projects/"]'),
    blog: '/blog',
    post: await first('/blog', 'main a[href^="/blog/"]'),
    contact: '/contact',
    privacy: '/privacypolicy',
    terms: '/termsofservice',
    'not-found': '/no-such-page',
  };
}

async function shoot(page: Page, width: number, name: string, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  // The splash and the hero's reveal are over by then.
  await page.waitForTimeout(2200);
  await page.screenshot({ path: path.join(folder, String(width), `${name}.png`), fullPage: true });
}

/** Brings every lazy picture in. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
}
