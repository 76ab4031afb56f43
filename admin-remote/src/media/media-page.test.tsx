import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import { testSettings } from '../testing/editorial.ts';
import { heldAnswer } from '../testing/fake-server.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { liveUse, mediaPage, testMedia, testMediaDetail } from '../testing/media.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { testMe } from '../testing/test-me.ts';
import MediaPage from './media-page.tsx';

afterEach(forgetSession);

const one = testId(41);
const film = testMedia({ _id: testId(42), name: 'tour.mp4', type: 'video/mp4', alt: '' });
const later = '2026-10-03T09:00:00.000Z';
const stored = { status: 201, body: testMedia({ _id: testId(43), name: 'new.png' }) };
const wrongType = { status: 415, body: { message: 'This type of file is not taken.' } };

function open(prepare: (server: FakeServer) => void = () => undefined, search = '') {
  return renderScreen(<MediaPage />, {
    path: `/admin/media${search}`,
    prepare(server) {
      server.on('GET /media', mediaPage(testMedia(), film));
      server.on(`GET /media/${one}`, { status: 200, body: testMediaDetail({ usedIn: [liveUse] }) });
      prepare(server);
    },
  });
}

const picture = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const findTile = (name: RegExp) => screen.findByRole('button', { name });
const lastQuery = ({ calls }: FakeServer) => calls.filter(({ name }) => name === 'GET /media').at(-1)?.params;
const uploads = ({ calls }: FakeServer) => calls.filter(({ name }) => name === 'POST /media');

test('shows every file with its type and size, free of axe findings', async () => {
  const { container } = await open();
  expect(await findTile(/harbour\.jpg JPEG, 312 kB/)).toBeVisible();
  expect(await findTile(/tour\.mp4 MP4/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('search, filters and order go to the server and into the address', async () => {
  const { user, server } = await open();
  await findTile(/harbour/);
  await user.type(screen.getByRole('searchbox'), 'boat');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Pictures');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Without alt text');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Largest first');
  const query = { q: 'boat', type: 'image', withoutAlt: 'true', sort: 'bytes', page: 1, size: 24 };
  await waitFor(() => expect(lastQuery(server)).toEqual(query));
  expect(window.location.search).toBe('?q=boat&type=image&only=no-alt-text&sort=bytes');
});

test('one upload that is refused says why and stops no other; it can be tried again', async () => {
  const { user, server, container } = await open((fake) => fake.on('POST /media', wrongType, stored));
  await findTile(/harbour/);
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, [picture('odd.png'), picture('new.png')]);
  const list = within(await screen.findByRole('list', { name: 'Uploads' }));
  expect(await list.findByRole('alert')).toHaveTextContent('This type of file is not taken.');
  expect(await screen.findByText('new.png uploaded')).toBeVisible();
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  await user.click(list.getByRole('button', { name: 'Retry odd.png' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument());
  expect(uploads(server)).toHaveLength(3);
});

test('what the library says about an upload stays until it is dismissed, and holds nobody', async () => {
  const warnings = ['Left out of the drawing: scripts.'];
  const warned = { status: 201, body: { ...stored.body, name: 'mark.svg', warnings } };
  const { user, container } = await open((fake) => fake.on('POST /media', warned));
  await findTile(/harbour/);
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, picture('mark.svg'));
  const list = within(await screen.findByRole('list', { name: 'Uploads' }));
  expect(await list.findByRole('status')).toHaveTextContent('Left out of the drawing: scripts.');
  expect(list.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Dismiss mark.svg' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
});

test('a cancelled upload is gone, and the next one begins', async () => {
  const { user, server, container } = await open((fake) =>
    fake.on('POST /media', new Promise(() => undefined), stored),
  );
  await findTile(/harbour/);
  fireEvent.drop(container.querySelector('[role=search]') as Element, {
    dataTransfer: { files: [picture('slow.png'), picture('new.png')], types: ['Files'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel slow.png' }));
  expect(await screen.findByText('new.png uploaded')).toBeVisible();
  expect(uploads(server)).toHaveLength(2);
});

test('a pasted picture is uploaded', async () => {
  const { server } = await open((fake) => fake.on('POST /media', stored));
  await findTile(/harbour/);
  fireEvent.paste(document.body, { clipboardData: { files: [picture('image.png')], types: ['Files'] } });
  expect(await screen.findByText('new.png uploaded')).toBeVisible();
  expect(uploads(server)).toHaveLength(1);
});

test('texts and the focal point are changed, the point by keys', async () => {
  const { user, server } = await open((fake) =>
    fake.on(`PATCH /media/${one}`, { status: 200, body: testMedia({ alt: 'A quay' }) }),
  );
  await user.click(await findTile(/harbour/));
  const dialog = within(await screen.findByRole('dialog', { name: 'harbour.jpg' }));
  await user.clear(dialog.getByLabelText('Alt text'));
  await user.type(dialog.getByLabelText('Alt text'), 'A quay');
  const point = dialog.getByRole('button', { name: /^Focal point: 50% from the left, 50% from the top/ });
  // The text that loses the focus is checked.
  await act(() => Promise.resolve(point.focus()));
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
  expect(
    dialog.getByRole('button', { name: /^Focal point: 49% from the left, 40% from the top/ }),
  ).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('File saved')).toBeVisible();
  expect(server.bodies(`PATCH /media/${one}`)).toMatchObject([
    { alt: 'A quay', focus: { x: 0.49, y: 0.4 }, updatedAt: testMedia().updatedAt },
  ]);
});

test('the alt text has a field for each further language of the site', async () => {
  const alts = { de: 'Boote', fr: 'Bateaux' };
  const { user, server } = await open((fake) => {
    fake.on('GET /settings', {
      status: 200,
      body: { ...testSettings.body, languages: ['en', 'de', 'fr'] },
    });
    fake.on(`GET /media/${one}`, { status: 200, body: testMediaDetail({ alts: { fr: alts.fr } }) });
    fake.on(`PATCH /media/${one}`, { status: 200, body: testMedia({ alts }) });
  });
  await user.click(await findTile(/harbour/));
  const dialog = within(await screen.findByRole('dialog', { name: 'harbour.jpg' }));
  expect(await dialog.findByLabelText('Alt text in French')).toHaveValue('Bateaux');
  await user.type(dialog.getByLabelText('Alt text in German'), 'Boote');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('File saved')).toBeVisible();
  expect(server.bodies(`PATCH /media/${one}`)).toMatchObject([{ alt: 'Boats at dawn', alts }]);
});

test('what a colleague saved meanwhile is followed, and a clash is asked about before anything is sent again', async () => {
  const path = `PATCH /media/${one}`;
  const theirs = testMediaDetail({ alt: 'Their alt', caption: 'Their caption', updatedAt: later });
  const { user, server, queries } = await open((fake) => {
    fake.on(
      path,
      { status: 409, body: { message: 'Stale', current: theirs } },
      { status: 200, body: theirs },
    );
  });
  await user.click(await findTile(/harbour/));
  const dialog = within(await screen.findByRole('dialog', { name: 'harbour.jpg' }));
  fireEvent.change(dialog.getByLabelText('Caption'), { target: { value: 'Mine' } });
  server.on(`GET /media/${one}`, { status: 200, body: theirs });
  await act(() => queries.invalidateQueries());
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Someone else changed the same field/)).toBeVisible();
  expect(server.bodies(path)).toMatchObject([{ caption: 'Mine', updatedAt: testMedia().updatedAt }]);
  await user.click(dialog.getByRole('radio', { name: /Their caption/ }));
  await user.click(dialog.getByRole('button', { name: 'Save with these values' }));
  await screen.findByText('File saved');
  expect(server.bodies(path)[1]).toMatchObject({
    alt: 'Their alt',
    caption: 'Their caption',
    updatedAt: later,
  });
});

test('a file that a colleague changed shows the new texts where nothing was typed', async () => {
  const path = `PATCH /media/${one}`;
  const theirs = testMediaDetail({ alt: 'Their alt', updatedAt: later });
  const { user, server, queries } = await open((fake) => fake.on(path, { status: 200, body: theirs }));
  await user.click(await findTile(/harbour/));
  const dialog = within(await screen.findByRole('dialog', { name: 'harbour.jpg' }));
  fireEvent.change(dialog.getByLabelText('Caption'), { target: { value: 'Mine' } });
  server.on(`GET /media/${one}`, { status: 200, body: theirs });
  await act(() => queries.invalidateQueries());
  await waitFor(() => expect(dialog.getByLabelText('Alt text')).toHaveValue('Their alt'));
  expect(dialog.getByLabelText('Caption')).toHaveValue('Mine');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('File saved');
  expect(server.bodies(path)).toMatchObject([{ alt: 'Their alt', caption: 'Mine', updatedAt: later }]);
});

test('what is typed while a file is saved stays', async () => {
  const answer = heldAnswer();
  const { user, server } = await open((fake) => fake.on(`PATCH /media/${one}`, answer.promise));
  await user.click(await findTile(/harbour/));
  const dialog = within(await screen.findByRole('dialog', { name: 'harbour.jpg' }));
  fireEvent.change(dialog.getByLabelText('Caption'), { target: { value: 'Dawn' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.bodies(`PATCH /media/${one}`)).toHaveLength(1));
  fireEvent.change(dialog.getByLabelText('Caption'), { target: { value: 'Dawn at the quay' } });
  answer.resolve({ status: 200, body: testMedia({ caption: 'Dawn', updatedAt: later }) });
  await screen.findByText('File saved');
  expect(dialog.getByLabelText('Caption')).toHaveValue('Dawn at the quay');
});

test('another file takes the place of one, and what is typed stays', async () => {
  const replaced = testMedia({ name: 'new.png', url: '/media/new.png', updatedAt: later });
  const { user } = await open((fake) => {
    const before = { status: 200, body: testMediaDetail() };
    fake.on(`GET /media/${one}`, before, { status: 200, body: { ...testMediaDetail(), ...replaced } });
    fake.on(`POST /media/${one}/replace`, { status: 200, body: replaced });
  });
  await user.click(await findTile(/harbour/));
  const dialog = await screen.findByRole('dialog', { name: 'harbour.jpg' });
  await user.type(within(dialog).getByLabelText('Caption'), 'Dawn');
  await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, picture('new.png'));
  expect(await screen.findByText('File replaced')).toBeVisible();
  const after = within(await screen.findByRole('dialog', { name: 'new.png' }));
  expect(after.getByText('/media/new.png')).toBeVisible();
  expect(after.getByLabelText('Caption')).toHaveValue('Dawn');
  expect(after.getByLabelText(/File name/)).toHaveValue('new.png');
});

test('what is typed into a file is not lost without a question', async () => {
  const { user } = await open();
  await user.click(await findTile(/harbour/));
  const dialog = within(await screen.findByRole('dialog', { name: 'harbour.jpg' }));
  await user.type(dialog.getByLabelText('Caption'), 'Dawn');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'harbour.jpg' })).not.toBeInTheDocument());
});

test('deleting a file in use names the places and asks for more', async () => {
  const { user, server } = await open((fake) =>
    fake.on(`DELETE /media/${one}`, {
      status: 200,
      body: { success: true, message: '', usedIn: [liveUse] },
    }),
  );
  await user.click(await findTile(/harbour/));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete file' }));
  expect(await question.findByText('Project · Main Image URL')).toBeVisible();
  expect(question.getByRole('link', { name: 'Harbour Lane' })).toHaveAttribute(
    'href',
    `/admin/projects?edit=${testId(1)}`,
  );
  await user.click(question.getByRole('button', { name: 'Delete anyway' }));
  expect(await screen.findByText('File deleted')).toBeVisible();
  expect(server.calls.find(({ name }) => name.startsWith('DELETE'))?.params).toEqual({
    'even-if-used': 'true',
  });
});

test('a place that the account may not edit is told without a name and without a link', async () => {
  const hidden = { ...liveUse, kind: 'redirect', field: 'to', title: '' };
  const { user } = await open((fake) => {
    fake.on('GET /auth/me', { status: 200, body: { ...testMe, may: ['content', 'media'] } });
    fake.on(`GET /media/${one}`, { status: 200, body: testMediaDetail({ usedIn: [liveUse, hidden] }) });
  });
  await user.click(await findTile(/harbour/));
  const places = within(await screen.findByRole('list', { name: 'Where it is used' }));
  expect(await places.findByText('Your account may not edit it')).toBeVisible();
  expect(places.getByText('Redirect · To')).toBeVisible();
  expect(places.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Harbour Lane']);
});

test('several files are selected and deleted; one that is in use meanwhile stays, and is asked about again', async () => {
  const unused = { status: 200, body: testMediaDetail() };
  const { user } = await open((fake) => {
    fake.on(`GET /media/${one}`, unused, { status: 200, body: testMediaDetail({ usedIn: [liveUse] }) });
    fake.on(`GET /media/${testId(42)}`, { status: 200, body: { ...film, usedIn: [], sizes: [] } });
    fake.on(`DELETE /media/${one}`, { status: 409, body: { message: 'This file is used in 1 place' } });
    fake.on(`DELETE /media/${testId(42)}`, {
      status: 200,
      body: { success: true, message: '', usedIn: [] },
    });
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select harbour.jpg' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select tour.mp4' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 selected');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 files' }));
  await question.findByText(/used nowhere/);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('This file is used in 1 place')).toBeVisible();
  expect(await question.findByText('Project · Main Image URL')).toBeVisible();
});
