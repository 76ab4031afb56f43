import { expect, type Page } from '@playwright/test';
import { savedAbout } from '../records.ts';
import { field } from '../screen.ts';
import type { ConsoleState } from './console-state.ts';
import { answersPut, failsPut, hangsPut } from './network.ts';
import { press, pressAll, reloadForDraft } from './steps.ts';
import { failed, loading } from './usual-states.ts';

const address = '/admin/about';
const call = '**/api/about';
const founders = '**/api/founders';

export const aboutStates: ConsoleState[] = [
  { name: 'about', address },
  loading('about', address, call),
  failed('about', address, founders),
  { name: 'about, fields missing', address, reach: pressAll('+ Add Founder', 'Save All Changes') },
  { name: 'about, saving', address, prepare: hangsPut(call), reach: save },
  { name: 'about, half saved', address, prepare: halfSaves, reach: save },
  { name: 'about, left', address, reach: leave },
  { name: 'about, draft offered', address, reach: offerDraft },
];

async function save(page: Page): Promise<void> {
  await field(page, 'Founders Section Title').fill('Who we are');
  await press('Save All Changes')(page);
}

async function halfSaves(page: Page): Promise<void> {
  await answersPut(call, { json: savedAbout })(page);
  await failsPut(founders)(page);
}

async function leave(page: Page): Promise<void> {
  await press('+ Add Founder')(page);
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href="/admin/projects"]'))
      link.click();
  });
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

async function offerDraft(page: Page): Promise<void> {
  await field(page, 'Founders Section Title').fill('Who we are');
  await reloadForDraft(page);
}
