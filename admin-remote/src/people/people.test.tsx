import { screen, waitFor, within } from '@testing-library/react';
import { heldAnswer } from '../testing/fake-server.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { testMe } from '../testing/test-me.ts';
import PeoplePage from './people-page.tsx';

afterEach(forgetSession);

const times = { createdAt: '2026-11-20T09:00:00.000Z', lastSeenAt: '2026-11-21T09:00:00.000Z' };
const owner = { ...testMe, ...times, isDisabled: false, sessions: 1, hasSecondFactor: true };
const ravi = {
  ...owner,
  _id: testId(2),
  username: 'Ravi',
  email: 'ravi@studio.test',
  may: ['content'],
  hasSecondFactor: false,
};
const invitation = {
  _id: testId(3),
  email: 'new@studio.test',
  may: ['content', 'publish', 'media'],
  createdAt: times.createdAt,
  expiresAt: '2026-11-27T09:00:00.000Z',
};

function open(prepare: (server: FakeServer) => void = () => undefined) {
  return renderScreen(<PeoplePage />, {
    path: '/admin/people',
    prepare(server) {
      server.on('GET /users', { status: 200, body: { users: [owner, ravi], invitations: [invitation] } });
      for (const id of [owner._id, ravi._id])
        server.on(`GET /users/${id}/sessions`, { status: 200, body: { sessions: [] } });
      prepare(server);
    },
  });
}

test('people are listed with what they may do, and invitations that are open', async () => {
  await open();
  const accounts = await screen.findByRole('list', { name: 'Accounts' });
  expect(within(accounts).getByText(/^Owner · Last here .* · Second factor$/)).toBeVisible();
  expect(within(accounts).getByText(/^Author · .* · Password only$/)).toBeVisible();
  expect(screen.getByText(/^Editor · works until 27 Nov 2026/)).toBeVisible();
});

test('somebody is invited with a ready-made set of rights, and the link is shown once', async () => {
  const url = 'https://studio.test/admin/invitation#token';
  const { user, server } = await open((fake) =>
    fake.on('POST /invitations', {
      status: 201,
      body: { url, expiresAt: '2026-11-28T09:00:00.000Z', isMailed: false },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  await user.type(screen.getByLabelText(/Email Address/), 'new@studio.test');
  await user.click(screen.getByRole('button', { name: 'Author' }));
  await user.click(screen.getByRole('button', { name: 'Create invitation' }));
  expect(await screen.findByLabelText(/Link of the invitation/)).toHaveValue(url);
  expect(screen.getByText(/no mail server is set up/)).toBeVisible();
  expect(server.bodies('POST /invitations')).toEqual([{ email: 'new@studio.test', may: ['content'] }]);
});

test('a link for a new password is offered for others, not for the own account', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit Mira' }));
  expect(await screen.findByRole('button', { name: 'Delete account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Link for a new password' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit Ravi' }));
  expect(await screen.findByRole('button', { name: 'Link for a new password' })).toBeVisible();
});

test('rights are changed one by one', async () => {
  const path = `PATCH /users/${testId(2)}`;
  const { user, server } = await open((fake) => fake.on(path, { status: 200, body: ravi }));
  await user.click(await screen.findByRole('button', { name: 'Edit Ravi' }));
  await user.click(screen.getByRole('checkbox', { name: 'Media' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Ravi saved')).toBeVisible();
  expect(server.bodies(path)[0]).toEqual({ may: ['content', 'media'] });
});

test('what is changed while a person is saved stays, and only that is sent', async () => {
  const path = `PATCH /users/${testId(2)}`;
  const answer = heldAnswer();
  const { user, server } = await open((fake) => fake.on(path, answer.promise, { status: 200, body: ravi }));
  await user.click(await screen.findByRole('button', { name: 'Edit Ravi' }));
  await user.click(screen.getByRole('checkbox', { name: 'Media' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByLabelText(/^Name/), ' K');
  answer.resolve({ status: 200, body: { ...ravi, may: ['content', 'media'] } });
  expect(await screen.findByText('Ravi saved')).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Ravi K');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.bodies(path)).toEqual([{ may: ['content', 'media'] }, { username: 'Ravi K' }]),
  );
});

test('the last owner is refused with the reason', async () => {
  const { user } = await open((fake) =>
    fake.on(`PATCH /users/${testId(2)}`, { status: 409, body: { message: 'This is the last owner.' } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Ravi' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This is the last owner.')).toBeVisible();
});

test('who lacks rights can neither give them nor edit somebody who has them', async () => {
  const may = ['content', 'people'];
  const { user } = await open((fake) => fake.on('GET /auth/me', { status: 200, body: { ...testMe, may } }));
  expect(await screen.findByRole('button', { name: 'Edit Ravi' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit Mira' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByRole('button', { name: 'Owner' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Releases' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Author' })).toBeEnabled();
});
