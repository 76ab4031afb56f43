import { expect, type Page } from '@playwright/test';
import { library, pictures, usedFile } from '../media.ts';
import { field } from '../screen.ts';
import type { ConsoleState } from './console-state.ts';
import { answers, hangs } from './network.ts';
import { press } from './steps.ts';
import { empty, failed, loading } from './usual-states.ts';

const address = '/admin/media';
const list = '**/api/media?*';
const uploads = '**/api/media';
const wrongType = { status: 415, json: { success: false, message: 'This type of file is not taken.' } };

/** The library, and choosing from it. */
export const mediaStates: ConsoleState[] = [
  { name: 'media', address, prepare: hasFiles },
  { name: 'media, as a list', address: `${address}?view=list`, prepare: hasFiles },
  { name: 'media, some selected', address, prepare: hasFiles, reach: select },
  empty('media', address, list),
  { name: 'media, none found', address: `${address}?q=nothing-like-it` },
  loading('media', address, list),
  failed('media', address, list),
  { name: 'media, uploading', address, prepare: inTurn(hasFiles, hangs(uploads)), reach: upload },
  {
    name: 'media, upload refused',
    address,
    prepare: inTurn(hasFiles, answers(uploads, wrongType)),
    reach: upload,
  },
  { name: 'file', address, prepare: hasFiles, reach: openFile },
  { name: 'file, delete in use', address, prepare: hasFiles, reach: deleteFile },
  { name: 'bring a picture in, refused', address: '/admin/projects?edit=new', reach: bringIn },
  { name: 'choose a picture', address: '/admin/projects?edit=new', prepare: hasFiles, reach: choose },
];

function inTurn(...steps: ((page: Page) => Promise<unknown>)[]) {
  return async (page: Page) => {
    for (const step of steps) await step(page);
  };
}

async function hasFiles(page: Page): Promise<void> {
  await page.route(list, (route) => route.fulfill({ json: library }));
  await page.route(`**/api/media/${usedFile._id}`, (route) => route.fulfill({ json: usedFile }));
}

async function select(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select the-story.webp' }).check();
  await page.getByRole('checkbox', { name: 'Select tour.mp4' }).check();
}

async function upload(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([...pictures]);
  await expect(page.getByRole('list', { name: 'Uploads' })).toBeVisible();
}

async function openFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^the-story/ }).click();
  await expect(page.getByLabel('Alt text')).toBeVisible();
}

async function deleteFile(page: Page): Promise<void> {
  await openFile(page);
  await press('Delete')(page);
  await expect(page.getByRole('button', { name: 'Delete anyway' })).toBeVisible();
}

/** A private address is refused. */
async function bringIn(page: Page): Promise<void> {
  await field(page, 'Main Image URL').fill('http://127.0.0.1/a.png');
  await press('Bring in')(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
}

async function choose(page: Page): Promise<void> {
  await press('Choose')(page);
  await expect(page.getByRole('button', { name: /^the-story/ })).toBeVisible();
}
