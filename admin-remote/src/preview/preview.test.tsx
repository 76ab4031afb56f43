import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { about, founders, project } from 'content-api/contract';
import type { Project } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import AboutPage from '../kinds/about/about-page.tsx';
import { RecordsPage } from '../records/records-page.tsx';
import { listedProject, projectView, testSettings } from '../testing/editorial.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { testAbout, testFounders, testId, testProject } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';

afterEach(forgetSession);

const preview = testId(70);
const link = {
  _id: preview,
  url: 'https://studio.example/preview/secret',
  expiresAt: '2026-11-20T09:05:00.000Z',
};
const done = { status: 200, body: { success: true, message: '' } };
const pin = { path: '/projects/1', element: 'body>h1:nth-of-type(1)', x: 0.5, y: 0.5, width: 360 };
const comment = (number: number, changes: object = {}) => ({
  _id: testId(50 + number),
  name: 'Ida',
  text: `Remark ${number}`,
  at: '2026-11-20T08:00:00.000Z',
  isResolved: false,
  ...changes,
});
const review = (...comments: object[]) => ({
  _id: testId(40),
  record: `project/${testId(1)}`,
  revision: testId(900),
  revisionAt: '2026-11-18T07:00:00.000Z',
  title: 'Harbour Lane',
  state: 'open',
  isEarlier: true,
  expiresAt: '2126-11-20T08:05:00.000Z',
  comments,
  publishOnApproval: false,
  createdAt: '2026-11-19T08:05:00.000Z',
});

async function openForm(prepare: (server: FakeServer) => void = () => undefined, id = testId(1)) {
  const view = await renderScreen(
    <main>
      <RecordsPage kind={project} />
    </main>,
    {
      path: `/admin/projects?edit=${id}`,
      prepare(server) {
        server.on('GET /settings', testSettings);
        server.hold('project', listedProject('live'));
        server.on(`GET /projects/${testId(1)}`, { status: 200, body: testProject() });
        server.on(`GET /records/project/${testId(1)}`, { status: 200, body: projectView({ live: {} }) });
        server.on('POST /previews', { status: 201, body: link });
        server.on(`PUT /previews/${preview}`, done);
        server.on(`DELETE /previews/${preview}`, done);
        prepare(server);
      },
    },
  );
  await screen.findByRole('button', { name: /^(Update|Create) Project/ });
  const form = within(screen.getByRole('dialog', { name: /Project/ }));
  return { ...view, form };
}

const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe[title]')];
const shownFrame = () => screen.findByTitle('Preview of the page');

/** The page in the newest frame is there. */
async function arrive(count = 1): Promise<void> {
  await waitFor(() => expect(frames()).toHaveLength(count));
  fireEvent.load(frames().at(-1)!);
}

test('a form shows its page as it would be published, and follows typing without a gap', async () => {
  const { user, server, form } = await openForm();
  await user.click(form.getByRole('button', { name: 'Preview' }));
  await arrive();
  expect(await shownFrame()).toHaveAttribute('src', '/preview/secret');
  const shown = (data: Partial<Project>, changed: string[]) => ({
    unsaved: [
      { kind: 'project', id: testId(1), of: 'live', changed, data: expect.objectContaining(data) as object },
    ],
  });
  expect(server.bodies('POST /previews')).toEqual([shown({ title: 'Harbour Lane' }, [])]);
  await user.type(form.getByLabelText(/^Title/), '!');
  await waitFor(() => expect(frames()).toHaveLength(2));
  // The page before it stays until the next one is there.
  expect(screen.getByTitle('Next state of the page')).toHaveAttribute('aria-hidden', 'true');
  fireEvent.load(screen.getByTitle('Next state of the page'));
  await waitFor(() => expect(frames()).toHaveLength(1));
  expect(server.bodies(`PUT /previews/${preview}`)).toEqual([shown({ title: 'Harbour Lane!' }, ['title'])]);
  expect(await axeFindings(screen.getByRole('dialog', { name: 'Edit Project' }))).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Close preview' }));
  expect(frames()).toHaveLength(0);
  expect(server.bodies(`DELETE /previews/${preview}`)).toHaveLength(1);
  expect(form.getByLabelText(/^Title/)).toHaveValue('Harbour Lane!');
});

test('a record that is not stored yet has a preview too, however little of it there is', async () => {
  const { user, server, form } = await openForm(undefined, 'new');
  await user.type(form.getByLabelText(/^Title/), 'New');
  await user.click(form.getByRole('button', { name: 'Preview' }));
  await arrive();
  expect(server.bodies('POST /previews')).toMatchObject([
    {
      unsaved: [
        { kind: 'project', id: expect.stringMatching(/^[0-9a-f]{24}$/) as string, data: { title: 'New' } },
      ],
    },
  ]);
});

test('values beyond their bounds leave the last picture and say why', async () => {
  const { user, form } = await openForm((server) =>
    server.on(`PUT /previews/${preview}`, {
      status: 400,
      body: { success: false, message: 'Invalid', fields: { title: 'Title must be at most 200 characters' } },
    }),
  );
  await user.click(form.getByRole('button', { name: 'Preview' }));
  await arrive();
  await user.type(form.getByLabelText(/^Title/), 'x');
  expect(await form.findByText('Not shown yet: Title must be at most 200 characters')).toBeVisible();
  expect(frames()).toHaveLength(1);
});

test('an expired preview is created again, and a failed one is retried', async () => {
  const { user, server, form } = await openForm((fake) => {
    fake.on('POST /previews', 'offline', { status: 201, body: link });
    fake.on(`PUT /previews/${preview}`, { status: 404 }, done);
  });
  await user.click(form.getByRole('button', { name: 'Preview' }));
  await user.click(await form.findByRole('button', { name: 'Try again' }));
  await arrive();
  await user.type(form.getByLabelText(/^Title/), 'x');
  await waitFor(() => expect(server.bodies('POST /previews')).toHaveLength(3));
});

test('the page is looked at in three widths', async () => {
  const { user, form } = await openForm();
  await user.click(form.getByRole('button', { name: 'Preview' }));
  await arrive();
  expect(await shownFrame()).toHaveStyle({ width: '1280px' });
  for (const width of [360, 768]) {
    await user.click(form.getByRole('button', { name: new RegExp(`^${width} pixels`) }));
    expect(await shownFrame()).toHaveStyle({ width: `${width}px` });
  }
});

test('comments stand beside the form, are resolved, and can be seen again', async () => {
  const [first, second] = [comment(1, { pin }), comment(2)];
  const settled = { ...first, isResolved: true };
  const { user, server, form } = await openForm((fake) => {
    const answers = [review(first, second), review(settled, second), review(first, second)];
    fake.on('GET /reviews', ...answers.map((one) => ({ status: 200, body: { reviews: [one] } })));
    fake.on(`PATCH /reviews/${testId(40)}/comments/${testId(51)}`, { status: 200, body: review(settled) });
  });
  await user.click(await form.findByRole('button', { name: 'Comments (2)' }));
  const open = within(await form.findByRole('list', { name: 'Comments' }));
  const item = within(open.getByRole('article', { name: /^1\. Ida/ }));
  expect(item.getByText('Remark 1')).toBeVisible();
  expect(item.getByText(/Pinned on \/projects\/1, 360 px wide · an earlier revision, saved/)).toBeVisible();
  expect(item.getByText('20 Nov 2026, 09:00 CET')).toHaveAttribute('title', '20 Nov 2026, 08:00 UTC');
  expect(open.getByText(/On the page as a whole/)).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog', { name: 'Edit Project' }))).toEqual([]);
  await user.click(item.getByRole('button', { name: 'Resolve' }));
  await user.click(await form.findByRole('button', { name: 'Resolved (1)' }));
  const resolved = within(form.getByRole('list', { name: 'Resolved comments' }));
  await user.click(resolved.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(open.getAllByRole('article')).toHaveLength(2));
  expect(server.bodies(`PATCH /reviews/${testId(40)}/comments/${testId(51)}`)).toEqual([
    { isResolved: true },
    { isResolved: false },
  ]);
});

test('a comment is deleted after a question', async () => {
  const [first, second] = [comment(1, { pin }), comment(2)];
  const path = `/reviews/${testId(40)}/comments/${testId(51)}`;
  const { user, server, form } = await openForm((fake) => {
    const answers = [review(first, second), review(second)];
    fake.on('GET /reviews', ...answers.map((one) => ({ status: 200, body: { reviews: [one] } })));
    fake.on(`DELETE ${path}`, { status: 200, body: review(second) });
  });
  await user.click(await form.findByRole('button', { name: 'Comments (2)' }));
  const open = within(await form.findByRole('list', { name: 'Comments' }));
  const item = within(open.getByRole('article', { name: /^1\. Ida/ }));
  await user.click(item.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete comment' }));
  expect(server.bodies(`DELETE ${path}`)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(open.getAllByRole('article')).toHaveLength(1));
  expect(open.getByText('Remark 2')).toBeVisible();
});

test('a comment is shown in the preview at its place, and opened from there', async () => {
  const { user, form } = await openForm((fake) =>
    fake.on('GET /reviews', { status: 200, body: { reviews: [review(comment(1, { pin }))] } }),
  );
  await user.click(await form.findByRole('button', { name: 'Comments (1)' }));
  await user.click(await form.findByRole('button', { name: 'Show on the page' }));
  await waitFor(() => expect(frames()).toHaveLength(1));
  const [frame] = frames();
  // jsdom loads no frames but empty ones.
  const empty = document.createElement('iframe');
  document.body.append(empty);
  const page = empty.contentDocument!;
  const title = page.createElement('h1');
  page.body.append(title);
  title.scrollIntoView = jest.fn();
  const location = { pathname: '/preview/secret/projects/1' };
  Object.defineProperties(frame!, {
    contentDocument: { value: page },
    contentWindow: { value: { location, scrollY: 0 } },
  });
  fireEvent.load(frame!);
  await waitFor(() => expect(title.scrollIntoView).toHaveBeenCalled());
  expect(await shownFrame()).toHaveStyle({ width: '360px' });
  const mark = await within(page.body).findByText('1');
  expect(mark).toHaveAttribute('aria-label', 'Comment 1 by Ida');
  fireEvent.click(mark);
  expect(await form.findByRole('article', { name: /^1\. Ida/ })).toHaveFocus();
});

test('the form of two singles shows its page as a whole', async () => {
  const { user, server } = await renderScreen(<AboutPage />, {
    prepare(fake) {
      fake.on('GET /settings', testSettings);
      fake.on('GET /about', { status: 200, body: testAbout });
      fake.on('GET /founders', { status: 200, body: testFounders });
      fake.on('POST /previews', { status: 201, body: link });
      fake.on(`PUT /previews/${preview}`, done);
      fake.on(`DELETE /previews/${preview}`, done);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  await arrive();
  await user.type(screen.getByLabelText(/^Founders Section Title/), '!');
  await waitFor(() =>
    expect(server.bodies(`PUT /previews/${preview}`).at(-1)).toMatchObject({
      unsaved: [
        { kind: about.name, changed: [] },
        { kind: founders.name, changed: ['title'] },
      ],
    }),
  );
});

test('a state that does not load leaves the one before and says so, and the next one is loaded again', async () => {
  const { user, form } = await openForm();
  await user.click(form.getByRole('button', { name: 'Preview' }));
  await arrive();
  const before = await shownFrame();
  await user.type(form.getByLabelText(/^Title/), '!');
  await waitFor(() => expect(frames()).toHaveLength(2));
  const broken = frames().at(-1)!;
  // As of the error page of a browser.
  Object.defineProperty(broken, 'contentDocument', { value: null });
  fireEvent.load(broken);
  expect(await screen.findByText('Not shown yet: The page could not be loaded.')).toBeVisible();
  expect(await shownFrame()).toBe(before);
  await user.type(form.getByLabelText(/^Title/), '?');
  await arrive(2);
  await waitFor(() => expect(screen.queryByText(/Not shown yet/)).toBeNull());
  expect(await shownFrame()).not.toBe(before);
});
