import { screen, waitFor, within } from '@testing-library/react';
import type { FakeServer } from '../testing/fake-server.ts';
import { testId, testMessage } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import MessagesPage from './messages-page.tsx';

afterEach(forgetSession);

const page = (...messages: ReturnType<typeof testMessage>[]) => ({
  status: 200,
  body: { messages, total: messages.length, unread: 1, keptDays: 0, canReply: true, page: 1, size: 24 },
});

function open(prepare: (server: FakeServer) => void = () => undefined) {
  return renderScreen(<MessagesPage />, {
    path: '/admin/messages',
    prepare(server) {
      server.on('GET /messages', page(testMessage()));
      server.on(`PATCH /messages/${testId(41)}`, { status: 200, body: testMessage({ isRead: true }) });
      prepare(server);
    },
  });
}

test('messages are listed with who sent them, and can be marked', async () => {
  const { user, server } = await open();
  expect(await screen.findByText('A new shop')).toBeVisible();
  expect(screen.getByText('Unread')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as spam', hidden: true }));
  await waitFor(() => expect(server.bodies(`PATCH /messages/${testId(41)}`)).toEqual([{ isSpam: true }]));
});

test('state, search and a reply that the server sends', async () => {
  const { user, server } = await open((fake) =>
    fake.on(`POST /messages/${testId(41)}/reply`, { status: 200, body: testMessage({ state: 'replied' }) }),
  );
  await user.click(await screen.findByText('A new shop'));
  await user.selectOptions(screen.getAllByLabelText('State')[1] ?? document.body, 'Won');
  await waitFor(() =>
    expect(server.bodies(`PATCH /messages/${testId(41)}`)).toContainEqual({ state: 'won' }),
  );
  await user.click(screen.getByRole('button', { name: 'Reply from here', hidden: true }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Begin with'), 'Suggest a call');
  await user.click(dialog.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Reply queued')).toBeVisible();
  const [body] = server.bodies(`POST /messages/${testId(41)}/reply`);
  expect(body).toMatchObject({ subject: 'Re: A new shop' });
  expect(JSON.stringify(body)).toContain('Hello Asha,');
});

test('a person is erased after a question', async () => {
  const { user, server } = await open((fake) =>
    fake.on('POST /messages/erase', {
      status: 200,
      body: { success: true, message: '1 message erased', erased: 1 },
    }),
  );
  await screen.findByText('A new shop');
  await user.click(screen.getByRole('button', { name: 'Erase person', hidden: true }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/Backups keep it until they are replaced/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(server.bodies('POST /messages/erase')).toEqual([{ email: 'asha@visitor.test' }]),
  );
});

test('a message is deleted after a question', async () => {
  const { user } = await open((fake) =>
    fake.on(`DELETE /messages/${testId(41)}`, { status: 200, body: { success: true, message: 'Deleted' } }),
  );
  await screen.findByText('A new shop');
  await user.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText('Are you sure you want to delete this message?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Message deleted successfully')).toBeVisible();
});

test('an empty inbox and a failure say so', async () => {
  const { user } = await open((fake) => fake.on('GET /messages', { status: 500 }, page()));
  expect(await screen.findByText('Error fetching messages')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No messages yet')).toBeVisible();
});
