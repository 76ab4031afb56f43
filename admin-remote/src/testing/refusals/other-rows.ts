import { screen } from '@testing-library/react';
import type { FakeServer } from '../fake-server.ts';
import { testAbout, testFounders, testId, testMessage, testSession, testTechnology } from '../records.ts';
import { testMe } from '../test-me.ts';
import type { CallRow, WriteRow } from './call-row.ts';
import type { Fault } from './faults.ts';
import { answer, click, fill, press } from './steps.ts';

const other = { ...testSession, userAgent: 'Firefox' };

function aboutText({ status, says, name }: Fault): string {
  if (name === 'no answer in time') return 'Request timed out. Please try again.';
  if (status === undefined) return 'Network error. Please check your connection.';
  if (status === 400) return says ?? 'Invalid data provided';
  if (status === 404) return 'API endpoint not found. Please check server configuration.';
  return `Failed to update content: ${says ?? status}`;
}

function prepareAbout(server: FakeServer): void {
  server.on('GET /about', { status: 200, body: testAbout });
  server.on('GET /founders', { status: 200, body: testFounders });
  server.on('PUT /about', { status: 200, body: testAbout });
  for (const half of ['about', 'founders']) server.on(`PUT /records/${half}/${half}`, 'offline');
}

const about = { address: '/admin/about', prepare: prepareAbout };
const saveAbout = {
  ...about,
  reach: () => fill({ 'Founders Section Title': 'Who we are' }),
  act: () => press('Save All Changes'),
  place: 'page' as const,
};

const technologies = {
  address: '/admin/technologies',
  prepare: (server: FakeServer) =>
    server.on('GET /technologies', { status: 200, body: { technologies: [testTechnology()] } }),
};

const olderBackup = {
  name: 'auto-2026-01-01T10-00-00-000Z.backup',
  madeAt: '2026-01-01T10:00:00.000Z',
  bytes: 2_400_000,
  isScheduled: true,
};
const newerBackup = {
  name: 'content-2026-01-02T10-00-00-000Z.backup',
  madeAt: '2026-01-02T10:00:00.000Z',
  bytes: 2_500_000,
  isScheduled: false,
};
const mailServer = {
  source: 'console',
  host: 'smtp.example.com',
  port: 465,
  security: 'tls',
  user: 'ana@mora.example',
  hasPassword: true,
  isReadable: true,
  senderName: 'Ana Mora',
  senderAddress: 'ana@mora.example',
  notify: [],
};
const mail = {
  address: '/admin/mail',
  prepare: (server: FakeServer) => server.on('GET /mail', { status: 200, body: mailServer }),
};
const offSite = {
  source: 'console',
  place: 's3://studio-backups/site',
  bucket: 'studio-backups',
  folder: 'site',
  region: 'eu-central-1',
  endpoint: '',
  accessKeyId: 'AKEXAMPLE',
  hasSecret: true,
  isReadable: true,
  publicKey: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
};
const backups = {
  address: '/admin/backups',
  prepare(server: FakeServer) {
    server.on('GET /backups/files', {
      status: 200,
      body: { items: [newerBackup, olderBackup], isRunning: false },
    });
    server.on('GET /backups/off-site', { status: 200, body: offSite });
    server.on(`GET /backups/files/${newerBackup.name}/contents`, {
      status: 200,
      body: {
        state: 'ready',
        contents: {
          createdAt: newerBackup.madeAt,
          hasMedia: true,
          counts: { projects: 3 },
          countsNow: { projects: 4 },
          accounts: [testMe.email],
        },
      },
    });
  },
};

const account = {
  address: '/admin/account',
  prepare(server: FakeServer) {
    server.on('GET /auth/sessions', { status: 200, body: { sessions: [other] } });
  },
};

const messages = {
  address: '/admin/messages',
  prepare: (server: FakeServer) =>
    server.on('GET /messages', {
      status: 200,
      body: {
        messages: [testMessage()],
        total: 1,
        unread: 1,
        keptDays: 0,
        canReply: true,
        page: 1,
        size: 24,
      },
    }),
};

const people = {
  address: '/admin/people',
  prepare(server: FakeServer) {
    const account = {
      ...testMe,
      createdAt: other.createdAt,
      lastSeenAt: null,
      isDisabled: false,
      sessions: 1,
    };
    const ravi = {
      ...account,
      _id: testId(2),
      username: 'Ravi',
      email: 'ravi@studio.test',
      hasSecondFactor: false,
    };
    const invitation = { ...other, _id: testId(3), email: 'new@studio.test', may: ['content'] };
    server.on('GET /users', { status: 200, body: { users: [ravi], invitations: [invitation] } });
    server.on(`GET /users/${testId(2)}/sessions`, { status: 200, body: { sessions: [other] } });
  },
};

/** Calls that are not those of a kind. */
export const otherWrites: WriteRow[] = [
  { ...saveAbout, id: 'saveAbout', call: 'PUT /about', text: aboutText },
  {
    ...saveAbout,
    id: 'saveFounders',
    call: 'PUT /founders',
    timeoutMs: 10_000,
    text: (fault) =>
      `${aboutText(fault).replace(/(?<!\.)$/, '.')} The about content is saved, the founders are not.`,
  },
  {
    ...technologies,
    id: 'saveTechnologies',
    call: 'PUT /technologies',
    reach: async () => click(await screen.findByLabelText('Show React')),
    act: () => press('Save Changes'),
    place: 'page',
    text: 'Failed to save technologies. Please try again.',
  },
  {
    ...technologies,
    id: 'initializeTechnologies',
    call: 'POST /technologies/initialize',
    prepare: (server) => server.on('GET /technologies', { status: 200, body: { technologies: [] } }),
    act: async () => {
      await press('Initialize from JSON');
      await answer('Initialize');
    },
    place: 'page',
    text: 'Failed to initialize technologies. Please try again.',
  },
  {
    ...account,
    id: 'changePassword',
    call: 'POST /auth/password',
    reach: () =>
      fill({
        'Current Password': 'something long enough',
        'New Password': 'something longer still',
        'Repeat New Password': 'something longer still',
      }),
    act: () => press('Change Password'),
    place: 'page',
    text: 'Error changing password',
    asksForPassword: true,
  },
  {
    ...account,
    id: 'endSession',
    call: `DELETE /auth/sessions/${other._id}`,
    act: () => press('End session'),
    place: 'toast',
    text: 'Error ending session',
  },
  {
    ...messages,
    id: 'updateMessage',
    call: `PATCH /messages/${testId(41)}`,
    act: () => press('Mark as spam'),
    place: 'toast',
    text: 'Error saving message',
  },
  {
    ...messages,
    id: 'deleteMessage',
    call: `DELETE /messages/${testId(41)}`,
    act: async () => {
      await press('Delete');
      await answer('Delete');
    },
    place: 'toast',
    text: 'Error deleting message',
  },
  {
    ...messages,
    id: 'replyToMessage',
    call: `POST /messages/${testId(41)}/reply`,
    reach: async () => {
      await press('Reply from here');
      await fill({ Text: 'Gladly.' });
    },
    act: () => press('Send reply'),
    place: 'dialog',
    text: ({ status = 500, says }) =>
      status >= 500 ? 'No answer came. Send it again: it goes out once.' : (says ?? 'Error sending reply'),
  },
  {
    ...messages,
    id: 'eraseMessages',
    call: 'POST /messages/erase',
    act: async () => {
      await press('Erase person');
      await answer('Delete');
    },
    place: 'toast',
    text: 'Error erasing person',
  },
  {
    ...people,
    id: 'invite',
    call: 'POST /invitations',
    reach: async () => {
      await press('Invite');
      await fill({ 'Email Address': 'next@studio.test' });
      await press('Author');
    },
    act: () => press('Create invitation'),
    place: 'dialog',
    text: 'Error inviting',
  },
  {
    ...people,
    id: 'changeUser',
    call: `PATCH /users/${testId(2)}`,
    reach: () => press('Edit'),
    act: () => press('Save'),
    place: 'dialog',
    text: 'Error saving',
  },
  {
    ...people,
    id: 'createResetLink',
    call: `POST /users/${testId(2)}/reset-link`,
    reach: () => press('Edit'),
    act: () => press('Link for a new password'),
    place: 'toast',
    text: 'Error making the link',
  },
  {
    ...people,
    id: 'endUserSessions',
    call: `DELETE /users/${testId(2)}/sessions`,
    reach: () => press('Edit'),
    act: () => press('End every session'),
    place: 'toast',
    text: 'Error ending sessions',
  },
  {
    ...people,
    id: 'withdrawInvitation',
    call: `DELETE /invitations/${testId(3)}`,
    act: () => press('Withdraw'),
    place: 'toast',
    text: 'Error withdrawing the invitation',
  },
  {
    ...backups,
    id: 'makeBackup',
    call: 'POST /backups/files',
    act: () => press('Back up now'),
    place: 'toast',
    text: 'Error starting the backup',
  },
  {
    ...backups,
    id: 'ticketForBackup',
    call: `POST /backups/files/${newerBackup.name}/ticket`,
    act: () => press('Download'),
    place: 'toast',
    text: 'Error downloading the backup',
  },
  {
    ...backups,
    id: 'deleteBackup',
    call: `DELETE /backups/files/${olderBackup.name}`,
    act: async () => {
      await press('Delete');
      await answer('Delete');
    },
    place: 'toast',
    text: 'Error deleting the backup',
  },
  {
    ...backups,
    id: 'restoreBackup',
    call: `POST /backups/files/${newerBackup.name}/restore`,
    reach: () => press('Restore'),
    act: () => press('Restore'),
    place: 'dialog',
    text: 'The restore could not be started.',
  },
  {
    ...backups,
    id: 'saveOffSite',
    call: 'PUT /backups/off-site',
    reach: () => press('Change'),
    act: () => press('Save'),
    place: 'page',
    text: 'Error saving the place',
  },
  {
    ...backups,
    id: 'testOffSite',
    call: 'POST /backups/off-site/test',
    act: () => press('Try it now'),
    place: 'toast',
    text: 'Error trying the place',
  },
  {
    ...backups,
    id: 'removeOffSite',
    call: 'DELETE /backups/off-site',
    act: async () => {
      await press('Remove');
      await answer('Remove');
    },
    place: 'toast',
    text: 'Error removing the place',
  },
  {
    ...mail,
    id: 'saveMail',
    call: 'PUT /mail',
    act: () => press('Save'),
    place: 'page',
    text: 'Error saving the mail server',
  },
  {
    ...mail,
    id: 'testMail',
    call: 'POST /mail/test',
    act: () => press('Send a test'),
    place: 'toast',
    text: 'Error sending the test',
  },
  {
    ...mail,
    id: 'removeMail',
    call: 'DELETE /mail',
    act: async () => {
      await press('Remove');
      await answer('Remove');
    },
    place: 'toast',
    text: 'Error removing the mail server',
  },
];

/** Reads of screens that are not those of a kind. */
export const otherReads: CallRow[] = [
  { ...about, id: 'getAbout', call: 'GET /about', text: 'Failed to load content' },
  { ...about, id: 'getFounders', call: 'GET /founders', timeoutMs: 10_000, text: 'Failed to load content' },
  { ...messages, id: 'listMessages', call: 'GET /messages', text: 'Error fetching messages' },
  { ...account, id: 'listSessions', call: 'GET /auth/sessions', text: 'Error fetching sessions' },
  { ...backups, id: 'listBackupFiles', call: 'GET /backups/files', text: 'Error fetching the backups' },
  { ...backups, id: 'getOffSite', call: 'GET /backups/off-site', text: 'Error fetching the place' },
  { ...mail, id: 'getMail', call: 'GET /mail', text: 'Error fetching the mail server' },
  {
    id: 'getInstallation',
    call: 'GET /installation',
    address: '/admin/installation',
    prepare: () => undefined,
    text: 'Error fetching the installation',
  },
  { ...people, id: 'listUsers', call: 'GET /users', text: 'Error fetching people' },
  {
    id: 'getTexts',
    call: 'GET /texts',
    address: '/admin/texts',
    prepare: () => undefined,
    text: 'Error loading texts',
  },
];
