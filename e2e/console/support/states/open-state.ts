import { expect, type BrowserContext, type Page } from '@playwright/test';
import { forgetEarlierDrafts } from '../forget-drafts.ts';
import { withoutAutosave } from '../without-autosave.ts';
import type { ConsoleState } from './console-state.ts';

/** A page of its own in that state; `leavePage` ends it. */
export async function openState(
  context: BrowserContext,
  { address, prepare, reach }: ConsoleState,
): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (question) => void question.accept());
  await page.addInitScript(forgetEarlierDrafts);
  await withoutAutosave(page);
  await prepare?.(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Skeletons are replaced by content, unless the call hangs or fails.
  if (!prepare) await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await reach?.(page);
  return page;
}
