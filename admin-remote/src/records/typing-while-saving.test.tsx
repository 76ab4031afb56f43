import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { emptyValues, home, project } from 'content-api/contract';
import { createDraftStore } from 'shared-session';
import { seconds } from '../lib/durations.ts';
import { heldAnswer } from '../testing/fake-server.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { testId, testProject } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { listedProject } from '../testing/editorial.ts';
import { RecordsPage } from './records-page.tsx';
import { SinglePage } from './single/single-page.tsx';

afterEach(() => {
  jest.useRealTimers();
  forgetSession();
});

const put = `PUT /projects/${testId(1)}`;
const later = '2026-10-03T09:00:00.000Z';

function type(label: RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

async function openProject(id: string, prepare: (server: FakeServer) => void) {
  const view = await renderScreen(<RecordsPage kind={project} />, {
    path: `/admin/projects?edit=${id}`,
    prepare(server) {
      server.hold('project', listedProject('live'));
      server.on(`GET /projects/${testId(1)}`, { status: 200, body: testProject() });
      prepare(server);
    },
  });
  await screen.findByLabelText(/^Title/);
  return view;
}

const isThere = (server: FakeServer, name: string, count = 1) =>
  waitFor(() => expect(server.bodies(name)).toHaveLength(count));

test('what is typed while a record is saved stays, as a change to the answer, with its draft', async () => {
  const answer = heldAnswer();
  const { server, session } = await openProject(testId(1), (fake) =>
    fake.on(put, answer.promise, { status: 200, body: testProject({ updatedAt: later }) }),
  );
  type(/^Title/, 'Harbour ');
  fireEvent.click(screen.getByRole('button', { name: 'Update Project' }));
  await isThere(server, put);
  type(/^Title/, 'Harbour Road');
  type(/^Short Description/, 'Typed meanwhile');
  const saved = testProject({ title: 'Harbour', subtitle: 'As the server cleaned it', updatedAt: later });
  answer.resolve({ status: 200, body: saved });

  expect(
    await screen.findByText('Project updated successfully. What you typed meanwhile is not saved yet.'),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Harbour Road');
  expect(screen.getByLabelText(/^Short Description/)).toHaveValue('Typed meanwhile');
  expect(screen.getByLabelText(/^Subtitle/)).toHaveValue('As the server cleaned it');
  window.dispatchEvent(new Event('pagehide'));
  expect(createDraftStore({ session, form: 'project', id: testId(1) }).load()?.values).toMatchObject({
    base: { title: 'Harbour' },
    values: { title: 'Harbour Road' },
    version: later,
  });

  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Discard unsaved changes?')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Update Project' })).toBeEnabled());
  fireEvent.click(screen.getByRole('button', { name: 'Update Project' }));
  await isThere(server, put, 2);
  expect(server.bodies(put)[1]).toMatchObject({ title: 'Harbour Road', updatedAt: later });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what is typed after a press during a save waits for a press of its own', async () => {
  const answer = heldAnswer();
  const { server } = await openProject(testId(1), (fake) =>
    fake.on(put, answer.promise, { status: 200, body: testProject({ updatedAt: later }) }),
  );
  type(/^Title/, 'Harbour');
  fireEvent.click(screen.getByRole('button', { name: 'Update Project' }));
  await isThere(server, put);
  type(/^Title/, 'Harbour Road');
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  type(/^Title/, 'Harbour Road, half a w');
  answer.resolve({ status: 200, body: testProject({ title: 'Harbour', updatedAt: later }) });
  await screen.findByText('Project updated successfully. What you typed meanwhile is not saved yet.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Update Project' })).toBeEnabled());
  expect(server.bodies(put)).toHaveLength(1);
});

test('what is typed while a stale save is on its way goes into the merge', async () => {
  const answer = heldAnswer();
  const { server } = await openProject(testId(1), (fake) =>
    fake.on(put, answer.promise, { status: 200, body: testProject({ updatedAt: later }) }),
  );
  type(/^Title/, 'Harbour 2');
  fireEvent.click(screen.getByRole('button', { name: 'Update Project' }));
  await isThere(server, put);
  type(/^Short Description/, 'Typed meanwhile');
  const current = testProject({ subtitle: 'Theirs', updatedAt: later });
  answer.resolve({ status: 409, body: { message: 'Stale', current } });
  await isThere(server, put, 2);
  expect(server.bodies(put)[1]).toMatchObject({
    title: 'Harbour 2',
    subtitle: 'Theirs',
    shortDescription: 'Typed meanwhile',
    updatedAt: later,
  });
});

test('a new record that is typed on while it is made goes on as that record', async () => {
  const answer = heldAnswer();
  const { server, session } = await openProject('new', (fake) => {
    fake.on('POST /projects', answer.promise);
    fake.on(put, { status: 200, body: testProject({ title: 'Harbour Road' }) });
  });
  type(/^Title/, 'Harbour');
  type(/Main Image URL/, 'https://pictures.test/a.png');
  type(/GitHub Link/, 'https://github.com/a/b');
  fireEvent.change(screen.getByRole('textbox', { name: /^Technologies/ }), { target: { value: 'React' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create Project' }));
  await isThere(server, 'POST /projects');
  type(/^Title/, 'Harbour Road');
  answer.resolve({ status: 201, body: testProject({ title: 'Harbour' }) });

  expect(await screen.findByText(/^Project created successfully\. What you typed/)).toBeVisible();
  expect(window.location.search).toBe(`?edit=${testId(1)}`);
  window.dispatchEvent(new Event('pagehide'));
  const draft = (id: string) => createDraftStore({ session, form: 'project', id }).load();
  expect(draft('new')).toBeUndefined();
  expect(draft(testId(1))?.values).toMatchObject({ values: { title: 'Harbour Road' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create Project' })).toBeEnabled());
  fireEvent.click(screen.getByRole('button', { name: 'Create Project' }));
  await isThere(server, put);
  expect(server.bodies(put)).toMatchObject([{ title: 'Harbour Road', updatedAt: testProject().updatedAt }]);
  expect(server.bodies('POST /projects')).toHaveLength(1);
});

test('a screen with one record keeps what is typed while it is saved, and says that it is not saved', async () => {
  const answer = heldAnswer();
  const stored = emptyValues(home.fields);
  const { server } = await renderScreen(<SinglePage kind={home} />, {
    prepare(fake) {
      fake.on('GET /home', { status: 200, body: stored });
      fake.on('PUT /home', answer.promise, { status: 200, body: stored });
    },
  });
  await screen.findByRole('button', { name: 'Move Projects down' });
  type(/^Headline/, 'First');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await isThere(server, 'PUT /home');
  type(/^Headline/, 'Second');
  answer.resolve({ status: 200, body: { ...stored, heroLine: 'First' } });
  expect(await screen.findByText(/updated successfully\. What you typed/)).toBeVisible();
  expect(screen.getByLabelText(/^Headline/)).toHaveValue('Second');
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
});

test('a draft after a publication goes onto the version that the publication made', async () => {
  const stored = { ...emptyValues(home.fields), updatedAt: later };
  const view = (version: number) => ({
    record: {
      _id: testId(5),
      kind: 'home',
      title: 'Home page',
      slug: null,
      state: 'live',
      featured: false,
      position: null,
      version: testId(version),
      createdAt: later,
      updatedAt: later,
      trashedAt: null,
      nextAt: null,
      review: null,
    },
    live: { revision: testId(version), data: stored, at: later, author: 'mira' },
    draft: null,
    publications: [],
  });
  const { server } = await renderScreen(<SinglePage kind={home} />, {
    prepare(fake) {
      fake.on('GET /home', { status: 200, body: stored });
      fake.on('GET /records/home/home', { status: 200, body: view(900) });
      fake.on('PUT /home', { status: 200, body: stored });
      fake.on('PUT /records/home/home', { status: 200, body: view(902) });
    },
  });
  await screen.findByRole('button', { name: 'Move Projects down' });
  server.on('GET /records/home/home', { status: 200, body: view(901) });
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Home page updated successfully');
  jest.useFakeTimers();
  type(/^Headline/, 'A draft');
  await act(() => jest.advanceTimersByTimeAsync(seconds(3)));
  expect(server.bodies('PUT /records/home/home')).toMatchObject([{ version: testId(901), autosave: true }]);
});

test('a text that is too long for a draft says so, and no older draft is offered in its place', async () => {
  const { session } = await openProject(testId(1), () => undefined);
  type(/^Short Description/, 'Short');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const draft = () => createDraftStore({ session, form: 'project', id: testId(1) }).load();
  expect(draft()?.values).toMatchObject({ values: { shortDescription: 'Short' } });
  type(/^Short Description/, 'x'.repeat(300 * 1024));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(await screen.findByText(/^What you typed is too long to be kept as a draft/)).toBeVisible();
  expect(draft()).toBeUndefined();
  type(/^Short Description/, 'Short again');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(screen.queryByText(/^What you typed is too long/)).not.toBeInTheDocument());
});
