import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { heldAnswer } from '../testing/fake-server.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { isSent } from '../testing/form-controls.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { testMe } from '../testing/test-me.ts';
import AccountPage from './account-page.tsx';

afterEach(forgetSession);

const laterStamp = '2026-10-03T09:00:00.000Z';
const patch = 'PATCH /auth/me';
const changePassword = 'POST /auth/password';

async function open(prepare: (server: FakeServer) => void) {
  const view = await renderScreen(<AccountPage />, {
    path: '/admin/account',
    prepare(server) {
      server.on('GET /auth/sessions', { status: 200, body: { sessions: [] } });
      prepare(server);
    },
  });
  await screen.findByLabelText(/^Name/);
  return view;
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a profile that was changed elsewhere is brought together with what was typed', async () => {
  const current = { ...testMe, picture: '/media/me.png', updatedAt: laterStamp };
  const { server } = await open((fake) =>
    fake.on(
      patch,
      { status: 409, body: { message: 'Stale', current } },
      { status: 200, body: { ...current, username: 'Mira S' } },
    ),
  );
  type(/^Name/, 'Mira S');
  press('Save profile');
  await isSent(server, patch, 2);
  expect(server.bodies(patch)).toEqual([
    { username: 'Mira S', updatedAt: testMe.updatedAt },
    { username: 'Mira S', updatedAt: laterStamp },
  ]);
  expect(await screen.findByText('Kept what was changed elsewhere: Picture')).toBeVisible();
  expect(await screen.findByText('Profile saved')).toBeVisible();
});

test('of two names that were given to the own account at once, one is chosen', async () => {
  const current = { ...testMe, username: 'M. Shah', updatedAt: laterStamp };
  const { server } = await open((fake) =>
    fake.on(
      patch,
      { status: 409, body: { message: 'Stale', current } },
      { status: 200, body: { ...current, username: 'Mira S' } },
    ),
  );
  type(/^Name/, 'Mira S');
  press('Save profile');
  expect(await screen.findByRole('radio', { name: /^Their value\s*M. Shah/ })).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: /^Your value\s*Mira S/ }));
  press('Save with these values');
  await isSent(server, patch, 2);
  expect(server.bodies(patch)[1]).toEqual({ username: 'Mira S', updatedAt: laterStamp });
  expect(await screen.findByText('Profile saved')).toBeVisible();
});

test('what is typed while a profile is saved stays, asks before it is left, and goes with the next save', async () => {
  const answer = heldAnswer();
  const { server } = await open((fake) =>
    fake.on(patch, answer.promise, { status: 200, body: { ...testMe, username: 'Mira Shah' } }),
  );
  type(/^Name/, 'Mira S');
  press('Save profile');
  fireEvent.submit(screen.getByLabelText(/^Name/).closest('form') as HTMLFormElement);
  await isSent(server, patch, 1);
  type(/^Name/, 'Mira Shah');
  answer.resolve({ status: 200, body: { ...testMe, username: 'Mira S', updatedAt: laterStamp } });
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(server.bodies(patch)).toHaveLength(1);
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Mira Shah');
  const unload = new Event('beforeunload', { cancelable: true });
  fireEvent(window, unload);
  expect(unload.defaultPrevented).toBe(true);
  const save = await screen.findByRole('button', { name: 'Save profile' });
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  fireEvent.click(save);
  await isSent(server, patch, 2);
  expect(server.bodies(patch)[1]).toEqual({ username: 'Mira Shah', updatedAt: laterStamp });
  await waitFor(() => expect(screen.getAllByText('Profile saved').length).toBeGreaterThan(0));
});

function fillPassword(next: string): void {
  type(/Current Password/, 'old password 1');
  type(/^New Password/, next);
  type(/Repeat New Password/, next);
  press('Change Password');
}

test('a password that is typed while another is changed stays, and two presses are one change', async () => {
  const answer = heldAnswer();
  const { server } = await open((fake) => fake.on(changePassword, answer.promise));
  fillPassword('a new password 2');
  fireEvent.submit(screen.getByLabelText(/Current Password/).closest('form') as HTMLFormElement);
  await isSent(server, changePassword, 1);
  type(/^New Password/, 'a newer password 3');
  answer.resolve({ status: 200, body: { success: true, message: '' } });
  expect(await screen.findByText('Password changed successfully')).toBeVisible();
  expect(screen.getByLabelText(/^New Password/)).toHaveValue('a newer password 3');
  expect(screen.getByLabelText(/Current Password/)).toHaveValue('');
  expect(server.bodies(changePassword)).toHaveLength(1);
});

test.each([
  ['was changed', { status: 200, body: { success: true, message: '' } }, 'Password changed successfully'],
  ['was refused', { status: 400, body: { message: 'Too common' } }, 'Too common'],
])('that a password %s is said after its form was left', async (_, reply, text) => {
  const answer = heldAnswer();
  const { server } = await renderScreen(<Leavable />, {
    path: '/admin/account',
    prepare(fake) {
      fake.on('GET /auth/sessions', { status: 200, body: { sessions: [] } });
      fake.on(changePassword, answer.promise);
    },
  });
  await screen.findByLabelText(/^Name/);
  fillPassword('a new password 2');
  await isSent(server, changePassword, 1);
  press('Leave');
  answer.resolve(reply);
  expect(await screen.findByText(text)).toBeVisible();
});

function Leavable() {
  const [isHere, setHere] = useState(true);
  return isHere ? (
    <>
      <AccountPage />
      <button onClick={() => setHere(false)}>Leave</button>
    </>
  ) : null;
}
