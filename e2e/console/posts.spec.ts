import { expect, test } from './support/console-test.ts';
import { pageOnSite } from './support/page-on-site.ts';
import { card, expectToast, expectWritten, field, fill, showSource } from './support/screen.ts';

interface Post {
  _id: string;
  title: string;
}

test('a blog post is added, edited and deleted @whole', async ({ page, api, request }) => {
  await page.goto('/admin/content');
  await page.getByRole('button', { name: 'Add New Blog Post' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Blog Post' });
  await expect(field(form, 'Date')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  await expect(field(form, 'Author')).not.toHaveValue('');

  await test.step('missing fields are reported in the words of the specification', async () => {
    await form.getByRole('button', { name: 'Create Post' }).click();
    await expect(form.getByRole('alert')).toContainText('Please fill in all required fields');
    await expect(page.getByText('Please fill in all required fields')).toHaveCount(1);
    await expect(page.getByText('Title is required')).toHaveCount(1);
    await fill(form, { Title: '  On patience  ', Content: '   ' });
    await form.getByRole('button', { name: 'Create Post' }).click();
    await expect(form.getByRole('alert')).toBeFocused();
    await expect(field(form, 'Content')).toHaveAccessibleDescription(/Content is required/);
  });

  const text = `Slow work. ${'Word by word, '.repeat(20)}\nA second line.`;
  await showSource(form);
  await field(form, 'Content').fill(text);
  await test.step('a post has at least one tag', async () => {
    await form.getByRole('button', { name: 'Create Post' }).click();
    await expect(form.getByRole('alert').getByRole('link')).toHaveText(['Tags']);
    await expect(field(form, 'Tags')).toHaveAccessibleDescription(/Tags is required/);
  });
  await fill(form, { Date: '2026-10-02', Tags: 'Craft , , Patience' });
  await form.getByRole('button', { name: 'Create Post' }).click();
  await expectToast(page, 'Blog post created successfully');

  const postCard = card(page, 'On patience');
  await expect(postCard.locator('.text')).toHaveText(`${text.slice(0, 150)}...`);
  const created = (await api.get<(Post & Record<string, unknown>)[]>('/api/content')).find(
    ({ title }) => title === 'On patience',
  );
  expect(created).toMatchObject({ tags: ['Craft', 'Patience'], date: '2026-10-02T00:00:00.000Z' });
  expect(created).not.toHaveProperty('image');

  await postCard.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Blog Post' });
  await expectWritten(field(editor, 'Content'), text);
  await field(editor, 'Title').fill('On patience, again');
  await field(editor, 'Image URL').fill('/media/project-rann-route.webp');
  await editor.getByRole('button', { name: 'Update Post' }).click();
  await expectToast(page, 'Blog post updated successfully');
  expect(await pageOnSite(request, `/blog/${created?._id}`)).toContain('On patience, again');

  await card(page, 'On patience, again').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete blog post' });
  await expect(question.getByText('Are you sure you want to delete this blog post?')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Blog post deleted successfully');
  await expect(card(page, 'On patience, again')).toHaveCount(0);
});
