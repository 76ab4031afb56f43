import { screen, waitFor, within } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import type { FakeServer } from '../testing/fake-server.ts';
import { testMe } from '../testing/test-me.ts';
import BackupsPage from './backups-page.tsx';

afterEach(forgetSession);

const scheduled = {
  name: 'auto-2026-01-01T10-00-00-000Z.backup',
  madeAt: '2026-01-01T10:00:00.000Z',
  bytes: 2_400_000,
  isScheduled: true,
};
const byHand = {
  name: 'content-2026-01-02T10-00-00-000Z.backup',
  madeAt: '2026-01-02T10:00:00.000Z',
  bytes: 840,
  isScheduled: false,
};
const files = (items: object[], isRunning = false) => ({ status: 200, body: { items, isRunning } });
const open = (prepare: (server: FakeServer) => void) => renderScreen(<BackupsPage />, { prepare });
const rows = () =>
  within(screen.getByRole('list', { name: 'Backups on the server' })).getAllByRole('listitem');

test('backups are listed with time, size and origin, and the newest cannot be deleted', async () => {
  // axe asks for a canvas, which jsdom lacks.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { container } = await open((server) => server.on('GET /backups/files', files([byHand, scheduled])));
  await screen.findByText(/made by the schedule/);
  const [newest, older] = rows();
  expect(newest).toHaveTextContent(/2026.*840 B · made by hand/);
  expect(older).toHaveTextContent(/2026.*2\.4 MB · made by the schedule/);
  expect(within(newest!).queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(within(older!).getByRole('button', { name: /^Delete/ })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a backup is made at a press, and appears when it is done', async () => {
  const { user } = await open((server) => {
    server.on('GET /backups/files', files([]), files([byHand]));
    server.on('POST /backups/files', { ...files([], true), status: 202 });
  });
  await screen.findByRole('heading', { name: 'No backups yet' });
  await user.click(screen.getByRole('button', { name: 'Back up now' }));
  expect(await screen.findByText(/A backup is being made/)).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(1), { timeout: 5_000 });
  expect(screen.queryByText(/A backup is being made/)).toBeNull();
});

test('a download is a form with its ticket, which the browser saves', async () => {
  const sent: [string, string][] = [];
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    sent.push([this.getAttribute('action') ?? '', this.querySelector('input')?.value ?? '']);
  });
  const { user } = await open((server) => {
    server.on('GET /backups/files', files([byHand]));
    server.on(`POST /backups/files/${byHand.name}/ticket`, { status: 200, body: { ticket: 't1' } });
  });
  await user.click(await screen.findByRole('button', { name: /^Download the backup/ }));
  await waitFor(() => expect(sent).toEqual([[`/backups/files/${byHand.name}/download`, 't1']]));
  submit.mockRestore();
});

test('an older backup is deleted after a question', async () => {
  const { user, server } = await open((fake) => {
    fake.on('GET /backups/files', files([byHand, scheduled]));
    fake.on(`DELETE /backups/files/${scheduled.name}`, files([byHand]));
  });
  await user.click(await screen.findByRole('button', { name: /^Delete the backup/ }));
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this backup?' });
  expect(server.calls.map(({ name }) => name)).not.toContain(`DELETE /backups/files/${scheduled.name}`);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('without all rights backups are made and seen, and neither downloaded nor deleted', async () => {
  await open((server) => {
    server.on('GET /auth/me', { status: 200, body: { ...testMe, may: ['releases'] } });
    server.on('GET /backups/files', files([byHand, scheduled]));
  });
  expect(await screen.findByText(/Only accounts with all rights/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back up now' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^(Download|Delete)/ })).toBeNull();
});
