import { expect, type Locator, type Page } from '@playwright/test';

/** A toast that says exactly this. Dismissed as soon as it is seen, so that the next one is told apart and none goes by itself in between. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const message = toasts(page).getByText(text, { exact: true }).first();
  await message.locator('..').getByRole('button', { name: 'Dismiss' }).dispatchEvent('click');
  await expect(message).toBeHidden();
}

export function toasts(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Notifications' })
    .or(page.getByRole('group', { name: 'Notifications' }));
}

/** The card of a record in a list. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true });
}

/** A control by the words of its label, whether marked as required or not. */
export function field(scope: Page | Locator, label: string): Locator {
  return scope.getByLabel(new RegExp(`^${label}( ?\\*)?$`));
}

/** Types into the fields of a form, by their labels. */
export async function fill(scope: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(scope, label).fill(value);
}

/** Shows the source of a form's texts, which the page as visitors see it is in the place of. */
export async function showSource(scope: Page | Locator): Promise<void> {
  const shown = scope.getByRole('button', { name: 'Show the source' });
  await shown.first().waitFor();
  while ((await shown.count()) > 0) await shown.first().click();
}

/** The Markdown editor of a field holds this text: all of it, while it is short enough to be drawn at once. */
export async function expectWritten(text: Locator, expected: string | RegExp): Promise<void> {
  const form = text.locator('xpath=ancestor::form');
  await form
    .getByRole('button', { name: /^Show the (source|page)$/ })
    .first()
    .waitFor();
  const source = form.getByRole('button', { name: 'Show the source' }).first();
  if (await source.isVisible()) await source.click();
  const written = expect.poll(() =>
    text.locator('.cm-line').evaluateAll((lines) => lines.map((line) => line.textContent).join('\n')),
  );
  await (typeof expected === 'string' ? written.toBe(expected) : written.toMatch(expected));
}

/** Presses a rarer action of a record, which its card keeps in a menu. */
export async function pressInMenu(scope: Locator | Page, action: string): Promise<void> {
  const menu = scope.getByRole('button', { name: /^More for / }).first();
  await menu.focus();
  await menu.press('Enter');
  await scope.getByRole('button', { name: action, exact: true }).first().click();
}
