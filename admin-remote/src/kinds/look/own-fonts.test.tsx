import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emptyValues, look } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import { testMedia } from '../../testing/media.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import LookPage from './look-page.tsx';

afterEach(forgetSession);

const usual = emptyValues(look.fields);
const facts = {
  name: 'House Serif',
  licence: 'Licensed to Studio North',
  lightest: 300,
  boldest: 800,
  standIn: 'serif',
  ascent: 9_000,
  descent: 2_500,
  gap: 0,
  covers: ['latin-1'],
} as const;
const url = '/media/0123456789abcdef01234567/house.woff2';
const stored = {
  ...testMedia({ url, type: 'font/woff2', name: 'house.woff2', width: null, height: null }),
  font: { ...facts, textWidth: 4_700, headingWidth: 5_000 },
};
const chosen = { ...facts, use: 'headings', file: url, width: 5_000 };

async function open(look: object = usual) {
  const opened = await renderScreen(<LookPage />, {
    prepare(server) {
      server.on('GET /look', { status: 200, body: look });
      server.on('PUT /look', { status: 200, body: { ...usual, ownFonts: [chosen] } });
      server.on('POST /media', { status: 201, body: stored });
      server.on('POST /previews', { status: 503, body: { message: 'Not now' } });
    },
  });
  await screen.findByRole('textbox', { name: /^Buttons and Links/ });
  return opened;
}

const row = () => within(screen.getByRole('group', { name: 'Own font of headings' }));

/** The DOM of the tests reads no blobs. */
function fileOf(content: string, name: string): File {
  const file = new File([content], name);
  const sliced = { text: () => Promise.resolve(content.slice(0, 4)) };
  return Object.assign(file, { text: () => Promise.resolve(content), slice: () => sliced });
}

function choose(content: string): void {
  const input = screen.getByRole('group', { name: 'Own font of headings' }).querySelector('input');
  fireEvent.change(input!, { target: { files: [fileOf(content, 'house.woff2')] } });
}

test('a font is chosen for headings, with its licence, and saved with the look', async () => {
  const { user, server, container } = await open();
  expect(row().getByText('As in the pair above')).toBeVisible();
  choose('wOF2…');
  expect(await row().findByText('House Serif')).toBeVisible();
  expect(row().getByText('Licensed to Studio North')).toBeVisible();
  expect(row().getByText('Weights 300 to 800')).toBeVisible();
  const sample = screen.getByRole('group', { name: 'Sample of the dark look' });
  expect(sample.style.getPropertyValue('--f-display')).toContain('Tried Headings');
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Look updated successfully');
  expect(server.bodies('PUT /look')).toEqual([{ ...usual, ownFonts: [chosen] }]);
});

test('what is no WOFF2 file is not even sent; what the server refuses is said, and nothing changes', async () => {
  const { server } = await open({ ...usual, ownFonts: [chosen] });
  choose('OTTO…');
  expect(await screen.findByText(/^A font must be a WOFF2 file/)).toBeVisible();
  expect(server.bodies('POST /media')).toEqual([]);
  const message = 'A font must be 60 kB or smaller.';
  server.on('POST /media', { status: 413, body: { message } });
  choose('wOF2…');
  expect(await screen.findByText(message)).toBeVisible();
  expect(row().getByText('House Serif')).toBeVisible();
});

test('a ready-made look has no own font, and undo brings it back', async () => {
  const { user } = await open({ ...usual, ownFonts: [chosen] });
  await user.click(screen.getByRole('button', { name: 'Try Chambers' }));
  await waitFor(() => expect(row().getByText('As in the pair above')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Bring the old look back' }));
  expect(await row().findByText('House Serif')).toBeVisible();
  await user.click(row().getByRole('button', { name: /^Remove/ }));
  expect(row().getByText('As in the pair above')).toBeVisible();
});

const importLook = (file: object) =>
  fireEvent.change(screen.getByLabelText('File with a look'), {
    target: { files: [fileOf(JSON.stringify(file), 'look.json')] },
  });
const { saved: _, ...values } = usual;
const theirs = {
  ...values,
  ownFonts: [{ ...chosen, file: '/media/f'.padEnd(31, 'f') + '/a.woff2', width: 1 }],
};

test('a look from a file brings its font along: the studio gets it, and says what is in it', async () => {
  const { user, server } = await open();
  importLook({
    name: 'Theirs',
    look: theirs,
    fonts: { [String(theirs.ownFonts[0]?.file)]: btoa('wOF2…'.slice(0, 4)) },
  });
  expect(await row().findByText('House Serif')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.bodies('PUT /look')).toMatchObject([{ ownFonts: [chosen] }]));
});

test('a look from a file without its font changes nothing, and says so', async () => {
  await open();
  importLook({ name: 'Theirs', look: theirs });
  expect(await screen.findByText('The font House Serif is not in the file.')).toBeVisible();
  expect(screen.queryByText(/is in the form/)).not.toBeInTheDocument();
});
