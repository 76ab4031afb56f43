import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/console-test.ts';
import { forgetDrafts } from './support/forget-drafts.ts';
import { savedAbout } from './support/records.ts';
import { field, fill, toasts } from './support/screen.ts';
import { withoutAutosave } from './support/without-autosave.ts';

/** Answer of the server to a call, replaced in the browser's network. */
interface Refusal {
  name: string;
  answer: (route: Route) => Promise<void>;
  /** The server's own words, if it has any. */
  says?: string;
  status?: number;
}

const refusals: Refusal[] = [
  ...[400, 403, 404, 409, 413, 429, 500, 502, 503].map((status) => refusal(status, `Reason ${status}`)),
  { name: 'error field only', says: 'Broken', status: 500, answer: answerWith(500, { error: 'Broken' }) },
  { name: 'no words', status: 500, answer: answerWith(500, {}) },
  {
    name: 'HTML',
    status: 502,
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  },
  { name: 'no network', answer: (route) => route.abort() },
];
const unreadable: Refusal = {
  name: 'an answer that is none',
  answer: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[' }),
};

/** One call of a screen, and its messages on failure. */
interface Call {
  call: string;
  method: string;
  path: string;
  open: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<unknown>;
  /** The screen's own words for a refusal. */
  text: (refusal: Refusal) => string;
  /** Place of the message beside or instead of a toast. */
  place: (page: Page) => ReturnType<Page['getByText']>;
}

const words = (otherwise: string) => (refusal: Refusal) => refusal.says ?? otherwise;
const inForm = (page: Page) => page.getByRole('dialog').getByRole('alert');
const inToast = (page: Page) => toasts(page);
const press = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name }).click();

const projectFields = {
  Title: 'Never stored',
  'Main Image URL': '/media/project-rann-route.webp',
  'GitHub Link': 'https://github.com/example/x',
  Technologies: 'React',
};
const postNetwork = 'Network error. Please check your connection and try again.';
const aboutNetwork = 'Network error. Please check your connection.';

function aboutText({ name, status, says }: Refusal): string {
  if (name === 'no network' || status === undefined) return aboutNetwork;
  if (status === 400) return says ?? 'Invalid data provided';
  if (status === 404) return 'API endpoint not found. Please check server configuration.';
  return `Failed to update content: ${says ?? status}`;
}

const saves: Call[] = [
  {
    call: 'create project',
    method: 'POST',
    path: '**/api/projects',
    open: (page) => openForm(page, '/admin/projects?edit=new', projectFields),
    act: press('Create Project'),
    text: words('Error saving project'),
    place: inForm,
  },
  {
    call: 'update project',
    method: 'PUT',
    path: '**/api/projects/*',
    open: (page) => openFirst(page, '/admin/projects?sort=oldest'),
    act: press('Update Project'),
    text: words('Error saving project'),
    place: inForm,
  },
  {
    call: 'create service',
    method: 'POST',
    path: '**/api/services',
    open: (page) =>
      openForm(page, '/admin/services?edit=new', {
        Title: 'Never',
        Description: 'Stored',
        Icon: '🧵',
        Slug: 'never',
      }),
    act: press('Create Service'),
    text: words('Failed to save service'),
    place: inForm,
  },
  {
    call: 'update service',
    method: 'PUT',
    path: '**/api/services/*',
    open: (page) => openFirst(page, '/admin/services?sort=oldest'),
    act: press('Update Service'),
    text: words('Failed to save service'),
    place: inForm,
  },
  {
    call: 'create post',
    method: 'POST',
    path: '**/api/content',
    open: (page) =>
      openForm(page, '/admin/content?edit=new', { Title: 'Never', Content: 'Stored', Tags: 'None' }),
    act: press('Create Post'),
    text: (refusal) =>
      refusal.name === 'no network' ? postNetwork : words('Error saving blog post')(refusal),
    place: inForm,
  },
  {
    call: 'update post',
    method: 'PATCH',
    path: '**/api/content/*',
    open: (page) => openFirst(page, '/admin/content?sort=oldest'),
    act: press('Update Post'),
    text: (refusal) =>
      refusal.name === 'no network' ? postNetwork : words('Error saving blog post')(refusal),
    place: inForm,
  },
  {
    call: 'add technology',
    method: 'POST',
    path: '**/api/technologies',
    open: (page) =>
      openForm(page, '/admin/technologies?edit=new', {
        Name: 'Never',
        'Logo URL': '/media/project-rann-route.webp',
      }),
    act: press('Add Technology'),
    text: words('Failed to add technology. Please try again.'),
    place: inForm,
  },
  {
    call: 'save about',
    method: 'PUT',
    path: '**/api/about',
    open: openAbout,
    act: (page) => page.getByRole('button', { name: 'Save All Changes' }).click(),
    text: aboutText,
    place: (page) => page.getByRole('main').getByRole('alert'),
  },
  {
    call: 'save founders',
    method: 'PUT',
    path: '**/api/founders',
    open: async (page) => {
      await page.route('**/api/about', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ json: savedAbout }) : route.fallback(),
      );
      await openAbout(page);
    },
    act: (page) => page.getByRole('button', { name: 'Save All Changes' }).click(),
    text: (refusal) =>
      `${aboutText(refusal).replace(/(?<!\.)$/, '.')} The about content is saved, the founders are not.`,
    place: (page) => page.getByRole('main').getByRole('alert'),
  },
];

const others: Call[] = [
  {
    call: 'save technologies',
    method: 'PUT',
    path: '**/api/technologies',
    open: async (page) => {
      await page.goto('/admin/technologies');
      await page.getByRole('main').getByRole('checkbox').first().click();
    },
    act: (page) => page.getByRole('button', { name: 'Save Changes' }).click(),
    text: words('Failed to save technologies. Please try again.'),
    place: (page) => page.getByRole('main').getByRole('alert'),
  },
  {
    call: 'initialize technologies',
    method: 'POST',
    path: '**/api/technologies/initialize',
    open: async (page) => {
      await page.route('**/api/technologies', (route) => route.fulfill({ json: { technologies: [] } }));
      await page.goto('/admin/technologies');
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'Initialize from JSON' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Initialize' }).click();
    },
    text: words('Failed to initialize technologies. Please try again.'),
    place: (page) => page.getByRole('main').getByRole('alert'),
  },
  ...(
    [
      ['project', '/admin/projects', '**/api/projects/*', 'Error deleting project'],
      ['service', '/admin/services', '**/api/services/*', 'Failed to delete service'],
      ['post', '/admin/content', '**/api/content/*', 'Error deleting blog post'],
    ] as const
  ).map(([noun, address, path, text]): Call => ({
    call: `delete ${noun}`,
    method: 'DELETE',
    path,
    open: async (page) => void (await page.goto(address)),
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete' }).first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
    text: words(text),
    place: inToast,
  })),
  {
    call: 'change password',
    method: 'POST',
    path: '**/api/auth/password',
    open: async (page) => {
      await page.goto('/admin/account');
      await fill(page, {
        'Current Password': 'something long enough',
        'New Password': 'something longer still',
        'Repeat New Password': 'something longer still',
      });
    },
    act: (page) => page.getByRole('button', { name: 'Change Password' }).click(),
    text: words('Error changing password'),
    place: (page) =>
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasNot: page.getByRole('list') }),
  },
  {
    call: 'end session',
    method: 'DELETE',
    path: '**/api/auth/sessions/*',
    open: async (page) => {
      await page.route('**/api/auth/sessions', (route) =>
        route.fulfill({ json: { sessions: [otherSession] } }),
      );
      await page.goto('/admin/account');
    },
    act: (page) => page.getByRole('button', { name: /^End session/ }).click(),
    text: words('Error ending session'),
    place: inToast,
  },
  ...(
    [
      [
        'mark message',
        'PATCH',
        'Error saving message',
        (page: Page) => page.getByRole('button', { name: 'Mark as spam' }).click(),
      ],
      [
        'delete message',
        'DELETE',
        'Error deleting message',
        async (page: Page) => {
          await page.getByRole('listitem').getByRole('button', { name: 'Delete' }).click();
          await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
        },
      ],
    ] as const
  ).map(([call, method, text, act]): Call => ({
    call,
    method,
    path: '**/api/messages/*',
    open: async (page) => {
      await page.route('**/api/messages?*', (route) =>
        route.fulfill({
          json: { messages: [message], total: 1, unread: 0, keptDays: 0, canReply: true, page: 1, size: 24 },
        }),
      );
      await page.goto('/admin/messages');
      await page.getByText(message.subject).click();
    },
    act,
    text: words(text),
    place: inToast,
  })),
];

// The short form tries every refusal, but not with every call; `npm run e2e -- console` tries all with all.
const isShort = process.env.CONSOLE_MATRIX === 'short';

for (const [at, { call, method, path, open, act, text, place }] of [...saves, ...others].entries()) {
  const tried = isShort ? refusals.filter((_, order) => order % 4 === at % 4) : refusals;
  test(`${call}: every failure is reported, typed text stays, and a 401 ends the session`, async ({
    page,
  }) => {
    await withoutAutosave(page);
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    let typed: string[] | undefined;
    for (const each of tried) {
      await test.step(each.name, async () => {
        await intercept(page, method, path, each);
        await act(page);
        await expect(place(page).getByText(text(each), { exact: true }).first()).toBeVisible();
        const now = await page.getByRole('textbox').evaluateAll(valuesOf);
        typed ??= now;
        expect(now).toEqual(typed);
        await dismissToasts(page);
        await page.unroute(path);
      });
    }
    if (call === 'change password') return;
    await test.step('401', async () => {
      const state = await page.evaluate(() => ({ ...localStorage }));
      await intercept(page, method, path, refusal(401, 'Please log in'));
      await act(page);
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
      if (path.endsWith('/about') || path.endsWith('/founders')) {
        await expect(page.getByText('Authentication failed. Please log in again.').first()).toBeVisible();
      }
      await restoreSession(page, state);
    });
  });
}

const reads: [call: string, path: string | RegExp, address: string, text: string][] = [
  ['projects', '**/api/projects?*', '/admin/projects', 'Error fetching projects'],
  ['services', '**/api/services?*', '/admin/services', 'Failed to load services'],
  ['posts', '**/api/content?*', '/admin/content', 'Error fetching blog posts'],
  ['about', '**/api/about', '/admin/about', 'Failed to load content'],
  ['founders', '**/api/founders', '/admin/about', 'Failed to load content'],
  [
    'technologies',
    '**/api/technologies',
    '/admin/technologies',
    'Failed to fetch technologies. Please try again.',
  ],
  ['messages', '**/api/messages?folder*', '/admin/messages', 'Error fetching messages'],
  ['sessions', '**/api/auth/sessions', '/admin/account', 'Error fetching sessions'],
  [
    // One that is not public is read as editors see it.
    'one project',
    /\/api\/(?:projects|records\/project)\/\w+$/,
    '/admin/projects?edit=614035bc7a1f4c90be3a51c0',
    'Error fetching projects',
  ],
  [
    'one service',
    /\/api\/(?:services\/slug|records\/service)\/[\w-]+$/,
    '/admin/services?edit=659b81507a1f4c90be3a51cc',
    'Failed to load service details',
  ],
  [
    'one post',
    /\/api\/(?:content|records\/post)\/\w+$/,
    '/admin/content?edit=659b81507a1f4c90be3a51cc',
    'Error fetching blog posts',
  ],
];

test('every read that fails says why, and is made again when asked to', async ({ owner }) => {
  test.setTimeout(90_000);
  // The screens wait for their second tries at the same time.
  await Promise.all(
    reads.map(async ([call, path, address, text], at) => {
      const page = await owner.newPage();
      const tried = isShort ? refusals.filter((_, order) => order % 4 === at % 4) : refusals;
      const failures = [...tried, unreadable];
      let current = 0;
      await page.route(path, (route) => failures[current]?.answer(route));
      await page.goto(address);
      for (current = 0; current < failures.length; current += 1) {
        const failure = failures[current];
        if (current > 0) await page.getByRole('button', { name: 'Try again' }).last().click();
        const heading = page.getByRole('heading', { name: failure?.says ?? text, exact: true });
        // All screens load the console's code at once.
        const timeout = current === 0 ? 30_000 : undefined;
        await expect(heading, `${call}: ${failure?.name}`).toBeVisible({ timeout });
      }
      await page.close();
    }),
  );
});

test('a call that never ends is given up after 30 seconds, founders after 10', async ({ page }) => {
  await page.addInitScript(forgetDrafts);
  // Timers of a save run a hundred times faster; those of the first read do not.
  await page.addInitScript(() => {
    const { open } = XMLHttpRequest.prototype;
    const reading = new WeakSet<XMLHttpRequest>();
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...given: unknown[]) {
      if (given[0] === 'GET') reading.add(this);
      Reflect.apply(open, this, given);
    };
    const { set } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout') ?? {};
    Object.assign(window, { timeouts: [] });
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      set(this: XMLHttpRequest, value: number) {
        if (!reading.has(this)) (window as unknown as { timeouts: number[] }).timeouts.push(value);
        set?.call(this, reading.has(this) ? value : value / 100);
      },
    });
  });
  page.on('dialog', (question) => void question.accept());
  const timeouts = () => page.evaluate(() => (window as unknown as { timeouts: number[] }).timeouts.at(-1));
  const never = { name: 'never', answer: () => new Promise<void>(() => undefined) };
  for (const { call, method, path, open, act, place, text } of saves) {
    await test.step(call, async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await withoutAutosave(page);
      await open(page);
      await intercept(page, method, path, never);
      await act(page);
      const isAbout = call === 'save about' || call === 'save founders';
      const message = isAbout
        ? text({ ...never, status: 0 }).replace(
            /^Failed to update content: 0\.?/,
            'Request timed out. Please try again.',
          )
        : text({ ...never, name: 'no network' });
      await expect(place(page).getByText(message, { exact: true }).first()).toBeVisible();
      expect(await timeouts()).toBe(call === 'save founders' ? 10_000 : 30_000);
    });
  }
});

const message = {
  _id: '614035bc7a1f4c90be3a51c0',
  name: 'Mira Shah',
  email: 'mira@visitor.example',
  subject: 'A shop for tea',
  message: 'Hello.',
  isRead: true,
  isSpam: false,
  state: 'new',
  note: '',
  assignee: '',
  reason: '',
  repliedAt: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
};

const otherSession = {
  _id: '614035bc7a1f4c90be3a51c0',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-28T09:00:00.000Z',
  remember: false,
  ip: '127.0.0.1',
  userAgent: 'Firefox',
  current: false,
};

function refusal(status: number, says: string): Refusal {
  return {
    name: String(status),
    status,
    says,
    answer: answerWith(status, { success: false, message: says }),
  };
}

function answerWith(status: number, json: unknown): Refusal['answer'] {
  return (route) => route.fulfill({ status, json });
}

async function intercept(
  page: Page,
  method: string,
  path: string,
  { answer }: Pick<Refusal, 'answer'>,
): Promise<void> {
  await page.route(path, (route) => (route.request().method() === method ? answer(route) : route.fallback()));
}

async function openForm(page: Page, address: string, values: Record<string, string>): Promise<void> {
  await page.goto(address);
  await fill(page.getByRole('dialog'), values);
}

async function openFirst(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(field(page.getByRole('dialog'), 'Title')).toBeVisible();
}

async function openAbout(page: Page): Promise<void> {
  await page.goto('/admin/about');
  await field(page, 'Founders Section Title').fill('Who we are');
}

async function dismissToasts(page: Page): Promise<void> {
  await toasts(page)
    .getByRole('button', { name: 'Dismiss' })
    .evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLButtonElement).click();
    });
}

/** Storage of a login: the browser is shared with the tests that follow. */
async function restoreSession(page: Page, state: Record<string, string>): Promise<void> {
  await page.evaluate((stored) => {
    localStorage.removeItem('admin_sync');
    for (const key of ['admin_token', 'admin_user']) localStorage.setItem(key, stored[key] ?? '');
    localStorage.setItem(
      'admin_session',
      JSON.stringify({ createdAt: Date.now(), expiryDays: 7, remember: false }),
    );
  }, state);
}

function valuesOf(controls: (SVGElement | HTMLElement)[]): string[] {
  return controls.map((control) => (control as HTMLInputElement).value);
}
