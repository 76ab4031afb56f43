import type { Page } from '@playwright/test';
import type { ConsoleState } from './console-state.ts';
import { answers, hangs, noCards } from './network.ts';
import { failed } from './usual-states.ts';

export const dashboardStates: ConsoleState[] = [
  { name: 'dashboard', address: '/admin' },
  {
    name: 'dashboard, loading',
    address: '/admin',
    prepare: hangs('**/api/records/post?*', '**/api/records/project?*', '**/api/records/service?*'),
  },
  failed('dashboard', '/admin', '**/api/records/post?*'),
  {
    name: 'dashboard, empty',
    address: '/admin',
    prepare: answers(/\/api\/records\/(project|service|post)\?/, noCards),
  },
  { name: 'menu', address: '/admin', reach: openMenu },
];

/** The menu of a narrow window; in a wide one it is there already. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' });
  if (await button.isVisible()) await button.click();
}
