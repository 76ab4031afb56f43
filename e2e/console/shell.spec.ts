import type { BrowserContext, Page } from '@playwright/test';
import { kinds } from 'content-api/contract';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expect-accessible.ts';
import { expect, test } from './support/console-test.ts';
import { projectInput } from './support/records.ts';
import { writeMessage } from './support/write-message.ts';

type Screen = [label: string, path: string, heading: string];

/** The main menu. The kinds under Studio are behind a heading of their own. */
const links: Screen[] = [
  ['Dashboard', '/admin', 'Dashboard'],
  ...screensWithin(undefined),
  ['Media', '/admin/media', 'Media'],
  ['Messages', '/admin/messages', 'Messages'],
  ['Visits', '/admin/visits', 'Visits'],
  ['Doctor', '/admin/doctor', 'Doctor'],
];
const ofStudio: Screen[] = [
  ...screensWithin('Studio'),
  ['Move in', '/admin/move-in', 'Move in'],
  ['Take it with you', '/admin/move-out', 'Take your site with you'],
];
const ofAccount: Screen[] = [
  ['Schedule', '/admin/schedule', 'Schedule'],
  ['History', '/admin/history', 'History'],
  ['Trash', '/admin/trash', 'Trash'],
  ['Who has access', '/admin/access', 'Who has access'],
  ['People', '/admin/people', 'People'],
  ['Audit', '/admin/audit', 'Audit'],
  ['Mail', '/admin/mail', 'Mail'],
  ['Backups', '/admin/backups', 'Backups'],
  ['About this installation', '/admin/installation', 'About this installation'],
  ['Sessions and password', '/admin/account', 'Sessions and password'],
];

/** Wide, and as narrow as a phone. */
const [wide, narrow] = [
  { width: 1280, height: 800 },
  { width: 360, height: 800 },
];

test('the sidebar leads to every screen, marks the active one and keeps the document; all are free of axe findings', async ({
  page,
}) => {
  // Two dozen screens, each judged by axe.
  test.slow();
  await writeMessage('Easy to reach');
  await page.goto('/admin');
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.getByText('Admin Dashboard')).toBeVisible();
  await expect(sidebar.getByText(/^Welcome, \S+/)).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await expect(sidebar.getByRole('navigation', { name: 'Console' }).getByRole('link')).toHaveText(
    links.map(([label]) => new RegExp(`^${label}`)),
  );
  // The screen that is open already comes last: only a change of screen moves the focus.
  for (const [label, path, heading] of [...links.slice(1), ...ofAccount, ...ofStudio, ...links.slice(0, 1)]) {
    if (label === ofStudio[0]?.[0]) await sidebar.getByText('Studio', { exact: true }).first().click();
    const link = sidebar
      .getByRole('link', { name: label, exact: true })
      .or(sidebar.getByRole('link', { name: new RegExp(`^${label}\\s+\\d`) }));
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(new RegExp(`^${label}`));
    await expect(page).toHaveTitle(new RegExp(`^${heading}`));
    // Skeletons are replaced by content.
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    // The look shows pairs of its colours, of which some are no colours for words.
    await expectAccessible(page, heading, heading === 'Look' ? { except: '.sample' } : undefined);
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page, `${heading} on a phone`);
    await page.setViewportSize(wide);
  }
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('on a phone the menu is a drawer that closes with each change of screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Management' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('a screen is fetched when the pointer comes near its link @whole', async ({ ownContext }) => {
  const page = await ownContext.newPage();
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
  await page.goto('/admin/projects');
  await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
  const isFetched = () => fetched.some((path) => /\/technologies\.[0-9a-f]+\.js$/.test(path));
  expect(isFetched()).toBe(false);
  await page.getByRole('link', { name: 'Technologies' }).hover();
  await expect.poll(isFetched).toBe(true);
});

test('a screen whose file was gone comes without a reload once it is back @whole', async ({ ownContext }) => {
  const page = await openWithoutTechnologies(ownContext);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Projects' }).click();
  await page.getByRole('link', { name: 'Technologies' }).click();
  await expect(page.getByRole('heading', { name: 'Technology Management' })).toBeVisible();
});

/** On the screen whose file is gone. */
async function openWithoutTechnologies(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route(/\/technologies\.[0-9a-f]+\.js$/, (route) => route.abort());
  // The first screen's files are the release's to have: without them the host falls back. Later ones are the screen's.
  await page.goto('/admin/projects');
  await expect(page.getByRole('heading', { name: 'Project Management' })).toBeVisible();
  await page.getByRole('link', { name: 'Technologies' }).click();
  await expect(page.getByRole('heading', { name: 'This screen could not be shown' })).toBeVisible();
  return page;
}

test('screens, records and actions are found and opened by keys alone', async ({ page, api }) => {
  const { _id } = await api.send<{ _id: string }>('POST', '/api/projects', projectInput('Palette harbour'));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Go to' });
  const type = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(text);
  };
  await type('visits');
  await expect(palette.getByRole('option', { name: 'Visits' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();

  await type('palette harb');
  await expect(palette.getByRole('option', { name: /^Palette harbour/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(palette.getByText('Nothing is called that.')).toHaveCount(0);
  await expectAccessible(page, 'the command palette');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit Project' });
  await expect(form.getByLabel(/^Title/)).toHaveValue('Palette harbour');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await type('zzyzx');
  await expect(palette.getByText('Nothing is called that.')).toBeVisible();
  await page.keyboard.press('Escape');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  const singleKeys = keys.getByRole('checkbox', { name: /^Single keys act/ });
  await page.keyboard.press('?');
  await singleKeys.uncheck();
  await expectAccessible(page, 'the list of keys');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('?');
  await expect(keys).toBeHidden();
  await type('keys');
  await page.keyboard.press('Enter');
  await singleKeys.check();
  await page.keyboard.press('Escape');
  await type('add new proj');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add New Project' })).toBeVisible();
  await api.send('DELETE', `/api/projects/${_id}`);
});

function screensWithin(group: string | undefined): Screen[] {
  return kinds
    .filter(({ menu }) => menu !== undefined && menu.within === group)
    .toSorted((a, b) => (a.menu?.place ?? 0) - (b.menu?.place ?? 0))
    .map(({ words, path }) => [words.menu, path.replace('/api', '/admin'), words.screen]);
}
