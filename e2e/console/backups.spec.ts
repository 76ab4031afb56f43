import { readFileSync } from 'node:fs';
import { expect, test } from './support/console-test.ts';

test('a backup is made in the console and saved by the browser', async ({ page }) => {
  await page.goto('/admin/backups');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('A backup is being made')).toBeVisible();
  const download = page.getByRole('button', { name: /^Download the backup/ }).first();
  await expect(page.getByText('A backup is being made')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText(/^Last proven backup: 1 minute ago on the server/)).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^content-[\dTZ-]+\.backup$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 15)
      .toString(),
  ).toBe('SQLite format 3');
  await page.setViewportSize({ width: 360, height: 800 });
  const list = page.getByRole('list', { name: 'Backups on the server' });
  const [row, name] = [list.getByRole('listitem').first(), list.locator('strong').first()];
  const [rowBox, nameBox] = [await row.boundingBox(), await name.boundingBox()];
  // The time has a line of its own.
  expect(nameBox?.height).toBeLessThan(40);
  expect(rowBox?.width).toBeLessThanOrEqual(360);
});
