import { wholeChromium } from '../support/browser.ts';
import { startHttpsFront } from '../support/https-front.ts';
import { startSite } from '../support/site-process.ts';
import { studio } from '../support/studio.ts';
import { expect, test } from './support/console-test.ts';

test('a blocked resource is reported by the visitor’s browser and shown on the dashboard @whole', async ({
  playwright,
  page,
}) => {
  // A site and a browser of its own are started.
  test.slow();
  // Browsers report from https alone, the shell not at all, and Chromium gathers reports for a minute unless it is told otherwise.
  const site = await startSite(studio.apiUrl, { siteUrl: studio.secureUrl });
  const front = await startHttpsFront(studio.secureUrl, site.url);
  const { launchOptions } = wholeChromium;
  const args = [...launchOptions.args, ...front.browserArgs, '--short-reporting-delay'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const visitor = await browser.newPage();
    await visitor.goto(`${studio.secureUrl}/about?visitor=7`);
    const foreign = `https://script-${Date.now()}.example`;
    await visitor.evaluate((origin) => {
      const script = document.createElement('script');
      script.src = `${origin}/secret.js`;
      document.head.append(script);
    }, foreign);
    const report = page
      .getByRole('region', { name: 'Blocked on the website' })
      .getByRole('listitem')
      .filter({ hasText: foreign });
    await expect(async () => {
      await page.goto('/admin');
      await expect(report).toContainText(`${foreign}script-src-elem on /about · once`, { timeout: 2_000 });
    }).toPass({ timeout: 120_000 });
    await expect(report).not.toContainText(/secret|visitor/);
  } finally {
    await browser.close();
    await front.close();
    await site.stop();
  }
});
