import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { RequireAdmin } from 'shared-session/react';
import { installTestSession, testUser } from 'shared-session/testing';
import { axeFindings } from 'shared-ui/testing';
import { forgetSession } from '../testing/render-console.tsx';
import LoginPage from './login-page.tsx';

afterEach(forgetSession);

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>At {pathname + search}</h1>;
}

async function open({ isSignedIn = false, from }: { isSignedIn?: boolean; from?: string } = {}) {
  const fakes = await installTestSession(isSignedIn ? {} : { user: null });
  const state = from === undefined ? undefined : { from: { pathname: from, search: '', hash: '' } };
  const view = render(
    <MemoryRouter initialEntries={[{ pathname: '/admin/login', state }]}>
      <Routes>
        <Route path="/admin/login" element={<LoginPage siteName="Studio" apiBase="/api" />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );
  return { ...fakes, ...view, user: userEvent.setup() };
}

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/Email Address/), 'mira@studio.test');
  await user.type(screen.getByLabelText(/Password/), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('the page has the specified texts', async () => {
  const { container } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  expect(screen.getByText('Sign in to access your dashboard')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Remember me for 30 days' })).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Admin Login · Studio');
  expect(await axeFindings(container)).toEqual([]);
});

test('the password is masked, named for password managers, and may be pasted', async () => {
  const { user } = await open();
  const password = screen.getByLabelText(/Password/);
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await user.click(password);
  await user.paste('from a password manager');
  expect(password).toHaveValue('from a password manager');
});

test('email and password are required', async () => {
  const { user, api } = await open();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByText('Email Address is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByLabelText(/Email Address/)).toHaveFocus();
  expect(api.count('POST /api/auth/login')).toBe(0);
});

test('a login leads to the console, and sends what was chosen', async () => {
  const { user, api } = await open();
  await user.click(screen.getByRole('checkbox'));
  await signIn(user);
  expect(await screen.findByRole('heading', { name: 'At /admin' })).toBeVisible();
  expect(api.calls.find(({ name }) => name === 'POST /api/auth/login')?.body).toMatchObject({
    email: 'mira@studio.test',
    password: 'secret',
    remember: true,
  });
});

test('it leads back to where the guard sent the user away from, if that is in the console', async () => {
  const { user } = await open({ from: '/admin/projects' });
  await signIn(user);
  expect(await screen.findByRole('heading', { name: 'At /admin/projects' })).toBeVisible();
});

test('a kept location outside the console is ignored', async () => {
  const { user } = await open({ from: '//evil.test/admin' });
  await signIn(user);
  expect(await screen.findByRole('heading', { name: 'At /admin' })).toBeVisible();
});

test('a signed-in administrator goes on to the console', async () => {
  await open({ isSignedIn: true });
  expect(await screen.findByRole('heading', { name: 'At /admin' })).toBeVisible();
});

test.each([
  [{ status: 401, body: { message: 'Wrong password' } }, 'Wrong password'],
  [{ status: 401 }, 'Login failed. Please check your credentials.'],
  [{ status: 500 }, 'Login failed'],
  ['offline' as const, 'Login failed'],
])('a login answered with %p says %s', async (answer, text) => {
  const { user, api } = await open();
  api.answer('POST /api/auth/login', answer);
  await signIn(user);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText(/Email Address/)).toHaveValue('mira@studio.test');
});

test('a refused field is reported once, beside the field, which has the focus', async () => {
  const { user, api } = await open();
  const message = 'Email must have at most 254 characters';
  api.answer('POST /api/auth/login', { status: 400, body: { message, fields: { email: message } } });
  await signIn(user);
  const email = await screen.findByRole('textbox', { name: /Email Address/, description: message });
  expect(email).toHaveFocus();
  expect(screen.getAllByText(message)).toHaveLength(1);
});

test('a user without the role is turned away', async () => {
  const { user, api } = await open();
  api.user = { ...testUser, role: 'editor' };
  await signIn(user);
  expect(await screen.findByText('Access denied. Admin privileges required.')).toBeVisible();
  expect(api.count('POST /api/auth/logout')).toBe(1);
});

test('while it is busy the button says so and takes no second press', async () => {
  const { user, api, container } = await open();
  api.answer('POST /api/auth/login', 'hangs');
  await signIn(user);
  const busy = screen.getByRole('button', { name: 'Authenticating...' });
  expect(await axeFindings(container)).toEqual([]);
  await act(() => user.click(busy));
  await waitFor(() => expect(api.count('POST /api/auth/login')).toBe(1));
});

function atProjects(isSignedIn: boolean) {
  return installTestSession(isSignedIn ? {} : { user: null }).then((fakes) => ({
    ...fakes,
    ...render(
      <MemoryRouter initialEntries={['/admin/projects']}>
        <Routes>
          <Route path="/admin/login" element={<LoginPage siteName="Studio" apiBase="/api" />} />
          <Route
            path="*"
            element={
              <RequireAdmin>
                <Elsewhere />
              </RequireAdmin>
            }
          />
        </Routes>
      </MemoryRouter>,
    ),
  }));
}

test('after the idle logout the page says why, until a login says something else', async () => {
  const { clock, api } = await atProjects(true);
  await screen.findByRole('heading', { name: 'At /admin/projects' });
  act(() => clock.advance(31 * 60_000));
  expect(await screen.findByText(/Signed out after 30 minutes of inactivity/)).toBeVisible();

  api.answer('POST /api/auth/login', { status: 401, body: { message: 'Wrong password' } });
  await signIn(userEvent.setup());
  expect(await screen.findByText('Wrong password')).toBeVisible();
  expect(screen.queryByText(/inactivity/)).not.toBeInTheDocument();
});

test('the reason stands in the history entry, so that a reload keeps it', async () => {
  await installTestSession({ user: null });
  render(
    <MemoryRouter initialEntries={[{ pathname: '/admin/login', state: { from: '/admin', reason: 'idle' } }]}>
      <LoginPage siteName="Studio" apiBase="/api" />
    </MemoryRouter>,
  );
  expect(screen.getByText(/Signed out after 30 minutes of inactivity/)).toBeVisible();
});

test('whoever logged out, or was never in, is told nothing', async () => {
  const { session } = await atProjects(true);
  await screen.findByRole('heading', { name: 'At /admin/projects' });
  act(() => session.logout());
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  cleanup();
  await atProjects(false);
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
