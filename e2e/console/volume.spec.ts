import { expect, test } from './support/console-test.ts';
import { field, fill, showSource } from './support/screen.ts';

interface Card {
  _id: string;
  title: string;
}

test('a text of 100,000 letters is written, kept as a draft and saved; a longer one is refused at its field @whole', async ({
  page,
  api,
}) => {
  await page.goto('/admin/content?edit=new');
  const form = page.getByRole('dialog');
  const line = 'पाटण is a town in Gujarat, and this is a long line about it. ';
  const huge = line.repeat(Math.ceil(100_000 / line.length)).slice(0, 99_999) + '.';
  await showSource(form);
  await fill(form, { Title: 'A very long read', Tags: 'Long', Content: `${huge}!` });
  await form.getByRole('button', { name: 'Create Post' }).click();
  await expect(field(form, 'Content')).toHaveAccessibleDescription(/100,?000/);
  await field(form, 'Content').fill(huge);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await form.getByRole('button', { name: 'Restore draft' }).click();
  await showSource(form);
  // The editor draws what is in view; the whole text is compared once it is stored.
  await expect(field(form, 'Content').locator('.cm-line').first()).toContainText(line.repeat(3).trim());
  await form.getByRole('button', { name: 'Create Post' }).click();
  await expect(form).toBeHidden();
  const made = (await api.get<(Card & { content: string })[]>('/api/content')).find(
    ({ title }) => title === 'A very long read',
  );
  expect(made?.content).toBe(huge);
  await api.send('DELETE', `/api/content/${made?._id}`);
});

test('words without a space neither widen the page nor leave their card @whole', async ({ page, api }) => {
  const { _id } = await api.send<Card>('POST', '/api/content', {
    title: 'W'.repeat(200),
    content: 'x'.repeat(5000),
    author: 'A'.repeat(100),
    date: '2026-11-01',
    tags: ['T'.repeat(100)],
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/content');
  await expect(page.getByRole('article').first()).toContainText('WWW');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await api.send('DELETE', `/api/content/${_id}`);
});
