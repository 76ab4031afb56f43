import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { readyMadeLooks } from 'content-api/look';
import { apiAsOwner, type ApiClient } from '../support/api.ts';
import { publicPages, type Screen } from '../support/public-pages.ts';
import { studio } from '../support/studio.ts';

const weighed: readonly Screen[] = ['home', 'projects', 'project', 'blog', 'post'];
const most = 1.05;

let owner: ApiClient;
let before: object;
let addresses: Record<Screen, string>;
let usual: Record<string, number>;
test.beforeAll(async () => {
  owner = await apiAsOwner();
  const { updatedAt: _, ...look } = await owner.get<{ updatedAt?: string }>('/api/look');
  before = look;
  addresses = await publicPages();
  usual = await weigh(readyMadeLooks[0]!.values);
});
test.afterAll(async () => {
  await owner.send('PUT', '/api/look', before);
  await owner.dispose();
});

// With content as studios have it: what a look adds does not grow with it.
for (const { name, values } of readyMadeLooks.slice(1))
  test(`${name} adds no more than a twentieth to the HTML of a page @whole`, async () => {
    for (const [screen, bytes] of Object.entries(await weigh(values)))
      expect.soft(bytes / usual[screen]!, `${screen}: ${bytes} bytes`).toBeLessThanOrEqual(most);
  });

/** Compressed HTML of each page in a look, once it has its colour. */
async function weigh(values: (typeof readyMadeLooks)[number]['values']): Promise<Record<string, number>> {
  await owner.send('PUT', '/api/look', values);
  const weights: Record<string, number> = {};
  for (const screen of weighed)
    await expect(async () => {
      const page = await (await fetch(studio.siteUrl + addresses[screen])).text();
      expect(page).toContain(values.primary);
      weights[screen] = brotliCompressSync(page).length;
    }).toPass();
  return weights;
}
