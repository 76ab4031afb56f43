import { median } from 'content-api/bench/load';
import type { Browser, Page } from 'playwright-core';
import type { Finding } from './report.ts';
import { fillLibrary } from './fill-library.ts';
import type { Studio } from './studio.ts';

const rounds = 5;
const pictures = 5_000;
const goalMs = 1_000;
/** A slow mobile line, as Lighthouse and the browser's tools have it: 562 ms, 180 kB a second. */
const slow = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** From the press of 'Media' in the menu, its code being in the browser's cache, to the tiles with names and sizes. */
export async function measureLibrary(studio: Studio, browser: Browser): Promise<Finding[]> {
  await fillLibrary(studio, pictures);
  await studio.settle();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await signIn(page, studio);
    await page.goto(`${studio.siteUrl}/admin/media`);
    await tiles(page).first().waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // A new document each time: nothing of the library is cached.
      await page.goto(`${studio.siteUrl}/admin/projects`, { waitUntil: 'networkidle' });
      await devtools.send('Network.emulateNetworkConditions', slow);
      times.push(await open(page));
      await devtools.send('Network.emulateNetworkConditions', {
        ...slow,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
    }
    return [
      {
        name: `library with ${pictures} pictures opens, in s`,
        ratio: median(times) / goalMs,
        goal: { atMost: 1 },
        detail: `${times.map(Math.round).join(', ')} ms on Slow 4G`,
      },
    ];
  } finally {
    await context.close();
  }
}

async function signIn(page: Page, { siteUrl, admin }: Studio): Promise<void> {
  await page.goto(`${siteUrl}/admin/projects`);
  await page.getByLabel(/^Email Address/).fill(admin.email);
  await page.getByLabel(/^Password/).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { level: 1, name: 'Project Management' }).waitFor();
}

function tiles(page: Page) {
  return page.getByRole('list', { name: 'Media', exact: true }).getByRole('listitem');
}

/** Milliseconds from the press to the frame in which the first page of tiles is drawn. */
async function open(page: Page): Promise<number> {
  const drawn = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', ({ timeStamp }) => {
          const look = () => {
            const isThere = document.querySelector('[aria-label="Media"] [data-tile]') !== null;
            requestAnimationFrame(isThere ? () => resolve(performance.now() - timeStamp) : look);
          };
          look();
        });
      }),
  );
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  return drawn;
}
