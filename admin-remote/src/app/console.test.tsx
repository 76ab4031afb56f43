import axios from 'axios';
import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { kinds } from 'content-api/contract';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { forgetSession, installTestSession } from 'shared-session/testing';
import { UiProvider } from 'shared-ui';
import { stubDialog } from 'shared-ui/testing';
import AdminApp from '../expose/admin-app.tsx';
import { createFakeServer } from '../testing/fake-server.ts';
import { useBlockLeaving, LeaveGuard } from '../components/leave-guard.tsx';

configure({ asyncUtilTimeout: 5_000 });
const { adapter } = axios.defaults;
afterEach(() => {
  axios.defaults.adapter = adapter;
  forgetSession();
});

async function open(path: string, isSignedIn = true) {
  stubDialog();
  const server = createFakeServer();
  server.on('GET /messages', {
    status: 200,
    body: { messages: [], total: 0, unread: 0, keptDays: 0, canReply: true, page: 1, size: 1 },
  });
  axios.defaults.adapter = server.adapter;
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', path);
  const fakes = await installTestSession(isSignedIn ? {} : { user: null });
  render(
    <UiProvider>
      <BrowserRouter>
        <Routes>
          <Route
            path="/admin/*"
            element={<AdminApp apiBase="/api" siteName="Studio" notices={['An older release.']} />}
          />
        </Routes>
      </BrowserRouter>
    </UiProvider>,
  );
  return { ...fakes, user: userEvent.setup() };
}

/** Entries in the order that the specification names; those of further kinds stand between them. */
const specified = [
  'Dashboard',
  'Projects',
  'Services',
  'Blogs',
  'About',
  'Technologies',
  'Testimonials',
  'Clients',
  'Pages',
  'Pitches',
  'Media',
  'Messages',
  'Visits',
  'Doctor',
  'Name and contact',
  'Home',
  'Look',
  'Navigation',
  'Legal',
  'Redirects',
  'Move in',
  'Take it with you',
];

test('the sidebar shows who is signed in and where to go, in the specified order', async () => {
  await open('/admin/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getAllByText('Admin Dashboard')[0]).toBeInTheDocument();
  expect(screen.getByText('Welcome, mira')).toBeInTheDocument();
  expect(screen.getByText('An older release.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Projects', hidden: true })).toBeInTheDocument();
  const links = screen.getByRole('navigation', { name: 'Console', hidden: true }).querySelectorAll('a');
  const entries = [...links].map(({ textContent }) => textContent);
  expect(entries.filter((entry) => specified.includes(entry))).toEqual(specified);
  const ofKinds = kinds.flatMap(({ menu, words }) => (menu === undefined ? [] : words.menu));
  expect(new Set(entries)).toEqual(new Set([...specified, ...ofKinds]));
});

test('Logout ends the session and leads to the login page', async () => {
  const { user, session } = await open('/admin/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Logout', hidden: true }));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(session.getSnapshot().status).toBe('anonymous');
});

test('somebody who is not signed in is sent to the login page', async () => {
  await open('/admin/projects?page=2', false);
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/login');
});

test('the timeout warning counts down and lets the user stay', async () => {
  const { user, clock, session } = await open('/admin/nowhere');
  await screen.findByRole('heading', { name: 'Page Not Found' });
  act(() => clock.advance(29 * 60_000));
  expect(screen.getByRole('alertdialog', { name: 'Session Timeout Warning' })).toHaveTextContent('60');
  expect(screen.getByRole('button', { name: 'Logout Now' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay Logged In' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(session.getSnapshot().status).toBe('authenticated');
});

function Dirty() {
  useBlockLeaving(true, { discard: () => undefined });
  return <p>Typing</p>;
}

test('the back button is stopped and asked about while something is not saved', async () => {
  stubDialog();
  const traverseTo = jest.fn();
  const navigation = Object.assign(new EventTarget(), { traverseTo });
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  render(
    <LeaveGuard>
      <Dirty />
    </LeaveGuard>,
  );
  const back = Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'traverse',
    destination: { key: 'before' },
  });
  act(() => void navigation.dispatchEvent(back));
  expect(back.defaultPrevented).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(traverseTo).toHaveBeenCalledWith('before');
  Reflect.deleteProperty(window, 'navigation');
});
