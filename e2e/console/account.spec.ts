import { expect, test } from './support/console-test.ts';
import { expectToast } from './support/screen.ts';

test('another session is listed and ended, and its browser is led to the login @whole', async ({
  page,
  other,
}) => {
  await other.goto('/admin');
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goto('/admin/account');
  await expect(page.getByText('This browser')).toHaveCount(1);
  const sessions = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^End session/ }) });
  await expect(sessions).not.toHaveCount(0);
  const count = await sessions.count();
  // The newest comes first.
  await sessions.first().getByRole('button').click();
  await expectToast(page, 'Session ended');
  await expect(sessions).toHaveCount(count - 1);
  // Its next call shows that the session is over, be it one that the dashboard makes by itself.
  const login = other.getByRole('heading', { name: 'Admin Login' });
  const messages = other.getByRole('link', { name: 'Messages' }).first();
  await expect(async () => {
    if (!(await login.isVisible())) await messages.click({ timeout: 1000 });
    await expect(login).toBeVisible();
  }).toPass();
});
