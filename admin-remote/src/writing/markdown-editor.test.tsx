import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defineKind, emptyValues } from 'content-api/contract';
import RecordForm from '../records/record-form.tsx';
import type { FakeServer } from '../testing/fake-server.ts';
import { mediaPage, testMedia } from '../testing/media.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { stubLayout } from '../testing/stub-layout.ts';

beforeAll(stubLayout);
afterEach(forgetSession);

const stamps = { createdAt: '2026-10-01T09:00:00.000Z', updatedAt: '2026-10-02T09:00:00.000Z' };

/** A kind that nobody knows: nothing here is made for posts. */
const kind = defineKind({
  name: 'talk',
  plural: 'talks',
  path: '/api/talks',
  words: { one: 'Talk', many: 'Talks', screen: 'Talks', menu: 'Talks' },
  fields: {
    title: { type: 'line', label: 'Title', max: 100 },
    format: {
      type: 'choice',
      label: 'Format',
      options: ['plain', 'markdown'],
      default: 'plain',
      kept: true,
      omitEmpty: true,
    },
    script: {
      type: 'prose',
      label: 'Script',
      required: true,
      max: 200,
      markdown: true,
      hint: 'Every line becomes a paragraph',
    },
  },
  titleField: 'title',
  excerptOf: 'script',
});

async function open(stored?: { script: string; format?: string }, prepare?: (server: FakeServer) => void) {
  const record = { _id: testId(1), title: 'On looms', ...stored, ...stamps };
  const id = stored ? testId(1) : 'new';
  const view = await renderScreen(<RecordForm kind={kind} id={id} onClose={() => undefined} />, {
    prepare(server) {
      server.on(`GET /talks/${testId(1)}`, { status: 200, body: record });
      server.on(`PUT /talks/${testId(1)}`, { status: 200, body: record });
      server.on('POST /talks', { status: 201, body: { ...emptyValues(kind.fields), ...record } });
      prepare?.(server);
    },
  });
  const save = async () => {
    await view.user.click(screen.getByRole('button', { name: /(Create|Update) Talk/ }));
    await screen.findByText(/^Talk (created|updated) successfully$/);
    return view.server.bodies(stored ? `PUT /talks/${testId(1)}` : 'POST /talks').at(-1);
  };
  return { ...view, save };
}

/** The source of the text: the page of it is what is shown first. */
async function script(): Promise<HTMLElement> {
  const text = await screen.findByRole('textbox', { name: 'Script' });
  const shown = screen.queryByRole('button', { name: 'Show the source' });
  if (!shown) return text;
  fireEvent.click(shown);
  return waitFor(() => {
    const source = screen.getByRole('textbox', { name: 'Script' });
    expect(source).toHaveClass('cm-content');
    return source;
  });
}
const paste = (text: HTMLElement, types: Record<string, string>, files: File[] = []) =>
  fireEvent.paste(text, {
    clipboardData: {
      files,
      types: [...Object.keys(types), ...(files.length > 0 ? ['Files'] : [])],
      getData: (type: string) => types[type] ?? '',
    },
  });
const pastePlain = (text: HTMLElement, plain: string) => paste(text, { 'text/plain': plain });
const linesOf = (text: HTMLElement) => [...text.querySelectorAll('.cm-line')].map((line) => line.textContent);

test('a new record is Markdown, and its text a field of the form like any other', async () => {
  const { user, save } = await open();
  const text = await script();
  expect(screen.queryByRole('combobox', { name: 'Format' })).not.toBeInTheDocument();
  expect(text).toHaveAttribute('aria-required', 'true');
  await user.click(screen.getByRole('button', { name: 'Create Talk' }));
  await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'));
  expect(text).toHaveAccessibleDescription(/An empty line begins a new paragraph Script is required/);
  await user.click(screen.getByRole('link', { name: 'Script' }));
  expect(text).toHaveFocus();
  await user.click(screen.getByText('Script', { selector: 'label' }));
  pastePlain(text, 'Warp and weft');
  await waitFor(() => expect(text).not.toHaveAttribute('aria-invalid'));
  expect(screen.getByText('3 words · 1 min read')).toBeVisible();
  expect(await save()).toMatchObject({ format: 'markdown', script: 'Warp and weft' });
});

test('each line is written in the direction of its own text', async () => {
  await open();
  const text = await script();
  pastePlain(text, 'Warp and weft\nسداة ولحمة');
  await waitFor(() => expect(linesOf(text)).toHaveLength(2));
  for (const line of text.querySelectorAll('.cm-line')) expect(line).toHaveAttribute('dir', 'auto');
});

test('a plain record stays plain, and is converted by one press that can be taken back', async () => {
  const { user, save } = await open({ script: 'First *line*\n# Second' });
  const plain = await script();
  expect(plain).toHaveValue('First *line*\n# Second');
  expect(plain).toHaveAccessibleDescription('Every line becomes a paragraph');
  await user.click(screen.getByRole('button', { name: 'Convert to Markdown' }));
  await waitFor(async () => expect(linesOf(await script())).toEqual(['First \\*line\\*', '', '\\# Second']));
  await user.click(screen.getByRole('button', { name: 'Undo conversion' }));
  expect(await script()).toHaveValue('First *line*\n# Second');
  await user.click(screen.getByRole('button', { name: 'Convert to Markdown' }));
  await waitFor(async () => expect(linesOf(await script())).toHaveLength(3));
  pastePlain(await script(), 'Typed ');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Undo conversion' })).not.toBeInTheDocument(),
  );
  expect(await save()).toMatchObject({ format: 'markdown', script: 'Typed First \\*line\\*\n\n\\# Second' });
});

describe('the toolbar', () => {
  const press = async (name: string) => {
    await script();
    const toolbar = await screen.findByRole('toolbar', { name: 'Formatting' });
    fireEvent.click(within(toolbar).getByRole('button', { name }));
  };

  test.each([
    ['Bold', ['**word**']],
    ['Italic', ['*word*']],
    ['Heading', ['# word']],
    ['Link', ['[word](https://)']],
    ['Quote', ['> word']],
    ['Bulleted list', ['- word']],
    ['Numbered list', ['1. word']],
    ['Task list', ['- [ ] word']],
    ['Code', ['`word`']],
    ['Table', ['| Column 1 | Column 2 |', '| --- | --- |', '|  |  |', '', 'word']],
  ])('has %s, and takes back what is no insertion', async (name, lines) => {
    await open({ script: 'word', format: 'markdown' });
    const text = await script();
    await press(name);
    expect(linesOf(text)).toEqual(lines);
    if (['Link', 'Table'].includes(name)) return;
    for (let presses = name === 'Heading' ? 3 : 1; presses > 0; presses -= 1) await press(name);
    expect(linesOf(text)).toEqual(['word']);
  });

  test('is one stop of the Tab key, with arrow keys inside', async () => {
    const { user } = await open({ script: 'word', format: 'markdown' });
    const toolbar = within(await screen.findByRole('toolbar'));
    const stops = toolbar.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(toolbar.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}{ArrowLeft}');
    expect(toolbar.getByRole('button', { name: 'Write on the full page' })).toHaveFocus();
  });

  test('puts a picture of the library where the cursor is', async () => {
    const { user } = await open({ script: 'word', format: 'markdown' }, (server) =>
      server.on('GET /media', mediaPage(testMedia({ alt: 'Boats [at] dawn', caption: 'The "old" quay' }))),
    );
    await press('Picture');
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
    await user.click(await dialog.findByRole('button', { name: /harbour/ }));
    const picture = `![Boats \\[at\\] dawn](${testMedia().url} "The \\"old\\" quay")`;
    expect(linesOf(await script())).toEqual([picture, '', 'word']);
  });

  test('puts a new picture or a video there as well', async () => {
    const film = testMedia({ name: 'tour.mp4', type: 'video/mp4', url: '/media/tour.mp4', alt: '' });
    const { user, server } = await open({ script: '', format: 'markdown' }, (fake) => {
      fake.on('GET /media', mediaPage(film));
      fake.on('POST /media', { status: 201, body: testMedia() });
    });
    await press('Picture');
    const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' });
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Type' }), 'Videos');
    expect(dialog).toHaveAccessibleName('Choose a video');
    await user.click(await within(dialog).findByRole('button', { name: /tour/ }));
    const asked = server.calls.filter(({ name }) => name === 'GET /media');
    expect(asked.at(-1)?.params).toMatchObject({ type: 'video' });
    expect(linesOf(await script())).toEqual(['![](/media/tour.mp4)']);
    await press('Picture');
    const again = await screen.findByRole('dialog', { name: 'Choose a picture' });
    const input = again.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('Nothing takes a file');
    await user.upload(input, new File(['x'], 'harbour.jpg', { type: 'image/jpeg' }));
    await waitFor(async () =>
      expect(linesOf(await script())).toEqual([
        '![](/media/tour.mp4)',
        '',
        `![Boats at dawn](${testMedia().url})`,
      ]),
    );
    expect(again).not.toBeInTheDocument();
  });
});

test('bold, italic and link have their keys, Enter goes on with a list, and Tab leads out', async () => {
  await open({ script: '- word', format: 'markdown' });
  const text = await script();
  const press = (key: string, keyCode: number, ctrlKey = false) =>
    fireEvent.keyDown(text, { key, keyCode, ctrlKey });
  press('End', 35, true);
  press('b', 66, true);
  expect(linesOf(text)).toEqual(['- **word**']);
  press('i', 73, true);
  expect(linesOf(text)).toEqual(['- ***word***']);
  press('End', 35, true);
  press('Enter', 13);
  expect(linesOf(text)).toEqual(['- ***word***', '- ']);
  press('Enter', 13);
  expect(linesOf(text)).toEqual(['- ***word***', '', '']);
  expect(press('Tab', 9)).toBe(true);
});

test('what is pasted from a word processor becomes Markdown, with Shift it stays text', async () => {
  await open({ script: '', format: 'markdown' });
  const text = await script();
  const copied = { 'text/html': '<p>Some <b>bold</b> words</p><ul><li>One</li></ul>', 'text/plain': 'Some' };
  paste(text, copied);
  await waitFor(() => expect(linesOf(text)).toEqual(['Some **bold** words', '', '- One']));
  fireEvent.keyDown(text, { key: 'a', keyCode: 65, ctrlKey: true });
  fireEvent.keyDown(text, { key: 'V', keyCode: 86, ctrlKey: true, shiftKey: true });
  paste(text, copied);
  await waitFor(() => expect(linesOf(text)).toEqual(['Some']));
});

test('a pasted footnote comes beside those of the text', async () => {
  await open({ script: 'Old[^1]\n\n[^1]: First.', format: 'markdown' });
  const text = await script();
  paste(text, {
    'text/html': '<p>Slow<a href="#n" name="r">1</a></p><p><a href="#r" name="n">1</a>A day.</p>',
  });
  await waitFor(() => expect(linesOf(text)).toContain('[^2]: A day.'));
});

test.each([
  [
    '<img src="https://cdn.example/a.png">',
    /^A picture is still on the other site, which may take it away\./,
  ],
  [
    '<img src="https://cdn.example/a.png"><img src="https://cdn.example/b.png">',
    /^2 pictures are still on the other site, which may take it away\./,
  ],
  ['<img src="data:image/png;base64,AAAA">', /^A picture was left out\. Copy each by itself/],
])('what is pasted with %s says what becomes of its pictures', async (pictures, said) => {
  await open({ script: '', format: 'markdown' });
  const copied = { 'text/html': `<p>Some <b>bold</b> words</p>${pictures}`, 'text/plain': 'Some bold words' };
  paste(await script(), copied);
  expect(await screen.findByText(said)).toBeVisible();
});

test('pictures are uploaded one after the other and stand in the text; one that fails stops no other', async () => {
  const { save } = await open({ script: 'Before', format: 'markdown' }, (server) =>
    server.on(
      'POST /media',
      { status: 201, body: testMedia({ url: '/media/1.jpg', alt: '' }) },
      { status: 415, body: { message: 'This type of file is not taken.' } },
      { status: 201, body: testMedia({ url: '/media/3.jpg', alt: 'Three' }) },
    ),
  );
  const text = await script();
  fireEvent.keyDown(text, { key: 'End', keyCode: 35, ctrlKey: true });
  const files = ['1.jpg', '2.jpg', '3.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  paste(text, {}, files);
  expect(await screen.findByText(/^Uploading /)).toHaveAttribute('role', 'status');
  await waitFor(() =>
    expect(linesOf(text)).toEqual(['Before', '', '![](/media/1.jpg)', '', '![Three](/media/3.jpg)']),
  );
  expect(screen.getByText('This type of file is not taken.')).toHaveAttribute('role', 'alert');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss 2.jpg' }));
  expect(await save()).toMatchObject({ script: 'Before\n\n![](/media/1.jpg)\n\n![Three](/media/3.jpg)' });
});

test('the text fills the page and leads back; a refused save leads back by itself', async () => {
  const { user } = await open({ script: 'x'.repeat(300), format: 'markdown' });
  await script();
  const dialog = screen.getByRole('dialog', { name: 'Edit Talk' });
  await user.click(screen.getByRole('button', { name: 'Write on the full page' }));
  expect(dialog).toHaveAttribute('data-writing');
  expect(await script()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(dialog).not.toHaveAttribute('data-writing');
  await user.click(screen.getByRole('button', { name: 'Write on the full page' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/Script must/)).toBeVisible();
  expect(dialog).not.toHaveAttribute('data-writing');
});
