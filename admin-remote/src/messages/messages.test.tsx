import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createDraftStore } from 'shared-session';
import { heldAnswer } from '../testing/fake-server.ts';
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
  await waitFor(() =>
    expect(server.bodies(`PATCH /messages/${testId(41)}`)).toMatchObject([{ isSpam: true }]),
  );
});

test('state, search and a reply that the server sends', async () => {
  const { user, server } = await open((fake) =>
    fake.on(`POST /messages/${testId(41)}/reply`, { status: 200, body: testMessage({ state: 'replied' }) }),
  );
  await user.click(await screen.findByText('A new shop'));
  await user.selectOptions(screen.getAllByLabelText('State')[1] ?? document.body, 'Won');
  await waitFor(() =>
    expect(server.bodies(`PATCH /messages/${testId(41)}`)).toContainEqual({
      state: 'won',
      updatedAt: testMessage().updatedAt,
    }),
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

const patch = `PATCH /messages/${testId(41)}`;
const reply = `POST /messages/${testId(41)}/reply`;
const later = '2026-10-03T09:00:00.000Z';
const opened = async (prepare?: (server: FakeServer) => void) => {
  const view = await open(prepare);
  await view.user.click(await screen.findByText('A new shop'));
  await screen.findByLabelText('Note');
  return view;
};

describe('a note', () => {
  test('that nobody touched follows a newer one and is not sent when it is left', async () => {
    const { user, server, queries } = await opened((fake) =>
      fake.on('GET /messages', page(testMessage({ isRead: true, note: 'Old' }))),
    );
    expect(screen.getByLabelText('Note')).toHaveValue('Old');
    server.on('GET /messages', page(testMessage({ isRead: true, note: 'Newer', updatedAt: later })));
    await act(() => queries.invalidateQueries());
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('Newer'));
    await user.click(screen.getByLabelText('Note'));
    await user.tab();
    expect(server.bodies(patch)).toEqual([]);
  });

  test('is saved when it is left, on its version, and what is typed meanwhile stays', async () => {
    const answer = heldAnswer();
    const { user, server } = await opened((fake) => {
      fake.on('GET /messages', page(testMessage({ isRead: true })));
      fake.on(patch, answer.promise);
    });
    await user.type(screen.getByLabelText('Note'), 'Call');
    await user.tab();
    await waitFor(() =>
      expect(server.bodies(patch)).toEqual([{ note: 'Call', updatedAt: testMessage().updatedAt }]),
    );
    await user.type(screen.getByLabelText('Note'), ' in May');
    const saved = testMessage({ isRead: true, note: 'Call', updatedAt: later });
    server.on('GET /messages', page(saved));
    answer.resolve({ status: 200, body: saved });
    await waitFor(() =>
      expect(server.calls.filter(({ name }) => name === 'GET /messages').length).toBeGreaterThan(1),
    );
    expect(screen.getByLabelText('Note')).toHaveValue('Call in May');
  });

  test('that two people wrote is shown in both versions', async () => {
    const theirs = testMessage({ isRead: true, note: 'Theirs', updatedAt: later });
    const { user, server } = await opened((fake) => {
      fake.on('GET /messages', page(testMessage({ isRead: true })));
      fake.on(
        patch,
        { status: 409, body: { message: 'Stale', current: theirs } },
        { status: 200, body: theirs },
      );
    });
    await user.type(screen.getByLabelText('Note'), 'Mine');
    await user.tab();
    await user.click(await screen.findByRole('radio', { name: /Their value/ }));
    await user.click(screen.getByRole('button', { name: 'Save with these values' }));
    await waitFor(() => expect(server.bodies(patch)[1]).toEqual({ note: 'Theirs', updatedAt: later }));
  });
});

describe('a reply', () => {
  async function write(prepare?: (server: FakeServer) => void) {
    const view = await opened(prepare);
    await view.user.click(screen.getByRole('button', { name: 'Reply from here' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply' }));
    fireEvent.change(dialog.getByLabelText(/^Text/), { target: { value: 'Gladly.' } });
    return { ...view, dialog };
  }

  test('is not dropped unasked, and is kept as a draft', async () => {
    const { user, session } = await write();
    await user.keyboard('{Escape}');
    fireEvent(screen.getByRole('dialog', { name: 'Reply' }), new Event('cancel', { cancelable: true }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText(/^Text/)).toHaveValue('Gladly.');
    window.dispatchEvent(new Event('pagehide'));
    const draft = createDraftStore({ session, form: 'reply', id: testId(41) }).load();
    expect(draft?.values).toMatchObject({ values: { text: 'Gladly.' } });
  });

  test('has one key for all attempts, after a time-out too', async () => {
    const done = { status: 200, body: testMessage(), headers: { 'idempotent-replayed': 'true' } };
    const { user, server, dialog } = await write((fake) => fake.on(reply, 'timeout', done));
    await user.click(dialog.getByRole('button', { name: 'Send reply' }));
    expect(await dialog.findByText('No answer came. Send it again: it goes out once.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Reply queued')).toBeVisible();
    const keys = server.calls
      .filter(({ name }) => name === reply)
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}-1$/), keys[0]]);
  });

  test('that was changed after an attempt that had arrived is a second mail, if it is sent again', async () => {
    const { user, server, dialog } = await write((fake) =>
      fake.on(
        reply,
        'timeout',
        { status: 422, body: { code: 'KEY_REUSED', message: 'Used', current: testMessage() } },
        { status: 200, body: testMessage() },
      ),
    );
    const send = () => user.click(dialog.getByRole('button', { name: 'Send reply' }));
    await send();
    await dialog.findByText(/^No answer came/);
    fireEvent.change(dialog.getByLabelText(/^Text/), { target: { value: 'Gladly, in May.' } });
    await send();
    expect(await dialog.findByText(/^An earlier attempt had arrived/)).toBeVisible();
    await send();
    expect(await screen.findByText('Reply queued')).toBeVisible();
    const keys = server.calls
      .filter(({ name }) => name === reply)
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.map((key) => key?.slice(-2))).toEqual(['-1', '-1', '-2']);
  });
});

test('without a mail server no reply is offered, and the card says why', async () => {
  await open((fake) => {
    const { status, body } = page(testMessage());
    fake.on('GET /messages', { status, body: { ...body, canReply: false } });
  });
  await screen.findByText('A new shop');
  expect(screen.queryByRole('button', { name: 'Reply from here', hidden: true })).not.toBeInTheDocument();
  expect(screen.getByText(/^No mail server is set up/)).toBeInTheDocument();
});

test('opening what became of a message leaves it unread', async () => {
  const { user, server } = await opened((fake) => {
    fake.on(patch, { status: 200, body: testMessage() });
    fake.on(`GET /messages/${testId(41)}/deliveries`, { status: 200, body: { items: [], total: 0 } });
  });
  await waitFor(() => expect(server.bodies(patch)).toMatchObject([{ isRead: true }]));
  await user.click(screen.getByText('What became of it'));
  await screen.findByRole('list', { name: 'Deliveries' });
  expect(server.bodies(patch)).toMatchObject([{ isRead: true }]);
});

test('a search begins at the first page, and a page beyond the end leads to the last one', async () => {
  const { user, server } = await open((fake) => {
    const { body } = page(testMessage());
    fake.on(
      'GET /messages',
      { status: 200, body: { ...body, messages: [], total: 30, page: 3 } },
      {
        status: 200,
        body: { ...body, total: 30, page: 2 },
      },
    );
    window.history.replaceState(null, '', '/admin/messages');
  });
  await screen.findByText('A new shop');
  expect(window.location.search).toBe('?page=2');
  await user.type(screen.getByRole('searchbox'), 'x');
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() =>
    expect(server.calls.filter(({ name }) => name === 'GET /messages').at(-1)?.params).toMatchObject({
      page: 1,
      q: 'x',
    }),
  );
});
