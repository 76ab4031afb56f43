import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from './support/console-test.ts';
import { postInput, projectInput } from './support/records.ts';
import { expectToast, field } from './support/screen.ts';

interface Made {
  record: { _id: string };
}
interface Listed {
  items: { title: string }[];
}

const many = 200;
const titleOf = (number: number) => `Table ${String(number).padStart(3, '0')}`;
const made: string[] = [];

test.beforeAll(async ({ api }) => {
  for (let number = 1; number <= many; number += 1) {
    const { record } = await api.send<Made>('POST', '/api/records/project', {
      data: projectInput(titleOf(number)),
    });
    made.push(record._id);
  }
});

test.afterAll(async ({ api }) => {
  for (const id of made) {
    await api.send('DELETE', `/api/records/project/${id}`);
    await api.send('DELETE', `/api/records/project/${id}?for-good=true`);
  }
});

/** The title of the row that has the focus. */
const focusedRow = (page: Page) => page.locator('tr:focus-within').getByRole('rowheader').getByRole('link');

test('two hundred records are found, changed and published by keys alone @whole', async ({ page, api }) => {
  await page.goto('/admin/projects?view=table&sort=title');
  await expect(page.getByRole('table', { name: 'Project Management' })).toBeVisible();
  const keys = page.keyboard;

  await keys.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search projects' })).toBeFocused();
  await keys.type('table 14');
  await expect(page.getByText(/^10 of \d+ projects$/)).toBeVisible();
  await keys.press('ArrowDown');
  await expect(focusedRow(page)).toHaveText(titleOf(140));
  await keys.press('j');
  await keys.press('ArrowDown');
  await keys.press('ArrowUp');
  await expect(focusedRow(page)).toHaveText(titleOf(141));

  await keys.press('Enter');
  const title = field(page.getByRole('dialog'), 'Title');
  await expect(title).toHaveValue(titleOf(141));
  await title.focus();
  await keys.press('End');
  await keys.type(' changed');
  await keys.press('Control+s');
  await expectToast(page, 'Project updated successfully');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(focusedRow(page)).toHaveText(`${titleOf(141)} changed`);

  await keys.press('x');
  await keys.press('j');
  await keys.press('j');
  await keys.press('Space');
  await keys.press('k');
  await keys.press('x');
  await expect(page.getByRole('group', { name: 'Selected projects' })).toContainText('3 selected');
  await expectAccessible(page, 'the table with selected records');
  await keys.press('a');
  await expect(page.getByRole('button', { name: 'Publish 2' })).toBeFocused();
  await keys.press('Enter');
  await expectToast(page, '2 projects published');
  const { items } = await api.get<Listed>('/api/records/project?q=Table%2014&state=live&sort=title');
  expect(items.map(({ title: name }) => name)).toEqual([
    `${titleOf(141)} changed`,
    titleOf(142),
    titleOf(143),
  ]);
});

/** Words that stand on two lines within one cell, in every column. */
const brokenWords = (page: Page) =>
  page.getByRole('table').evaluate((table) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

test('beside long titles the words of the other columns stay whole', async ({ page, api }) => {
  const title =
    'On keeping a ledger for the flower market of the northern harbour, in three languages and two alphabets';
  const { record } = await api.send<Made>('POST', '/api/records/post', {
    data: { ...postInput(title), author: 'Konstantina Papadopoulou' },
  });
  await page.goto('/admin/content?view=table');
  await expect(page.getByRole('rowheader', { name: title })).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
  expect(await page.getByRole('columnheader').count()).toBeGreaterThanOrEqual(4);
  await api.send('DELETE', `/api/records/post/${record._id}`);
  await api.send('DELETE', `/api/records/post/${record._id}?for-good=true`);
});
