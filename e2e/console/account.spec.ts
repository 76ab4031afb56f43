import { studio } from '../support/studio.ts';
import { expect, test } from './support/console-test.ts';
import { expectToast, fill } from './support/screen.ts';

test('another session is listed and ended, and its browser is led to the login', async ({ page, other }) => {
  await other.goto('/admin');
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goto('/admin/account');
  await expect(page.getByText('This browser')).toHaveCount(1);
  const sessions = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^End session/ }) });
  const count = await sessions.count();
  // The newest comes first.
  await sessions.first().getByRole('button').click();
  await expectToast(page, 'Session ended');
  await expect(sessions).toHaveCount(count - 1);
  const menu = other.getByRole('navigation', { name: 'Console' });
  await menu.getByRole('link', { name: 'Messages' }).click();
  await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('the password is changed, after its faults were reported', async ({ ownContext }) => {
  const page = await ownContext.newPage();
  const submit = page.getByRole('button', { name: 'Change Password' });
  await page.goto('/admin/account');
  await submit.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Current Password', 'New Password']);
  await expect(page.getByText('Current Password is required')).toHaveCount(1);
  await expect(page.getByText('New Password must be at least 12 characters')).toHaveCount(1);
  const next = 'battery staple horse correct';
  await fill(page, {
    'Current Password': 'not the password',
    'New Password': next,
    'Repeat New Password': `${next}!`,
  });
  await submit.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Repeat New Password']);
  await expect(page.getByText('The passwords are not the same')).toHaveCount(1);
  await fill(page, { 'Repeat New Password': next });
  await submit.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Current Password']);
  await expect(page).toHaveURL('/admin/account');

  // The same one again: the studio's owner signs in with it afterwards, and no other session ends.
  let sent: unknown;
  await page.route('**/api/auth/password', (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ json: { success: true, message: '' } });
  });
  await fill(page, { 'Current Password': studio.admin.password });
  await submit.click();
  await expectToast(page, 'Password changed successfully');
  expect(sent).toEqual({ currentPassword: studio.admin.password, newPassword: next });
  await expect(page.getByLabel(/^Current Password/)).toHaveValue('');
});

test('every session ends at once after a question', async ({ ownContext }) => {
  const page = await ownContext.newPage();
  await page.route('**/api/auth/logout-all', (route) =>
    route.fulfill({ json: { success: true, message: '' } }),
  );
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out everywhere' });
  await expect(question.getByText('Every session ends, this one too. Continue?')).toBeVisible();
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/admin/login');
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
});
