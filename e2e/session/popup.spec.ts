import { runAxe } from '../support/expect-accessible.ts';
import { expect, loginHeading, openConsole, stopClock, test, warning } from './support/test.ts';

test('the popup has no accessibility fault, keeps the focus inside and gives it back (T65)', async ({
  context,
}) => {
  await stopClock(context);
  const page = await openConsole(context, '/admin/projects');
  const field = page.getByLabel('Title');
  await field.focus();
  await context.clock.runFor('29:00');

  await expect(warning(page)).toBeVisible();
  await expect(warning(page).getByText('60 seconds left')).toBeVisible();
  // axe waits by timers of the page.
  await context.clock.resume();
  // While the popup fades in, its colours are not yet its own.
  await warning(page).evaluate((popup) =>
    Promise.all(popup.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  expect(await runAxe(page, { within: '[role=alertdialog]' })).toEqual([]);
  await expect(warning(page).getByRole('button', { name: 'Stay Logged In' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(warning(page).getByRole('button', { name: 'Logout Now' })).toBeFocused();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.querySelector('main input'))).toBe(
      false,
    );
  }
  await expect(warning(page)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeHidden();
  await expect(field).toBeFocused();
});

test('the pointer reaches Logout Now, although moving it is activity elsewhere (T65) @whole', async ({
  context,
}) => {
  await stopClock(context);
  const page = await openConsole(context);
  await page.mouse.move(2, 2);
  await context.clock.runFor('29:00');
  await expect(warning(page)).toBeVisible();
  await page.mouse.move(6, 6);
  const box = (await warning(page).getByRole('button', { name: 'Logout Now' }).boundingBox())!;
  await page.mouse.move(box.x + 5, box.y + 5, { steps: 5 });
  await context.clock.runFor('00:03');
  await expect(warning(page).getByText('57 seconds left')).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(loginHeading(page)).toBeVisible();
});

test('a click beside the popup means that the user is there @whole', async ({ context }) => {
  await stopClock(context);
  const page = await openConsole(context);
  await context.clock.runFor('29:00');
  await expect(warning(page)).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(warning(page)).toBeHidden();
});

test('after 60 seconds the session is over', async ({ context, api }) => {
  await stopClock(context);
  const page = await openConsole(context, '/admin/projects');
  await context.clock.runFor('29:00');
  await expect(warning(page)).toBeVisible();
  await context.clock.runFor('01:00');
  await expect(loginHeading(page)).toBeVisible();
  await expect(page.getByRole('log')).toContainText('inactivity');
  await expect.poll(() => api.count('POST /api/auth/logout')).toBe(1);
});
