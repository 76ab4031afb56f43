import { fireEvent, screen, within } from '@testing-library/react';
import { post as postKind } from 'content-api/contract';
import { listedRecord, testSettings } from '../../testing/editorial.ts';
import type { FakeServer } from '../../testing/fake-server.ts';
import { testId, testPost } from '../../testing/records.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import PostPage from './post-page.tsx';

beforeAll(stubLayout);
afterEach(forgetSession);

const { content: _content, ...card } = testPost();

function open(prepare: (server: FakeServer) => void = () => undefined, path = '/admin/content') {
  return renderScreen(<PostPage />, {
    path,
    prepare(server) {
      server.hold('post', listedRecord(postKind, { ...card, excerpt: 'A page that opens fast' }));
      server.on(`GET /content/${testId(21)}`, { status: 200, body: testPost() });
      prepare(server);
    },
  });
}

test('cards show the excerpt with its dots, author, date and tags', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog Management' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add New Blog Post' })).toBeVisible();
  const article = within(await screen.findByRole('article', { name: 'On speed' }));
  expect(article.getByText('A page that opens fast...')).toBeVisible();
  expect(article.getByText('By Mira · 1 Sept 2026')).toBeVisible();
});

test('a post without picture has a stand-in, so that its card is like the others', async () => {
  await open();
  const article = await screen.findByRole('article', { name: 'On speed' });
  expect(within(article).getByRole('presentation')).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image/),
  );
});

test('a file dropped on the form does not take the place of the console, text may be dropped', async () => {
  await open(undefined, '/admin/content?edit=new');
  const title = await screen.findByLabelText(/^Title/);
  // The answer is false for an event whose default was prevented.
  for (const drag of [fireEvent.dragOver, fireEvent.drop]) {
    expect(drag(title, { dataTransfer: { types: ['Files'], files: [new File(['a'], 'a.png')] } })).toBe(
      false,
    );
    expect(drag(title, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
  }
});

test('a post without its texts asks to fill them in', async () => {
  const { user } = await open(undefined, '/admin/content?edit=new');
  await user.click(await screen.findByRole('button', { name: 'Create Post' }));
  expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
  expect(screen.getByText('Title is required')).toBeVisible();
});

test('a text that is too long is said to be so, and not to be missing', async () => {
  const { user } = await open(undefined, '/admin/content?edit=new');
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: 'x'.repeat(201) } });
  await user.type(screen.getByLabelText(/Content/), 'Fast is read.');
  await user.type(screen.getByRole('textbox', { name: /^Tags/ }), 'Speed');
  await user.click(screen.getByRole('button', { name: 'Create Post' }));
  expect(await screen.findByText('Title must be at most 200 characters')).toBeVisible();
  expect(screen.queryByText('Please fill in all required fields')).toBeNull();
});

test('a new post is sent trimmed, with split tags and without an image', async () => {
  const { user, server } = await open(
    (fake) => fake.on('POST /content', { status: 201, body: testPost() }),
    '/admin/content?edit=new',
  );
  await user.type(await screen.findByLabelText(/^Title/), ' On speed ');
  await user.type(await screen.findByLabelText(/Content/), ' Fast is read. ');
  await user.type(screen.getByRole('textbox', { name: /^Tags/ }), 'Speed, , Web');
  await user.click(screen.getByRole('button', { name: 'Create Post' }));
  expect(await screen.findByText('Blog post created successfully')).toBeVisible();
  const [body] = server.bodies('POST /content');
  expect(body).toMatchObject({
    title: 'On speed',
    content: 'Fast is read.',
    author: 'mira',
    tags: ['Speed', 'Web'],
  });
  expect(body).not.toHaveProperty('image');
});

test.each([
  ['Pacific/Auckland', '2027-01-01'],
  ['Europe/Vienna', '2026-12-31'],
])('a new post is of the day that it is in %s', async (timeZone, day) => {
  jest.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z') });
  await renderScreen(<PostPage />, {
    path: '/admin/content?edit=new',
    prepare: (server) =>
      server.on('GET /settings', { status: 200, body: { ...testSettings.body, timeZone } }),
  });
  expect(await screen.findByLabelText(/^Date/)).toHaveValue(day);
  jest.useRealTimers();
});

test('an edit keeps the time of a day that was not changed', async () => {
  const { user, server } = await open(
    (fake) => fake.on(`PATCH /content/${testId(21)}`, { status: 200, body: testPost() }),
    `/admin/content?edit=${testId(21)}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Update Post' }));
  expect(await screen.findByText('Blog post updated successfully')).toBeVisible();
  expect(server.bodies(`PATCH /content/${testId(21)}`)[0]).toMatchObject({
    date: '2026-09-01T00:00:00.000Z',
  });
});

test.each([
  ['offline' as const, 'Network error. Please check your connection and try again.'],
  ['timeout' as const, 'Network error. Please check your connection and try again.'],
  [{ status: 500 }, 'Error saving blog post'],
  [{ status: 500, body: { message: 'Disk full' } }, 'Disk full'],
])('a save answered with %p says %s', async (answer, text) => {
  const { user } = await open(
    (fake) => fake.on(`PATCH /content/${testId(21)}`, answer),
    `/admin/content?edit=${testId(21)}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Update Post' }));
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});

test('delete asks with the exact sentence and tells how it went', async () => {
  const { user } = await open((fake) =>
    fake.on(`DELETE /content/${testId(21)}`, 'offline', { status: 200, body: { success: true } }),
  );
  for (const text of ['Error deleting blog post', 'Blog post deleted successfully']) {
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('Are you sure you want to delete this blog post?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test('a list that cannot be fetched says so', async () => {
  await open((fake) => fake.on('GET /records/post', { status: 500 }));
  expect((await screen.findAllByText('Error fetching blog posts'))[0]).toBeVisible();
});

test('the preview of the search result describes the post by its text without marks', async () => {
  const marked = { ...testPost(), content: '**On** speed', format: 'markdown' };
  const { user, server } = await open(
    (fake) => {
      fake.on(`GET /content/${testId(21)}`, { status: 200, body: marked });
      fake.on('POST /records/post/excerpt', { status: 200, body: { excerpt: 'On speed' } });
    },
    `/admin/content?edit=${testId(21)}`,
  );
  await user.click(await screen.findByRole('button', { name: /^Search and sharing/ }));
  const preview = within(screen.getByRole('figure', { name: 'Preview of search result and share card' }));
  expect(await preview.findAllByText('On speed...')).toHaveLength(2);
  expect(server.bodies('POST /records/post/excerpt')).toEqual([
    { data: { content: '**On** speed', format: 'markdown' } },
  ]);
});

test('the preview names the words that the share card leaves out', async () => {
  const { user } = await open(
    (fake) => {
      fake.on(`GET /content/${testId(21)}`, { status: 200, body: { ...testPost(), title: 'Studio 东京' } });
      fake.on('POST /records/post/excerpt', { status: 200, body: { excerpt: '' } });
    },
    `/admin/content?edit=${testId(21)}`,
  );
  await user.click(await screen.findByRole('button', { name: /^Search and sharing/ }));
  const preview = within(screen.getByRole('figure', { name: 'Preview of search result and share card' }));
  expect(preview.getByText(/^The card has no letters for/)).toHaveTextContent('no letters for: 东京.');
});
