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

test('a logout in one tab reaches the other, and a login too', async ({ context, page }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/admin/projects');
  await expect(other.getByRole('heading', { name: 'Project Management' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByText('You were logged out.')).toBeVisible();
  await expect(loginHeading(page)).toBeVisible();
  await expect(loginHeading(other)).toBeVisible();

  await signIn(page);
  await expect(other.getByText('Admin Dashboard').filter({ visible: true }).first()).toBeVisible();
});

test('a token that the server revoked leads to the login, and back to where one was', async ({
  page,
  request,
}) => {
  await signIn(page);
  // A call of the dashboard that is still to come would lead to the login before the click does.
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('admin_token'));
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await expect(loginHeading(page)).toBeVisible();
  await signIn(page, { from: '/admin/login' });
  await expect(page).toHaveURL('/admin/messages');
});

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
