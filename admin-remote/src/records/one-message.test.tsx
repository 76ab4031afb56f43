import { screen, waitFor, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import { toast } from 'shared-ui';
import type { FakeServer } from '../testing/fake-server.ts';
import { testId, testProject } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { listedProject } from '../testing/editorial.ts';
import { RecordsPage } from './records-page.tsx';

const full = { status: 500, body: { message: 'Disk full' } } as const;
const address = `/projects/${testId(1)}`;

let told: jest.SpyInstance<void, Parameters<typeof toast.error>>;
beforeEach(() => {
  told = jest.spyOn(toast, 'error');
});
afterEach(() => {
  told.mockRestore();
  forgetSession();
});

function open(prepare: (server: FakeServer) => void, path = '/admin/projects') {
  return renderScreen(<RecordsPage kind={project} />, {
    path,
    prepare(server) {
      server.hold('project', listedProject('live'));
      server.on(`GET ${address}`, { status: 200, body: testProject() });
      prepare(server);
    },
  });
}

async function change(prepare: (server: FakeServer) => void) {
  const view = await open(prepare, `/admin/projects?edit=${testId(1)}`);
  await view.user.type(await screen.findByDisplayValue('Harbour Lane'), ' 2');
  await view.user.click(screen.getByRole('button', { name: 'Update Project' }));
  return view;
}

test('a failed save is said at its form, and nowhere else', async () => {
  await change((server) => server.on(`PUT ${address}`, full));
  expect(await screen.findByRole('alert')).toHaveTextContent('Disk full');
  expect(told).not.toHaveBeenCalled();
});

test('a save that fails when its form is gone is said by a toast', async () => {
  const answer = Promise.withResolvers<typeof full>();
  const { user } = await change((server) => server.on(`PUT ${address}`, answer.promise));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  answer.resolve(full);
  expect(await screen.findByText('Disk full')).toBeVisible();
  expect(told).toHaveBeenCalledTimes(1);
});

test('a list that could not be loaded says so itself; one that could not be loaded again stays', async () => {
  const { user, queries } = await open((server) => server.on('GET /records/project', full, 'held', full));
  expect(await screen.findByRole('alert')).toHaveTextContent('Disk full');
  expect(told).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Harbour Lane' })).toBeVisible();
  await queries.invalidateQueries({ queryKey: [project.plural] });
  expect(await screen.findByText('Disk full')).toBeVisible();
  expect(told).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('article', { name: 'Harbour Lane' })).toBeVisible();
});
