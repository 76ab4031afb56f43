import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test } from './support/console-test.ts';
import { leavePage } from './support/leave-page.ts';
import { endOwnerState, ownerState } from './support/owner-state.ts';
import { restoringRecords } from './support/restore-records.ts';
import type { ConsoleState } from './support/states/console-state.ts';
import { openState, reachTimeoutWarning } from './support/states/open-state.ts';
import { signedInStates } from './support/states/signed-in.ts';
import { signedOutStates } from './support/states/signed-out.ts';
import { withoutAutosave } from './support/without-autosave.ts';
import { writeMessage } from './support/write-message.ts';

const widths = [1280, 360];
// The short form looks at every other state, at one width in turn; `npm run e2e -- console` at each at both.
const isShort = process.env.CONSOLE_MATRIX === 'short';
/** Browsers side by side: while one waits for the network, another is looked at. */
const browsers = 3;

test('every screen, dialog, loading and error state is free of axe findings', async ({
  browser,
  baseURL,
  api,
}) => {
  test.setTimeout(400_000);
  const restore = await restoringRecords(api);
  await writeMessage('Easy to reach');
  const storageState = await ownerState();
  // One queue for all: each takes what is next.
  const left = signedInStates.filter((_, index) => !isShort || index % 2 === 0).values();
  await Promise.all(
    Array.from({ length: browsers }, async () => {
      const context = await browser.newContext({ baseURL, storageState, reducedMotion: 'reduce' });
      // Autosave would turn typed text into a record that the next tests find.
      await withoutAutosave(context);
      for (const state of left) await expectState(context, state);
      await context.close();
    }),
  );
  await endOwnerState(storageState);
  await restore();
});

test('the login is free of axe findings', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  for (const state of signedOutStates) await expectState(context, state);
  await context.close();
});

test('the timeout warning is free of axe findings', async ({ ownContext }) => {
  await ownContext.clock.install();
  const page = await openState(ownContext, { name: 'projects', address: '/admin/projects' });
  await reachTimeoutWarning(page);
  await expectNoFindings(page, 'timeout warning');
});

async function expectState(context: BrowserContext, state: ConsoleState): Promise<void> {
  await test.step(state.name, async () => {
    const page = await openState(context, state);
    await expectNoFindings(page, state.name);
    await leavePage(page);
  });
}

let turn = 0;

async function expectNoFindings(page: Page, name: string): Promise<void> {
  turn += 1;
  for (const width of isShort ? widths.slice(turn % 2, (turn % 2) + 1) : widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${name} at ${width} px`);
  }
}
