import { act, fireEvent, screen, within } from '@testing-library/react';
import { createDraftStore } from 'shared-session';
import { axeFindings } from 'shared-ui/testing';
import { projectView } from '../editorial.ts';
import type { Answer, FakeServer } from '../fake-server.ts';
import { mediaPage, testMedia } from '../media.ts';
import { testId } from '../records.ts';
import { forgetSession } from '../render-console.tsx';
import { stubLayout } from '../stub-layout.ts';
import type { CallRow } from './call-row.ts';
import { editorialReads, editorialWrites } from './editorial-rows.ts';
import { kindWrites } from './kind-rows.ts';
import { openConsole } from './open-console.tsx';
import { otherReads, otherWrites } from './other-rows.ts';
import { fill, press } from './steps.ts';

beforeAll(() => {
  stubLayout();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(forgetSession);

const rows = [kindWrites, otherWrites, editorialWrites, otherReads, editorialReads].flat();
const never: Answer = new Promise(() => undefined);
const empty = { status: 200, body: { items: [], total: 0, page: 1, size: 25 } };

/** The screen of a call, with answers of its own. */
async function open(id: string, prepare: (server: FakeServer) => void = () => undefined, address?: string) {
  const row: CallRow | undefined = rows.find((each) => each.id === id);
  if (!row) throw new Error(`There is no row for ${id}.`);
  const view = await openConsole({
    address: address ?? row.address,
    prepare(server) {
      row.prepare(server);
      server.on('GET /media', mediaPage(testMedia()));
      prepare(server);
    },
  });
  await screen.findByRole('heading', { level: 1, hidden: true });
  if (row.address.includes('edit=')) await screen.findByLabelText(/^Title/);
  return view;
}

async function expectNoFindings(): Promise<void> {
  // A draft may be kept meanwhile.
  const found = await act(() => axeFindings(document.body));
  expect(found).toEqual([]);
}

const typeTitle = () => fill({ Title: 'Typed since' });

test.each([
  ['updateProject', 'Update Project', 'PUT /projects/000000000000000000000001', typeTitle],
  ['createProject', 'Save draft', 'POST /records/project', typeTitle],
  ['saveAbout', 'Save All Changes', 'PUT /about', () => fill({ 'Founders Section Title': 'Who we are' })],
  [
    'saveTechnologies',
    'Save Changes',
    'PUT /technologies',
    () => fireEvent.click(screen.getByLabelText('Show React')),
  ],
] as const)('a save on its way (%s) has nothing that axe objects to', async (id, button, call, type) => {
  const { server } = await open(id, (fake) => fake.on(call, never));
  if (id === 'saveTechnologies') await screen.findByLabelText('Show React');
  await type();
  await press(button);
  await screen.findAllByText(/^Saving/);
  expect(server.bodies(call)).toHaveLength(1);
  await expectNoFindings();
});

test('the question before a form is left has nothing that axe objects to', async () => {
  await open('updateProject');
  await typeTitle();
  await press('Cancel');
  expect(await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })).toBeVisible();
  await expectNoFindings();
});

test('an offered draft has nothing that axe objects to', async () => {
  const { session } = await open('deleteProject');
  const base = { title: 'Harbour Lane' };
  const store = createDraftStore({ session, form: 'project', id: testId(1) });
  store.save({ base, values: { title: 'Typed' }, version: 'x' });
  store.flush();
  await press('Edit');
  expect(await screen.findByRole('button', { name: 'Restore draft' })).toBeVisible();
  await expectNoFindings();
});

test('choosing a picture has nothing that axe objects to', async () => {
  await open('createProject');
  fireEvent.click(screen.getAllByRole('button', { name: /^Choose/ })[0]!);
  expect(await screen.findByRole('button', { name: /^harbour\.jpg/ })).toBeVisible();
  await expectNoFindings();
});

test('a picture that is not brought in has nothing that axe objects to', async () => {
  await open('createProject', (fake) =>
    fake.on('POST /media/bring', { status: 400, body: { success: false, message: 'A private address' } }),
  );
  await fill({ 'Main Image URL': 'http://127.0.0.1/a.png' });
  fireEvent.click(await screen.findByRole('button', { name: /^Bring in/ }));
  expect(await screen.findByText('A private address')).toBeVisible();
  await expectNoFindings();
});

test('an upload on its way has nothing that axe objects to', async () => {
  const { container, user } = await open('listMedia', (fake) => fake.on('POST /media', never));
  await screen.findByRole('button', { name: /^harbour\.jpg/ });
  await user.upload(
    container.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['x'], 'new.png', { type: 'image/png' }),
  );
  expect(await screen.findByRole('list', { name: 'Uploads' })).toBeVisible();
  await expectNoFindings();
});

test('the history of a record has nothing that axe objects to', async () => {
  const revision = {
    _id: testId(900),
    at: '2026-10-02T09:00:00.000Z',
    author: 'mira',
    title: 'Harbour Lane',
    note: '',
    changed: ['subtitle'],
    wasPublic: true,
  };
  await open('listRevisions', (fake) =>
    fake.on(`GET /records/project/${testId(1)}/revisions`, {
      status: 200,
      body: { items: [revision], total: 1, page: 1, size: 25 },
    }),
  );
  await press('History');
  const dialog = within(await screen.findByRole('dialog', { name: /History/ }));
  expect((await dialog.findAllByText(/mira/))[0]).toBeVisible();
  await expectNoFindings();
});

test('choosing the moment of a publication has nothing that axe objects to', async () => {
  await open('saveRecord', (fake) =>
    fake.on(`GET /records/project/${testId(1)}`, { status: 200, body: projectView({ draft: {} }) }),
  );
  await press('Schedule');
  expect(await screen.findByRole('dialog', { name: /Schedule/ })).toBeVisible();
  await expectNoFindings();
});

const noMessages = { messages: [], total: 0, unread: 0, keptDays: 0, canReply: true, page: 1, size: 24 };

test.each([
  ['the inbox', 'listMessages', '/admin/messages', 'No messages yet'],
  ['the spam', 'listMessages', '/admin/messages?folder=spam', 'No spam'],
  ['the trash', 'deleteRecord', '/admin/trash', 'The trash is empty'],
  ['the library', 'listMedia', '/admin/media', 'No files yet'],
  ['the audit', 'listAudit', '/admin/audit', 'Nothing here yet'],
])('%s with nothing in it has nothing that axe objects to', async (_, id, address, title) => {
  const prepare = (fake: FakeServer) => {
    fake.on('GET /messages', { status: 200, body: noMessages });
    fake.on('GET /media', mediaPage());
    fake.on('GET /audit', empty);
    fake.hold('project');
  };
  await open(id, prepare, address);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  await expectNoFindings();
});
