import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Message } from 'content-api/contract';
import { heldAnswer } from '../testing/fake-server.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { isSent, saveButton } from '../testing/form-controls.ts';
import { testId, testMessage } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import MessagesPage from './messages-page.tsx';

afterEach(forgetSession);

const message = testMessage({ isRead: true });
const patch = `PATCH /messages/${message._id}`;
const reply = `POST /messages/${message._id}/reply`;
const stamp = (day: number) => `2026-10-0${day}T09:00:00.000Z`;
const changed = (changes: Partial<Message>, day = 3) => ({ ...message, ...changes, updatedAt: stamp(day) });
const saved = (changes: Partial<Message>, day?: number) => ({ status: 200, body: changed(changes, day) });
const stale = (changes: Partial<Message>) => ({
  status: 409,
  body: { message: 'Stale', current: changed(changes) },
});
const list = (...messages: Message[]) => ({
  status: 200,
  body: { messages, total: messages.length, unread: 0, keptDays: 0, canReply: true, page: 1, size: 24 },
});

async function open(prepare: (server: FakeServer) => void) {
  const view = await renderScreen(<MessagesPage />, {
    path: '/admin/messages',
    prepare(server) {
      server.on('GET /messages', list(message));
      prepare(server);
    },
  });
  fireEvent.click(await screen.findByText('A new shop'));
  return view;
}

const stateOf = () => screen.getAllByLabelText('State')[1] as HTMLSelectElement;
const choose = (select: HTMLElement, value: string) => fireEvent.change(select, { target: { value } });

test('a state is set onto the version that is shown; what somebody else changed elsewhere in it stays', async () => {
  const { server } = await open((fake) =>
    fake.on(patch, stale({ assignee: testId(9) }), saved({ assignee: testId(9), state: 'won' }, 4)),
  );
  server.on('GET /messages', list(changed({ assignee: testId(9), state: 'won' }, 4)));
  choose(stateOf(), 'won');
  await isSent(server, patch, 2);
  expect(server.bodies(patch)).toEqual([
    { state: 'won', updatedAt: message.updatedAt },
    { state: 'won', updatedAt: stamp(3) },
  ]);
  await waitFor(() => expect(screen.getByLabelText('Assigned to')).toHaveValue(testId(9)));
  expect(stateOf()).toHaveValue('won');
});

test('a state that somebody else set meanwhile is not overwritten: it is said and shown', async () => {
  const { server } = await open((fake) => fake.on(patch, stale({ state: 'lost' })));
  server.on('GET /messages', list(changed({ state: 'lost' })));
  choose(stateOf(), 'won');
  expect(
    await screen.findByText('Somebody else changed this meanwhile: state. Your change was not saved.'),
  ).toBeVisible();
  await waitFor(() => expect(stateOf()).toHaveValue('lost'));
  expect(server.bodies(patch)).toHaveLength(1);
});

test('changes that are pressed one after the other are saved in that order, each onto the one before', async () => {
  const answer = heldAnswer();
  const { server } = await open((fake) =>
    fake.on(patch, answer.promise, saved({ state: 'lost' }, 4), saved({ state: 'lost' }, 5)),
  );
  choose(stateOf(), 'won');
  await isSent(server, patch, 1);
  choose(stateOf(), 'lost');
  await waitFor(() => expect(stateOf()).toHaveValue('lost'));
  const me = screen.getByText<HTMLOptionElement>(/\(me\)$/).value;
  choose(screen.getByLabelText('Assigned to'), me);
  expect(server.bodies(patch)).toHaveLength(1);
  answer.resolve(saved({ state: 'won' }));
  await isSent(server, patch, 3);
  expect(server.bodies(patch)).toEqual([
    { state: 'won', updatedAt: message.updatedAt },
    { state: 'lost', updatedAt: stamp(3) },
    { assignee: me, updatedAt: stamp(4) },
  ]);
});

test('a message that is gone is said, and leaves the list', async () => {
  const { server } = await open((fake) =>
    fake.on(patch, { status: 404, body: { message: 'Message not found' } }),
  );
  server.on('GET /messages', list());
  choose(stateOf(), 'won');
  expect(await screen.findByText('Message not found')).toBeVisible();
  expect(await screen.findByText('No messages yet')).toBeVisible();
});

test('who answers a message that somebody else has answered meanwhile is told, and keeps the text', async () => {
  const { server } = await open((fake) =>
    fake.on(reply, stale({ state: 'replied', repliedAt: stamp(3) }), saved({ state: 'replied' })),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reply from here', hidden: true }));
  fireEvent.change(await screen.findByLabelText(/^Text/), { target: { value: 'Gladly.' } });
  fireEvent.click(saveButton());
  expect(await screen.findByText(/^Somebody else has answered this message meanwhile/)).toBeVisible();
  expect(screen.getByLabelText(/^Text/)).toHaveValue('Gladly.');
  await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-disabled'));
  fireEvent.click(saveButton());
  await isSent(server, reply, 2);
  expect(server.bodies(reply)).toMatchObject([{ repliedAt: null }, { repliedAt: stamp(3) }]);
  expect(await screen.findByText('Reply queued')).toBeVisible();
});

test('what is typed into a reply while it is sent stays, and two presses are one mail', async () => {
  const answer = heldAnswer();
  const { server } = await open((fake) => fake.on(reply, answer.promise));
  fireEvent.click(screen.getByRole('button', { name: 'Reply from here', hidden: true }));
  fireEvent.change(await screen.findByLabelText(/^Text/), { target: { value: 'Gladly.' } });
  fireEvent.click(saveButton());
  fireEvent.click(saveButton());
  await isSent(server, reply, 1);
  fireEvent.change(screen.getByLabelText(/^Text/), { target: { value: 'Gladly. And soon.' } });
  answer.resolve(saved({ state: 'replied' }));
  expect(await screen.findByText('Reply queued')).toBeVisible();
  expect(screen.getByLabelText(/^Text/)).toHaveValue('Gladly. And soon.');
  expect(server.bodies(reply)).toHaveLength(1);
});

const note = () => screen.getByLabelText('Note');
const writeNote = (value: string) => {
  fireEvent.change(note(), { target: { value } });
  fireEvent.blur(note());
};

test('two people who write a note choose between both', async () => {
  const { server } = await open((fake) =>
    fake.on(patch, stale({ note: 'Rang them' }), saved({ note: 'Call them' }, 4)),
  );
  await screen.findByLabelText('Note');
  writeNote('Call them');
  fireEvent.click(await screen.findByRole('radio', { name: /^Your value/ }));
  expect(screen.getByText('Rang them')).toBeVisible();
  fireEvent.click(screen.getByText('Save with these values'));
  await isSent(server, patch, 2);
  expect(server.bodies(patch)[1]).toEqual({ note: 'Call them', updatedAt: stamp(3) });
  await waitFor(() => expect(note()).toBeVisible());
});

test('a note of a message that is gone is said and kept; a note that is typed on is saved again', async () => {
  const answer = heldAnswer();
  const { server } = await open((fake) =>
    fake.on(
      patch,
      { status: 404, body: { message: 'Message not found' } },
      answer.promise,
      saved({ note: 'Call twice' }, 4),
    ),
  );
  await screen.findByLabelText('Note');
  writeNote('Call');
  expect(await screen.findByText('Message not found')).toBeVisible();
  expect(note()).toHaveValue('Call');
  fireEvent.blur(note());
  await isSent(server, patch, 2);
  fireEvent.change(note(), { target: { value: 'Call twice' } });
  answer.resolve(saved({ note: 'Call' }));
  await waitFor(() => expect(server.bodies('GET /messages').length).toBeGreaterThan(1));
  expect(note()).toHaveValue('Call twice');
});
