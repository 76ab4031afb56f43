import { act, screen, waitFor, within } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { SetupSteps } from './setup-steps.tsx';

let mockIsGone = false;
jest.mock('./setup-list.tsx', () => {
  if (mockIsGone) throw new Error('the file is gone');
  return jest.requireActual<object>('./setup-list.tsx');
});

afterEach(forgetSession);

const open = (...steps: { name: string; isDone: boolean }[]) =>
  renderScreen(<SetupSteps />, {
    prepare: (server) => server.on('GET /setup', { status: 200, body: { steps } }),
  });

test('a list whose code does not come is left out, and comes with the next visit', async () => {
  mockIsGone = true;
  const { server, unmount } = await open({ name: 'project', isDone: false });
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('GET /setup'));
  await act(() => Promise.resolve());
  mockIsGone = false;
  unmount();
  forgetSession();
  await open({ name: 'project', isDone: false });
  expect(await screen.findByRole('region', { name: 'Make it yours' })).toBeVisible();
});

test('an empty studio is led to each thing that it has yet to say', async () => {
  const { container } = await open(
    { name: 'name', isDone: true },
    { name: 'home', isDone: false },
    { name: 'project', isDone: false },
    { name: 'services', isDone: false },
    { name: 'legal', isDone: false },
  );
  const list = within(await screen.findByRole('region', { name: 'Make it yours' }));
  expect(list.getByText('1 of 5 done')).toBeVisible();
  expect(list.getByRole('link', { name: 'Say what stands first' })).toHaveAttribute('href', '/admin/home');
  expect(list.getByRole('link', { name: 'Show a first project' })).toHaveAttribute('href', '/admin/projects');
  expect(list.getByRole('link', { name: 'Say what you offer' })).toHaveAttribute('href', '/admin/services');
  expect(list.getByText(/see built-in services .* nobody has stated/)).toBeVisible();
  expect(list.getByRole('link', { name: 'Check the legal texts' })).toHaveAttribute('href', '/admin/legal');
  expect(list.getByText(/see templates, which nobody has stated/)).toBeVisible();
  expect(list.getByText('Done')).toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
});

test.each([
  ['all is said', [{ name: 'name', isDone: true }]],
  ['there is nothing to say', []],
])('once %s the list is gone', async (_, steps) => {
  const { server } = await open(...steps);
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('GET /setup'));
  expect(screen.queryByRole('region', { name: 'Make it yours' })).not.toBeInTheDocument();
});
