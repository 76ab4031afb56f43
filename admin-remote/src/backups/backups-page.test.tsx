import { screen, waitFor, within } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import type { OffSite } from 'content-api/backups';
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
const noPlace: OffSite = {
  source: 'none',
  place: '',
  bucket: '',
  folder: '',
  region: 'us-east-1',
  endpoint: '',
  accessKeyId: '',
  hasSecret: false,
  isReadable: true,
  publicKey: '',
};
const open = (prepare: (server: FakeServer) => void) =>
  renderScreen(<BackupsPage />, {
    prepare(server) {
      server.on('GET /backups/off-site', { status: 200, body: noPlace });
      prepare(server);
    },
  });
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
  expect(screen.queryByRole('button', { name: /^(Download|Restore|Delete|Choose)/ })).toBeNull();
});

const contents = {
  createdAt: '2026-01-01T10:00:00.000Z',
  version: '1.0.0',
  hasMedia: true,
  counts: { posts: 3, media: 8, accounts: 2 },
  countsNow: { posts: 5, media: 8, accounts: 2 },
  accounts: [testMe.email, 'bo@studio.example'],
};
const ready = { status: 200, body: { state: 'ready', contents } };
const one = `/backups/files/${byHand.name}`;

test('a restore says first what it changes, and a failure in a sentence', async () => {
  const { user, server } = await open((fake) => {
    fake.on('GET /backups/files', files([byHand]));
    fake.on(`GET ${one}/contents`, { status: 200, body: { state: 'reading' } }, ready);
    fake.on(`POST ${one}/restore`, { status: 202, body: { isRestoring: true } });
    fake.on('GET /backups/restore', 'offline', {
      status: 200,
      body: {
        isRestoring: false,
        failure: { at: '2026-01-02T10:00:00.000Z', reason: 'The disk is full. Nothing was changed.' },
      },
    });
  });
  await user.click(await screen.findByRole('button', { name: /^Restore the backup/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore this backup?' }));
  expect(dialog.getByText(/is read and checked/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(await dialog.findByRole('row', { name: 'Blog posts 5 3' })).toBeVisible();
  expect(dialog.getByText(/2026.* ago/)).toBeVisible();
  expect(dialog.queryByText(/is not in this backup/)).toBeNull();
  expect(await axeFindings(screen.getByRole('dialog').querySelector('.content')!)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await dialog.findByText(/Then sign in anew/)).toBeVisible();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The disk is full. Nothing was changed.');
  expect(server.bodies(`POST ${one}/restore`)).toHaveLength(1);
});

test('who is not in a backup is warned, and what cannot be restored offers nothing', async () => {
  const reason = 'This backup cannot be used: it is damaged. Nothing was changed.';
  const { user } = await open((fake) => {
    fake.on('GET /backups/files', files([byHand]));
    fake.on(
      `GET ${one}/contents`,
      { status: 200, body: { state: 'ready', contents: { ...contents, accounts: ['bo@studio.example'] } } },
      { status: 200, body: { state: 'refused', reason } },
    );
  });
  await user.click(await screen.findByRole('button', { name: /^Restore the backup/ }));
  expect(await screen.findByText(/is not in this backup/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: /^Restore the backup/ }));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('a backup from elsewhere is sent in parts, and then shows what it would change', async () => {
  const sent = { name: 'sent-2026-01-03T10-00-00-000Z.backup', received: 6 };
  const { user, server } = await open((fake) => {
    fake.on('GET /backups/files', files([byHand]));
    fake.on('POST /backups/uploads', { status: 201, body: { ...sent, received: 0 } });
    fake.on(`PUT /backups/uploads/${sent.name}`, { status: 200, body: sent });
    fake.on(`GET /backups/files/${sent.name}/contents`, ready);
  });
  await screen.findByRole('button', { name: 'Choose the file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['backup'], 'site.backup'));
  expect(await screen.findByRole('row', { name: 'Blog posts 5 3' })).toBeVisible();
  expect(server.bodies('POST /backups/uploads')).toEqual([{ bytes: 6 }]);
});

const place: OffSite = {
  ...noPlace,
  source: 'console',
  place: 's3://studio-backups/site at s3.example.com',
  bucket: 'studio-backups',
  folder: 'site',
  endpoint: 'https://s3.example.com',
  accessKeyId: 'AKEXAMPLE',
  hasSecret: true,
  publicKey: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
  updatedAt: '2026-01-01T10:00:00.000Z',
};

test('the off-site place is set and tried, and its secret is sent once and kept nowhere', async () => {
  const { user, server } = await open((fake) => {
    fake.on('GET /backups/files', files([byHand]));
    fake.on('PUT /backups/off-site', { status: 200, body: place });
    fake.on(
      'POST /backups/off-site/test',
      { status: 200, body: { isUsable: false, message: 'There is no server named s3.example.com.' } },
      { status: 200, body: { isUsable: true, message: 'The place answers.' } },
    );
  });
  await user.click(await screen.findByRole('button', { name: 'Set up a place' }));
  await user.type(screen.getByLabelText(/^Address of the provider/), place.endpoint);
  await user.type(screen.getByLabelText(/^Bucket/), place.bucket);
  await user.type(screen.getByLabelText(/^Folder/), place.folder);
  await user.type(screen.getByLabelText(/^Access key/), place.accessKeyId);
  await user.type(screen.getByLabelText(/^Secret key/), 'tide-and-salt');
  await user.type(screen.getByLabelText(/^Public key/), place.publicKey);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(place.place)).toBeVisible();
  expect(server.bodies('PUT /backups/off-site')).toEqual([
    {
      bucket: place.bucket,
      folder: place.folder,
      region: 'us-east-1',
      endpoint: place.endpoint,
      accessKeyId: place.accessKeyId,
      secretAccessKey: 'tide-and-salt',
      publicKey: place.publicKey,
    },
  ]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('tide-and-salt');
  await user.click(screen.getByRole('button', { name: 'Try it now' }));
  expect(await screen.findByText('There is no server named s3.example.com.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try it now' }));
  expect(await screen.findByText('The place answers.')).toBeVisible();
});

test('a place of the environment is shown, and only tried', async () => {
  await open((fake) => {
    fake.on('GET /backups/files', files([byHand]));
    fake.on('GET /backups/off-site', { status: 200, body: { ...place, source: 'environment' } });
  });
  expect(await screen.findByText(/It is set by BACKUP_STORE on the server/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try it now' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^(Change|Remove)$/ })).toBeNull();
});
