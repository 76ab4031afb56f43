import { fireEvent, screen, waitFor } from '@testing-library/react';
import { emptyValues, recordSchema, texts } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import { listedRecord, testSettings } from '../../testing/editorial.ts';
import type { FakeServer } from '../../testing/fake-server.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import { testId } from '../../testing/records.ts';
import TextsPage from './texts-page.tsx';

afterEach(forgetSession);

const entry = (key: string, text: string, changed: string | null = null) => ({
  key,
  part: key.split('.')[0] ?? '',
  default: text,
  changed,
});

const catalogue = {
  language: 'nb',
  texts: [
    entry('frame.skip', 'Hopp til innholdet'),
    entry('form.name', 'Navnet ditt'),
    entry('form.send', 'Send melding', 'Send det'),
    entry('blog.found.one', '{count} innlegg funnet'),
    entry('blog.found.other', '{count} innlegg funnet'),
    entry('about.portrait', 'Portrett av {name}'),
  ],
};

const usual = emptyValues(texts.fields);
const stored = {
  ...usual,
  form: [
    { key: 'de/form.send', text: 'Absenden' },
    { key: 'nb/form.send', text: 'Send det' },
  ],
};

const at = '2026-11-20T08:00:00.000Z';

/** The record as editors are told of it; `saves` is how often it was saved. */
function viewOf(data: object, saves = 1) {
  const version = testId(900 + saves);
  const listed = listedRecord(texts, { _id: testId(1), createdAt: at, updatedAt: at }, { version });
  return {
    record: recordSchema.parse(listed),
    draft: null,
    live: { revision: version, data, at, author: 'mira' },
    publications: [],
  };
}

function open(prepare: (server: FakeServer) => void = () => undefined) {
  return renderScreen(<TextsPage />, {
    prepare(server) {
      server.on('GET /texts', { status: 200, body: catalogue });
      server.on('GET /records/texts/texts', { status: 200, body: viewOf(stored) });
      prepare(server);
    },
  });
}

const part = (name: RegExp) => screen.findByRole('button', { name });
const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search texts' }), { target: { value: words } });

test('texts stand by their page, and say what is changed', async () => {
  const { user, container } = await open();
  expect(await part(/^Contact Form 1 of 2 changed/)).toBeVisible();
  await user.click(await part(/^Contact Form/));
  expect(screen.getByRole('textbox', { name: 'Send melding' })).toHaveValue('Send det');
  const name = screen.getByRole('textbox', { name: 'Navnet ditt' });
  expect(name).toHaveValue('');
  expect(name).toHaveAttribute('placeholder', 'Navnet ditt');
  expect(name).toHaveAttribute('lang', 'nb');
  expect(screen.getAllByText('Changed')).toHaveLength(1);
  expect(await axeFindings(container)).toEqual([]);
});

test('a text is changed and another reset, and those of other languages stay', async () => {
  const { user, server } = await open((planned) => {
    planned.on('PUT /records/texts/texts', { status: 200, body: viewOf(stored, 2) });
  });
  await user.click(await part(/^Contact Form/));
  fireEvent.change(screen.getByRole('textbox', { name: 'Navnet ditt' }), {
    target: { value: 'Hva heter du?' },
  });
  expect(await screen.findByText('You have unsaved changes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset to default Send melding' }));
  expect(screen.getByRole('textbox', { name: 'Send melding' })).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Texts updated successfully')).toBeVisible();
  expect(server.bodies('PUT /records/texts/texts')).toEqual([
    {
      data: {
        ...usual,
        form: [
          { key: 'de/form.send', text: 'Absenden' },
          { key: 'nb/form.name', text: 'Hva heter du?' },
        ],
      },
      version: testId(901),
      publish: true,
    },
  ]);
});

test('the texts of each language of the site are changed in one form', async () => {
  const german = { language: 'de', texts: [entry('form.send', 'Nachricht senden', 'Absenden')] };
  const { user, server } = await open((planned) => {
    planned.on('GET /settings', {
      status: 200,
      body: { ...testSettings.body, languages: ['nb', 'de'] },
    });
    planned.on('GET /texts', { status: 200, body: catalogue }, { status: 200, body: german });
    planned.on('PUT /records/texts/texts', { status: 200, body: viewOf(stored, 2) });
  });
  await user.click(await part(/^Contact Form/));
  fireEvent.change(screen.getByRole('textbox', { name: 'Send melding' }), { target: { value: 'Send nå' } });
  await user.selectOptions(await screen.findByLabelText('Language of the texts'), 'German');
  const send = await screen.findByRole('textbox', { name: 'Nachricht senden' });
  expect(send).toHaveValue('Absenden');
  fireEvent.change(send, { target: { value: 'Los' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Texts updated successfully');
  const [saved] = server.bodies('PUT /records/texts/texts') as { data: { form: object[] } }[];
  expect(new Set(saved?.data.form)).toEqual(
    new Set([
      { key: 'de/form.send', text: 'Los' },
      { key: 'nb/form.send', text: 'Send nå' },
    ]),
  );
});

test('a text that is changed and reset leaves nothing to save', async () => {
  const { user } = await open();
  await user.click(await part(/^Contact Form/));
  const send = screen.getByRole('textbox', { name: 'Send melding' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Navnet ditt' }), { target: { value: 'Navn' } });
  await user.click(screen.getByRole('button', { name: 'Reset to default Navnet ditt' }));
  await user.click(screen.getByRole('button', { name: 'Reset to default Send melding' }));
  fireEvent.change(send, { target: { value: 'Send det' } });
  await waitFor(() => expect(screen.queryByText('You have unsaved changes.')).not.toBeInTheDocument());
});

test.each([
  ['send det', ['Send melding']],
  ['Portrett av Asha Patel', ['Portrett av {name}']],
  ['3 innlegg', []],
  ['3 innlegg funnet', ['{count} innlegg funnet (for 1)', '{count} innlegg funnet (for 0, 2, 3 …)']],
  ['HOPP', ['Hopp til innholdet']],
])('what a page says is found: %s', async (words, labels) => {
  await open();
  await part(/^Contact Form/);
  search(words);
  await waitFor(() =>
    expect(
      screen
        .queryAllByRole('textbox')
        .map((field) => field.closest('div')?.querySelector('label')?.textContent),
    ).toEqual(labels),
  );
});

test('a search that finds nothing says so, and can be cleared', async () => {
  const { user } = await open();
  await part(/^Contact Form/);
  search('zebra');
  expect(await screen.findByText('No texts found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await part(/^On Every Page/)).toBeVisible();
});

test('a text that is refused opens its page and says why', async () => {
  const message = 'about.portrait has to keep {name}';
  const { user } = await open((planned) => {
    planned.on('PUT /records/texts/texts', {
      status: 400,
      body: { message, fields: { 'about.0.text': message } },
    });
  });
  search('portrett');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Portrett av {name}' }), {
    target: { value: 'Bilde' },
  });
  search('hopp');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const field = await screen.findByRole('textbox', { name: 'Portrett av {name}' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
});

test('of two who change texts of different pages, the second keeps what the first wrote', async () => {
  const theirs = { ...stored, frame: [{ key: 'nb/frame.skip', text: 'Til innholdet' }] };
  const { user, server } = await open((planned) => {
    planned.on(
      'PUT /records/texts/texts',
      { status: 409, body: { message: 'Stale', current: viewOf(theirs, 2) } },
      { status: 200, body: viewOf(theirs, 3) },
    );
  });
  await user.click(await part(/^Contact Form/));
  fireEvent.change(screen.getByRole('textbox', { name: 'Navnet ditt' }), { target: { value: 'Navn' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Texts updated successfully')).toBeVisible();
  const [, second] = server.bodies('PUT /records/texts/texts');
  expect(second).toMatchObject({ data: { frame: theirs.frame }, version: testId(902) });
});

test('texts that nobody has changed yet are saved as the first', async () => {
  const { user, server } = await open((planned) => {
    planned.on('GET /records/texts/texts', {
      status: 200,
      body: { record: null, draft: null, live: null, publications: [] },
    });
    planned.on('PUT /records/texts/texts', { status: 200, body: viewOf(usual) });
  });
  await user.click(await part(/^On Every Page/));
  fireEvent.change(screen.getByRole('textbox', { name: 'Hopp til innholdet' }), {
    target: { value: 'Hopp' },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Texts updated successfully');
  const save = server.calls.find(({ name }) => name === 'PUT /records/texts/texts');
  expect(save).toMatchObject({
    ifNoneMatch: '*',
    body: { data: { ...usual, frame: [{ key: 'nb/frame.skip', text: 'Hopp' }] }, publish: true },
  });
});

test('without its catalogue the screen says so, and asks again', async () => {
  const { user } = await open((planned) => {
    planned.on('GET /texts', { status: 400, body: { message: 'No' } }, { status: 200, body: catalogue });
  });
  await user.click(await screen.findByRole('button', { name: /again/i }));
  expect(await part(/^Contact Form/)).toBeVisible();
});

test('texts that were never changed say that visitors read the standard ones', async () => {
  await open((planned) => {
    planned.on('GET /records/texts/texts', {
      status: 200,
      body: { record: null, draft: null, live: null, publications: [] },
    });
  });
  expect(
    await screen.findByText('No text has been changed yet. Visitors read the standard texts.'),
  ).toBeVisible();
});
