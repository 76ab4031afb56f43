import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { RecordView } from 'content-api/contract';
import { expect, test } from './support/console-test.ts';
import { expectToast, field } from './support/screen.ts';

const english = {
  title: 'Prices',
  slug: 'our-prices',
  lead: 'What it costs',
  blocks: [{ type: 'contact', title: 'Ask us', lead: '' }],
};

interface Answer {
  _id: string;
  title: string;
  language?: string;
}

let id = '';
let studioBefore: object = {};

test.beforeEach(async ({ api }) => {
  const { updatedAt: _, ...before } = await api.get<{ updatedAt?: string }>('/api/studio');
  studioBefore = before;
  const further = { languages: [{ code: 'de', offered: true }], missing: { page: 'original' } };
  await api.send('PUT', '/api/studio', { ...before, language: 'en', ...further });
  ({ _id: id } = await api.send<Answer>('POST', '/api/pages', english));
});

test.afterEach(async ({ api }) => {
  await api.send('DELETE', `/api/records/page/${id}`);
  await api.send('DELETE', `/api/records/page/${id}?for-good=true`);
  await api.send('PUT', '/api/studio', { languages: [], missing: {}, ...studioBefore });
});

async function openForm(page: Page, language?: string): Promise<void> {
  await page.goto(`/admin/pages?edit=${id}${language === undefined ? '' : `&language=${language}`}`);
  await expect(page.getByRole('group', { name: 'Language' })).toBeVisible();
  await expect(field(page, 'Title')).toBeVisible();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('two editors in two languages never conflict, and each publishes their own', async ({
  page,
  other,
  api,
}) => {
  const titleIn = async (query = '') => (await api.get<Answer>(`/api/pages/${id}${query}`)).title;
  await openForm(page);
  await openForm(other, 'de');
  // The original is shown to visitors, and never in the form.
  expect(await titleIn('?language=de')).toBe('Prices');
  await expect(field(other, 'Title')).toHaveValue('');
  await expect(other.getByRole('region', { name: 'Opening in English' })).toHaveText('What it costs');

  await field(page, 'Title').fill('Our Prices');
  await field(other, 'Title').fill('Preise');
  await field(other, 'Slug').fill('preise');
  await press(other, 'Publish German');
  await expectToast(other, 'German published');
  expect([await titleIn(), await titleIn('?language=de')]).toEqual(['Prices', 'Preise']);

  await press(page, 'Publish English');
  await expectToast(page, 'Page updated successfully');
  expect([await titleIn(), await titleIn('?language=de')]).toEqual(['Our Prices', 'Preise']);

  await test.step('what changed in English is marked in German until it is said to be right', async () => {
    await openForm(other, 'de');
    await expect(other.getByRole('button', { name: 'German out of date' })).toBeVisible();
    const changes = other.getByRole('group', { name: 'Changes of Title' });
    await expect(changes.locator('ins')).toHaveText('Our');
    await changes.getByRole('button', { name: /^Still right/ }).click();
    await expectToast(other, 'Marked as still right');
    await expect(changes).toBeHidden();
    await expect(other.getByRole('button', { name: 'German live' })).toBeVisible();
  });
});

test('a draft under a fallback holds what was typed and nothing else', async ({ page, api }) => {
  const german = () => api.get<RecordView>(`/api/records/page/${id}?language=de`);
  await openForm(page, 'de');
  await press(page, 'Cancel');
  expect((await german()).record).toBeNull();

  await openForm(page, 'de');
  await field(page, 'Title').fill('Preise');
  await expect(page.getByText(/^Draft kept at/)).toBeVisible();
  const { words, states } = await german();
  expect(words).toMatchObject({ title: 'Preise', lead: '', blocks: [{ title: '' }] });
  expect(states).toEqual({ en: 'live', de: 'draft' });
  expect(await api.get<Answer>(`/api/pages/${id}?language=de`)).toMatchObject({
    title: 'Prices',
    language: 'en',
  });
});

test('what is typed while German is on its way stays, and blocks that move take their words along', async ({
  page,
  api,
}) => {
  await openForm(page, 'de');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/records/**', async (route) => {
    if (route.request().method() === 'PUT') await answer.promise;
    await route.fallback();
  });
  await field(page, 'Title').fill('Preise');
  await press(page, 'Save draft');
  await field(page, 'Title').fill('Unsere Preise');
  answer.resolve();
  await expectToast(page, 'Draft saved. What you typed meanwhile is not saved yet.');
  await expect(field(page, 'Title')).toHaveValue('Unsere Preise');

  await page.getByRole('button', { name: /^Contact form 1/ }).click();
  await field(page, 'Heading').fill('Fragen Sie uns');
  const added = { type: 'contact', title: 'Visit us', lead: '' };
  await api.send('PUT', `/api/pages/${id}`, { ...english, blocks: [added, ...english.blocks] });
  await press(page, 'Save draft');
  await expectToast(page, 'Draft saved');
  const { words } = await api.get<RecordView>(`/api/records/page/${id}?language=de`);
  expect(words).toMatchObject({
    title: 'Unsere Preise',
    blocks: [{ title: '' }, { title: 'Fragen Sie uns' }],
  });
});

test('what is missing is a list, and goes out to translators and comes back as drafts', async ({
  page,
  api,
}) => {
  await page.goto('/admin/translations');
  await expect(page.getByRole('link', { name: 'German' })).toHaveAttribute('aria-current', 'true');
  const download = page.waitForEvent('download');
  await press(page, 'Export XLIFF');
  const text = await readFile(await (await download).path(), 'utf8');
  const title = new RegExp(`original="page/${id}"[^]*?<source>Prices</source>`);
  expect(text).toMatch(title);
  const translated = text.replace(title, '$&<target>Preise</target>');
  const name = 'german.xlf';
  const mimeType = 'application/xliff+xml';
  await page
    .getByLabel('XLIFF or CSV file with texts in German')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(translated) });
  await expectToast(page, '1 text taken over into 1 draft');
  const { words } = await api.get<RecordView>(`/api/records/page/${id}?language=de`);
  expect(words).toMatchObject({ title: 'Preise' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Prices' }).getByText('Draft')).toBeVisible();
  await page.getByRole('link', { name: 'Prices', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Page: German' })).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('Preise');
});

test('a language is added by its name, and what it lacks is said before visitors are offered it', async ({
  page,
  api,
}) => {
  await page.goto('/admin/studio');
  await page.getByRole('button', { name: /^Language and Time/ }).click();
  await press(page, 'Add a language');
  await page.getByRole('combobox', { name: 'Languages' }).fill('norwegian');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem', { name: 'Norwegian Bokmål' })).toBeVisible();
  await page
    .getByRole('button', { name: 'Save', exact: true })
    .or(page.getByRole('button', { name: 'Publish English' }))
    .click();
  await expectToast(page, 'Studio updated successfully');
  const row = page.getByRole('listitem', { name: 'Norwegian Bokmål' });
  await row.getByText('Offered to visitors').click();
  const question = page.getByRole('alertdialog', { name: 'Offer Norwegian Bokmål to visitors?' });
  await expect(question.getByText(/^Not translated: .*1 page/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  const { languages } = await api.get<{ languages: object[] }>('/api/studio');
  expect(languages).toEqual([
    { code: 'de', offered: true },
    { code: 'nb', offered: false },
  ]);
});
