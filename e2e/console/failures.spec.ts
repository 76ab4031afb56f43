import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/console-test.ts';
import { forgetDrafts } from './support/forget-drafts.ts';
import { savedAbout } from './support/records.ts';
import { field } from './support/screen.ts';
import { withoutAutosave } from './support/without-autosave.ts';

/*
 * How each call is worded for each fault, and where, is tried in `admin-remote/src/testing/refusals`, over a fake API. Here the
 * same is seen once with the browser's own refusals, lost networks and deadlines.
 */

declare global {
  interface Window {
    /** Deadlines of the calls that changed something, in milliseconds. */
    timeouts: number[];
  }
}

/** One call of a screen that stands for others. */
interface Call {
  name: string;
  method: string;
  path: string;
  open: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<unknown>;
  place: (page: Page) => ReturnType<Page['getByText']>;
}

const updateProject: Call = {
  name: 'a form in a dialog (stands for those of all kinds)',
  method: 'PUT',
  path: '**/api/projects/*',
  open: async (page) => {
    await page.goto('/admin/projects?sort=oldest');
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await field(page.getByRole('dialog'), 'Title').fill('Typed');
  },
  act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Update Project' }).click(),
  place: (page) => page.getByRole('dialog').getByRole('alert'),
};

const saveFounders: Call = {
  name: 'a form on a page of its own (stands for studio, home, look, navigation and legal texts)',
  method: 'PUT',
  path: '**/api/founders',
  open: async (page) => {
    await page.route('**/api/about', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ json: savedAbout }) : route.fallback(),
    );
    await page.goto('/admin/about');
    await field(page, 'Founders Section Title').fill('Typed');
  },
  act: (page) => page.getByRole('button', { name: 'Save All Changes' }).click(),
  place: (page) => page.getByRole('main').getByRole('alert'),
};

test('a form says a refusal and a lost network, and what was typed stays @whole', async ({ page }) => {
  const message = updateProject.place(page);
  await withoutAutosave(page);
  await updateProject.open(page);
  const typed = await valuesOn(page);
  await intercept(page, updateProject, (route) =>
    route.fulfill({ status: 500, json: { message: 'Disk full' } }),
  );
  await updateProject.act(page);
  await expect(message.getByText(/Disk full/).first()).toBeVisible();
  await intercept(page, updateProject, (route) => route.abort());
  await updateProject.act(page);
  await expect(message.getByText('Error saving project', { exact: true }).first()).toBeVisible();
  expect(await valuesOn(page)).toEqual(typed);
});

test('a call that never ends is given up after 30 seconds, founders after 10 @whole', async ({ page }) => {
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
    window.timeouts = [];
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      set(this: XMLHttpRequest, value: number) {
        if (!reading.has(this)) window.timeouts.push(value);
        set?.call(this, reading.has(this) ? value : value / 100);
      },
    });
  });
  page.on('dialog', (question) => void question.accept());
  const lastTimeout = () => page.evaluate(() => window.timeouts.at(-1));
  await withoutAutosave(page);
  for (const [call, text, timeoutMs] of [
    [updateProject, 'Error saving project', 30_000],
    [saveFounders, /^Request timed out\. Please try again\./, 10_000],
  ] as const) {
    await test.step(call.name, async () => {
      await call.open(page);
      await intercept(page, call, () => new Promise<void>(() => undefined));
      await call.act(page);
      await expect(call.place(page).getByText(text).first()).toBeVisible();
      expect(await lastTimeout()).toBe(timeoutMs);
    });
  }
});

async function intercept(
  page: Page,
  { method, path }: Call,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(path, (route) => (route.request().method() === method ? handle(route) : route.fallback()));
}

/** What the text fields of the page hold. */
function valuesOn(page: Page): Promise<(string | undefined)[]> {
  return page
    .getByRole('textbox')
    .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).value));
}
