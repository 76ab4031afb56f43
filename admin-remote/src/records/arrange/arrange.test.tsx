import { act, screen, waitFor, within } from '@testing-library/react';
import { post, project, technology } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import TechnologyPage from '../../kinds/technology/technology-page.tsx';
import { listedProject, listedRecord, projectView, testSettings } from '../../testing/editorial.ts';
import type { FakeServer } from '../../testing/fake-server.ts';
import { testId, testPost, testTechnology } from '../../testing/records.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import { RecordsPage } from '../records-page.tsx';

afterEach(forgetSession);

const [one, two, three] = [testId(1), testId(2), testId(3)];
const saved = { status: 200, body: { success: true, message: '' } };
const failed = { status: 500, body: { success: false, message: 'Out of order' } };
const held = [
  listedProject('live', { createdAt: '2026-10-03T09:00:00.000Z' }),
  listedProject('live', { _id: two, title: 'Tea Ledger', createdAt: '2026-10-02T09:00:00.000Z' }),
  listedProject('draft', { _id: three, title: 'Not yet' }),
];
const rowsCall = 'GET /records/project/rows';
const orderCall = 'PUT /records/project/order';

function open(prepare: (server: FakeServer) => void = () => undefined, kind: Kind = project) {
  const page = (
    <main>
      <RecordsPage kind={kind} />
    </main>
  );
  return renderScreen(page, {
    path: '/admin/projects',
    prepare(server) {
      server.on('GET /settings', testSettings);
      server.hold('post', listedRecord(post, { ...testPost(), excerpt: 'A page' }));
      server.hold('project', ...held);
      server.on(orderCall, saved);
      prepare(server);
    },
  });
}

async function arrange(prepare?: (server: FakeServer) => void) {
  const view = await open(prepare);
  await view.user.click(await screen.findByRole('button', { name: 'Arrange' }));
  await screen.findByRole('list', { name: 'Order of projects' });
  return view;
}

const button = (name: string) => screen.getByRole('button', { name });
const order = () =>
  within(screen.getByRole('list', { name: 'Order of projects' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('button', { name: /^Drag/ }).getAttribute('aria-label')?.slice(5));

test('the whole list is asked for by hand, and a move is saved, spoken and keeps the focus', async () => {
  const { user, server, container } = await arrange();
  expect(order()).toEqual(['Harbour Lane', 'Tea Ledger', 'Not yet']);
  expect(screen.getByText(/The home page shows featured projects once there are three\./)).toBeVisible();
  expect(server.calls.at(-1)?.params).toMatchObject({ sort: 'position' });
  expect(await axeFindings(container)).toEqual([]);
  await user.click(button('Move Not yet up'));
  expect(order()).toEqual(['Harbour Lane', 'Not yet', 'Tea Ledger']);
  expect(screen.getByText('Not yet is 2 of 3')).toBeInTheDocument();
  expect(button('Move Not yet up')).toHaveFocus();
  expect(await screen.findByText('Order saved')).toBeVisible();
  expect(server.bodies(orderCall)).toEqual([{ ids: [one, three, two], seen: [one, two, three] }]);
  await user.click(button('Done'));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('the ends of the list do not move further', async () => {
  const { user, server } = await arrange();
  await user.click(button('Move Harbour Lane up'));
  await user.click(button('Move Not yet down'));
  expect(server.bodies(orderCall)).toEqual([]);
});

test('undo gives a first order by hand up again', async () => {
  const { user, server } = await arrange();
  await user.click(button('Move Harbour Lane down'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Order restored')).toBeVisible();
  expect(order()).toEqual(['Harbour Lane', 'Tea Ledger', 'Not yet']);
  expect(server.bodies(orderCall)).toEqual([
    { ids: [two, one, three], seen: [one, two, three] },
    { ids: [], seen: [two, one, three] },
  ]);
});

test('undo of a later move restores the order by hand before it', async () => {
  const { user, server } = await arrange((fake) =>
    fake.hold(
      'project',
      listedProject('live', {}, { position: 1 }),
      listedProject('live', { _id: two, title: 'Tea Ledger' }, { position: 2 }),
    ),
  );
  await user.click(button('Move Harbour Lane down'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Order restored');
  expect(server.bodies(orderCall)).toMatchObject([{ ids: [two, one] }, { ids: [one, two] }]);
});

test('a move that cannot be saved goes back and says why', async () => {
  const { user } = await arrange((fake) => fake.on(orderCall, failed));
  await user.click(button('Move Harbour Lane down'));
  expect(await screen.findByText('Out of order')).toBeVisible();
  expect(order()).toEqual(['Harbour Lane', 'Tea Ledger', 'Not yet']);
  expect(screen.queryByText('Order saved')).not.toBeInTheDocument();
});

test('an order that somebody else changed meanwhile is not overwritten: it is said, and shown', async () => {
  const { user, server } = await arrange((fake) =>
    fake.on(orderCall, { status: 409, body: { success: false, message: 'Stale', current: null } }),
  );
  const theirs = [
    listedProject('live', { _id: two, title: 'Tea Ledger' }, { position: 1 }),
    listedProject('draft', { _id: three, title: 'Not yet' }, { position: 2 }),
    listedProject('live', {}, { position: 3 }),
  ];
  server.hold('project', ...theirs);
  await user.click(button('Move Not yet up'));
  expect(await screen.findByText(/^Somebody else has moved records meanwhile/)).toBeVisible();
  await waitFor(() => expect(order()).toEqual(['Tea Ledger', 'Not yet', 'Harbour Lane']));
  expect(server.bodies(orderCall)).toHaveLength(1);
});

test('moves that are made while one is saved follow it together', async () => {
  const answer = Promise.withResolvers<typeof saved>();
  const { user, server } = await arrange((fake) => fake.on(orderCall, answer.promise, saved));
  await user.click(button('Move Harbour Lane down'));
  await user.click(button('Move Harbour Lane down'));
  await user.click(button('Move Not yet up'));
  answer.resolve(saved);
  await screen.findByText('Order saved');
  expect(server.bodies(orderCall)).toEqual([
    { ids: [two, one, three], seen: [one, two, three] },
    { ids: [three, two, one], seen: [two, one, three] },
  ]);
  expect(screen.getAllByText('Order saved')).toHaveLength(1);
});

test('a list that is read while a move is saved neither shows nor becomes the base of the next move', async () => {
  const answer = Promise.withResolvers<typeof saved>();
  const { user, server, queries } = await arrange((fake) => fake.on(orderCall, answer.promise, saved));
  await user.click(button('Move Harbour Lane down'));
  await act(() => queries.invalidateQueries());
  expect(order()).toEqual(['Tea Ledger', 'Harbour Lane', 'Not yet']);
  await user.click(button('Move Not yet up'));
  answer.resolve(saved);
  await screen.findByText('Order saved');
  expect(server.bodies(orderCall)).toMatchObject([{ ids: [two, one, three] }, { ids: [two, three, one] }]);
});

test('an order that cannot be fetched can be asked for again', async () => {
  const { user } = await open((fake) => fake.on(rowsCall, failed, 'held'));
  await user.click(await screen.findByRole('button', { name: 'Arrange' }));
  expect(await screen.findByRole('heading', { name: 'Out of order' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Order of projects' })).toBeInTheDocument();
});

test('kinds that are ordered by time are not arranged, and have nothing to feature', async () => {
  await open(undefined, post);
  await screen.findByText('A page...');
  expect(screen.queryByRole('button', { name: /Arrange|Featured/ })).not.toBeInTheDocument();
});

test('technologies are arranged on their own screen', async () => {
  const { user } = await renderScreen(<TechnologyPage />, {
    prepare(server) {
      const rows = [testTechnology(), testTechnology({ _id: testId(32), name: 'Maps' })];
      server.on('GET /technologies', { status: 200, body: { technologies: rows } });
      server.hold('technology', ...rows.map((row) => listedRecord(technology, row)));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Arrange' }));
  expect(await screen.findByRole('button', { name: 'Move Maps up' })).toBeVisible();
});

test('a project is featured on its card; a failure takes it back', async () => {
  const { user, server } = await open((fake) =>
    fake.on(`PATCH /records/project/${one}`, { status: 200, body: projectView({ live: {} }) }, failed),
  );
  const toggle = await screen.findByRole('button', { name: 'Featured: Harbour Lane' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  server.hold('project', listedProject('live', {}, { featured: true }));
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText(/The home page shows featured projects once/)).toBeVisible();
  expect(server.bodies(`PATCH /records/project/${one}`)).toEqual([{ featured: true }]);
  await user.click(toggle);
  expect(await screen.findByText('Out of order')).toBeVisible();
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
});
