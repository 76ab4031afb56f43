import { expect, type Page } from '@playwright/test';
import type { ConsoleState } from './console-state.ts';
import { fails } from './network.ts';
import { canTryAgain, press } from './steps.ts';
import { empty, failed, loading } from './usual-states.ts';

const address = '/admin/projects';
const table = `${address}?view=table`;
const list = '**/api/records/project?*';

export const projectListStates: ConsoleState[] = [
  { name: 'projects', address },
  { name: 'projects, none found', address: '/admin/projects?q=nothing-like-it' },
  empty('projects', address, list),
  loading('projects', address, list),
  failed('projects', address, list),
  { name: 'projects, as a table', address: table, reach: seeTable },
  { name: 'projects, some selected', address: table, reach: select },
  {
    name: 'projects, bulk failed',
    address: table,
    prepare: fails('**/api/records/project/*'),
    reach: unpublish,
  },
  { name: 'delete several projects', address: table, reach: deleteSelected },
  { name: 'projects, arranged', address, reach: arrange },
  {
    name: 'projects, order failed',
    address,
    prepare: fails('**/api/records/project/rows?*'),
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

function seeTable(page: Page) {
  return expect(page.getByRole('table', { name: 'Project Management' })).toBeVisible();
}

async function select(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(bar(page)).toContainText('selected');
}

async function unpublish(page: Page): Promise<void> {
  await select(page);
  await bar(page).getByRole('button', { name: 'Unpublish' }).click();
  await expect(bar(page).getByRole('alert')).toContainText('Disk full');
}

async function deleteSelected(page: Page): Promise<void> {
  await select(page);
  await bar(page).getByRole('button', { name: 'Delete' }).click();
}

function bar(page: Page) {
  return page.getByRole('group', { name: 'Selected projects' });
}
