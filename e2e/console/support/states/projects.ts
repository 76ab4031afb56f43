import { expect, type Page } from '@playwright/test';
import type { ConsoleState } from './console-state.ts';
import { fails } from './network.ts';
import { canTryAgain, press } from './steps.ts';
import { empty, failed, loading } from './usual-states.ts';

const address = '/admin/projects';
const list = '**/api/projects?*';

export const projectListStates: ConsoleState[] = [
  { name: 'projects', address },
  { name: 'projects, none found', address: '/admin/projects?q=nothing-like-it' },
  empty('projects', address, list),
  loading('projects', address, list),
  failed('projects', address, list),
  { name: 'projects, arranged', address, reach: arrange },
  {
    name: 'projects, order failed',
    address,
    prepare: fails('**/api/records/project?*position*'),
    reach: async (page) => {
      await press('Arrange')(page);
      await canTryAgain(page);
    },
  },
  { name: 'delete project', address, reach: press('Delete') },
  { name: 'delete project, failed', address, prepare: fails('**/api/projects/*'), reach: deleteFirst },
];

async function arrange(page: Page): Promise<void> {
  await press('Arrange')(page);
  await expect(page.getByRole('list', { name: 'Order of projects' })).toBeVisible();
}

async function deleteFirst(page: Page): Promise<void> {
  await press('Delete')(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Disk full')).toBeVisible();
}
