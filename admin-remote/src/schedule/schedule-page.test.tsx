import { screen, within } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import { testSettings } from '../testing/editorial.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import SchedulePage from './schedule-page.tsx';

afterEach(forgetSession);

const entry = {
  _id: testId(1),
  kind: 'project',
  record: testId(2),
  title: 'Harbour Lane',
  at: '2026-11-20T23:30:00.000Z',
  change: 'live',
  isDone: false,
};
const items = [
  entry,
  {
    ...entry,
    _id: testId(3),
    kind: 'post',
    title: 'On speed',
    at: '2026-11-24T09:05:00.000Z',
    change: 'down',
  },
  { ...entry, _id: testId(4), title: 'Old', at: '2026-11-01T09:05:00.000Z', isDone: true },
];
const failed = { status: 500, body: { success: false, message: 'Disk full' } };
const none = { status: 200, body: { items: [] } };

function open(prepare: (server: FakeServer) => void = () => undefined, search = '?month=2026-11') {
  const page = (
    <main>
      <SchedulePage />
    </main>
  );
  return renderScreen(page, {
    path: `/admin/schedule${search}`,
    prepare(server) {
      server.on('GET /settings', testSettings);
      server.on('GET /schedule', { status: 200, body: { items } });
      prepare(server);
    },
  });
}

const listOf = (day: string) => screen.findByRole('list', { name: day });

test('a month holds what goes live and is taken down, by day of the studio', async () => {
  const { server, container } = await open();
  const day = within(await listOf('Saturday, 21 November 2026'));
  const link = day.getByRole('link', { name: /00:30 Goes live Project · Harbour Lane/ });
  expect(link).toHaveAttribute('href', `/admin/projects?edit=${testId(2)}`);
  const down = within(await listOf('Tuesday, 24 November 2026'));
  expect(down.getByRole('link', { name: /10:05 Is taken down Blog post · On speed/i })).toBeVisible();
  expect(screen.getByRole('link', { name: /Went live Project · Old/ })).toBeVisible();
  expect(server.calls.filter(({ name }) => name === 'GET /schedule').at(-1)?.params).toEqual({
    from: '2026-10-25T23:00:00.000Z',
    to: '2026-12-06T23:00:00.000Z',
  });
  expect(await axeFindings(container)).toEqual([]);
});

test('a wide window has the same as a table of weeks', async () => {
  await open();
  const table = within(await screen.findByRole('table', { hidden: true }));
  const cells = table.getAllByRole('cell', { hidden: true });
  expect(cells).toHaveLength(42);
  const day = cells.find((cell) => cell.textContent?.startsWith('21'));
  expect(day).toHaveTextContent('00:30 Goes liveProject · Harbour Lane');
  expect(table.getAllByRole('link', { hidden: true })).toHaveLength(3);
});

test('other months are a link away, and say when they hold nothing', async () => {
  const { user, server } = await open();
  await listOf('Saturday, 21 November 2026');
  server.on('GET /schedule', none);
  await user.click(screen.getByRole('link', { name: 'Next month' }));
  expect(await screen.findByText('Nothing is scheduled in December 2026')).toBeVisible();
  expect(window.location.search).toBe('?month=2026-12');
  await user.click(screen.getByRole('link', { name: 'Previous month' }));
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Today' }));
  expect(window.location.search).toBe('');
});

test('the cells of neighbouring months hold their entries, and the month is still said to be empty', async () => {
  const december = { ...entry, at: '2026-12-02T09:05:00.000Z' };
  await open((fake) => fake.on('GET /schedule', { status: 200, body: { items: [december] } }));
  // jsdom has a narrow window, which hides the calendar.
  const day = await screen.findByRole('list', { name: 'Wednesday, 2 December 2026', hidden: true });
  expect(day).toHaveTextContent(/10:05.*Goes live.*Harbour Lane/);
  expect(screen.getByText('Nothing is scheduled in November 2026')).toBeVisible();
});

test('a schedule that cannot be fetched can be asked for again', async () => {
  const { user } = await open((fake) => fake.on('GET /schedule', failed, failed, none));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is scheduled in November 2026')).toBeVisible();
});
