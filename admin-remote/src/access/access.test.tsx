import { screen, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import type { RecordGuests } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import { RecordsPage } from '../records/records-page.tsx';
import { listedProject, projectView, testSettings } from '../testing/editorial.ts';
import { heldAnswer } from '../testing/fake-server.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { testId, testProject } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import AccessPage from './access-page.tsx';

afterEach(() => forgetSession());

const id = testId(1);
const url = 'https://studio.example/shared/secret';
const guest = {
  _id: testId(70),
  name: 'Meera',
  email: 'meera@client.example',
  createdAt: '2026-11-19T08:05:00.000Z',
  expiresAt: '2126-11-20T08:05:00.000Z',
  opened: 2,
  lastOpenedAt: '2026-11-20T08:05:00.000Z',
};
const asked = {
  _id: testId(71),
  project: id,
  title: 'The Tea Shop',
  name: 'Asha',
  email: 'asha@client.example',
  state: 'asked',
  createdAt: '2026-11-19T08:05:00.000Z',
  expiresAt: '2126-12-19T08:05:00.000Z',
  isEnded: false,
};
const nobody: RecordGuests = { audience: 'everyone', hasPassword: false, guests: [], publicFiles: [] };

/** The dialog of who can see a public project. */
async function openAudience(guests: RecordGuests, prepare: (server: FakeServer) => void = () => undefined) {
  const page = (
    <main>
      <RecordsPage kind={project} />
    </main>
  );
  const isPrivate = guests.audience !== 'everyone';
  const view = projectView({ live: {} });
  const record = { ...view.record, ...(isPrivate && { isPrivate: true as const }) };
  const rendered = await renderScreen(page, {
    path: `/admin/projects?edit=${id}`,
    prepare(server) {
      server.on('GET /settings', testSettings);
      server.hold('project', listedProject('live'));
      server.on(`GET /projects/${id}`, { status: isPrivate ? 404 : 200, body: testProject() });
      server.on(`GET /records/project/${id}`, { status: 200, body: { ...view, record } });
      server.on(`GET /records/project/${id}/guests`, { status: 200, body: guests });
      prepare(server);
    },
  });
  const name = isPrivate ? 'Private' : 'Visible to everyone';
  await rendered.user.click(await screen.findByRole('button', { name }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Who can see it' })) };
}

test('the form says who can see a record, and makes it private', async () => {
  const call = `PUT /records/project/${id}/audience`;
  const { user, server, dialog } = await openAudience(nobody, (fake) =>
    fake.on(call, { status: 200, body: { audience: 'password', hasPassword: true } }),
  );
  await user.selectOptions(await dialog.findByLabelText('Who can see it'), 'password');
  await user.type(dialog.getByLabelText(/^Password/), 'open sesame');
  await user.click(dialog.getByRole('button', { name: 'Make private' }));
  expect(await screen.findByText('Visible: Who knows the password')).toBeVisible();
  expect(server.bodies(call)).toEqual([{ audience: 'password', password: 'open sesame' }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(server.bodies(call)[1]).toEqual({ audience: 'everyone' });
});

test('a guest gets a link that is shown once', async () => {
  const call = `POST /records/project/${id}/guests`;
  const known: RecordGuests = {
    ...nobody,
    audience: 'link',
    guests: [guest],
    publicFiles: [{ url: '/media/a', usedBy: ['A budget for pages'] }],
  };
  const { user, server, dialog } = await openAudience(known, (fake) =>
    fake.on(call, { status: 201, body: { ...guest, name: 'Ida', url } }),
  );
  expect(await dialog.findByText(/public all the same, in “A budget for pages”/)).toBeVisible();
  expect(dialog.getByText(/opened 2 times/)).toBeVisible();
  await user.type(dialog.getByLabelText(/^Name/), 'Ida');
  await user.click(dialog.getByRole('button', { name: 'Make link' }));
  expect(await dialog.findByLabelText('Link for Ida')).toHaveValue(url);
  expect(server.bodies(call)).toEqual([
    { name: 'Ida', email: '', expiresAt: expect.stringMatching(/Z$/) as string },
  ]);
  expect(await axeFindings(screen.getByRole('dialog', { name: 'Who can see it' }))).toEqual([]);
});

test('the next guest, typed while the link of one is made, stays', async () => {
  const answer = heldAnswer();
  const { user, dialog } = await openAudience({ ...nobody, audience: 'link' }, (fake) =>
    fake.on(`POST /records/project/${id}/guests`, answer.promise),
  );
  await user.type(await dialog.findByLabelText(/^Name/), 'Ida');
  await user.click(dialog.getByRole('button', { name: 'Make link' }));
  await user.clear(dialog.getByLabelText(/^Name/));
  await user.type(dialog.getByLabelText(/^Name/), 'Olu');
  answer.resolve({ status: 201, body: { ...guest, name: 'Ida', url } });
  expect(await dialog.findByLabelText('Link for Ida')).toHaveValue(url);
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Olu');
});

/** The screen of who has access. */
function openAccess(records: object[], prepare: (server: FakeServer) => void = () => undefined) {
  return renderScreen(
    <main>
      <AccessPage />
    </main>,
    {
      path: '/admin/access',
      prepare(fake) {
        fake.on('GET /settings', testSettings);
        fake.on('GET /guests', { status: 200, body: { records } });
        fake.on('GET /testimonials/requests', { status: 200, body: { requests: [], hasMail: false } });
        prepare(fake);
      },
    },
  );
}

const quay = { kind: 'project', _id: id, title: 'Quay', state: 'live', hasPassword: false, guests: [guest] };

test('one press ends the access of a guest', async () => {
  const { user, server } = await openAccess([{ ...quay, audience: 'link' }], (fake) => {
    fake.on(`DELETE /guests/${guest._id}`, { status: 200, body: { success: true, message: '' } });
  });
  const row = within(await screen.findByRole('article', { name: 'Quay' }));
  expect(row.getByText('Guests with a link')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'End access' }));
  expect(await screen.findByText('Access ended')).toBeVisible();
  expect(server.bodies(`DELETE /guests/${guest._id}`)).toHaveLength(1);
});

test('guests whose links a password has taken the place of are shown as such', async () => {
  await openAccess([{ ...quay, audience: 'password', hasPassword: true }]);
  const row = within(await screen.findByRole('article', { name: 'Quay' }));
  expect(row.getByText(/^Opens nothing while the password is set/)).toBeVisible();
  expect(row.queryByText(/Open until/)).toBeNull();
});

test('links of pitches and of clients who were asked are named as well, each with a press that ends it', async () => {
  const offer = { ...quay, kind: 'pitch', title: 'A shop', audience: 'link' };
  const answered = { ...asked, _id: testId(72), name: 'Ravi', state: 'written', sentAt: asked.createdAt };
  const over = { ...asked, _id: testId(73), name: 'Noor', isEnded: true };
  const { user, server } = await openAccess([offer], (fake) => {
    const requests = [asked, answered, over];
    fake.on('GET /testimonials/requests', { status: 200, body: { requests, hasMail: false } });
    fake.on(`DELETE /guests/${guest._id}`, { status: 200, body: { success: true, message: '' } });
    fake.on(`POST /testimonials/requests/${asked._id}/end`, {
      status: 200,
      body: { ...asked, isEnded: true },
    });
  });
  const row = within(await screen.findByRole('article', { name: 'A shop' }));
  expect(row.getByText(/^Pitch/)).toBeVisible();
  expect(row.getByText(/meera@client\.example/)).toBeVisible();
  expect(row.getByText(/opened 2 times, last on/)).toBeVisible();
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  await user.click(row.getByRole('button', { name: 'End access' }));
  expect(await screen.findByText('Access ended')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Asked for a testimonial' }));
  // A client who has answered can still withdraw, so that link cannot be ended.
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByText(/asha@client\.example · The Tea Shop/)).toBeVisible();
  await user.click(list.getByRole('button', { name: 'End link' }));
  expect(await screen.findByText('Link ended')).toBeVisible();
  expect(server.bodies(`POST /testimonials/requests/${asked._id}/end`)).toHaveLength(1);
});

test('only what is for everyone is said to be so', async () => {
  await openAccess([]);
  expect(await screen.findByRole('heading', { name: 'Everything is for everyone' })).toBeVisible();
});
