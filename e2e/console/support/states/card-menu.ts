import { expect, type Page } from '@playwright/test';
import { pressInMenu } from '../screen.ts';
import type { ConsoleState } from './console-state.ts';
import { fails } from './network.ts';
import { canTryAgain, press } from './steps.ts';

const address = '/admin/projects';

/** The menu of a project's card and the panels that it opens. */
export const cardMenuStates: ConsoleState[] = [
  { name: 'history', address, reach: (page) => pressInMenu(page, 'History') },
  { name: 'menu of a card', address, reach: press('More for') },
  { name: 'share', address, reach: openShare },
  {
    name: 'share, reviews failed',
    address,
    prepare: fails('**/api/reviews?*'),
    reach: async (page) => {
      await openShare(page);
      await canTryAgain(page);
    },
  },
];

async function openShare(page: Page): Promise<void> {
  await pressInMenu(page, 'Share');
  await expect(page.getByRole('button', { name: 'Ask for review' })).toBeVisible();
}
