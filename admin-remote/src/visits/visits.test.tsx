import { screen, waitFor, within } from '@testing-library/react';
import type { Visits } from 'content-api/contract';
import { testSettings } from '../testing/editorial.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { fillDays } from './fill-days.ts';
import VisitsPage from './visits-page.tsx';

afterEach(forgetSession);

const visits: Visits = {
  items: [
    { day: '2026-11-20', page: '/', visits: 3, contacts: 1 },
    { day: '2026-11-21', page: '/about', visits: 5, contacts: 0 },
  ],
  total: 8,
  contacts: 1,
  isOn: true,
  today: '2026-11-21',
};

test('numbers are shown as a plot with a table beside it', async () => {
  const { user } = await renderScreen(<VisitsPage />, {
    path: '/admin/visits',
    prepare: (server) => server.on('GET /visits', { status: 200, body: visits }),
  });
  const numbers = within(await screen.findByRole('group', { name: 'Numbers' }));
  expect(numbers.getByText('8')).toBeVisible();
  expect(numbers.getByText('5')).toBeVisible();
  await user.click(screen.getByText('Show as a table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows[1]).toHaveTextContent('21 Nov 202650');
});

test('the first day is asked for where the studio is a day behind the server', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z') });
  const { server } = await renderScreen(<VisitsPage />, {
    path: '/admin/visits',
    prepare(fake) {
      const settings = { ...testSettings.body, timeZone: 'America/Los_Angeles' };
      fake.on('GET /settings', { status: 200, body: settings });
      fake.on('GET /visits', { status: 200, body: visits });
    },
  });
  await waitFor(() =>
    expect(server.calls.findLast(({ name }) => name === 'GET /visits')?.params).toMatchObject({
      from: '2026-10-23',
    }),
  );
  jest.useRealTimers();
});

test('a count that is off is explained', async () => {
  await renderScreen(<VisitsPage />, {
    path: '/admin/visits',
    prepare: (server) => server.on('GET /visits', { status: 200, body: { ...visits, isOn: false } }),
  });
  expect(await screen.findByText(/the setting VISITS is off/)).toBeVisible();
});

test('days without visitors are filled in', () => {
  expect(fillDays({ items: visits.items, today: '2026-11-22' }, 4).map((day) => day.visits)).toEqual([
    0, 3, 5, 0,
  ]);
});
