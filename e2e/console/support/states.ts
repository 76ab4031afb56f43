import { expect, type BrowserContext, type Page, type Route } from '@playwright/test';
import { studio } from '../../support/studio.ts';
import { forgetEarlierDrafts } from './forget-drafts.ts';
import { field, fill } from './screen.ts';

/** A state of the console that a user may meet, and how it comes about. */
export interface ConsoleState {
  name: string;
  address: string;
  /** What the network is told before the screen is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What the user does then. */
  reach?: (page: Page) => Promise<unknown>;
}

/** Calls that are never answered. */
const waiting = new WeakMap<Page, Route[]>();
const failure = { status: 500, json: { success: false, message: 'Disk full' } };
const noCards = { json: { items: [], total: 0, page: 1, size: 100 } };
const firstProject = '614035bc7a1f4c90be3a51c0';

/** Of somebody who is not signed in. */
export const signedOutStates: ConsoleState[] = [
  { name: 'login', address: '/admin/login' },
  { name: 'login, fields missing', address: '/admin/login', reach: press('Sign In') },
  {
    name: 'login, refused',
    address: '/admin/login',
    prepare: answers('**/api/auth/login', {
      status: 401,
      json: { success: false, message: 'Login failed. Please check your credentials.' },
    }),
    reach: signIn,
  },
  { name: 'login, busy', address: '/admin/login', prepare: hangs('**/api/auth/login'), reach: signIn },
  {
    name: 'login, no network',
    address: '/admin/login',
    prepare: (page) => page.route('**/api/auth/login', (route) => route.abort()),
    reach: signIn,
  },
];

/** Of an admin who is signed in. */
export const states: ConsoleState[] = [
  { name: 'dashboard', address: '/admin' },
  {
    name: 'dashboard, loading',
    address: '/admin',
    prepare: hangs('**/api/content?*', '**/api/projects?*', '**/api/services?*'),
  },
  { name: 'dashboard, failed', address: '/admin', prepare: fails('**/api/content?*'), reach: canTryAgain },
  { name: 'dashboard, empty', address: '/admin', prepare: answersAll(noCards) },
  { name: 'menu', address: '/admin', reach: openMenu },

  { name: 'projects', address: '/admin/projects' },
  { name: 'projects, none found', address: '/admin/projects?q=nothing-like-it' },
  { name: 'projects, empty', address: '/admin/projects', prepare: answers('**/api/projects?*', noCards) },
  { name: 'projects, loading', address: '/admin/projects', prepare: hangs('**/api/projects?*') },
  {
    name: 'projects, failed',
    address: '/admin/projects',
    prepare: fails('**/api/projects?*'),
    reach: canTryAgain,
  },
  { name: 'delete project', address: '/admin/projects', reach: press('Delete') },
  {
    name: 'delete project, failed',
    address: '/admin/projects',
    prepare: fails('**/api/projects/*'),
    reach: deleteFirst,
  },
  { name: 'new project', address: '/admin/projects?edit=new' },
  {
    name: 'new project, fields missing',
    address: '/admin/projects?edit=new',
    reach: press('Create Project'),
  },
  { name: 'edit project', address: `/admin/projects?edit=${firstProject}` },
  {
    name: 'edit project, loading',
    address: `/admin/projects?edit=${firstProject}`,
    prepare: hangs('**/api/projects/*'),
  },
  {
    name: 'edit project, failed',
    address: `/admin/projects?edit=${firstProject}`,
    prepare: fails('**/api/projects/*'),
    reach: canTryAgain,
  },
  {
    name: 'edit project, saving',
    address: `/admin/projects?edit=${firstProject}`,
    prepare: hangsPut('**/api/projects/*'),
    reach: saveTitle,
  },
  {
    name: 'edit project, not saved',
    address: `/admin/projects?edit=${firstProject}`,
    prepare: failsPut('**/api/projects/*'),
    reach: saveTitle,
  },
  { name: 'edit project, left', address: `/admin/projects?edit=${firstProject}`, reach: leaveProject },
  { name: 'edit project, draft offered', address: `/admin/projects?edit=${firstProject}`, reach: offerDraft },
  {
    name: 'edit project, conflict',
    address: `/admin/projects?edit=${firstProject}`,
    prepare: conflictOnPut,
    reach: meetConflict,
  },

  { name: 'services', address: '/admin/services' },
  { name: 'services, empty', address: '/admin/services', prepare: answers('**/api/services?*', noCards) },
  {
    name: 'services, failed',
    address: '/admin/services',
    prepare: fails('**/api/services?*'),
    reach: canTryAgain,
  },
  { name: 'delete service', address: '/admin/services', reach: press('Delete') },
  { name: 'new service', address: '/admin/services?edit=new' },
  {
    name: 'new service with a part, fields missing',
    address: '/admin/services?edit=new',
    reach: async (page) => {
      await press('Add Sub-service')(page);
      await press('Create Service')(page);
    },
  },
  { name: 'edit service', address: '/admin/services', reach: editFirst },

  { name: 'blogs', address: '/admin/content' },
  { name: 'blogs, empty', address: '/admin/content', prepare: answers('**/api/content?*', noCards) },
  {
    name: 'blogs, failed',
    address: '/admin/content',
    prepare: fails('**/api/content?*'),
    reach: canTryAgain,
  },
  { name: 'delete post', address: '/admin/content', reach: press('Delete') },
  { name: 'new post', address: '/admin/content?edit=new' },
  { name: 'new post, fields missing', address: '/admin/content?edit=new', reach: press('Create Post') },
  { name: 'edit post', address: '/admin/content', reach: editFirst },

  { name: 'about', address: '/admin/about' },
  { name: 'about, loading', address: '/admin/about', prepare: hangs('**/api/about') },
  { name: 'about, failed', address: '/admin/about', prepare: fails('**/api/founders'), reach: canTryAgain },
  {
    name: 'about, fields missing',
    address: '/admin/about',
    reach: async (page) => {
      await press('+ Add Founder')(page);
      await press('Save All Changes')(page);
    },
  },
  { name: 'about, saving', address: '/admin/about', prepare: hangsPut('**/api/about'), reach: saveAbout },
  { name: 'about, half saved', address: '/admin/about', prepare: halfSavesAbout, reach: saveAbout },
  { name: 'about, left', address: '/admin/about', reach: leaveAbout },
  { name: 'about, draft offered', address: '/admin/about', reach: offerAboutDraft },

  { name: 'technologies', address: '/admin/technologies' },
  { name: 'technologies, filtered', address: '/admin/technologies?filter=database' },
  { name: 'technologies, none found', address: '/admin/technologies?q=nothing-like-it' },
  { name: 'technologies, changed', address: '/admin/technologies', reach: toggleTechnology },
  {
    name: 'technologies, saving',
    address: '/admin/technologies',
    prepare: hangsPut('**/api/technologies'),
    reach: saveTechnologies,
  },
  {
    name: 'technologies, not saved',
    address: '/admin/technologies',
    prepare: failsPut('**/api/technologies'),
    reach: saveTechnologies,
  },
  { name: 'technologies, loading', address: '/admin/technologies', prepare: hangs('**/api/technologies') },
  {
    name: 'technologies, failed',
    address: '/admin/technologies',
    prepare: fails('**/api/technologies'),
    reach: canTryAgain,
  },
  { name: 'technologies, empty', address: '/admin/technologies', prepare: noTechnologies },
  {
    name: 'initialize technologies',
    address: '/admin/technologies',
    prepare: noTechnologies,
    reach: press('Initialize from JSON'),
  },
  { name: 'new technology', address: '/admin/technologies?edit=new' },
  {
    name: 'new technology, fields missing',
    address: '/admin/technologies?edit=new',
    reach: async (page) => {
      await field(page.getByRole('dialog'), 'Name').focus();
      await page.keyboard.press('Control+s');
    },
  },

  { name: 'messages', address: '/admin/messages' },
  { name: 'message, open', address: '/admin/messages', reach: openMessage },
  {
    name: 'delete message',
    address: '/admin/messages',
    reach: async (page) => {
      await openMessage(page);
      await press('Delete')(page);
    },
  },
  {
    name: 'messages, empty',
    address: '/admin/messages',
    prepare: answers('**/api/messages?folder*', {
      json: { messages: [], total: 0, unread: 0, page: 1, size: 24 },
    }),
  },
  { name: 'messages, loading', address: '/admin/messages', prepare: hangs('**/api/messages?folder*') },
  { name: 'spam', address: '/admin/messages?folder=spam' },
  {
    name: 'messages, failed',
    address: '/admin/messages',
    prepare: fails('**/api/messages?folder*'),
    reach: canTryAgain,
  },

  { name: 'sessions and password', address: '/admin/account' },
  {
    name: 'sessions and password, fields missing',
    address: '/admin/account',
    reach: press('Change Password'),
  },
  {
    name: 'sessions, failed',
    address: '/admin/account',
    prepare: fails('**/api/auth/sessions'),
    reach: canTryAgain,
  },
  { name: 'log out everywhere', address: '/admin/account', reach: press('Log out everywhere') },
  { name: 'not found', address: '/admin/nowhere' },
];

/** Warned of the end of the session: in a browser whose clock is installed and may be moved. */
export async function reachTimeoutWarning(page: Page): Promise<void> {
  await page.clock.fastForward('28:50');
  await page.clock.runFor('01:08');
  await expect(page.getByRole('alertdialog', { name: 'Session Timeout Warning' })).toBeVisible();
}

/** A page of its own in that state; `leaveState` ends it. */
export async function openState(
  context: BrowserContext,
  { address, prepare, reach }: ConsoleState,
): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (question) => void question.accept());
  await page.addInitScript(forgetEarlierDrafts);
  await prepare?.(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Skeletons have made room for what they stand for, unless it never comes.
  if (!prepare) await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await reach?.(page);
  return page;
}

/** What still waits for an answer never arrives. */
export async function leaveState(page: Page): Promise<void> {
  for (const route of waiting.get(page) ?? []) await route.abort().catch(() => undefined);
  await page.close();
}

function press(name: string) {
  return (page: Page) => page.getByRole('button', { name }).first().click();
}

function answers(path: string, answer: { status?: number; json: unknown }) {
  return (page: Page) => page.route(path, (route) => route.fulfill(answer));
}

function answersAll(answer: { json: unknown }) {
  return (page: Page) => page.route(/\/api\/(projects|services|content)\?/, (route) => route.fulfill(answer));
}

function fails(path: string) {
  return answers(path, failure);
}

function hangs(...paths: string[]) {
  return async (page: Page) => {
    for (const path of paths) await page.route(path, (route) => neverAnswer(page, route));
  };
}

function neverAnswer(page: Page, route: Route): void {
  waiting.set(page, [...(waiting.get(page) ?? []), route]);
}

function hangsPut(path: string) {
  return (page: Page) =>
    page.route(path, (route) =>
      route.request().method() === 'PUT' ? neverAnswer(page, route) : route.fallback(),
    );
}

function failsPut(path: string) {
  return (page: Page) =>
    page.route(path, (route) =>
      route.request().method() === 'PUT' ? route.fulfill(failure) : route.fallback(),
    );
}

function canTryAgain(page: Page) {
  return expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
}

async function signIn(page: Page): Promise<void> {
  await fill(page, { 'Email Address': studio.admin.email, Password: 'not this one' });
  await press('Sign In')(page);
}

/** The menu of a narrow window; in a wide one it is there already. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' });
  if (await button.isVisible()) await button.click();
}

async function deleteFirst(page: Page): Promise<void> {
  await press('Delete')(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Disk full')).toBeVisible();
}

async function editFirst(page: Page): Promise<void> {
  await press('Edit')(page);
  await expect(field(page.getByRole('dialog'), 'Title')).not.toHaveValue('');
}

async function typeTitle(page: Page): Promise<void> {
  const title = field(page.getByRole('dialog'), 'Title');
  await expect(title).not.toHaveValue('');
  await title.fill(`${await title.inputValue()}, and half a line`);
}

async function saveTitle(page: Page): Promise<void> {
  await typeTitle(page);
  await press('Update Project')(page);
}

async function leaveProject(page: Page): Promise<void> {
  await typeTitle(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

async function offerDraft(page: Page): Promise<void> {
  await typeTitle(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible();
}

/** Meanwhile somebody else has saved a title of their own. */
async function conflictOnPut(page: Page): Promise<void> {
  await page.route('**/api/projects/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const stored = (await (await route.fetch({ method: 'GET' })).json()) as object;
    const current = { ...stored, title: 'Their title', updatedAt: '2026-11-21T00:00:00.000Z' };
    await route.fulfill({ status: 409, json: { success: false, message: 'Stale', current } });
  });
}

async function meetConflict(page: Page): Promise<void> {
  await saveTitle(page);
  await expect(page.getByRole('button', { name: 'Save with these values' })).toBeVisible();
}

async function saveAbout(page: Page): Promise<void> {
  await field(page, 'Founders Section Title').fill('Who we are');
  await press('Save All Changes')(page);
}

async function halfSavesAbout(page: Page): Promise<void> {
  await page.route('**/api/about', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ json: { title: 'x' } }) : route.fallback(),
  );
  await failsPut('**/api/founders')(page);
}

async function leaveAbout(page: Page): Promise<void> {
  await press('+ Add Founder')(page);
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href="/admin/projects"]'))
      link.click();
  });
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

async function offerAboutDraft(page: Page): Promise<void> {
  await field(page, 'Founders Section Title').fill('Who we are');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible();
}

function noTechnologies(page: Page) {
  return page.route('**/api/technologies', (route) => route.fulfill({ json: { technologies: [] } }));
}

async function toggleTechnology(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('checkbox').first().click();
}

async function saveTechnologies(page: Page): Promise<void> {
  await toggleTechnology(page);
  await press('Save Changes')(page);
}

async function openMessage(page: Page): Promise<void> {
  await page.getByRole('main').locator('summary').first().click();
}
