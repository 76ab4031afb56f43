import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cardNamesOf, defineKind, emptyValues, kinds, technology } from 'content-api/contract';
import type { Field } from 'content-api/contract';
import type { FakeServer } from '../testing/fake-server.ts';
import { mediaPage, testMedia } from '../testing/media.ts';
import { testId, testTechnology } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { listed, listedProject, listedRecord } from '../testing/editorial.ts';
import RecordForm from './record-form.tsx';

afterEach(forgetSession);

const stamps = { createdAt: '2026-10-01T09:00:00.000Z', updatedAt: '2026-10-02T09:00:00.000Z' };

/** The form of a made-up kind with one field besides its title. */
async function open(field: Field, prepare: (server: FakeServer) => void, stored?: object) {
  const kind = defineKind({
    name: 'talk',
    plural: 'talks',
    path: '/api/talks',
    words: { one: 'Talk', many: 'Talks', screen: 'Talks', menu: 'Talks' },
    fields: { title: { type: 'line', label: 'Title', max: 100 }, field },
    titleField: 'title',
  });
  const record = { _id: testId(1), title: 'On looms', ...stored, ...stamps };
  const id = stored ? testId(1) : 'new';
  const view = await renderScreen(<RecordForm kind={kind} id={id} onClose={() => undefined} />, {
    prepare(server) {
      server.on(`GET /talks/${testId(1)}`, { status: 200, body: record });
      server.on(`PUT /talks/${testId(1)}`, { status: 200, body: record });
      server.on('POST /talks', { status: 201, body: { ...emptyValues(kind.fields), ...record } });
      prepare(server);
    },
  });
  await screen.findByLabelText('Title');
  const save = () => view.user.click(screen.getByRole('button', { name: /(Create|Update) Talk/ }));
  return { ...view, save };
}

const place: Field = { type: 'number', label: 'Place', min: 1, max: 9 };
const nothing = () => undefined;

describe('a number', () => {
  test('is sent as one, and left out when it is empty', async () => {
    const { user, save, server } = await open(place, nothing, { field: 4 });
    const input = screen.getByRole('spinbutton', { name: 'Place' });
    expect(input).toHaveValue(4);
    await user.clear(input);
    await save();
    await screen.findByText('Talk updated successfully');
    expect(server.bodies(`PUT /talks/${testId(1)}`)).toEqual([
      { title: 'On looms', updatedAt: stamps.updatedAt },
    ]);
  });

  test('outside of its bounds is refused in words', async () => {
    const { user, save, server } = await open(place, nothing);
    await user.type(screen.getByRole('spinbutton', { name: 'Place' }), '12');
    await save();
    expect(await screen.findByText('Place must be 9 or less')).toBeVisible();
    await user.clear(screen.getByRole('spinbutton'));
    await user.type(screen.getByRole('spinbutton'), '3');
    await save();
    await screen.findByText('Talk created successfully');
    expect(server.bodies('POST /talks')).toEqual([{ title: '', field: 3 }]);
  });
});

describe('a picture', () => {
  const cover: Field = { type: 'image', label: 'Cover' };
  const picture = new File(['pixels'], 'harbour.jpg', { type: 'image/jpeg' });
  const dropped = { dataTransfer: { files: [picture], types: ['Files'] } };
  const find = () => screen.getByRole('textbox', { name: 'Cover' });

  test('is chosen from the library by keys', async () => {
    const other = testMedia({ _id: testId(42), name: 'quay.jpg', url: '/media/quay.jpg' });
    const { user } = await open(cover, (fake) => fake.on('GET /media', mediaPage(testMedia(), other)));
    await user.click(screen.getByRole('button', { name: /^Choose Cover/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
    (await dialog.findByRole('button', { name: /harbour/ })).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(find()).toHaveValue('/media/quay.jpg');
    expect(screen.queryByRole('dialog', { name: 'Choose a picture' })).not.toBeInTheDocument();
  });

  test('is uploaded when it is dropped on the field, or pasted into it', async () => {
    await open(cover, (fake) => fake.on('POST /media', { status: 201, body: testMedia() }));
    expect(fireEvent.dragOver(find(), dropped)).toBe(false);
    expect(fireEvent.drop(find(), dropped)).toBe(false);
    await waitFor(() => expect(find()).toHaveValue(testMedia().url));
    fireEvent.change(find(), { target: { value: '' } });
    fireEvent.paste(find(), { clipboardData: { files: [picture], types: ['Files'] } });
    await waitFor(() => expect(find()).toHaveValue(testMedia().url));
  });

  test('is the first of several that are dropped; the others lie in the library', async () => {
    const first = testMedia({ url: '/media/first.jpg' });
    const second = testMedia({ url: '/media/second.jpg', name: 'second.jpg' });
    await open(cover, (fake) =>
      fake.on('POST /media', { status: 201, body: first }, { status: 201, body: second }),
    );
    const files = [picture, new File(['more'], 'second.jpg', { type: 'image/jpeg' })];
    fireEvent.drop(find(), { dataTransfer: { files, types: ['Files'] } });
    expect(await screen.findByText('second.jpg uploaded')).toBeVisible();
    expect(find()).toHaveValue('/media/first.jpg');
  });

  test('of another site is brought into the library; a refusal is said at the field', async () => {
    const outside = 'https://pictures.test/a.png';
    const { user, server } = await open(
      cover,
      (fake) =>
        fake.on(
          'POST /media/bring',
          { status: 422, body: { message: 'This address cannot be reached.' } },
          { status: 201, body: testMedia() },
        ),
      { field: outside },
    );
    await user.click(screen.getByRole('button', { name: /^Bring in/ }));
    expect(await screen.findByText('This address cannot be reached.')).toBeVisible();
    expect(find()).toHaveValue(outside);
    await user.click(screen.getByRole('button', { name: /^Bring in/ }));
    await waitFor(() => expect(find()).toHaveValue(testMedia().url));
    expect(server.bodies('POST /media/bring')).toEqual([{ url: outside }, { url: outside }]);
    expect(screen.queryByRole('button', { name: /^Bring in/ })).not.toBeInTheDocument();
  });

  test('that is still on its way is waited for before the form is saved', async () => {
    const { user, save, server } = await open(cover, (fake) =>
      fake.on('POST /media', new Promise(() => undefined)),
    );
    fireEvent.drop(find(), dropped);
    const cancel = await screen.findByRole('button', { name: 'Cancel harbour.jpg' });
    await save();
    expect(await screen.findByText('Wait until the upload is done, or cancel it')).toBeVisible();
    expect(server.bodies('POST /talks')).toEqual([]);
    await user.click(cancel);
    await save();
    expect(await screen.findByText('Talk created successfully')).toBeVisible();
  });

  test('that is refused says why at the field and leaves its address alone', async () => {
    const refused = { status: 415, body: { message: 'This type of file is not taken.' } };
    const { user } = await open(cover, (fake) => fake.on('POST /media', refused), {
      field: '/media/old.jpg',
    });
    fireEvent.drop(find(), dropped);
    expect(await screen.findByText('This type of file is not taken.')).toBeVisible();
    expect(find()).toHaveValue('/media/old.jpg');
    await user.click(screen.getByRole('button', { name: 'Dismiss harbour.jpg' }));
    expect(screen.queryByText('This type of file is not taken.')).not.toBeInTheDocument();
  });

  test('pasted text stays text', async () => {
    const { server } = await open(cover, nothing);
    const clipboardData = { files: [picture], types: ['text/plain', 'Files'] };
    expect(fireEvent.paste(find(), { clipboardData })).toBe(true);
    expect(server.bodies('POST /media')).toEqual([]);
  });
});

describe('a reference', () => {
  const to = (name: string): Field => ({ type: 'reference', label: 'About', to: name });
  const optionsOf = (select: HTMLElement) =>
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  test('offers the records of another kind by their titles, and none', async () => {
    const { user, save, server } = await open(to('project'), (fake) =>
      fake.hold('project', listedProject('live')),
    );
    const select = await screen.findByRole('combobox', { name: 'About' });
    await within(select).findByText('Harbour Lane');
    expect(optionsOf(select)).toEqual(['None', 'Harbour Lane']);
    await user.selectOptions(select, 'Harbour Lane');
    await save();
    await screen.findByText('Talk created successfully');
    expect(server.bodies('POST /talks')).toEqual([{ title: '', field: testId(1) }]);
  });

  test('shows what is stored once the records have come', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof listed>>();
    await open(to('project'), (fake) => fake.on('GET /records/project', answer.promise), {
      field: testId(1),
    });
    answer.resolve(listed(listedProject('live')));
    await screen.findByText('Harbour Lane');
    expect(screen.getByRole('combobox', { name: 'About' })).toHaveValue(testId(1));
  });

  test('to a kind whose list has no pages of cards offers them as well', async () => {
    await open(to('technology'), (fake) =>
      fake.hold('technology', listedRecord(technology, testTechnology())),
    );
    await screen.findByRole('option', { name: 'React' });
  });

  test('that cannot be fetched says so', async () => {
    await open(to('project'), (fake) => fake.on('GET /records/project', { status: 500 }));
    expect(await screen.findByText('Error fetching projects')).toBeVisible();
  });

  test.each(kinds.filter(({ single }) => single !== true))('can name a $name by its title', (kind) => {
    expect(cardNamesOf(kind)).toContain(kind.titleField);
  });
});
