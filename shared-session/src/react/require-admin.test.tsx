import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { requireSession } from '../instance.ts';
import { returnPath } from '../remember-return-path.ts';
import { createMemoryStore, forgetSession, installTestSession, settle, testUser } from '../testing/index.ts';
import { RequireAdmin } from './require-admin.tsx';
import { useUser } from './use-user.ts';

afterEach(() => {
  jest.restoreAllMocks();
  forgetSession();
});

function LoginPage() {
  const { state } = useLocation() as {
    state: { from?: { pathname: string; search: string; hash: string }; reason?: string } | null;
  };
  const navigate = useNavigate();
  const { pathname = '', search = '', hash = '' } = state?.from ?? {};
  async function signIn() {
    const result = await requireSession().login({ email: 'a', password: 'b', from: state?.from });
    if (result.ok) void navigate(result.returnPath, { replace: true });
  }
  return (
    <>
      <h1>Admin Login from {pathname + search + hash}</h1>
      <p>because of {state?.reason}</p>
      <button onClick={() => void signIn()}>Sign In</button>
    </>
  );
}

function Console() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <h1>Hello {useUser().username}</h1>
      <p>at {pathname + search + hash}</p>
    </>
  );
}

function open(path: string, isStrict = false) {
  const app = (
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/admin/login" element={<LoginPage />} />
        <Route
          path="/admin/*"
          element={
            <RequireAdmin fallback={<p role="status">Loading</p>} unanswered={<p role="status">No answer</p>}>
              <Console />
            </RequireAdmin>
          }
        />
      </Routes>
    </MemoryRouter>
  );
  return render(isStrict ? <StrictMode>{app}</StrictMode> : app);
}

test('the guard keeps path, search and hash, and login returns there (T53)', async () => {
  await installTestSession({ user: null });
  open('/admin/projects?page=2#top');
  await screen.findByRole('heading', { name: 'Admin Login from /admin/projects?page=2#top' });

  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

  expect(await screen.findByRole('heading', { name: 'Hello mira' })).toBeVisible();
  expect(screen.getByText('at /admin/projects?page=2#top')).toBeVisible();
});

test('the guard passes on the reason why the session ended', async () => {
  const { clock } = await installTestSession();
  open('/admin');
  await screen.findByRole('heading', { name: 'Hello mira' });
  act(() => clock.advance(31 * 60_000));
  expect(await screen.findByText('because of idle')).toBeVisible();
});

test('also after a reload in between (T53)', async () => {
  const { session } = await installTestSession({ user: null });
  open('/admin/projects?page=2#top');
  await screen.findByRole('heading', { name: /Admin Login/ });
  await expect(act(() => session.login({ email: 'a', password: 'b' }))).resolves.toEqual({
    ok: true,
    returnPath: '/admin/projects?page=2#top',
  });
});

test('a page that is loaded while the server is away says so, asks again, and goes on where it was', async () => {
  const local = createMemoryStore();
  const before = await installTestSession({
    stores: { local, cookie: createMemoryStore(), tab: createMemoryStore() },
  });
  const stores = { local, cookie: createMemoryStore(), tab: createMemoryStore() };
  const { api } = await installTestSession({ user: null, stores, clock: before.clock });
  api.answer('GET /api/auth/me', 'offline');
  open('/admin/projects');
  expect(screen.getByText('Loading')).toBeVisible();
  for (const pauseMs of [300, 900]) {
    await act(settle);
    act(() => before.clock.advance(pauseMs));
  }
  expect(await screen.findByText('No answer')).toBeVisible();
  expect(local.get('admin_token')).toBeDefined();
  api.answer('GET /api/auth/me', { status: 200, body: testUser });
  act(() => before.clock.advance(5000));
  expect(await screen.findByRole('heading', { name: 'Hello mira' })).toBeVisible();
  expect(screen.getByText('at /admin/projects')).toBeVisible();
});

test('an explicit logout keeps no return path', async () => {
  const { session } = await installTestSession();
  open('/admin/projects');
  expect(await screen.findByRole('heading', { name: 'Hello mira' })).toBeVisible();
  act(() => session.logout());
  expect(await screen.findByRole('heading', { name: 'Admin Login from' })).toBeVisible();
  expect(returnPath(session)).toBe('/admin');
});

test('an expired session keeps the return path', async () => {
  const { session } = await installTestSession();
  open('/admin/projects');
  await screen.findByRole('heading', { name: 'Hello mira' });
  act(() => void session.onUnauthorized(session.requireToken()));
  expect(await screen.findByRole('heading', { name: 'Admin Login from /admin/projects' })).toBeVisible();
});

test('under StrictMode there is one ticker, one check and one refresh (T57)', async () => {
  const { api, clock } = await installTestSession();
  clock.advance(5000);
  open('/admin/projects', true);
  expect(await screen.findByRole('heading', { name: 'Hello mira' })).toBeVisible();
  await act(settle);
  expect(clock.timers().intervals).toBe(1);
  expect(api.count('GET /api/auth/me')).toBe(1);
  expect(api.count('POST /api/auth/refresh')).toBe(1);
});

test('unmounting leaves no listener and no timer (T58)', async () => {
  const { clock } = await installTestSession();
  const attached = new Map<string, number>();
  const targets = [window, document];
  for (const target of targets) {
    const { addEventListener, removeEventListener } = target;
    jest.spyOn(target, 'addEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
      attached.set(type, (attached.get(type) ?? 0) + 1);
      Reflect.apply(addEventListener, target, [type, ...rest]);
    });
    jest.spyOn(target, 'removeEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
      attached.set(type, (attached.get(type) ?? 0) - 1);
      Reflect.apply(removeEventListener, target, [type, ...rest]);
    });
  }
  const { unmount } = open('/admin/projects', true);
  expect(await screen.findByRole('heading', { name: 'Hello mira' })).toBeVisible();
  await act(settle);
  expect(attached.get('mousemove')).toBeGreaterThan(0);

  unmount();

  const own = [
    'mousemove',
    'mousedown',
    'keydown',
    'scroll',
    'touchstart',
    'wheel',
    'visibilitychange',
    'resume',
  ];
  const pageOwn = ['pageshow', 'pagehide', 'focus', 'blur', 'online', 'offline', 'storage'];
  expect(
    [...own, ...pageOwn].map((type) => [type, attached.get(type) ?? 0]).filter(([, count]) => count !== 0),
  ).toEqual([]);
  expect(clock.timers()).toEqual({ intervals: 0, timeouts: 0 });
});

test.each([
  ['keeps aside', pageEvents('pagehide', 'pageshow')],
  ['freezes', documentEvents('freeze', 'resume')],
])('a page that the browser %s is hidden until the session is confirmed', async (_, [leave, comeBack]) => {
  const { api } = await installTestSession();
  open('/admin/projects');
  const heading = await screen.findByRole('heading', { name: 'Hello mira' });
  await act(settle);

  act(leave);
  expect(heading).not.toBeVisible();

  const calls = api.count('GET /api/auth/me');
  await act(async () => {
    comeBack();
    await settle();
  });
  expect(heading).toBeVisible();
  expect(api.count('GET /api/auth/me')).toBe(calls + 1);
});

type Events = [leave: () => void, comeBack: () => void];

function pageEvents(...types: [string, string]): Events {
  return types.map((type) => () => {
    window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  }) as Events;
}

function documentEvents(...types: [string, string]): Events {
  return types.map((type) => () => {
    document.dispatchEvent(new Event(type));
  }) as Events;
}
