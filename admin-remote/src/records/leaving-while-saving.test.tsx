import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import TechnologyPage from '../kinds/technology/technology-page.tsx';
import MessagesPage from '../messages/messages-page.tsx';
import { listedProject } from '../testing/editorial.ts';
import { heldAnswer } from '../testing/fake-server.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { isSent, saveButton } from '../testing/form-controls.ts';
import { testId, testMessage, testProject, testTechnology } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { RecordsPage } from './records-page.tsx';

afterEach(forgetSession);

const [one, two] = [testProject(), testProject({ _id: testId(2), title: 'Tea Ledger' })];
const put = `PUT /projects/${one._id}`;
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openProjects(path: string, prepare: (server: FakeServer) => void) {
  const view = await renderScreen(<RecordsPage kind={project} />, {
    path,
    prepare(server) {
      server.hold('project', listedProject('live', one), listedProject('live', two));
      for (const each of [one, two]) server.on(`GET /projects/${each._id}`, { status: 200, body: each });
      prepare(server);
    },
  });
  await screen.findByLabelText(/^Title/);
  return view;
}

/** Leaves the open form while it is saved, and opens that of the second project and types into it. */
async function goOnWithSecond(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByLabelText(/^Title/)).not.toBeInTheDocument());
  const card = within(await screen.findByRole('article', { name: 'Tea Ledger' }));
  fireEvent.click(card.getByRole('button', { name: 'Edit' }));
  await screen.findByDisplayValue('Tea Ledger');
  type(/^Title/, 'Tea Ledger 2');
}

function secondIsOpen(): void {
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Tea Ledger 2');
  expect(window.location.search).toBe(`?edit=${two._id}`);
}

test('the answer to a form that was left leaves the one that is open now alone', async () => {
  const answer = heldAnswer();
  const { server } = await openProjects(`/admin/projects?edit=${one._id}`, (fake) =>
    fake.on(put, answer.promise),
  );
  type(/^Title/, 'Harbour 2');
  fireEvent.click(saveButton());
  await isSent(server, put, 1);
  await goOnWithSecond();
  answer.resolve({ status: 200, body: { ...one, title: 'Harbour 2' } });
  expect(await screen.findByText('Project updated successfully')).toBeVisible();
  secondIsOpen();
});

test('a new record that is made after its form was left does not take the place of the open one', async () => {
  const answer = heldAnswer();
  const { server } = await openProjects('/admin/projects?edit=new', (fake) =>
    fake.on('POST /projects', answer.promise),
  );
  type(/^Title/, 'Harbour');
  type(/Main Image URL/, 'https://pictures.test/a.png');
  type(/GitHub Link/, 'https://github.com/a/b');
  fireEvent.change(screen.getByRole('textbox', { name: /^Technologies/ }), { target: { value: 'React' } });
  fireEvent.click(saveButton());
  await isSent(server, 'POST /projects', 1);
  await goOnWithSecond();
  answer.resolve({ status: 201, body: testProject({ _id: testId(3), title: 'Harbour' }) });
  expect(await screen.findByText('Project created successfully')).toBeVisible();
  secondIsOpen();
});

test('a save that clashes after its form was left says what was not saved', async () => {
  const answer = heldAnswer();
  const { server } = await openProjects(`/admin/projects?edit=${one._id}`, (fake) =>
    fake.on(put, answer.promise),
  );
  type(/^Title/, 'Harbour 2');
  fireEvent.click(saveButton());
  await isSent(server, put, 1);
  await goOnWithSecond();
  const current = { ...one, title: 'Harbour 3', updatedAt: '2026-10-03T09:00:00.000Z' };
  answer.resolve({ status: 409, body: { message: 'Stale', current } });
  expect(await screen.findByText('Not saved: someone else changed Title meanwhile')).toBeVisible();
  secondIsOpen();
});

test('a technology that is added after its form was left does not close the next form', async () => {
  const answer = heldAnswer();
  const { server } = await renderScreen(<TechnologyPage />, {
    path: '/admin/technologies?edit=new',
    prepare(fake) {
      fake.on('GET /technologies', { status: 200, body: { technologies: [testTechnology()] } });
      fake.on('POST /technologies', answer.promise);
    },
  });
  await screen.findByLabelText(/^Name/);
  type(/^Name/, 'Maps');
  type(/^Logo URL/, 'https://pictures.test/maps.svg');
  fireEvent.click(saveButton());
  await isSent(server, 'POST /technologies', 1);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByLabelText(/^Name/)).not.toBeInTheDocument());
  fireEvent.click(screen.getByRole('button', { name: 'Add Technology' }));
  await screen.findByLabelText(/^Name/);
  type(/^Name/, 'Fastify');
  answer.resolve({ status: 201, body: testTechnology({ _id: testId(32), name: 'Maps' }) });
  expect(await screen.findByText('Technology added successfully!')).toBeVisible();
  expect(window.location.search).toBe('?edit=new');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Fastify');
});

test('a reply that is queued after its form was left does not close the next one', async () => {
  const answer = heldAnswer();
  const [first, second] = [testMessage(), testMessage({ _id: testId(42), name: 'Ben', subject: 'A blog' })];
  const { server } = await renderScreen(<MessagesPage />, {
    path: '/admin/messages',
    prepare(fake) {
      fake.on('GET /messages', {
        status: 200,
        body: {
          messages: [first, second],
          total: 2,
          unread: 2,
          keptDays: 0,
          canReply: true,
          page: 1,
          size: 24,
        },
      });
      fake.on(`POST /messages/${first._id}/reply`, answer.promise);
    },
  });
  const replies = await screen.findAllByRole('button', { name: 'Reply from here', hidden: true });
  fireEvent.click(replies[0] as HTMLElement);
  await screen.findByLabelText(/^Text/);
  type(/^Text/, 'Gladly.');
  fireEvent.click(saveButton());
  await isSent(server, `POST /messages/${first._id}/reply`, 1);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByLabelText(/^Text/)).not.toBeInTheDocument());
  fireEvent.click(replies[1] as HTMLElement);
  await screen.findByLabelText(/^Text/);
  type(/^Text/, 'Of course.');
  answer.resolve({ status: 200, body: { ...first, state: 'replied' } });
  expect(await screen.findByText('Reply queued')).toBeVisible();
  expect(screen.getByLabelText(/^Text/)).toHaveValue('Of course.');
});
