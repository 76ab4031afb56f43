import { expect, test } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { signIn } from '../support/console.ts';
import { loginHeading, warning } from '../support/session-screens.ts';

const start = new Date('2026-11-21T09:00:00Z');

/** Half an hour without input: the warning is shown, with some of its minute left. */
async function passHalfAnHour(context: BrowserContext): Promise<void> {
  await context.clock.fastForward('28:50');
  await context.clock.runFor('01:08');
}

test('the timeout warns over an open form, Escape stays, and a draft survives the idle logout', async ({
  context,
  page,
}) => {
  await context.clock.install({ time: start });
  await signIn(page);
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Add New Project' }).click();
  await page.getByLabel(/^Title/).fill('Half a project');
  await context.clock.runFor('00:04');
  await expect(page.getByText(/^Draft kept at /)).toBeVisible();
  await page.getByLabel(/^Title/).press('End');

  await passHalfAnHour(context);
  await expect(warning(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeHidden();
  await expect(page.getByLabel(/^Title/)).toHaveValue('Half a project');

  await passHalfAnHour(context);
  await expect(warning(page)).toBeVisible();
  await context.clock.runFor('01:00');
  await expect(loginHeading(page)).toBeVisible();

  await signIn(page, { from: '/admin/login' });
  await expect(page.getByRole('dialog', { name: 'Edit Project' }).getByLabel(/^Title/)).toHaveValue(
    'Half a project',
  );
});
