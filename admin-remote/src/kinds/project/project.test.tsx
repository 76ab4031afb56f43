import { screen, waitFor, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import { createDraftStore } from 'shared-session';
import { axeFindings } from 'shared-ui/testing';
import type { FakeServer } from '../../testing/fake-server.ts';
import { mediaPage, testMedia } from '../../testing/media.ts';
import { testId, testProject } from '../../testing/records.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';

import { formValuesOf } from '../../records/form-values.ts';
import { listedProject } from '../../testing/editorial.ts';
import ProjectPage from './project-page.tsx';

afterEach(forgetSession);

const question = 'Are you sure you want to delete this project?';

function open(prepare: (server: FakeServer) => void = () => undefined, path = '/admin/projects') {
  return renderScreen(<ProjectPage />, {
    path,
    prepare(server) {
      server.hold('project', listedProject('live'));
      server.on(`GET /projects/${testId(1)}`, { status: 200, body: testProject() });
      prepare(server);
    },
  });
}

async function openForm(prepare?: (server: FakeServer) => void) {
  const view = await open(prepare, `/admin/projects?edit=${testId(1)}`);
  await screen.findByDisplayValue('Harbour Lane');
  return view;
}

test('the list shows its header, its button and a card with Edit and Delete', async () => {
  const { container } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Project Management' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add New Project' })).toBeVisible();
  const card = within(await screen.findByRole('article', { name: 'Harbour Lane' }));
  expect(card.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('search, order and page live in the address', async () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    listedProject('live', { _id: testId(index + 1), title: `Project ${index + 1}` }),
  );
  const { user } = await open((server) => server.hold('project', ...many));
  await user.click(await screen.findByRole('link', { name: '2' }));
  await screen.findByText('Project 6');
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(window.location.search).toBe('?page=2');
  await user.click(screen.getByRole('searchbox', { name: 'Search projects' }));
  await user.paste('project 30');
  await screen.findByText('1 of 30 projects');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(window.location.search).toBe('?q=project+30');
  await user.clear(screen.getByRole('searchbox'));
  await user.paste('nothing like it');
  expect(await screen.findByText('No projects found')).toBeVisible();
});

test('an empty list says so and a failed one offers another try', async () => {
  const { user } = await open((server) => server.on('GET /records/project', { status: 500 }, 'held'));
  expect((await screen.findAllByText('Error fetching projects'))[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Harbour Lane' })).toBeVisible();
});

test('a list without records leads to the first one', async () => {
  await open((server) => server.hold('project'));
  expect(await screen.findByText('No projects yet')).toBeVisible();
});

test('an empty form names every required field, beneath it and in a summary that takes the focus', async () => {
  const { user, server } = await open(undefined, '/admin/projects?edit=new');
  await user.click(await screen.findByRole('button', { name: 'Create Project' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  for (const name of ['Title', 'Main Image URL', 'GitHub Link', 'Technologies']) {
    expect(within(summary).getByRole('link', { name })).toBeVisible();
    expect(screen.getByText(`${name} is required`)).toBeVisible();
  }
  await user.click(within(summary).getByRole('link', { name: 'GitHub Link' }));
  expect(screen.getByLabelText(/GitHub Link/)).toHaveFocus();
  expect(server.bodies('POST /projects')).toEqual([]);
});

test('a field that is no longer asked for is no fault any more', async () => {
  const { user } = await open(undefined, '/admin/projects?edit=new');
  await user.click(await screen.findByRole('button', { name: 'Create Project' }));
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByRole('link', { name: 'GitHub Link' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'The code is public' }));
  expect(summary.queryByRole('link', { name: 'GitHub Link' })).not.toBeInTheDocument();
  expect(summary.getByRole('link', { name: 'Title' })).toBeVisible();
});

test('a new project is sent as it will be stored, once, and the list reloads', async () => {
  const { user, server } = await open(
    (fake) => fake.on('POST /projects', { status: 201, body: testProject() }),
    '/admin/projects?edit=new',
  );
  await user.type(await screen.findByLabelText(/^Title/), 'Harbour Lane');
  await user.type(screen.getByLabelText(/Main Image URL/), 'https://pictures.test/a.png');
  await user.type(screen.getByLabelText(/GitHub Link/), 'https://github.com/a/b');
  await user.type(screen.getByRole('textbox', { name: /^Technologies/ }), ' React, , Node.js ,');
  expect(screen.getByRole('list', { name: 'Technologies, as stored' })).toHaveTextContent('ReactNode.js');
  await user.dblClick(screen.getByRole('button', { name: 'Create Project' }));

  expect(await screen.findByText('Project created successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.bodies('POST /projects')).toEqual([
    expect.objectContaining({ title: 'Harbour Lane', technologies: ['React', 'Node.js'] }),
  ]);
  expect(server.bodies('POST /projects')[0]).not.toHaveProperty('publishedYear');
  expect(server.calls.find(({ name }) => name === 'POST /projects')?.authorization).toBe('Bearer token-1');
  await waitFor(() => expect(server.bodies('GET /records/project').length).toBeGreaterThan(1));
});

test('a project whose answer got lost is not made twice: what was typed since is saved over it', async () => {
  const { user, server } = await open((fake) => {
    const used = { status: 422, body: { code: 'KEY_REUSED', message: 'Used', current: testProject() } };
    fake.on('POST /projects', 'offline', used);
    fake.on(`PUT /projects/${testId(1)}`, { status: 200, body: testProject() });
  }, '/admin/projects?edit=new');
  await user.type(await screen.findByLabelText(/^Title/), 'Harbour');
  await user.type(screen.getByLabelText(/Main Image URL/), 'https://pictures.test/a.png');
  await user.type(screen.getByLabelText(/GitHub Link/), 'https://github.com/a/b');
  await user.type(screen.getByRole('textbox', { name: /^Technologies/ }), 'React');
  await user.click(screen.getByRole('button', { name: 'Create Project' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error saving project');
  await user.type(screen.getByLabelText(/^Title/), ' Lane');
  await user.click(screen.getByRole('button', { name: 'Create Project' }));

  expect(await screen.findByText('Project created successfully')).toBeVisible();
  const keys = server.calls
    .filter(({ name }) => name === 'POST /projects')
    .map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  expect(server.bodies(`PUT /projects/${testId(1)}`)).toEqual([
    expect.objectContaining({ title: 'Harbour Lane', updatedAt: testProject().createdAt }),
  ]);
});

test('an edit begins with the stored values and sends the version it was made on', async () => {
  const { user, server } = await openForm((fake) =>
    fake.on(`PUT /projects/${testId(1)}`, { status: 200, body: testProject() }),
  );
  await user.clear(screen.getByLabelText(/Published Year/));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Project updated successfully')).toBeVisible();
  const [body] = server.bodies(`PUT /projects/${testId(1)}`);
  expect(body).toMatchObject({ title: 'Harbour Lane', updatedAt: '2026-10-02T09:00:00.000Z' });
  expect(body).not.toHaveProperty('publishedYear');
});

test.each([
  ['the server message', { status: 500, body: { message: 'Disk full' } } as const, 'Disk full'],
  ['the error field', { status: 500, body: { error: 'Broken' } } as const, 'Broken'],
  ['its own words', { status: 500 } as const, 'Error saving project'],
  ['its own words without network', 'offline' as const, 'Error saving project'],
])('a failed save says %s and keeps the values', async (_, answer, text) => {
  const { user } = await openForm((fake) => fake.on(`PUT /projects/${testId(1)}`, answer));
  await user.type(screen.getByLabelText(/^Title/), ' 2');
  await user.click(screen.getByRole('button', { name: 'Update Project' }));
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Harbour Lane 2');
});

test('fields that the server refuses are marked', async () => {
  const { user } = await openForm((fake) =>
    fake.on(`PUT /projects/${testId(1)}`, {
      status: 400,
      body: { message: 'Invalid', fields: { 'technologies.0': 'Technologies are wrong' } },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Update Project' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Technologies/ })).toHaveAccessibleDescription(
      /Technologies are wrong/,
    ),
  );
});

/** Saves a changed title over a record that somebody else has changed meanwhile. */
async function saveAfterChange(theirs: ReturnType<typeof testProject>) {
  const opened = await openForm((fake) =>
    fake.on(
      `PUT /projects/${testId(1)}`,
      { status: 409, body: { message: 'Stale', current: theirs } },
      { status: 200, body: theirs },
    ),
  );
  await opened.user.type(screen.getByLabelText(/^Title/), ' 2');
  await opened.user.click(screen.getByRole('button', { name: 'Update Project' }));
  return opened;
}

test('changes by another admin in other fields are merged and saved', async () => {
  const theirs = testProject({ subtitle: 'Their subtitle', updatedAt: '2026-10-03T09:00:00.000Z' });
  const { server } = await saveAfterChange(theirs);
  expect(await screen.findByText('Project updated successfully')).toBeVisible();
  expect(screen.getByText('Kept what was changed elsewhere: Subtitle')).toBeVisible();
  expect(server.bodies(`PUT /projects/${testId(1)}`)[1]).toMatchObject({
    title: 'Harbour Lane 2',
    subtitle: 'Their subtitle',
    updatedAt: '2026-10-03T09:00:00.000Z',
  });
});

test('where both changed the same field, both values are shown to choose from', async () => {
  const theirs = testProject({ title: 'Their title', updatedAt: '2026-10-03T09:00:00.000Z' });
  const { user, server } = await saveAfterChange(theirs);
  const choice = within(await screen.findByRole('group', { name: 'Title' }));
  expect(choice.getByRole('radio', { name: /Your value.*Harbour Lane 2/s })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Save with these values' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Update Project' })).not.toBeInTheDocument();
  await user.click(choice.getByRole('radio', { name: /Their value.*Their title/s }));
  await user.click(screen.getByRole('button', { name: 'Save with these values' }));
  expect(await screen.findByText('Project updated successfully')).toBeVisible();
  expect(server.bodies(`PUT /projects/${testId(1)}`)[1]).toMatchObject({ title: 'Their title' });
});

test('values stored by an own unanswered save are no conflict', async () => {
  const own = testProject({ title: 'Harbour Lane 2', updatedAt: '2026-10-03T09:00:00.000Z' });
  const { user, server } = await openForm((fake) =>
    fake.on(
      `PUT /projects/${testId(1)}`,
      'offline',
      { status: 409, body: { message: 'Stale', current: own } },
      { status: 200, body: own },
    ),
  );
  await user.type(screen.getByLabelText(/^Title/), ' 2');
  await user.click(screen.getByRole('button', { name: 'Update Project' }));
  expect((await screen.findAllByText('Error saving project'))[0]).toBeVisible();
  await user.type(screen.getByLabelText(/^Title/), '3');
  await user.click(screen.getByRole('button', { name: 'Update Project' }));
  expect(await screen.findByText('Project updated successfully')).toBeVisible();
  expect(server.bodies(`PUT /projects/${testId(1)}`)[2]).toMatchObject({ title: 'Harbour Lane 23' });
});

test('a draft that is typed back to what is stored is kept no more', async () => {
  const { user, session } = await openForm();
  await user.type(screen.getByLabelText(/^Title/), '2');
  await user.type(screen.getByLabelText(/^Title/), '{Backspace}');
  const store = createDraftStore({ session, form: 'project', id: testId(1) });
  expect(store.load()).toBeUndefined();
});

test('a draft of a release with other fields offers those that are still there', async () => {
  const { user, session } = await open();
  const { title: _title, ...rest } = formValuesOf(project.fields, testProject());
  const store = createDraftStore({ session, form: 'project', id: testId(1) });
  const base = { ...rest, colour: 'blue' };
  store.save({ base, values: { ...base, colour: 'red', subtitle: 'My subtitle' }, version: 'x' });
  store.flush();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('region', { name: 'Subtitle' })).toBeVisible();
  expect(screen.queryByText('red')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore draft' }));
  expect(screen.getByLabelText(/Subtitle/)).toHaveValue('My subtitle');
  expect(screen.getByLabelText(/^Title/)).toHaveValue(testProject().title);
});

test.each(['Cancel', 'Close', 'Escape'])('leaving a changed form by %s is asked about', async (way) => {
  const { user } = await openForm();
  const form = within(screen.getByRole('dialog'));
  const leave = () =>
    way === 'Escape' ? user.keyboard('{Escape}') : user.click(form.getByRole('button', { name: way }));
  await user.type(screen.getByLabelText(/^Title/), ' 2');
  await leave();
  expect(await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Harbour Lane 2');
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a draft of an earlier visit is offered with what differs, and replaces nothing by itself', async () => {
  const { user, session } = await open();
  const base = formValuesOf(project.fields, testProject());
  const store = createDraftStore({ session, form: 'project', id: testId(1) });
  store.save({ base, values: { ...base, title: 'My title' }, version: 'x' });
  store.flush();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const row = within(await screen.findByRole('region', { name: 'Title' }));
  expect(row.getByLabelText('Your draft')).toHaveTextContent('My title');
  expect(row.getByLabelText('Stored now')).toHaveTextContent('Harbour Lane');
  await user.click(screen.getByRole('button', { name: 'Restore draft' }));
  expect(screen.getByLabelText(/^Title/)).toHaveValue('My title');
  expect(screen.getByLabelText(/Subtitle/)).toHaveValue('A shop');
});

test('delete asks with the exact sentence, the focus on Cancel', async () => {
  const { user, server } = await open((fake) =>
    fake.on(`DELETE /projects/${testId(1)}`, { status: 200, body: { success: true } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('alertdialog');
  expect(within(dialog).getByText(question)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Project deleted successfully')).toBeVisible();
  expect(server.bodies(`DELETE /projects/${testId(1)}`)).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('after a delete the focus is on the next card, after the last one on the heading', async () => {
  const second = listedProject('live', { _id: testId(2), title: 'Quay' });
  const { user } = await open((fake) => {
    fake.hold('project', listedProject('live', { createdAt: '2026-10-03T09:00:00.000Z' }), second);
    for (const id of [1, 2])
      fake.on(`DELETE /projects/${testId(id)}`, { status: 200, body: { success: true } });
  });
  const remove = async (title: string) => {
    const card = await screen.findByRole('article', { name: title });
    await user.click(within(card).getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(card).not.toBeInTheDocument());
  };
  await remove('Harbour Lane');
  const quay = within(screen.getByRole('article', { name: 'Quay' }));
  expect(quay.getAllByRole('button')).toContain(document.activeElement);
  await remove('Quay');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a delete that fails says so', async () => {
  const { user } = await open((fake) => fake.on(`DELETE /projects/${testId(1)}`, 'offline'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Error deleting project')).toBeVisible();
});

test('the accent is proposed from the main picture, if the library knows its colour', async () => {
  const picture = testMedia({ placeholder: '#aa5500' });
  const { user } = await open(
    (fake) => {
      fake.on(`GET /projects/${testId(1)}`, { status: 200, body: testProject({ mainimage: picture.url }) });
      fake.on('GET /media', mediaPage(picture), mediaPage());
    },
    `/admin/projects?edit=${testId(1)}`,
  );
  const propose = await screen.findByRole('button', { name: 'Take from main picture' });
  await user.click(propose);
  await waitFor(() => expect(screen.getByLabelText('Accent colour')).toHaveValue('#aa5500'));
  await user.click(propose);
  expect(await screen.findByText('The library knows no colour of the main picture')).toBeVisible();
});

test('the preview of search result and share card follows the fields and says what is too long', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('button', { name: /^Search and sharing/ }));
  const preview = within(screen.getByRole('figure', { name: 'Preview of search result and share card' }));
  expect(preview.getByText('Harbour Lane | Admin')).toBeVisible();
  expect(preview.getByText(`https://studio.test/projects/${testId(1)}`)).toBeVisible();
  expect(preview.getAllByText('A quick shop')).toHaveLength(2);
  expect(preview.getByText('Title: 12 of 60 characters')).toBeVisible();
  await user.click(screen.getByLabelText(/^Search title/));
  await user.paste('x'.repeat(61));
  expect(preview.getByText('Title: 61 of 60 characters; the end may be cut off')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Hide from search engines' }));
  expect(preview.getByText('Search engines are asked to leave this page out.')).toBeVisible();
});
