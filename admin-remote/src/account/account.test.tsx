import { screen, waitFor, within } from '@testing-library/react';
import { browserName } from '../components/browser-name.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { testId, testSession } from '../testing/records.ts';
import { testMe } from '../testing/test-me.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import AccountPage from './account-page.tsx';

afterEach(forgetSession);

const done = { success: true, message: '' };

function open(prepare: (server: FakeServer) => void = () => undefined) {
  return renderScreen(<AccountPage />, {
    path: '/admin/account',
    prepare(server) {
      server.on('GET /auth/sessions', { status: 200, body: { sessions: [testSession] } });
      prepare(server);
    },
  });
}

async function fill(user: Awaited<ReturnType<typeof open>>['user'], next: string, repeated = next) {
  await user.type(screen.getByLabelText(/Current Password/), 'old password 1');
  await user.type(screen.getByLabelText(/^New Password/), next);
  await user.type(screen.getByLabelText(/Repeat New Password/), repeated);
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
}

test('sessions are listed and can be ended', async () => {
  const { user, server } = await open((fake) =>
    fake.on(`DELETE /auth/sessions/${testId(51)}`, { status: 200, body: done }),
  );
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /End session/ }));
  expect(await screen.findByText('Session ended')).toBeVisible();
  expect(server.bodies(`DELETE /auth/sessions/${testId(51)}`)).toHaveLength(1);
});

test('every session ends at once after a question, this one too', async () => {
  const { user, server, session } = await open((fake) =>
    fake.on('POST /auth/logout-all', { status: 200, body: done }),
  );
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Log out everywhere' }));
  expect(question.getByText('Every session ends, this one too. Continue?')).toBeVisible();
  expect(server.bodies('POST /auth/logout-all')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(session.getSnapshot().status).toBe('anonymous'));
  expect(server.bodies('POST /auth/logout-all')).toHaveLength(1);
});

test('a password is changed, and forgotten here', async () => {
  const { user, server } = await open((fake) => fake.on('POST /auth/password', { status: 200, body: done }));
  await fill(user, 'a new password 2');
  expect(await screen.findByText('Password changed successfully')).toBeVisible();
  expect(screen.getByLabelText(/Current Password/)).toHaveValue('');
  expect(server.bodies('POST /auth/password')).toEqual([
    { currentPassword: 'old password 1', newPassword: 'a new password 2' },
  ]);
});

test('a short password and an unequal one are refused here', async () => {
  const { user, server } = await open();
  await fill(user, 'short', 'other');
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByRole('link', { name: 'New Password' })).toBeVisible();
  expect(summary.getByRole('link', { name: 'Repeat New Password' })).toBeVisible();
  expect(screen.getByText('New Password must be at least 12 characters')).toBeVisible();
  expect(screen.getByText('The passwords are not the same')).toBeVisible();
  expect(server.bodies('POST /auth/password')).toEqual([]);
});

test('a wrong current password is reported at its field', async () => {
  const { user } = await open((fake) =>
    fake.on('POST /auth/password', {
      status: 422,
      body: { message: 'Wrong', fields: { currentPassword: 'The current password is wrong' } },
    }),
  );
  await fill(user, 'a new password 2');
  expect(await screen.findByRole('link', { name: 'Current Password' })).toBeVisible();
  expect(screen.getByText('The current password is wrong')).toBeVisible();
});

const none = { hasTotp: false, passkeys: [], recoveryCodesLeft: 0, isRequired: false };

test('setting up an app asks who it is first, and then offers to end other sessions', async () => {
  const { user, server } = await open((fake) => {
    fake.on('GET /auth/factors', { status: 200, body: none });
    fake.on('POST /auth/totp', {
      status: 200,
      body: { secret: 'ABCD', uri: 'otpauth://totp/x?secret=ABCD' },
    });
    fake.on('POST /auth/totp/confirm', { status: 200, body: { recoveryCodes: ['aaaa-bbbb-cccc'] } });
    fake.on('POST /auth/logout-others', { status: 200, body: { success: true, message: 'They are ended' } });
  });
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  expect(server.bodies('POST /auth/totp')).toEqual([]);
  await user.type(screen.getByLabelText(/Your Password/), 'old password 1');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await user.type(await screen.findByLabelText(/^Code/), '123456');
  expect(server.bodies('POST /auth/totp')).toEqual([{ password: 'old password 1' }]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await user.click(await screen.findByRole('button', { name: 'I have kept them' }));
  await user.click(await screen.findByRole('button', { name: 'End them' }));
  expect(await screen.findByText('They are ended')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('another e-mail asks who it is, a wrong password can be corrected, and a taken e-mail shows at its field', async () => {
  const wrong = { message: 'Wrong', fields: { password: 'The current password is not right' } };
  const taken = { message: 'Taken', fields: { email: 'There is an account with this e-mail already' } };
  const { user, server } = await open((fake) =>
    fake.on('PATCH /auth/me', { status: 422, body: wrong }, { status: 409, body: taken }),
  );
  const email = await screen.findByLabelText(/Email Address/);
  await user.clear(email);
  await user.type(email, 'new@studio.test');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your e-mail' }));
  expect(server.bodies('PATCH /auth/me')).toEqual([]);
  await user.type(dialog.getByLabelText(/Your Password/), 'x');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  expect(await dialog.findByText('The current password is not right')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('There is an account with this e-mail already')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.bodies('PATCH /auth/me')).toMatchObject([{ password: 'x' }, { email: 'new@studio.test' }]);
});

test('only what was changed of the profile is sent', async () => {
  const { user, server } = await open((fake) => fake.on('PATCH /auth/me', { status: 200, body: testMe }));
  await user.type(await screen.findByLabelText(/^Name/), ' K');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await screen.findByText('Profile saved');
  expect(server.bodies('PATCH /auth/me')).toEqual([
    { username: `${testMe.username} K`, updatedAt: testMe.updatedAt },
  ]);
});

test('an account with a passkey may use it instead of its password', async () => {
  const passkey = { _id: testId(61), name: 'Laptop', createdAt: testSession.createdAt, lastUsedAt: null };
  const { user } = await open((fake) => {
    fake.on('GET /auth/factors', { status: 200, body: { ...none, passkeys: [passkey] } });
    fake.on('POST /auth/passkeys/options', { status: 429, body: { message: 'Too many tries' } });
  });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await user.click(screen.getByRole('button', { name: 'Use a passkey instead' }));
  expect(await screen.findByText('Too many tries')).toBeVisible();
});

test('browsers are told apart', () => {
  expect(browserName('Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537 Edg/140')).toBe('Edge on Windows');
  expect(browserName('')).toBe('Unknown browser');
});

test('the console is dark or light as was chosen in this browser', async () => {
  const { user } = await open();
  const group = within(screen.getByRole('radiogroup', { name: 'Dark or light' }));
  expect(group.getByRole('radio', { name: 'As the studio’s website' })).toBeChecked();
  await user.click(group.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement.style.colorScheme).toBe('light');
  expect(localStorage.getItem('console-scheme')).toBe('light');
  await user.click(group.getByRole('radio', { name: 'As the studio’s website' }));
  expect(document.documentElement.style.colorScheme).toBe('');
  expect(localStorage.getItem('console-scheme')).toBeNull();
});
