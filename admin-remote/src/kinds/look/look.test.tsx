import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emptyValues, look } from 'content-api/contract';
import { readyMadeLooks } from 'content-api/look';
import { axeFindings } from 'shared-ui/testing';
import { heldAnswer } from '../../testing/fake-server.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import LookPage from './look-page.tsx';

afterEach(() => {
  forgetSession();
  document.documentElement.removeAttribute('style');
});

const usual = emptyValues(look.fields);
const orange = { ...usual, primary: '#ff7a1a' };

function open() {
  return renderScreen(<LookPage />, {
    prepare(server) {
      server.on('GET /look', { status: 200, body: usual });
      server.on('PUT /look', { status: 200, body: orange });
      server.on('POST /previews', {
        status: 201,
        body: {
          _id: '1'.repeat(24),
          url: 'https://studio.test/preview/t',
          expiresAt: '2030-01-01T00:00:00.000Z',
        },
      });
    },
  });
}

const primary = () => screen.findByRole('textbox', { name: /^Buttons and Links/ });
const onPage = () => {
  const pairs = screen.getByRole('list', { name: 'Buttons and Links on the pages', hidden: true });
  return within(pairs).getByText('Buttons on the page').parentElement;
};

test('a colour has a tick or one sentence, and its numbers on request', async () => {
  const { user } = await open();
  expect(await primary()).toHaveValue('#2962ff');
  expect(screen.getAllByText('Easy to see everywhere')).toHaveLength(3);
  expect(onPage()).not.toBeVisible();
  await user.click(screen.getByText(/^Details/, { selector: 'summary:has(+ [aria-label^="Buttons"])' }));
  expect(onPage()).toBeVisible();
  expect(onPage()).toHaveTextContent(/4\.0 : 1$/);
  fireEvent.change(await primary(), { target: { value: '#1B1F3B' } });
  await waitFor(() => expect(onPage()).toHaveTextContent(/1\.2 : 1, needs 3 : 1$/));
  expect(
    screen.getByText(
      /^Hard to see as .*buttons on the page.*\. The nearest colour that works is #[\da-f]{6}\.$/,
    ),
  ).toBeVisible();
  expect(await screen.findByText('You have unsaved changes.')).toBeVisible();
});

test('the nearest colour that passes is offered, and taken over by a click', async () => {
  const { user, container } = await open();
  fireEvent.change(await primary(), { target: { value: '#1b1f3b' } });
  const offer = await screen.findByRole('button', { name: /^Use #/ });
  // It takes a while, in which the draft is kept.
  expect(await act(() => axeFindings(container))).toEqual([]);
  const [nearest = ''] = /#[\da-f]{6}/.exec(offer.textContent) ?? [];
  await user.click(offer);
  expect(await primary()).toHaveValue(nearest);
  expect(screen.queryByRole('button', { name: /^Use #/ })).not.toBeInTheDocument();
});

test('the sample and, once it is saved, the console have the chosen colours', async () => {
  const { user, server } = await open();
  fireEvent.change(await primary(), { target: { value: '#ff7a1a' } });
  const sample = screen.getByRole('group', { name: 'Sample of the dark look' });
  await waitFor(() => expect(sample.style.getPropertyValue('--c-primary')).toMatch(/,#ff7a1a\)$/));
  expect(document.documentElement.style.getPropertyValue('--c-primary')).toBe('');
  server.on('GET /look', { status: 200, body: orange });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Look updated successfully');
  expect(server.bodies('PUT /look')).toEqual([orange]);
  await waitFor(() =>
    expect(document.documentElement.style.getPropertyValue('--c-primary')).toMatch(/,#ff7a1a\)$/),
  );
});

test('the sample has the chosen fonts', async () => {
  await open();
  await primary();
  fireEvent.change(screen.getByLabelText('Fonts'), { target: { value: 'fraunces-dm-sans' } });
  const { style } = screen.getByRole('group', { name: 'Sample of the dark look' });
  await waitFor(() => expect(style.getPropertyValue('--f-display')).toContain('Fraunces'));
  expect(style.getPropertyValue('--f-text')).toContain('DM Sans');
});

test('compositions are chosen by their pictures', async () => {
  const { user, server, container } = await open();
  await primary();
  const group = within(screen.getByRole('group', { name: 'Top of the Home Page' }));
  expect(group.getByRole('radio', { name: 'The headline first' })).toBeChecked();
  await user.click(group.getByRole('radio', { name: 'An index of projects' }));
  expect(await act(() => axeFindings(container))).toEqual([]);
  server.on('PUT /look', { status: 200, body: { ...usual, opening: 'index' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Look updated successfully');
  expect(server.bodies('PUT /look')).toEqual([{ ...usual, opening: 'index' }]);
});

test('a background is offered where pages have it, with a sample', async () => {
  await open();
  await primary();
  const samples = () => screen.getAllByRole('group', { name: /Sample/ }).map((one) => one.style.colorScheme);
  expect(screen.getByLabelText('Dark Background')).toBeVisible();
  expect(screen.queryByLabelText('Light Background')).not.toBeInTheDocument();
  expect(samples()).toEqual(['dark']);
  fireEvent.change(screen.getByLabelText('Dark or Light'), { target: { value: 'light' } });
  expect(await screen.findByLabelText('Light Background')).toBeVisible();
  expect(screen.queryByLabelText('Dark Background')).not.toBeInTheDocument();
  expect(samples()).toEqual(['light']);
  fireEvent.change(screen.getByLabelText('Dark or Light'), { target: { value: 'system' } });
  await waitFor(() => expect(samples()).toEqual(['dark', 'light']));
  expect(screen.getAllByText(/On light pages a darker shade is used, #[\da-f]{6}$/)).toHaveLength(2);
});

test('the console follows the scheme of the studio once it is saved', async () => {
  const { user, server } = await open();
  await primary();
  fireEvent.change(screen.getByLabelText('Dark or Light'), { target: { value: 'light' } });
  server.on('PUT /look', { status: 200, body: { ...usual, scheme: 'light' } });
  server.on('GET /look', { status: 200, body: { ...usual, scheme: 'light' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.documentElement.style.colorScheme).toBe('light'));
});

test('what the server refuses is said at the field', async () => {
  const { user, server } = await open();
  const message = 'Buttons and Links cannot be read: buttons on the page. The nearest that can is #5a63a8';
  server.on('PUT /look', {
    status: 400,
    body: { message, code: 'VALIDATION', fields: { primary: message } },
  });
  fireEvent.change(await primary(), { target: { value: '#1b1f3b' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await primary()).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
});

describe('whole looks', () => {
  const { saved: _, ...values } = usual;
  const chambers = { ...usual, ...readyMadeLooks.find(({ name }) => name === 'Chambers')?.values };

  test('each is tried by one press, and undone by one', async () => {
    const { user, server } = await open();
    await primary();
    await user.click(screen.getByRole('button', { name: 'Try Chambers' }));
    expect(await screen.findByRole('region', { name: 'Beside the form' })).toBeVisible();
    expect(await primary()).toHaveValue('#1f5c46');
    await user.click(screen.getByRole('button', { name: 'Try Ember' }));
    expect(await primary()).toHaveValue('#e0702a');
    await user.click(screen.getByRole('button', { name: 'Bring the old look back' }));
    expect(await primary()).toHaveValue('#2962ff');
    expect(server.bodies('PUT /look')).toEqual([]);
  });

  test('each is taken by one press, and undone by one', async () => {
    const { user, server } = await open();
    await primary();
    server.on('PUT /look', { status: 200, body: chambers });
    server.on('GET /look', { status: 200, body: chambers });
    await user.click(screen.getByRole('button', { name: 'Take Chambers' }));
    await waitFor(() => expect(server.bodies('PUT /look')).toHaveLength(1));
    expect(server.bodies('PUT /look')[0]).toEqual(chambers);
    await screen.findByText('The website has the look “Chambers”.');
    // A second press right behind a save is taken for a double click.
    await screen.findByRole('button', { name: 'Save' });
    server.on('PUT /look', { status: 200, body: usual });
    await user.click(screen.getByRole('button', { name: 'Bring the old look back' }));
    await waitFor(() => expect(server.bodies('PUT /look')).toHaveLength(2));
    expect(server.bodies('PUT /look')[1]).toEqual(usual);
  });

  test('the look that is pressed last wins, however slow the answers are', async () => {
    const { user, server } = await open();
    await primary();
    const slow = heldAnswer();
    const ember = { ...usual, ...readyMadeLooks.find(({ name }) => name === 'Ember')?.values };
    server.on('PUT /look', slow.promise, { status: 200, body: ember });
    await user.click(screen.getByRole('button', { name: 'Take Chambers' }));
    await waitFor(() => expect(server.bodies('PUT /look')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Take Chambers' }));
    await user.click(screen.getByRole('button', { name: 'Take Ember' }));
    expect(server.bodies('PUT /look')).toHaveLength(1);
    slow.resolve({ status: 200, body: chambers });
    await waitFor(() => expect(server.bodies('PUT /look')).toEqual([chambers, ember]));
    await screen.findByText('The website has the look “Ember”.');
    expect(await primary()).toHaveValue('#e0702a');
  });

  test('the old look is back although the new one was still on its way', async () => {
    const { user, server } = await open();
    await primary();
    const slow = heldAnswer();
    server.on('PUT /look', slow.promise, { status: 200, body: usual });
    await user.click(screen.getByRole('button', { name: 'Take Chambers' }));
    await waitFor(() => expect(server.bodies('PUT /look')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Bring the old look back' }));
    slow.resolve({ status: 200, body: chambers });
    await waitFor(() => expect(server.bodies('PUT /look')).toEqual([chambers, usual]));
    expect(await primary()).toHaveValue('#2962ff');
  });

  test('a look that somebody else changed meanwhile is asked about, and nothing of either is lost', async () => {
    const { user, server } = await open();
    await primary();
    const theirs = {
      ...usual,
      primary: '#ff7a1a',
      headlineSize: '110',
      updatedAt: '2030-01-01T00:00:00.000Z',
    };
    const both = { ...chambers, primary: '#ff7a1a', headlineSize: '110' };
    server.on(
      'PUT /look',
      { status: 409, body: { message: 'Stale', current: theirs } },
      { status: 200, body: both },
    );
    await user.click(screen.getByRole('button', { name: 'Take Chambers' }));
    const asked = within(await screen.findByRole('group', { name: /Buttons and Links/ }));
    await user.click(asked.getByRole('radio', { name: /^Their value/ }));
    await user.click(screen.getByRole('button', { name: 'Save with these values' }));
    await waitFor(() =>
      expect(server.bodies('PUT /look')).toEqual([chambers, { ...both, updatedAt: theirs.updatedAt }]),
    );
  });

  test('one of the studio is kept under its name with the next save', async () => {
    const { user, server } = await open();
    fireEvent.change(await primary(), { target: { value: '#ff7a1a' } });
    await user.type(screen.getByRole('textbox', { name: 'Name of the look' }), 'Autumn');
    await user.click(screen.getByRole('button', { name: 'Keep the present look' }));
    expect(await screen.findByRole('button', { name: 'Try Autumn' })).toBeVisible();
    const kept = { ...orange, saved: [{ ...values, name: 'Autumn', primary: '#ff7a1a' }] };
    server.on('PUT /look', { status: 200, body: kept });
    server.on('GET /look', { status: 200, body: kept });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.bodies('PUT /look')).toEqual([kept]));
    await user.click(screen.getByRole('button', { name: 'Remove Autumn' }));
    expect(screen.queryByRole('button', { name: 'Try Autumn' })).not.toBeInTheDocument();
  });

  const importFile = async (text: string) => {
    const opened = await open();
    await primary();
    const file = new File([text], 'look.json', { type: 'application/json' });
    Object.assign(file, { text: () => Promise.resolve(text) });
    fireEvent.change(screen.getByLabelText('File with a look'), { target: { files: [file] } });
    return opened;
  };

  test('a file brings one into the form', async () => {
    await importFile(JSON.stringify({ name: 'Theirs', look: { ...values, primary: '#d92c8a' } }));
    await waitFor(async () => expect(await primary()).toHaveValue('#d92c8a'));
    expect(screen.getByText(/“Theirs” is in the form/)).toBeVisible();
  });

  test.each([
    ['<script>', ['This is no file of a look.']],
    ['{"look":[]}', ['This is no file of a look.']],
    [JSON.stringify({ look: { ...values, fonts: 'comic' } }), [/^Fonts must be/]],
    [
      JSON.stringify({ look: { ...values, primary: 'url(//x)', evil: 1 } }),
      [/colour/, 'Unknown field: evil'],
    ],
    [JSON.stringify({ look: values, script: 'x' }), ['Unknown field: script']],
  ])('a file with %s changes nothing and says why', async (text, messages) => {
    await importFile(text);
    const dialog = within(await screen.findByRole('dialog', { name: 'Nothing was imported' }));
    for (const message of messages) expect(dialog.getByText(message)).toBeVisible();
    expect(await primary()).toHaveValue('#2962ff');
  });
});
