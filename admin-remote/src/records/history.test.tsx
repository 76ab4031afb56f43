import { screen, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import { heldAnswer } from '../testing/fake-server.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { listedProject, projectView, testSettings } from '../testing/editorial.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { RecordsPage } from './records-page.tsx';

afterEach(forgetSession);

const one = testId(1);

function open(prepare: (server: FakeServer) => void) {
  return renderScreen(<RecordsPage kind={project} />, {
    path: '/admin/projects',
    prepare(server) {
      server.on('GET /settings', testSettings);
      server.hold('project', listedProject('live'));
      prepare(server);
    },
  });
}

const revision = (number: number, changes: object) => ({
  _id: testId(number),
  at: '2026-11-20T08:05:00.000Z',
  author: 'mira',
  note: '',
  changed: [],
  wasPublic: false,
  ...changes,
});
const history = (server: FakeServer) => {
  const [newest, first] = [revision(900, { changed: ['subtitle'] }), revision(899, { wasPublic: true })];
  server.on(`GET /records/project/${one}/revisions`, {
    status: 200,
    body: { items: [newest, first], total: 2, page: 1, size: 25 },
  });
  server.on(`GET /records/project/${one}/revisions/${testId(900)}`, {
    status: 200,
    body: { ...newest, before: { subtitle: 'A shop' }, data: { subtitle: 'A small shop' } },
  });
  server.on(`POST /records/project/${one}/restore`, {
    status: 200,
    body: projectView({ live: {}, draft: {} }),
  });
};

test('shows who saved what when, and the changed words', async () => {
  const { user } = await open(history);
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History of Harbour Lane' }));
  const [newest, first] = await dialog.findAllByRole('article', { name: '20 Nov 2026, 09:05 CET · mira' });
  expect(within(first as HTMLElement).getByText('Was public')).toBeVisible();
  await user.click(within(newest as HTMLElement).getByRole('button', { name: 'Show the changes' }));
  const change = await dialog.findByRole('region', { name: 'Subtitle' });
  expect(within(change).getByRole('insertion')).toHaveTextContent('small');
  expect(within(newest as HTMLElement).queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('an earlier revision comes back as a draft, which can be undone', async () => {
  const { user, server } = await open(history);
  await user.click(await screen.findByRole('button', { name: 'History' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Restored as a draft')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(server.bodies(`POST /records/project/${one}/restore`)).toEqual([
    { revision: testId(899) },
    { revision: testId(900) },
  ]);
});

test('a restore that is answered after its history was closed leaves the history that is open now', async () => {
  const answer = heldAnswer();
  const two = testId(2);
  const { user } = await open((server) => {
    history(server);
    server.hold('project', listedProject('live'), listedProject('live', { _id: two, title: 'Tea Ledger' }));
    server.on(`GET /records/project/${two}/revisions`, {
      status: 200,
      body: { items: [revision(900, {})], total: 1, page: 1, size: 25 },
    });
    server.on(`POST /records/project/${one}/restore`, answer.promise);
  });
  const openHistory = async (title: string) =>
    user.click(
      within(await screen.findByRole('article', { name: title })).getByRole('button', { name: 'History' }),
    );
  await openHistory('Harbour Lane');
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await openHistory('Tea Ledger');
  await screen.findByRole('dialog', { name: 'History of Tea Ledger' });
  answer.resolve({ status: 200, body: projectView({ live: {}, draft: {} }) });
  expect(await screen.findByText('Restored as a draft')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'History of Tea Ledger' })).toBeVisible();
});
