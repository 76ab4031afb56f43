import { screen, within } from '@testing-library/react';
import { browserName } from '../components/browser-name.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import AccountPage from './account-page.tsx';

afterEach(forgetSession);

const session = {
  _id: testId(51),
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-11-28T09:00:00.000Z',
  remember: false,
  ip: '127.0.0.1',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  current: false,
};

const done = { success: true, message: '' };

function open(prepare: (server: FakeServer) => void = () => undefined) {
  return renderScreen(<AccountPage />, {
    path: '/admin/account',
    prepare(server) {
      server.on('GET /auth/sessions', { status: 200, body: { sessions: [session] } });
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

test('browsers are told apart', () => {
  expect(browserName('Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537 Edg/140')).toBe('Edge on Windows');
  expect(browserName('')).toBe('Unknown browser');
});
