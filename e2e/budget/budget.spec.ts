import { brotliCompressSync } from 'node:zlib';
import { expect, test, type APIRequestContext, type Page, type Response } from '@playwright/test';
import { wholeChromium } from '../support/browser.ts';
import { apiAsOwner } from '../support/api.ts';
import { studio } from '../support/studio.ts';
import {
  consoleBudget,
  editorBudget,
  everyPage,
  publicBudgets,
  translatedHome,
  type PageBudget,
} from './budgets.ts';
import { recordedWeights } from './recorded-weights.ts';
import { unlistedAddresses } from './unlisted-addresses.ts';
import { weighPage, type FileKind, type WeighedFile } from './weigh-page.ts';

const recorded = recordedWeights();
test.afterAll(() => recorded.save());

/**
 * Browsers fetch lazy pictures the farther ahead the slower the network is: those that are less than 1250 px away in a fast
 * one, and 8000 px while they have measured none. Which of these holds must not depend on the machine.
 */
const { launchOptions } = wholeChromium;
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--force-effective-connection-type=4G'] },
});

/** Pages that hold all scripts and sorts of pictures; the short form weighs no others. */
const weighedFirst = ['/', '/projects', '/projects/{id}', '/blog/{id}'];

for (const [address, budget] of Object.entries(publicBudgets)) {
  const form = weighedFirst.includes(address) ? '' : ' @whole';
  test(`${address} stays within its budget of bytes${form}`, async ({ page, request }) => {
    await expectWithin(page, { address, target: await withNewest(address, request), budget });
  });
}

test('/de stays within the budget of / and what its words and the ways between languages take', async ({
  page,
}) => {
  const owner = await apiAsOwner();
  const { updatedAt: _, ...words } = await owner.get<{ updatedAt?: string }>('/api/studio');
  try {
    await owner.send('PUT', '/api/studio', { ...words, languages: [{ code: 'de', offered: true }] });
    await expect.poll(async () => (await page.request.get('/de')).status()).toBe(200);
    await expectWithin(page, { address: '/de', target: '/de', budget: translatedHome });
  } finally {
    await owner.send('PUT', '/api/studio', { languages: [], missing: {}, ...words });
    await expect.poll(async () => (await page.request.get('/de')).status()).toBe(404);
    await owner.dispose();
  }
});

test('pages that came since stay within the budget of bytes of any page @whole', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const address of unlistedAddresses(sitemap, Object.keys(publicBudgets)))
    await expectWithin(page, { address, target: address, budget: everyPage });
});

test('the way to the list of projects in the console stays within its budget of bytes, and the editor of texts, which comes with the focus only, within its own', async ({
  page,
}) => {
  const files = await weighPage(page, async () => {
    await page.goto('/admin/projects');
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
  });
  const total = sum(files);
  expect(total, `${total} bytes\n${recorded.compare('/admin/projects', files)}`).toBeLessThanOrEqual(
    consoleBudget,
  );
  expect(files.filter(isOfEditor)).toEqual([]);

  const form = await weighPage(page, async () => {
    await page.goto('/admin/content?edit=new');
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
  });
  expect(form.filter(isOfEditor)).toEqual([]);

  const editor = await weighPage(page, async () => {
    await page.getByRole('textbox', { name: 'Content' }).focus();
    await expect(page.locator('.ProseMirror')).toBeFocused();
  });
  expect(editor.filter(isOfEditor)).toHaveLength(1);
  expect(sum(editor.filter(isOfEditor))).toBeLessThanOrEqual(editorBudget);
});

interface Weighed {
  address: string;
  /** The address with the newest record in it. */
  target: string;
  budget: PageBudget;
}

async function expectWithin(page: Page, { address, target, budget }: Weighed): Promise<void> {
  const files = await weighCompressed(page, target);
  const over = excess(weigh(files), budget);
  const message = [
    `${address} weighs too much: ${over.join('; ')}.`,
    'The file that grew most since its weight was recorded comes first. Pages are HTML: what needs script is an island, whose code',
    'comes when it is near (docs/performance-budgets.md, section 4).',
    recorded.compare(address, files),
  ];
  expect(over, message.join('\n')).toEqual([]);
}

function isOfEditor({ name }: WeighedFile): boolean {
  return name.includes('visual-editor');
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel(/^Email Address/).fill(studio.admin.email);
  await page.getByLabel(/^Password/).fill(studio.admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/**
 * The server sends a page in a quick compression until it has had the time for its best one: after a start, and again when
 * content has changed meanwhile, as by the tone of a picture.
 */
async function weighCompressed(page: Page, address: string): Promise<WeighedFile[]> {
  let files: WeighedFile[] = [];
  await expect(async () => {
    files = await weighPage(page, async () => {
      const answer = await page.goto(address);
      expect(answer && (await aboveBest(answer))).toBeLessThan(100);
    });
  }).toPass({ timeout: 120_000 });
  return files;
}

/** Bytes; the quick compression is a tenth larger. What is not kept stays as it is. */
async function aboveBest(answer: Response): Promise<number> {
  if (answer.status() === 404) return 0;
  return Number(answer.headers()['content-length']) - brotliCompressSync(await answer.body()).length;
}

type NewestFirst = { _id: string; slug?: string }[];

function weigh(files: WeighedFile[]): PageBudget {
  const of = (kind: FileKind) => files.filter((file) => file.kind === kind);
  return {
    html: sum(of('html')),
    script: sum(of('script')),
    scriptBeforeLoad: sum(of('script').filter((file) => file.beforeLoad)),
    font: sum(of('font')),
    image: sum(of('image')),
    withoutScript: sum(files.filter((file) => file.kind !== 'script')),
    requestsBeforeLoad: files.filter((file) => file.beforeLoad).length,
  };
}

function excess(weight: PageBudget, budget: PageBudget): string[] {
  return (Object.keys(budget) as (keyof PageBudget)[])
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${part} is ${weight[part]}, at most ${budget[part]}`);
}

async function withNewest(address: string, request: APIRequestContext): Promise<string> {
  const list = { '/projects/{id}': 'projects', '/blog/{id}': 'content', '/services/{slug}': 'services' }[
    address
  ];
  if (!list) return address;
  const answer = (await (await request.get(`/api/${list}`)).json()) as NewestFirst | { data: NewestFirst };
  const [newest] = Array.isArray(answer) ? answer : answer.data;
  return address.replace('{id}', newest?._id ?? '').replace('{slug}', newest?.slug ?? '');
}

function sum(files: WeighedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
