import { expect, type Page } from '@playwright/test';
import { field } from '../screen.ts';

export function press(name: string) {
  return (page: Page) => page.getByRole('button', { name }).first().click();
}

/** Presses the buttons one after the other. */
export function pressAll(...names: string[]) {
  return async (page: Page) => {
    for (const name of names) await press(name)(page);
  };
}

export function canTryAgain(page: Page) {
  return expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
}

/** Opens the first record of a list in its form. */
export async function editFirst(page: Page): Promise<void> {
  await press('Edit')(page);
  await expect(field(page.getByRole('dialog'), 'Title')).not.toHaveValue('');
}

/** Reloads a form with unsaved text. */
export async function reloadForDraft(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible();
}
