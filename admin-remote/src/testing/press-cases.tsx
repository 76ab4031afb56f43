import { fireEvent, screen, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import type { ReactElement } from 'react';
import AccountPage from '../account/account-page.tsx';
import MessagesPage from '../messages/messages-page.tsx';
import PeoplePage from '../people/people-page.tsx';
import { RecordsPage } from '../records/records-page.tsx';
import TrashPage from '../trash/trash-page.tsx';
import { listedProject, projectView, testSettings } from './editorial.ts';
import type { Answer, FakeServer } from './fake-server.ts';
import { testId, testMessage, testProject, testSession } from './records.ts';
import { renderScreen } from './render-console.tsx';
import { testMe } from './test-me.ts';

const one = testId(1);
/** The usual answer. */
export const done = { status: 200, body: { success: true, message: 'Done' } };
const account = {
  ...testMe,
  createdAt: testSession.createdAt,
  lastSeenAt: null,
  isDisabled: false,
  sessions: 1,
  hasSecondFactor: false,
};
const ravi = { ...account, _id: testId(2), username: 'Ravi', email: 'ravi@studio.test' };
const invitation = {
  _id: testId(3),
  email: 'new@studio.test',
  may: [],
  createdAt: testSession.createdAt,
  expiresAt: testSession.expiresAt,
};
const trashed = listedProject(
  'trashed',
  {},
  { trashedAt: testSession.createdAt, trashedBy: 'mira', daysLeft: 2 },
);

/** An action of the console that one press begins. */
export interface Press {
  name: string;
  page: ReactElement;
  path?: string;
  /** The buttons on the way to the action, and its own at the end; `!` those of a question, `#` of a comment. */
  buttons: string[];
  call: string;
  /** Answers that it needs beside the usual ones. */
  prepare?: (server: FakeServer) => void;
  /** @default that it is done */
  reply?: { status: number; body: unknown };
}

const accountPage = <AccountPage />;
const people = <PeoplePage />;
const projects = <RecordsPage kind={project} />;
const edit = `/admin/projects?edit=${one}`;
const next = '2126-11-20T08:05:00.000Z';
const reviewId = testId(40);
const commentId = testId(51);
const review = {
  _id: reviewId,
  record: `project/${one}`,
  revision: testId(900),
  revisionAt: testSession.createdAt,
  title: 'Harbour Lane',
  state: 'open',
  isEarlier: false,
  expiresAt: next,
  comments: [{ _id: commentId, name: 'Ida', text: 'Bluer', at: testSession.createdAt, isResolved: false }],
  publishOnApproval: false,
  createdAt: testSession.createdAt,
};
const isReviewed = (server: FakeServer) =>
  server.on('GET /reviews', { status: 200, body: { reviews: [review] } });
const key = { _id: testId(61), name: 'Laptop', createdAt: testSession.createdAt, lastUsedAt: null };
const factors = { hasTotp: false, passkeys: [key], recoveryCodesLeft: 10, isRequired: false };
const hasKey = (server: FakeServer) => server.on('GET /auth/factors', { status: 200, body: factors });
const newCodes = { status: 200, body: { recoveryCodes: ['aaaa-bbbb'] } };
const planned = {
  ...projectView({ live: {} }),
  publications: [{ _id: testId(60), from: next, revision: testId(901), madeAt: next, by: 'mira' }],
};
planned.record = { ...planned.record, nextAt: next };

/** Every action of that sort. */
export const presses: readonly Press[] = [
  {
    name: 'ending a session',
    page: accountPage,
    buttons: ['End session of Firefox on Linux'],
    call: `DELETE /auth/sessions/${testSession._id}`,
  },
  {
    name: 'logging out everywhere',
    page: accountPage,
    buttons: ['Log out everywhere', '!Log out everywhere'],
    call: 'POST /auth/logout-all',
  },
  {
    name: 'setting up an app for codes',
    page: accountPage,
    prepare: hasKey,
    buttons: ['Set up an app', 'Go on'],
    call: 'POST /auth/totp',
    reply: { status: 200, body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Studio?secret=ABCDEFGH' } },
  },
  {
    name: 'confirming an app for codes',
    page: accountPage,
    prepare(server) {
      hasKey(server);
      const body = { secret: 'ABCDEFGH', uri: 'otpauth://totp/Studio?secret=ABCDEFGH' };
      server.on('POST /auth/totp', { status: 200, body });
    },
    buttons: ['Set up an app', 'Go on', 'Confirm'],
    call: 'POST /auth/totp/confirm',
    reply: newCodes,
  },
  {
    name: 'removing the app for codes',
    page: accountPage,
    buttons: ['Remove the app', 'Remove'],
    call: 'DELETE /auth/totp',
  },
  {
    name: 'making new recovery codes',
    page: accountPage,
    buttons: ['New recovery codes', 'Make new codes'],
    call: 'POST /auth/recovery-codes',
    reply: newCodes,
  },
  {
    name: 'removing a passkey',
    page: accountPage,
    prepare: hasKey,
    buttons: ['Remove the passkey Laptop', 'Remove'],
    call: `DELETE /auth/passkeys/${key._id}`,
  },
  {
    name: 'withdrawing an invitation',
    page: people,
    buttons: ['Withdraw the invitation of new@studio.test'],
    call: `DELETE /invitations/${invitation._id}`,
  },
  {
    name: 'making a link for a new password',
    page: people,
    buttons: ['Edit Ravi', 'Link for a new password'],
    call: `POST /users/${ravi._id}/reset-link`,
    reply: {
      status: 201,
      body: { url: 'https://studio.test/admin/reset#x', expiresAt: next, isMailed: false },
    },
  },
  {
    name: 'ending the sessions of somebody',
    page: people,
    buttons: ['Edit Ravi', 'End every session'],
    call: `DELETE /users/${ravi._id}/sessions`,
  },
  {
    name: 'deleting an account',
    page: people,
    buttons: ['Edit Ravi', 'Delete account', '!Delete account'],
    call: `DELETE /users/${ravi._id}`,
  },
  {
    name: 'deleting a message',
    page: <MessagesPage />,
    buttons: ['Delete', '!Delete'],
    call: `DELETE /messages/${testId(41)}`,
  },
  {
    name: 'erasing a person',
    page: <MessagesPage />,
    buttons: ['Erase person', '!Delete'],
    call: 'POST /messages/erase',
    reply: { status: 200, body: { success: true, message: '1 message erased', erased: 1 } },
  },
  {
    name: 'deleting a record',
    page: projects,
    buttons: ['Delete', '!Delete'],
    call: `DELETE /projects/${one}`,
  },
  {
    name: 'featuring a record',
    page: projects,
    buttons: ['Featured: Harbour Lane'],
    call: `PATCH /records/project/${one}`,
    reply: { status: 200, body: projectView({ live: {} }) },
  },
  {
    name: 'opening a preview',
    page: projects,
    buttons: ['Share', 'Open preview'],
    call: 'POST /previews',
    reply: { status: 201, body: { url: 'https://studio.test/preview/x', expiresAt: next } },
  },
  {
    name: 'revoking a review link',
    page: projects,
    prepare: isReviewed,
    buttons: ['Share', 'Revoke link'],
    call: `DELETE /reviews/${reviewId}`,
  },
  {
    name: 'resolving a comment',
    page: projects,
    path: edit,
    prepare: isReviewed,
    buttons: ['Comments (1)', 'Resolve'],
    call: `PATCH /reviews/${reviewId}/comments/${commentId}`,
    reply: { status: 200, body: review },
  },
  {
    name: 'deleting a comment',
    page: projects,
    path: edit,
    prepare: isReviewed,
    buttons: ['Comments (1)', '#Delete', '!Delete'],
    call: `DELETE /reviews/${reviewId}/comments/${commentId}`,
    reply: { status: 200, body: review },
  },
  {
    name: 'cancelling a schedule',
    page: projects,
    path: edit,
    buttons: ['Cancel schedule'],
    call: `DELETE /records/project/${one}/publications/${testId(60)}`,
  },
  {
    name: 'restoring from the trash',
    page: <TrashPage />,
    buttons: ['Restore as a draft'],
    call: `POST /records/project/${one}/restore`,
    reply: { status: 200, body: projectView({ draft: {} }) },
  },
];

function prepare(server: FakeServer): void {
  server.on('GET /settings', testSettings);
  server.on('GET /auth/sessions', { status: 200, body: { sessions: [testSession] } });
  server.on('GET /users', { status: 200, body: { users: [account, ravi], invitations: [invitation] } });
  server.on(`GET /users/${ravi._id}/sessions`, { status: 200, body: { sessions: [testSession] } });
  server.on('GET /messages', {
    status: 200,
    body: { messages: [testMessage()], total: 1, unread: 1, keptDays: 0, canReply: true, page: 1, size: 24 },
  });
  server.on(`GET /projects/${one}`, { status: 200, body: testProject() });
  server.on(`GET /records/project/${one}`, { status: 200, body: planned });
}

/** Goes all the way to the button of an action, whose call has this answer. */
export async function findButton(
  { page, path = '/admin/screen', buttons, call, prepare: prepareMore }: Press,
  answer: Answer,
) {
  const view = await renderScreen(page, {
    path,
    prepare(fake) {
      prepare(fake);
      prepareMore?.(fake);
      const isTrash = call.endsWith('/restore');
      fake.hold('project', isTrash ? trashed : listedProject('live'));
      fake.on(call, answer);
    },
  });
  let button: HTMLElement = document.body;
  for (const [index, name] of buttons.entries()) {
    if (index > 0) fireEvent.click(button);
    button = await findNext(name);
  }
  return { ...view, button };
}

function findNext(name: string): Promise<HTMLElement> {
  const place = {
    '!': () => screen.findByRole('alertdialog'),
    '#': () => screen.findByRole('article', { name: /Ida/ }),
  };
  const [mark = ''] = name;
  if (mark !== '!' && mark !== '#') return screen.findByRole('button', { name, hidden: true });
  return place[mark]().then((region) => within(region).getByRole('button', { name: name.slice(1) }));
}
