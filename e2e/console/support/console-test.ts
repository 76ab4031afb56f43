import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { apiAsOwner, type ApiClient } from '../../support/api.ts';
import { collectFaults } from '../../support/faults.ts';
import { studio } from '../../support/studio.ts';
import { discardPageDrafts } from './discard-drafts.ts';
import { forgetEarlierDrafts } from './forget-drafts.ts';
import { leavePage } from './leave-page.ts';
import { endOwnerState, ownerState } from './owner-state.ts';

interface ConsoleFixtures {
  /** A page of a browser in which the owner is signed in; what it should never say fails the test. */
  page: Page;
  /** A second browser of the same owner, with a session of its own. */
  other: Page;
  /** A browser of its own for one test: to end its session, stop its clock or leave it behind. */
  ownContext: BrowserContext;
  /** Deletes drafts that an earlier page saved, so that the next test starts clean. */
  pageDraftsDiscarded: void;
}

interface ConsoleWorker {
  /** The API as the owner. */
  api: ApiClient;
  /** Shared by all tests of a worker, so that the console's files are fetched once. */
  owner: BrowserContext;
}

const view = {
  baseURL: studio.siteUrl,
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
} as const;
/** The browser's own words for an answer that a test asked for. */
const expectedFault = /Failed to load resource|net::ERR_/;

/** Tests of the console's screens, signed in from the start. */
export const test = base.extend<ConsoleFixtures, ConsoleWorker>({
  api: [
    async ({ browserName: _browserName }, use) => {
      const api = await apiAsOwner();
      await use(api);
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  owner: [
    async ({ browser }, use) => {
      await withOwner(browser, use);
    },
    { scope: 'worker' },
  ],
  pageDraftsDiscarded: [
    async ({ api }, use) => {
      await use();
      await discardPageDrafts(api);
    },
    { auto: true },
  ],
  page: async ({ owner }, use) => {
    const page = await owner.newPage();
    await page.addInitScript(forgetEarlierDrafts);
    const faults = collectFaults(page);
    await use(page);
    const unexpected = faults.filter((fault) => !expectedFault.test(fault));
    await leavePage(page);
    if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
  },
  ownContext: async ({ browser }, use) => {
    await withOwner(browser, use);
  },
  other: async ({ ownContext }, use) => use(await ownContext.newPage()),
});

export { expect } from '@playwright/test';

async function withOwner(browser: Browser, use: (context: BrowserContext) => Promise<void>): Promise<void> {
  const storageState = await ownerState();
  const context = await browser.newContext({ ...view, storageState });
  await use(context);
  await context.close();
  await endOwnerState(storageState);
}
