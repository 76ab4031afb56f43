import { expect, test } from '@playwright/test';
import { startFaultyApi } from '../support/faulty-api.ts';
import { publicPages, screens, type Screen } from '../support/public-pages.ts';
import { startSite } from '../support/site-process.ts';

/** A machine with other things to do needs its time for all pages. */
const timeoutMs = 60_000;

/** Pages that work at a first start without the API: the static ones, and the specified fallbacks. */
const atFirst: Record<Screen, { status: number; text: string }> = {
  home: { status: 200, text: 'We create' },
  about: { status: 200, text: 'No about content available.' },
  services: { status: 200, text: 'Performance Optimization' },
  service: { status: 503, text: 'Failed to load service details' },
  projects: { status: 503, text: 'Failed to fetch projects' },
  project: { status: 503, text: 'Project not found' },
  blog: { status: 200, text: 'Our Blog' },
  post: { status: 503, text: 'Post not found' },
  contact: { status: 200, text: 'Your Message' },
  privacy: { status: 200, text: 'Information We Collect' },
  terms: { status: 200, text: 'Use of Site' },
  'not found': { status: 404, text: 'Page Not Found' },
};

test('a site that starts before its API answers at once, has all content when the API comes, and keeps it when the API goes @whole', async ({
  request,
}) => {
  test.setTimeout(3 * timeoutMs);
  const api = await startFaultyApi({ tellsAddresses: true });
  api.mood('down');
  const site = await startSite(api.url);
  try {
    const pages = await publicPages();
    for (const screen of screens) {
      const { status, text } = atFirst[screen];
      const answer = await request.get(site.url + pages[screen]);
      expect.soft(answer.status(), screen).toBe(status);
      expect.soft(await answer.text(), screen).toContain(text);
    }
    api.mood('well');
    const held = async () =>
      ((await (await request.get(`${site.url}/readyz`)).json()) as { pages: number }).pages;
    await expect.poll(held, { timeout: timeoutMs }).toBeGreaterThan(40);
    await expect
      .poll(async () => (await request.get(site.url + pages.project)).status(), { timeout: timeoutMs })
      .toBe(200);
    const addresses = addressesOf(await (await request.get(`${site.url}/sitemap.xml`)).text());
    // All of them, and the console's shell.
    await expect.poll(held, { timeout: timeoutMs }).toBeGreaterThan(addresses.length);

    api.mood('down');
    for (const address of addresses) {
      const answer = await request.get(site.url + address);
      expect.soft(answer.status(), address).toBe(200);
      expect.soft(await answer.text(), address).not.toMatch(/Failed to|not found|No about content/);
    }
  } finally {
    await site.stop();
    await api.close();
  }
});

function addressesOf(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
