import { expect, type Page } from '@playwright/test';
import { field } from '../screen.ts';
import type { ConsoleState } from './console-state.ts';
import { failsPut, hangsPut } from './network.ts';
import { press, reloadForDraft } from './steps.ts';
import { failed, loading } from './usual-states.ts';

const firstProject = '614035bc7a1f4c90be3a51c0';
const address = `/admin/projects?edit=${firstProject}`;
const blank = '/admin/projects?edit=new';
const call = '**/api/projects/*';

export const projectFormStates: ConsoleState[] = [
  { name: 'new project', address: blank },
  { name: 'new project, fields missing', address: blank, reach: press('Create Project') },
  { name: 'edit project', address },
  { name: 'edit project, search and sharing', address, reach: press('Search and sharing') },
  loading('edit project', address, call),
  failed('edit project', address, call),
  { name: 'edit project, saving', address, prepare: hangsPut(call), reach: saveTitle },
  { name: 'edit project, not saved', address, prepare: failsPut(call), reach: saveTitle },
  { name: 'edit project, left', address, reach: leave },
  { name: 'edit project, draft offered', address, reach: offerDraft },
  { name: 'edit project, conflict', address, prepare: conflictOnPut, reach: meetConflict },
  {
    name: 'edit project, changes not published',
    address,
    prepare: hasDraft,
    reach: press('Show the changes'),
  },
  { name: 'schedule', address, reach: press('Schedule') },
];

async function typeTitle(page: Page): Promise<void> {
  const title = field(page.getByRole('dialog'), 'Title');
  await expect(title).not.toHaveValue('');
  await title.fill(`${await title.inputValue()}, and half a line`);
}

async function saveTitle(page: Page): Promise<void> {
  await typeTitle(page);
  await press('Update Project')(page);
}

async function leave(page: Page): Promise<void> {
  await typeTitle(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

async function offerDraft(page: Page): Promise<void> {
  await typeTitle(page);
  await reloadForDraft(page);
}

/** Another admin has saved a different title in the meantime. */
async function conflictOnPut(page: Page): Promise<void> {
  await page.route(call, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const stored = (await (await route.fetch({ method: 'GET' })).json()) as object;
    const current = { ...stored, title: 'Their title', updatedAt: '2026-11-21T00:00:00.000Z' };
    await route.fulfill({ status: 409, json: { success: false, message: 'Stale', current } });
  });
}

async function meetConflict(page: Page): Promise<void> {
  await saveTitle(page);
  await expect(page.getByRole('button', { name: 'Save with these values' })).toBeVisible();
}

/** The first project has a draft with another subtitle. */
async function hasDraft(page: Page): Promise<void> {
  await page.route(`**/api/records/project/${firstProject}`, async (route) => {
    const view = (await (await route.fetch()).json()) as { live: { data: object } };
    const draft = { ...view.live, data: { ...view.live.data, subtitle: 'Another one' } };
    await route.fulfill({ json: { ...view, draft } });
  });
}
