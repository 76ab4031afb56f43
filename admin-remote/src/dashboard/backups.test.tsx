import { screen, waitFor } from '@testing-library/react';
import type { BackupStatus } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { ageInWords } from './age-in-words.ts';
import { BackupAge } from './backup-age.tsx';
import { BackupWarnings } from './backup-warnings.tsx';

afterEach(forgetSession);

const hourMs = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs - 1000).toISOString();

const open = (status: BackupStatus) =>
  renderScreen(
    <>
      <BackupWarnings />
      <BackupAge />
    </>,
    { prepare: (fake) => fake.on('GET /backups', { status: 200, body: status }) },
  );

test('while all is well, one line tells how old the backups are', async () => {
  const { container } = await open({
    local: { provenAt: ago(5), isLate: false },
    offSite: { provenAt: ago(20), isLate: false },
  });
  expect(
    await screen.findByText('Last proven backup: 5 hours ago on the server, 20 hours ago off-site.'),
  ).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});

test('a backup that is late is told, with what the last attempt said', async () => {
  await open({
    local: { provenAt: ago(5), isLate: false },
    offSite: {
      provenAt: ago(75),
      isLate: true,
      failedAt: ago(1),
      reason: 's3://studio/ does not answer (ECONNREFUSED)',
    },
  });
  const banner = await screen.findByRole('status');
  expect(banner).toHaveTextContent(
    'The last proven off-site backup is 3 days old. The last attempt failed, and will be repeated.',
  );
  expect(banner).toHaveTextContent(
    'The screen Backups has its place, and can try it. The last attempt said: s3://studio/ does not answer',
  );
});

test('a first backup that failed is told, and one that is only awaited is no reason to warn', async () => {
  await open({ local: { isLate: false }, offSite: { isLate: true, failedAt: ago(1), reason: 'No room' } });
  expect(await screen.findByText(/There is no proven off-site backup yet/)).toBeVisible();
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByText('Last proven backup: none yet on the server, none yet off-site.')).toBeVisible();
});

test('where no backups are set up, nothing is shown', async () => {
  const { server } = await open({});
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('GET /backups'));
  expect(screen.queryByText(/backup/i)).toBeNull();
});

test('ages are said in whole minutes, hours and days', () => {
  expect([0, 0.5, 1, 1.9, 47, 48, 100].map((hours) => ageInWords(hours * hourMs))).toEqual([
    '1 minute',
    '30 minutes',
    '1 hour',
    '1 hour',
    '47 hours',
    '2 days',
    '4 days',
  ]);
});
