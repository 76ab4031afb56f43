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
    script: { type: 'prose', label: 'Script', required: true, max: 2000, markdown: true },
  },
  titleField: 'title',
  excerptOf: 'script',
});

async function open(script: string, prepare?: (server: FakeServer) => void) {
  const record = { _id: testId(1), title: 'On looms', script, format: 'markdown', ...stamps };
  const view = await renderScreen(<RecordForm kind={kind} id={testId(1)} onClose={() => undefined} />, {
    prepare(server) {
      server.on(`GET /talks/${testId(1)}`, { status: 200, body: record });
      server.on(`PUT /talks/${testId(1)}`, { status: 200, body: { ...emptyValues(kind.fields), ...record } });
      prepare?.(server);
    },
  });
  const text = await shownText();
  const save = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Update Talk' }));
    await screen.findByText('Talk updated successfully');
    return (view.server.bodies(`PUT /talks/${testId(1)}`).at(-1) as { script: string }).script;
  };
  return { ...view, text, save };
}

/** The text as a page, which comes with the focus. */
async function shownText(): Promise<HTMLElement> {
  (await screen.findByRole('textbox', { name: 'Script' })).focus();
  return waitFor(() => {
    const text = screen.getByRole('textbox', { name: 'Script' });
    expect(text).not.toBeInstanceOf(HTMLTextAreaElement);
    return text;
  });
}

const press = (text: HTMLElement, key: string, keyCode: number, more: object = {}) =>
  fireEvent.keyDown(text, { key, keyCode, ...more });
const end = (text: HTMLElement) => {
  getSelection()?.selectAllChildren(text);
  getSelection()?.collapseToEnd();
  fireEvent(document, new Event('selectionchange'));
};
const paste = (text: HTMLElement, types: Record<string, string>, files: File[] = []) =>
  fireEvent.paste(text, {
    clipboardData: {
      files,
      types: [...Object.keys(types), ...(files.length > 0 ? ['Files'] : [])],
      getData: (type: string) => types[type] ?? '',
    },
  });
const tool = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'Formatting' })).getByRole('button', { name });

test('shows the page of a text, and leaves the source of what is not touched as it is', async () => {
  const source = 'Title\n=====\n\n*  one\n*  two\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\nLast __word__';
  const { text, save } = await open(source);
  expect(within(text).getByRole('heading', { name: 'Title', level: 2 })).toBeVisible();
  expect(within(text).getAllByRole('listitem')).toHaveLength(2);
  expect(within(text).getByRole('columnheader', { name: 'b' })).toBeVisible();
  expect(text.querySelector('strong')).toHaveTextContent('word');
  text.focus();
  end(text);
  paste(text, { 'text/plain': ', and more' });
  expect(await save()).toBe(`${source.slice(0, source.lastIndexOf('Last'))}Last **word**, and more`);
});

test('the switch shows the source and leads back, with the same text', async () => {
  const { user, text } = await open('Some **bold** words');
  expect(text).toHaveTextContent('Some bold words');
  await user.click(tool('Show the source'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Script' })).toHaveTextContent('Some **bold** words'),
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Script' })).toHaveFocus());
  paste(screen.getByRole('textbox', { name: 'Script' }), { 'text/plain': '*New.* ' });
  await user.click(tool('Show the page'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Script' }).querySelector('em')).toHaveTextContent('New.'),
  );
});

test.each([
  ['Bold', '**word**'],
  ['Italic', '*word*'],
  ['Strikethrough', '~~word~~'],
  ['Code', '`word`'],
  ['Heading', '# word'],
  ['Quote', '> word'],
  ['Bulleted list', '- word'],
  ['Numbered list', '1. word'],
  ['Task list', '- [ ] word'],
  ['Table', 'word\n\n|  |  |\n| --- | --- |\n|  |  |'],
  ['Footnote', 'word[^1]\n\n[^1]: Note'],
])('the button %s writes %s', async (name, written) => {
  const { text, save } = await open('word');
  text.focus();
  const isMark = ['Bold', 'Italic', 'Strikethrough', 'Code'].includes(name);
  if (isMark) press(text, 'a', 65, { ctrlKey: true });
  if (isMark) getSelection()?.selectAllChildren(text);
  else end(text);
  fireEvent(document, new Event('selectionchange'));
  fireEvent.click(tool(name));
  if (name === 'Footnote') paste(text, { 'text/plain': 'Note' });
  expect(await save()).toBe(written);
});

test('in a table Tab leads to the next cell, and after the last one to a new row', async () => {
  const { text, save } = await open('| a | b |\n| --- | --- |\n| 1 | 2 |');
  text.focus();
  end(within(text).getByRole('cell', { name: '2' }));
  press(text, 'Tab', 9);
  paste(text, { 'text/plain': '3' });
  press(text, 'Enter', 13);
  paste(text, { 'text/plain': '5' });
  expect(screen.getByRole('group', { name: 'Table' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Centre' }));
  expect(await save()).toBe('| a | b |\n| :-: | --- |\n| 1 | 2 |\n| 3 |  |\n| 5 |  |');
});

test('what is pasted from a word processor is clean, with Shift it stays text', async () => {
  const { text, save } = await open('Before');
  text.focus();
  end(text);
  const copied = {
    'text/html': '<p>Some <b>bold</b> words</p><ul><li>One</li></ul><img src="data:image/png;base64,AAAA">',
    'text/plain': 'Some',
  };
  paste(text, copied);
  await waitFor(() => expect(within(text).getByRole('listitem')).toHaveTextContent('One'));
  expect(await screen.findByText(/^A picture was left out\. Copy each by itself/)).toBeVisible();
  press(text, 'V', 86, { ctrlKey: true, shiftKey: true });
  paste(text, copied);
  expect(await save()).toBe('BeforeSome **bold** words\n\n- OneSome');
});

test('a pasted footnote comes beside those of the text', async () => {
  const { text, save } = await open('Old[^1]\n\n[^1]: First.\n\nEnd');
  text.focus();
  end(text);
  paste(text, {
    'text/html': '<p>Slow<a href="#n" name="r">1</a></p><p><a href="#r" name="n">1</a>A day.</p>',
  });
  await waitFor(() => expect(text).toHaveTextContent('A day.'));
  expect(await save()).toBe('Old[^1]\n\n[^1]: First.\n\nEndSlow[^2]\n\n[^2]: A day.');
});

test('pictures of a pasted page are copied into the library, and what cannot come is said', async () => {
  const { text, save } = await open('Before', (server) => {
    server.on(
      'POST /media/bring',
      { status: 201, body: testMedia({ url: '/media/1.jpg' }) },
      { status: 400, body: { success: false, message: 'No' } },
    );
  });
  text.focus();
  end(text);
  const one = 'https://a.test/one%20(1).jpg';
  paste(text, {
    'text/html': `<p>A</p><img src="${one}" alt="One"><p>B</p><img src="https://a.test/2.jpg"><img src="${one}">`,
  });
  expect(await screen.findByText('A picture copied into the library')).toBeVisible();
  expect(screen.getByText(/^A picture is still on the other site/)).toBeVisible();
  expect(await save()).toBe(
    'BeforeA\n\n![One](/media/1.jpg)\n\nB\n\n![](https://a.test/2.jpg)![](/media/1.jpg)',
  );
});

test('a picture is uploaded to where the cursor is, and its alternative text is written below it', async () => {
  const { user, text, save } = await open('Before', (server) => {
    server.on('GET /media', mediaPage(testMedia()));
    server.on('POST /media', { status: 201, body: testMedia({ url: '/media/1.jpg', alt: '' }) });
  });
  text.focus();
  end(text);
  paste(text, {}, [new File(['x'], '1.jpg', { type: 'image/jpeg' })]);
  const alt = await within(text).findByRole('textbox', { name: 'Alternative text' });
  await user.type(alt, 'Boats{Enter}');
  expect(await save()).toBe('Before\n\n![Boats](/media/1.jpg)');
});

test('a card shows where the link at the cursor leads, to change or remove it', async () => {
  const { user, text, save } = await open('See [looms](https://a.example/looms)');
  const card = () => screen.queryByRole('group', { name: 'Link at the cursor' });
  const intoLink = (at: number) => {
    getSelection()?.collapse(within(text).getByText('looms').firstChild, at);
    fireEvent(document, new Event('selectionchange'));
  };
  text.focus();
  expect(card()).toBeNull();
  intoLink(2);
  await waitFor(() => expect(card()).toBeVisible());
  const address = screen.getByRole('link', { name: 'a.example/looms' });
  expect(address).toHaveAttribute('href', 'https://a.example/looms');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByRole('combobox', { name: 'Address' })).toHaveValue('https://a.example/looms');
  await user.keyboard('{Escape}');
  intoLink(3);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(card()).toBeNull());
  expect(await save()).toBe('See looms');
});

test('a link is set by its keys, and what the page cannot say stays as source', async () => {
  const { user, text, save } = await open('word\n\n[loom]: https://loom.example "T"');
  expect(text).toHaveTextContent('[loom]: https://loom.example "T"');
  text.focus();
  getSelection()?.selectAllChildren(text.querySelector('p') ?? text);
  fireEvent(document, new Event('selectionchange'));
  press(text, 'k', 75, { ctrlKey: true });
  await user.type(await screen.findByRole('combobox', { name: 'Address' }), 'wool.example{Enter}');
  expect(await save()).toBe('[word](https://wool.example)\n\n[loom]: https://loom.example "T"');
});

test('a slash offers what can be inserted, found by its words, and Escape leaves it as text', async () => {
  const { text, save } = await open('');
  text.focus();
  end(text);
  paste(text, { 'text/plain': '/tab' });
  const menu = within(await screen.findByRole('listbox', { name: 'Insert' }));
  expect(menu.getAllByRole('option')).toHaveLength(1);
  expect(text).toHaveAttribute('aria-activedescendant', menu.getByRole('option', { name: 'Table' }).id);
  press(text, 'Enter', 13);
  expect(screen.queryByRole('listbox', { name: 'Insert' })).not.toBeInTheDocument();
  expect(within(text).getAllByRole('columnheader')).toHaveLength(2);
  press(text, 'Enter', 13, { ctrlKey: true });
  paste(text, { 'text/plain': '/' });
  press(text, 'ArrowDown', 40);
  press(text, 'Escape', 27);
  expect(screen.queryByRole('listbox', { name: 'Insert' })).not.toBeInTheDocument();
  expect(await save()).toBe('|  |  |\n| --- | --- |\n|  |  |\n\n/');
});

test('the browser checks the spelling in the language of the text, which says its direction', async () => {
  const settings = {
    timeZone: 'UTC',
    trashDays: 30,
    historyDays: 90,
    historyKept: 10,
    languages: ['he', 'en'],
  };
  const { text } = await open('שלום', (server) =>
    server.on('GET /settings', { status: 200, body: settings }),
  );
  await waitFor(() => expect(text).toHaveAttribute('lang', 'he'));
  expect(text).toHaveAttribute('dir', 'rtl');
  expect(text).toHaveAttribute('spellcheck', 'true');
});
