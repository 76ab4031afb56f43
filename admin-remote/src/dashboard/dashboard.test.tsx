import { screen, within } from '@testing-library/react';
import { post as postKind, service } from 'content-api/contract';
import { listedProject, listedRecord } from '../testing/editorial.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { testId, testPost, testProject, testService } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { activityTime, hasRecentChange, recentActivities } from './activities.ts';
import DashboardPage from './dashboard-page.tsx';

afterEach(forgetSession);

const now = Date.parse('2026-11-21T09:00:00.000Z');
const hourMs = 3_600_000;
const at = (hoursAgo: number) => new Date(now - hoursAgo * hourMs).toISOString();
const post = (id: number, hoursAgo: number) => ({
  ...testPost({ _id: testId(id), title: `Post ${id}`, updatedAt: at(hoursAgo) }),
  excerpt: '',
});

function open(prepare: (server: FakeServer) => void = () => undefined) {
  return renderScreen(<DashboardPage />, {
    path: '/admin',
    prepare(server) {
      server.hold('project', listedProject('live'));
      server.hold('service', listedRecord(service, testService()));
      server.hold('post', listedRecord(postKind, post(21, 1)));
      prepare(server);
    },
  });
}

test('four cards count, each with +0%, and the visitors stay 0', async () => {
  await open();
  const cardsShown = within(screen.getByRole('group', { name: 'Statistics' }));
  expect(await cardsShown.findAllByText('1')).toHaveLength(3);
  for (const label of ['Total Projects', 'Total Services', 'Total Blogs', 'Total Visitors']) {
    expect(cardsShown.getByText(label)).toBeVisible();
  }
  expect(cardsShown.getAllByText('+0%')).toHaveLength(4);
  expect(cardsShown.getByText('0')).toBeVisible();
});

test('the visitors are those of all days that are kept', async () => {
  const body = { items: [], total: 1234, contacts: 2, isOn: true, today: '2026-11-21' };
  await open((server) => server.on('GET /visits', { status: 200, body }));
  expect(await screen.findByText('1234')).toBeVisible();
});

test('a failure shows its message', async () => {
  await open((server) => server.on('GET /records/service', { status: 500 }));
  expect((await screen.findAllByText(/Error fetching statistics/))[0]).toBeVisible();
  expect((await screen.findAllByText('Error fetching recent activities'))[0]).toBeVisible();
});

test('the number of unread messages is shown', async () => {
  await open((server) =>
    server.on('GET /messages', {
      status: 200,
      body: { messages: [], total: 3, unread: 3, keptDays: 0, canReply: true, page: 1, size: 1 },
    }),
  );
  expect(await screen.findByRole('link', { name: '3 unread messages' })).toHaveAttribute(
    'href',
    '/admin/messages',
  );
});

test('an entry says when its record was updated, beside the own date of the record', async () => {
  await open((server) => {
    server.hold('project');
    const stamps = { createdAt: '2024-05-20T11:00:00.000Z', updatedAt: '2024-05-20T12:00:00.000Z' };
    server.hold('service', listedRecord(service, testService(stamps)));
    const changed = { date: '2024-02-01T12:00:00.000Z', updatedAt: '2024-06-21T12:00:00.000Z' };
    server.hold('post', listedRecord(postKind, { ...post(21, 1), ...changed }));
  });
  const entries = within(await screen.findByRole('region', { name: 'Recent Activity' }));
  const [first, second] = await entries.findAllByRole('listitem');
  expect(first).toHaveTextContent('Blog post · 1 Feb 2024 · Updated 21 Jun 2024');
  expect(second).toHaveTextContent(/Service · Updated 20 May 2024$/);
});

test('two newest of each, the four newest of these, with their own dates', () => {
  const posts = [post(21, 5), post(22, 1), post(23, 2)];
  const projects = [testProject({ updatedAt: at(3) }), testProject({ _id: testId(2), updatedAt: at(4) })];
  const services = [testService({ updatedAt: at(100) })];
  expect(recentActivities({ posts, projects, services }, now).map(({ id, date }) => [id, date])).toEqual([
    [testId(22), '2026-09-01T00:00:00.000Z'],
    [testId(23), '2026-09-01T00:00:00.000Z'],
    [testId(1), '2026-10-01T09:00:00.000Z'],
    [testId(2), '2026-10-01T09:00:00.000Z'],
  ]);
});

test('recent is within 48 hours, and the future never counts', () => {
  expect(hasRecentChange([post(21, 48)], now)).toBe(true);
  expect(hasRecentChange([post(21, 48.1)], now)).toBe(false);
  expect(hasRecentChange([post(21, -1)], now)).toBe(false);
  expect(recentActivities({ posts: [post(21, -1)], projects: [], services: [] }, now)).toEqual([]);
});

test('the time comes from updatedAt, else createdAt, else the id', () => {
  const id = `${Math.trunc(now / 1000).toString(16)}0000000000000000`;
  expect(activityTime({ _id: id, updatedAt: at(1), createdAt: at(2) })).toBe(now - hourMs);
  expect(activityTime({ _id: id, createdAt: at(2) })).toBe(now - 2 * hourMs);
  expect(activityTime({ _id: id })).toBe(now);
});
