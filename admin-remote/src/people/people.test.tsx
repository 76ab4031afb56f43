import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testSettings } from '../testing/editorial.ts';
import { heldAnswer } from '../testing/fake-server.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { isSent, saveButton } from '../testing/form-controls.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { testMe } from '../testing/test-me.ts';
import PeoplePage from './people-page.tsx';

afterEach(forgetSession);

const laterStamp = '2026-11-22T09:00:00.000Z';

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
  expect(server.bodies(path)[0]).toEqual({ may: ['content', 'media'], updatedAt: ravi.updatedAt });
});

test('what is changed while a person is saved stays, and only that is sent', async () => {
  const path = `PATCH /users/${testId(2)}`;
  const answer = heldAnswer();
  const { user, server } = await open((fake) =>
    fake.on(path, answer.promise, {
      status: 200,
      body: { ...ravi, username: 'Ravi K', may: ['content', 'media'] },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Ravi' }));
  await user.click(screen.getByRole('checkbox', { name: 'Media' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByLabelText(/^Name/), ' K');
  answer.resolve({ status: 200, body: { ...ravi, may: ['content', 'media'], updatedAt: laterStamp } });
  expect(await screen.findByText('Ravi saved')).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Ravi K');
  await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-disabled'));
  await user.click(saveButton());
  await isSent(server, path, 2);
  expect(server.bodies(path)).toEqual([
    { may: ['content', 'media'], updatedAt: ravi.updatedAt },
    { username: 'Ravi K', updatedAt: laterStamp },
  ]);
  expect(await screen.findByText('Ravi K saved')).toBeVisible();
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

const personPath = `PATCH /users/${testId(2)}`;

async function editRavi(prepare: (server: FakeServer) => void) {
  const view = await open(prepare);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Ravi' }));
  await screen.findByLabelText(/^Name/);
  return view;
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('rights that somebody else gave meanwhile stay beside a new name', async () => {
  const current = { ...ravi, may: ['content', 'media'], updatedAt: laterStamp };
  const { server } = await editRavi((fake) =>
    fake.on(
      personPath,
      { status: 409, body: { message: 'Stale', current } },
      { status: 200, body: { ...current, username: 'Ravi K' } },
    ),
  );
  type(/^Name/, 'Ravi K');
  fireEvent.click(saveButton());
  await isSent(server, personPath, 2);
  expect(server.bodies(personPath)[1]).toEqual({ username: 'Ravi K', updatedAt: laterStamp });
  expect(await screen.findByText('Kept what was changed elsewhere: Rights')).toBeVisible();
  expect(await screen.findByText('Ravi K saved')).toBeVisible();
});

test('of two names that were given at once, one is chosen', async () => {
  const current = { ...ravi, username: 'R. Kumar', updatedAt: laterStamp };
  const { server } = await editRavi((fake) =>
    fake.on(personPath, { status: 409, body: { message: 'Stale', current } }, { status: 200, body: current }),
  );
  type(/^Name/, 'Ravi K');
  fireEvent.click(saveButton());
  fireEvent.click(await screen.findByRole('radio', { name: /^Their value\s*R. Kumar/ }));
  expect(screen.getByRole('radio', { name: /^Your value\s*Ravi K/ })).toBeVisible();
  fireEvent.click(screen.getByText('Save with these values'));
  await isSent(server, personPath, 2);
  expect(server.bodies(personPath)[1]).toEqual({ updatedAt: laterStamp });
  expect(await screen.findByText('R. Kumar saved')).toBeVisible();
});

test('an account that is gone is said, and what was typed is kept and asked about', async () => {
  await editRavi((fake) => fake.on(personPath, { status: 404, body: { message: 'Account not found' } }));
  type(/^Name/, 'Ravi K');
  fireEvent.click(saveButton());
  fireEvent.click(saveButton());
  expect(await screen.findByText('Account not found')).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Ravi K');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Discard unsaved changes?')).toBeVisible();
});

test('a person is saved once by two presses, and who leaves meanwhile keeps the next form', async () => {
  const answer = heldAnswer();
  const { server } = await editRavi((fake) => fake.on(personPath, answer.promise));
  type(/^Name/, 'Ravi K');
  fireEvent.click(saveButton());
  fireEvent.click(saveButton());
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await isSent(server, personPath, 1);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByLabelText(/^Name/)).not.toBeInTheDocument());
  fireEvent.click(screen.getByRole('button', { name: 'Edit Mira' }));
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Mira');
  answer.resolve({ status: 200, body: { ...ravi, username: 'Ravi K' } });
  expect(await screen.findByText('Ravi K saved')).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Mira');
  expect(server.bodies(personPath)).toHaveLength(1);
});

test('another address that is typed while an invitation is made stays, beside the link of the first', async () => {
  const answer = heldAnswer();
  const { server } = await open((fake) => fake.on('POST /invitations', answer.promise));
  fireEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  type(/Email Address/, 'one@studio.test');
  fireEvent.click(saveButton());
  fireEvent.click(saveButton());
  await isSent(server, 'POST /invitations', 1);
  type(/Email Address/, 'two@studio.test');
  const link = { url: 'https://studio.test/admin/invitation#one', expiresAt: laterStamp, isMailed: false };
  answer.resolve({ status: 201, body: link });
  expect(await screen.findByText(/^Pass this link on to one@studio.test/)).toBeVisible();
  expect(screen.getByLabelText(/Link of the invitation/)).toHaveValue(link.url);
  expect(screen.getByLabelText(/Email Address/)).toHaveValue('two@studio.test');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Discard unsaved changes?')).toBeVisible();
});

test('an address that somebody else invited meanwhile is said, and stays', async () => {
  const message = 'There is an account with this e-mail already';
  await open((fake) =>
    fake.on('POST /invitations', { status: 409, body: { message, fields: { email: message } } }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  type(/Email Address/, 'one@studio.test');
  fireEvent.click(saveButton());
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/Email Address/)).toHaveValue('one@studio.test');
});

test('an invitation that was not answered is asked for under the same key, another one under its own', async () => {
  const made = { url: 'https://studio.test/a#b', expiresAt: laterStamp, isMailed: false };
  const { server } = await open((fake) =>
    fake.on('POST /invitations', 'offline', 'offline', { status: 201, body: made }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const email = screen.getByLabelText(/Email Address/);
  for (const [index, address] of ['a@studio.test', 'a@studio.test', 'b@studio.test'].entries()) {
    fireEvent.change(email, { target: { value: address } });
    await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-disabled'));
    fireEvent.click(saveButton());
    await isSent(server, 'POST /invitations', index + 1);
  }
  expect(await screen.findByLabelText(/Link of the invitation/)).toHaveValue(made.url);
  const keys = server.calls
    .filter(({ name }) => name === 'POST /invitations')
    .map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[0]).toMatch(/^\w{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

describe('content in several languages', () => {
  const settings = {
    status: 200,
    body: { ...testSettings.body, languages: ['en', 'de', 'fr'] },
  };

  test('an account is limited to languages, and may have all of them again', async () => {
    const { user, server } = await open((fake) => {
      fake.on('GET /settings', settings);
      fake.on(
        `PATCH /users/${ravi._id}`,
        { status: 200, body: { ...ravi, languages: ['de'] } },
        { status: 200, body: ravi },
      );
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Ravi' }));
    const group = await screen.findByRole('group', { name: 'Languages of the content' });
    const tick = (name: string) => within(group).getByRole('checkbox', { name });
    await user.click(tick('All of them'));
    await user.click(tick('English'));
    await user.click(tick('French'));
    expect(tick('German')).toBeDisabled();
    await user.click(saveButton());
    await screen.findByText('Ravi saved');
    const { updatedAt } = ravi;
    expect(server.bodies(`PATCH /users/${ravi._id}`)).toEqual([{ languages: ['de'], updatedAt }]);
  });

  test('an account with a limit says so', async () => {
    await open((fake) => {
      fake.on('GET /settings', settings);
      fake.on('GET /users', {
        status: 200,
        body: { users: [owner, { ...ravi, languages: ['de', 'fr'] }], invitations: [] },
      });
    });
    expect(await screen.findByText(/^Author · Content in German, French only · /)).toBeVisible();
  });

  test('a site with one language asks for none', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Edit Ravi' }));
    await screen.findByRole('group', { name: 'Rights' });
    expect(screen.queryByRole('group', { name: 'Languages of the content' })).not.toBeInTheDocument();
  });
});
