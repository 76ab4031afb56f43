import { screen, waitFor, within } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import type { FakeServer } from '../testing/fake-server.ts';
import { listedProject, projectView, testSettings } from '../testing/editorial.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import TrashPage from './trash-page.tsx';

afterEach(forgetSession);

const one = testId(1);
const gone = { trashedAt: '2026-11-20T08:05:00.000Z', trashedBy: 'mira', daysLeft: 2 };

function open(prepare: (server: FakeServer) => void = () => undefined) {
  return renderScreen(<TrashPage />, {
    path: '/admin/trash',
    prepare(server) {
      server.on('GET /settings', testSettings);
      server.hold('project', listedProject('trashed', {}, gone));
      server.on(`POST /records/project/${one}/restore`, { status: 200, body: projectView({ draft: {} }) });
      prepare(server);
    },
  });
}

const findRow = () => screen.findByRole('article', { name: 'Harbour Lane' });

test('says what was deleted by whom, and for how long it is kept', async () => {
  const { container } = await open();
  const row = within(await findRow());
  expect(await row.findByText('Project · deleted by mira on 20 Nov 2026, 09:05 CET')).toBeVisible();
  expect(row.getByText('2 days left')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test.each([
  ['Restore as a draft', {}],
  ['Restore and publish', { live: true }],
])('%s', async (name, body) => {
  const { user, server } = await open();
  const row = await findRow();
  server.hold('project', listedProject('draft'));
  await user.click(within(row).getByRole('button', { name }));
  expect(await screen.findByText(/^Project restored/)).toBeVisible();
  expect(await screen.findByText('The trash is empty')).toBeVisible();
  expect(server.bodies(`POST /records/project/${one}/restore`)).toEqual([body]);
});

test('is deleted for good only after its title was typed', async () => {
  const { user, server } = await open((fake) =>
    fake.on(`DELETE /records/project/${one}`, { status: 200, body: { success: true, message: '' } }),
  );
  await user.click(within(await findRow()).getByRole('button', { name: 'Delete for good' }));
  const question = within(screen.getByRole('alertdialog'));
  await user.type(question.getByLabelText('Type its title'), 'Harbour');
  await user.click(question.getByRole('button', { name: 'Delete for good' }));
  expect(question.getByText('That is not its title')).toBeVisible();
  expect(server.bodies(`DELETE /records/project/${one}`)).toEqual([]);
  await user.type(question.getByLabelText('Type its title'), ' Lane');
  await user.click(question.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Deleted for good')).toBeVisible();
  expect(server.bodies(`DELETE /records/project/${one}`)).toHaveLength(1);
});

test('a trash that cannot be fetched says so and is asked for again', async () => {
  const { user } = await open((fake) => fake.on('GET /records/project', { status: 500 }, 'held'));
  expect(await screen.findByText('Error fetching the trash')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findRow()).toBeVisible();
});

test('more than a hundred of a kind are shown by a hundred', async () => {
  const many = Array.from({ length: 130 }, (_, index) =>
    listedProject('trashed', { _id: testId(index + 1), title: `Gone ${index + 1}` }, gone),
  );
  const { user } = await open((fake) => fake.hold('project', ...many));
  expect(await screen.findAllByText(/^Gone/)).toHaveLength(100);
  await user.click(screen.getByText('Show more'));
  await waitFor(() => expect(screen.getAllByText(/^Gone/)).toHaveLength(130));
  expect(screen.queryByText('Show more')).not.toBeInTheDocument();
});
