import { expect, test } from './support/console-test.ts';
import { expectToast } from './support/screen.ts';
import { writeMessage } from './support/write-message.ts';

test('messages are counted, read, marked, filed and deleted', async ({ page }) => {
  await writeMessage('A shop for tea');
  await page.goto('/admin');
  const badge = page.getByRole('complementary').getByLabel(/^\d+ unread$/);
  const unread = Number.parseInt((await badge.getAttribute('aria-label')) ?? '', 10);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${unread} unread message`) })
    .click();
  await expect(page.getByText(`${unread} unread`, { exact: true })).toBeVisible();

  const message = page.getByRole('listitem').filter({ hasText: 'A shop for tea' }).first();
  await expect(message.getByText('Unread', { exact: true })).toBeVisible();
  await message.getByText('A shop for tea').click();
  await expect(message.getByText('Line one.')).toBeVisible();
  await expect(message.getByText('Unread', { exact: true })).toBeHidden();
  await expect(message.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    'mailto:mira@visitor.example?subject=Re%3A%20A%20shop%20for%20tea',
  );
  if (unread > 1) await expect(badge).toHaveAccessibleName(`${unread - 1} unread`);
  await message.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(badge).toHaveText(String(unread));

  await message.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(message).toHaveCount(0);
  await page.getByRole('link', { name: 'Spam' }).click();
  await expect(page).toHaveURL('/admin/messages?folder=spam');
  await message.getByText('A shop for tea').click();
  await message.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete message' });
  await expect(question.getByText('Are you sure you want to delete this message?')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Message deleted successfully');
  await expect(message).toHaveCount(0);
});

test('a message that came meanwhile is counted within a minute @whole', async ({ other: page }) => {
  await page.clock.install();
  await writeMessage('Before you came');
  await page.goto('/admin/account');
  const badge = page.getByRole('complementary').getByLabel(/^\d+ unread$/);
  const unread = Number.parseInt((await badge.getAttribute('aria-label')) ?? '', 10);
  await writeMessage('While you were here');
  await page.clock.fastForward('01:01');
  await expect(badge).toHaveAccessibleName(`${unread + 1} unread`);
});
