import { screen, within } from '@testing-library/react';
import type { Installation } from 'content-api/installation';
import { axeFindings } from 'shared-ui/testing';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import InstallationPage from './installation-page.tsx';

afterEach(forgetSession);

const sound: Installation = {
  version: '1.2.0',
  changes: [{ version: '1.2.0', day: '2026-11-24', lines: ['show quotes of clients'] }],
  startedAt: '2026-11-25T08:00:00.000Z',
  node: 'v24.15.0',
  installedAs: 'service',
  update: 'npm run update',
  takeBack: 'npm run update -- --back',
  database: { kind: 'sqlite', bytes: 2_400_000 },
  disk: { freeBytes: 12_000_000_000, totalBytes: 40_000_000_000, isLow: false },
  certificate: { state: 'sound', endsAt: '2027-01-20T00:00:00.000Z' },
  faults: [],
  counts: { projects: 3 },
};
const open = (change: Partial<Installation> = {}) =>
  renderScreen(<InstallationPage />, {
    prepare: (server) => server.on('GET /installation', { status: 200, body: { ...sound, ...change } }),
  });

test('version, database, disk, certificate, what is new and both commands are there', async () => {
  const { container } = await open();
  const state = within(await screen.findByRole('region', { name: 'State' }));
  expect(state.getByText('1.2.0')).toBeVisible();
  expect(state.getByText('Built in (SQLite), 2.4 MB')).toBeVisible();
  expect(state.getByText('12.0 GB of 40.0 GB')).toBeVisible();
  expect(state.getByText(/^Ends .*2027/)).toBeVisible();
  expect(screen.getByText('Nothing has failed since the start.')).toBeVisible();
  expect(screen.getByText('npm run update')).toBeVisible();
  expect(screen.getByText('npm run update -- --back')).toBeVisible();
  expect(screen.getByText('Show quotes of clients')).toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
});

test('what needs a hand is said in words: a full disk, a certificate that ends, what failed', async () => {
  await open({
    disk: { freeBytes: 200_000_000, totalBytes: 40_000_000_000, isLow: true },
    certificate: { state: 'ending', endsAt: '2026-11-30T00:00:00.000Z' },
    faults: [{ words: 'the backup failed', code: 'ENOSPC', lastAt: '2026-11-25T09:00:00.000Z', count: 2 }],
  });
  expect(await screen.findByText(/Little room is left on the disk/)).toBeVisible();
  expect(screen.getByText(/The certificate ends soon/)).toBeVisible();
  const faults = within(screen.getByRole('list', { name: 'Last errors' }));
  expect(faults.getByText('The backup failed')).toBeVisible();
  expect(faults.getByText(/The disk is full\. Make room on it\. 2 times, last/)).toBeVisible();
});

test('all of it is saved as one file for whoever helps', async () => {
  const saved = jest.fn<string, [Blob]>(() => 'blob:test');
  URL.createObjectURL = saved as typeof URL.createObjectURL;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Save for support' }));
  expect(saved.mock.calls[0]?.[0].type).toBe('application/json');
});
