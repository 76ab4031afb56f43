import { median } from 'content-api/bench/load';
import type { Browser, Page } from 'playwright-core';
import type { Finding } from './report.ts';
import type { Studio } from './studio.ts';

const rounds = 3;
const routes = ['/projects', '/about', '/blog'];
/** As a phone of the middle class on a slow line sees it: a quarter of the processor, 562 ms, 180 kB a second. */
const slow = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** From the click on a link to the new heading, against the first paint of the same page opened by its address. */
export async function measureNavigation({ siteUrl }: Studio, browser: Browser): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const route of routes) {
    const clicks: number[] = [];
    const loads: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      clicks.push(await inNewPage(browser, (page) => click(page, siteUrl, route)));
      loads.push(await inNewPage(browser, (page) => firstPaint(page, siteUrl + route)));
    }
    findings.push({
      name: `click to the heading of ${route} / first paint by address`,
      ratio: median(clicks) / median(loads),
      goal: { atMost: 0.3 },
      detail: `${Math.round(median(clicks))} / ${Math.round(median(loads))} ms`,
    });
  }
  return findings;
}

async function inNewPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await work(page);
  } finally {
    await context.close();
  }
}

async function click(page: Page, siteUrl: string, route: string): Promise<number> {
  await page.goto(siteUrl, { waitUntil: 'networkidle' });
  const before = await page.locator('h1').textContent();
  await page.evaluate(
    ({ path, old }) => {
      addEventListener('click', (event) => {
        const look = () => {
          const heading = document.querySelector('h1')?.textContent;
          if (location.pathname === path && heading && heading !== old) {
            requestAnimationFrame(
              () => (document.body.dataset.shownAfter = String(performance.now() - event.timeStamp)),
            );
          } else requestAnimationFrame(look);
        };
        look();
      });
    },
    { path: route, old: before },
  );
  await page.locator(`header a[href="${route}"]`).first().click();
  const body = page.locator('body[data-shown-after]');
  return Number(await body.getAttribute('data-shown-after'));
}

async function firstPaint(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
}
