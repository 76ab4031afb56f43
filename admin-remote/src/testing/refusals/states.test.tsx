import { act, screen, waitFor } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import { forgetSession } from '../render-console.tsx';
import { stubLayout } from '../stub-layout.ts';
import type { CallRow } from './call-row.ts';
import { editorialReads, editorialWrites } from './editorial-rows.ts';
import { kindReads, kindWrites } from './kind-rows.ts';
import { openConsole } from './open-console.tsx';
import { otherReads, otherWrites } from './other-rows.ts';
import { press } from './steps.ts';

beforeAll(() => {
  stubLayout();
  // jsdom draws nothing: whether letters are icons is axe's question in the browser.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(forgetSession);

const rows = [kindWrites, otherWrites, editorialWrites, kindReads, otherReads, editorialReads].flat();

function rowOf(id: string): CallRow {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Error(`There is no row for ${id}.`);
  return row;
}

/** The console with what the screen has loaded. */
async function openLoaded(id: string): Promise<void> {
  const row = rowOf(id);
  await openConsole(row);
  await screen.findByRole('heading', { level: 1, hidden: true });
  if (row.address.includes('edit=')) await screen.findByRole('dialog');
  await waitFor(() => expect(screen.queryAllByText(/^Loading/)).toEqual([]));
}

async function expectNoFindings(): Promise<void> {
  // A draft may be kept meanwhile.
  const found = await act(() => axeFindings(document.body));
  expect(found).toEqual([]);
}

test.each([
  ['deleteProject', ['Delete']],
  ['deleteMessage', ['Delete']],
  ['initializeTechnologies', ['Initialize from JSON']],
  ['endSession', ['Log out everywhere']],
  ['deleteRecord', ['Delete for good']],
  ['bringBack', ['Yesterday', 'Bring this moment back']],
])('the question before %s has nothing that axe objects to', async (id, buttons) => {
  await openLoaded(id);
  for (const button of buttons) await press(button);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await expectNoFindings();
});

test.each([
  ['createProject', ['Create Project']],
  ['createService', ['Add Sub-service', 'Create Service']],
  ['createPost', ['Create Post']],
  ['createTechnology', ['Add Technology']],
  ['changePassword', ['Change Password']],
  ['saveAbout', ['+ Add Founder', 'Save All Changes']],
])('missing fields of %s have nothing that axe objects to', async (id, buttons) => {
  await openLoaded(id);
  for (const button of buttons) await press(button);
  expect((await screen.findAllByText(/ is required$/))[0]).toBeVisible();
  await expectNoFindings();
});

test.each([
  'listProjects',
  'getProject',
  'listTechnologies',
  'getAbout',
  'listMessages',
  'listMedia',
  'listAudit',
])('waiting for %s has nothing that axe objects to', async (id) => {
  const row = rowOf(id);
  const { server } = await openConsole({
    ...row,
    prepare(fake) {
      row.prepare(fake);
      fake.on(row.call, new Promise(() => undefined));
    },
  });
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain(row.call));
  expect((await screen.findAllByText(/^Loading/))[0]).toBeInTheDocument();
  await expectNoFindings();
});

test.each([
  ['project', 'listProjects'],
  ['service', 'listServices'],
  ['post', 'listPosts'],
])('an empty list of the kind %s has nothing that axe objects to', async (kind, id) => {
  const row = rowOf(id);
  await openConsole({
    ...row,
    prepare(fake) {
      row.prepare(fake);
      fake.hold(kind);
    },
  });
  expect(await screen.findByText(/^No .* yet$/)).toBeVisible();
  await expectNoFindings();
});
