import type { Page } from '@playwright/test';
import { field } from '../screen.ts';
import type { ConsoleState } from './console-state.ts';
import { answers, failsPut, hangsPut } from './network.ts';
import { press } from './steps.ts';
import { failed, loading } from './usual-states.ts';

const address = '/admin/technologies';
const blank = '/admin/technologies?edit=new';
const call = '**/api/technologies';
const none = answers(call, { json: { technologies: [] } });

export const technologyStates: ConsoleState[] = [
  { name: 'technologies', address },
  { name: 'technologies, filtered', address: '/admin/technologies?filter=database' },
  { name: 'technologies, none found', address: '/admin/technologies?q=nothing-like-it' },
  { name: 'technologies, changed', address, reach: toggle },
  { name: 'technologies, saving', address, prepare: hangsPut(call), reach: save },
  { name: 'technologies, not saved', address, prepare: failsPut(call), reach: save },
  loading('technologies', address, call),
  failed('technologies', address, call),
  { name: 'technologies, empty', address, prepare: none },
  { name: 'initialize technologies', address, prepare: none, reach: press('Initialize from JSON') },
  { name: 'new technology', address: blank },
  {
    name: 'new technology, fields missing',
    address: blank,
    reach: async (page) => {
      await field(page.getByRole('dialog'), 'Name').focus();
      await page.keyboard.press('Control+s');
    },
  },
];

async function toggle(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('checkbox').first().click();
}

async function save(page: Page): Promise<void> {
  await toggle(page);
  await press('Save Changes')(page);
}
