import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { installTestSession, testUser } from 'shared-session/testing';
import { axeFindings } from 'shared-ui/testing';
import { forgetSession } from '../testing/render-console.tsx';
import LoginPage from './login-page.tsx';

afterEach(forgetSession);

const wanted = (methods: string[]) => ({
  status: 401,
  body: {
    error: 'Unauthorized',
    message: 'Please confirm that it is you.',
    code: 'second_factor_required',
    challenge: 'ticket',
    methods,
  },
});

async function open(methods: string[]) {
  const { api } = await installTestSession({ user: null });
  const done = { status: 200, body: { user: testUser, token: 'token-1', device: 'device-1' } };
  api.answer('POST /api/auth/login', wanted(methods), done);
  const view = render(
    <MemoryRouter initialEntries={['/admin/login']}>
      <Routes>
        <Route path="/admin/login" element={<LoginPage siteName="Studio" apiBase="/api" />} />
        <Route path="*" element={<h1>Dashboard</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/Email Address/), 'mira@studio.test');
  await user.type(screen.getByLabelText(/Password/), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  return { api, user, ...view };
}

test('an account with an app is asked for its code, and then is in', async () => {
  const { api, user, container } = await open(['totp', 'recovery']);
  const code = await screen.findByLabelText(/Code of your app/);
  expect(code).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
  await user.type(code, '123 456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(api.calls.at(-1)?.body).toMatchObject({ challenge: 'ticket', code: '123 456' });
});

test('a wrong code can be corrected, and an ended ticket leads back to the password', async () => {
  const { api, user } = await open(['totp', 'recovery']);
  const code = await screen.findByLabelText(/Code of your app/);
  const wrong = { error: 'Unauthorized', message: 'This code is not right.', code: 'SECOND_FACTOR_WRONG' };
  api.answer('POST /api/auth/login', { status: 401, body: wrong });
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('This code is not right.')).toBeVisible();
  api.answer('POST /api/auth/login', {
    status: 401,
    body: { error: 'Unauthorized', message: 'Please start again.', code: 'UNAUTHORIZED' },
  });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Please start again.')).toBeVisible();
  expect(screen.getByLabelText(/Password/)).toBeVisible();
});

test('a recovery code takes the place of the app', async () => {
  const { api, user } = await open(['totp', 'passkey', 'recovery']);
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText(/Recovery code/), 'abcd-efgh-jkmn');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(api.calls.at(-1)?.body).toMatchObject({ code: 'abcd-efgh-jkmn' });
});
