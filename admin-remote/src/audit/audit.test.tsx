import { screen, waitFor, within } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import type { FakeServer } from '../testing/fake-server.ts';
import { testSettings } from '../testing/editorial.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import AuditPage from './audit-page.tsx';

afterEach(forgetSession);

const published = {
  _id: testId(1),
  at: '2026-11-20T23:30:05.000Z',
  action: 'publish',
  who: 'mira',
  userId: testId(8),
  kind: 'project',
  entityId: testId(2),
  title: 'Harbour Lane',
  ip: '',
  requestId: '',
  detail: {},
};
const refused = {
  ...published,
  _id: testId(3),
  at: '2026-11-20T09:05:00.000Z',
  action: 'login.failed',
  who: '',
  kind: 'user',
  title: '',
};

function page(items: unknown[], total = items.length) {
  return { status: 200, body: { items, total, page: 1, size: 25 } };
}

function open(prepare: (server: FakeServer) => void = () => undefined, search = '') {
  return renderScreen(<AuditPage />, {
    path: `/admin/audit${search}`,
    prepare(server) {
      server.on('GET /settings', testSettings);
      server.on('GET /audit', page([published, refused], 60));
      prepare(server);
    },
  });
}

const lastQuery = (server: FakeServer) =>
  server.calls.filter(({ name }) => name === 'GET /audit').at(-1)?.params;

test('reviews and previews name the record that they were of', async () => {
  const record = { kind: 'project', _id: testId(2), title: 'Harbour Lane' };
  const asked = { ...published, kind: 'review', action: 'create', title: '', entityId: testId(5), record };
  const ended = { ...asked, _id: testId(6), kind: 'preview', action: 'delete' };
  await open((server) => server.on('GET /audit', page([asked, ended])));
  for (const name of ['Review · Harbour Lane', 'Preview · Harbour Lane'])
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/admin/projects?edit=${testId(2)}`,
    );
});

test("lists by the studio's day who did what to which record, with UTC on hover", async () => {
  const { container } = await open();
  const saturday = within(await screen.findByRole('region', { name: 'Saturday, 21 November 2026' }));
  expect(saturday.getByText('Published')).toBeVisible();
  expect(saturday.getByText('00:30')).toHaveAttribute('title', '2026-11-20 23:30:05 UTC');
  expect(saturday.getByText(/mira/)).toBeVisible();
  expect(saturday.getByRole('link', { name: 'Project · Harbour Lane' })).toHaveAttribute(
    'href',
    `/admin/projects?edit=${testId(2)}`,
  );
  const friday = within(screen.getByRole('region', { name: 'Friday, 20 November 2026' }));
  expect(friday.getByText(/Nobody signed in/)).toBeVisible();
  expect(friday.queryByRole('link')).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
});

test('keeps its filters in the URL and turns pages within them', async () => {
  const { user, server } = await open();
  await screen.findByText('60 entries');
  await user.type(screen.getByLabelText('Name or email'), 'mira');
  await user.selectOptions(screen.getByLabelText('Action'), 'Published');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(window.location.search).toBe('?who=mira&action=publish');
  await user.click(await screen.findByRole('link', { name: /next/i }));
  expect(window.location.search).toBe('?who=mira&action=publish&page=2');
  expect(lastQuery(server)).toEqual({ who: 'mira', action: 'publish', page: 2 });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(window.location.search).toBe('');
  expect(screen.getByLabelText('Name or email')).toHaveValue('');
});

test("asks for whole days of the studio's zone, the last one included", async () => {
  const { server } = await open(undefined, '?from=2026-11-20&to=2026-11-20');
  await screen.findByText(/Europe\/Vienna/);
  await screen.findByText('60 entries');
  expect(lastQuery(server)).toEqual({
    from: '2026-11-19T23:00:00.000Z',
    to: '2026-11-20T23:00:00.000Z',
    page: 1,
  });
});

test('an audit that cannot be fetched says so and is asked for again', async () => {
  const { user } = await open((server) => server.on('GET /audit', { status: 500 }, page([])));
  expect(await screen.findByText('Error fetching the audit')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

test('what the filter lets through is exported as a table', async () => {
  URL.createObjectURL = () => 'blob:audit';
  URL.revokeObjectURL = () => undefined;
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, server } = await open(
    (fake) => fake.on('GET /audit', page([published]), { status: 200, body: 'at' }),
    '?action=publish',
  );
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(lastQuery(server)).toEqual({ action: 'publish', format: 'csv' });
  save.mockRestore();
});
