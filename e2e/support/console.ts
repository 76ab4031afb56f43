import { expect, type Page } from '@playwright/test';
import { studio } from './studio.ts';

/** Signs the owner in through the login screen; ends wherever the console leads. */
export async function signIn(page: Page, { from = '/admin' }: { from?: string } = {}): Promise<void> {
  await page.goto(from);
  await page.getByLabel(/^Email Address/).fill(studio.admin.email);
  await page.getByLabel(/^Password/).fill(studio.admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Logout' }).filter({ visible: true })).toHaveCount(1);
}
