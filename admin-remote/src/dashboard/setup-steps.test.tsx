import { screen, waitFor, within } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { SetupSteps } from './setup-steps.tsx';

afterEach(forgetSession);

const open = (...steps: { name: string; isDone: boolean }[]) =>
  renderScreen(<SetupSteps />, {
    prepare: (server) => server.on('GET /setup', { status: 200, body: { steps } }),
  });

test('an empty studio is led to each thing that it has yet to say', async () => {
  const { container } = await open({ name: 'name', isDone: true }, { name: 'project', isDone: false });
  const list = within(await screen.findByRole('region', { name: 'Make it yours' }));
  expect(list.getByText('1 of 2 done')).toBeVisible();
  expect(list.getByRole('link', { name: 'Show a first project' })).toHaveAttribute('href', '/admin/projects');
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
