import type { BrowserContext } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from './support/console-test.ts';
import { leavePage } from './support/leave-page.ts';
import { restoringRecords } from './support/restore-records.ts';
import type { ConsoleState } from './support/states/console-state.ts';
import { openState } from './support/states/open-state.ts';
import { signedInStates } from './support/states/signed-in.ts';
import { signedOutStates } from './support/states/signed-out.ts';
import { writeMessage } from './support/write-message.ts';

/**
 * States with colours or a layout that no screen has by itself, each at one width. The screens are looked at where the
 * sidebar leads to them, and the names and roles of further states in the console's own tests.
 */
const looked = [
  'new project, fields missing',
  'edit project, search and sharing',
  'edit project, conflict',
  'edit project, changes not published',
  'projects, arranged',
  'delete project',
  'share',
  'site history, differences',
  'technologies, not saved',
  'media, upload refused',
  'file, delete in use',
  'message, open',
];
const widths = [1280, 360];

test('forms, questions and what is said in them are free of axe findings @whole', async ({ owner, api }) => {
  await writeMessage('Easy to read');
  const restore = await restoringRecords(api);
  const states = signedInStates.filter(({ name }) => looked.includes(name));
  if (states.length !== looked.length) throw new Error('A state has another name.');
  // Two pages: while one waits for the network, the other is looked at. Forms of one record share the browser's draft.
  const isForm = ({ address }: ConsoleState) => address.includes('edit=');
  const queues = [states.filter(isForm), states.filter((state) => !isForm(state))];
  await Promise.all(
    queues.map(async (queue) => {
      for (const [index, state] of queue.entries()) await expectState(owner, state, widths[index % 2]);
    }),
  );
  await restore();
});

test('a file whose name breaks nowhere widens no phone', async ({ ownContext }) => {
  const [library] = signedInStates.filter(({ name }) => name === 'media');
  if (!library) throw new Error('The state has another name.');
  const page = await openState(ownContext, library);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('checkbox', { name: /no_place_to_break/ })).toBeVisible();
  await expectNoSidewaysScroll(page, 'Media');
  await leavePage(page);
});

test('the login is free of axe findings', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const [refused] = signedOutStates.filter(({ name }) => name === 'login, refused');
  if (!refused) throw new Error('The state has another name.');
  await expectState(context, refused, 360);
  await context.close();
});

async function expectState(context: BrowserContext, state: ConsoleState, width = 1280): Promise<void> {
  await test.step(state.name, async () => {
    const page = await openState(context, state);
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${state.name} at ${width} px`);
    await leavePage(page);
  });
}
