import { BroadcastChannel } from 'node:worker_threads';
import { screen, waitFor, within } from '@testing-library/react';
import { pitch, recordSchema } from 'content-api/contract';
import type { Pitch, RecordView } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import PitchPage from '../kinds/pitch/pitch-page.tsx';
import { listedRecord, testSettings } from '../testing/editorial.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { stubLayout } from '../testing/stub-layout.ts';

beforeAll(stubLayout);
// The simulated browser has none; that of Node behaves alike.
beforeAll(() => Object.assign(globalThis, { BroadcastChannel }));
afterEach(() => forgetSession());

const id = testId(1);
const at = '2026-11-20T08:05:00.000Z';
const url = 'https://studio.example/pitch/secret';
const link = {
  _id: testId(80),
  name: 'Meera',
  email: 'meera@client.example',
  createdAt: at,
  expiresAt: '2126-12-19T08:05:00.000Z',
  opened: 2,
  lastOpenedAt: at,
  firstOpenedAt: at,
  reached: 7,
  sections: 10,
};
const opened: Pitch = {
  _id: id,
  title: 'A shop',
  state: 'opened',
  isPublished: true,
  links: [link],
  isEarlier: false,
};
const accepted: Pitch = {
  ...opened,
  state: 'accepted',
  isEarlier: true,
  answer: {
    answer: 'accepted',
    name: 'Meera Patel',
    at,
    revision: testId(81),
    title: 'A shop',
    client: 'Northwind',
    price: {
      currency: 'EUR',
      lines: [
        { text: 'Design', amount: 120_050, isOptional: false, isChosen: true },
        { text: 'Photos', amount: 30_000, isOptional: true, isChosen: false },
      ],
      net: 120_050,
      taxPercent: '19',
      tax: 22_810,
      total: 142_860,
    },
  },
};

interface OpenOptions {
  path?: string;
  hasMail?: boolean;
  /** The published version of the pitch. */
  live?: RecordView['live'];
}

const notedPitch = {
  revision: testId(82),
  data: {
    openingNotes: 'Smile',
    blocks: [{ type: 'prose', notes: 'Slowly' }, { type: 'figures', notes: 'Then the figures' }, {}],
    closingNotes: 'Ask for it',
  },
  at,
  author: 'mira',
};

function openPitches(pitches: Pitch[], { path = '/admin/pitches', hasMail = false, live }: OpenOptions = {}) {
  return renderScreen(
    <main>
      <PitchPage />
    </main>,
    {
      path,
      prepare(server) {
        server.on('GET /settings', testSettings);
        server.on('GET /pitches', { status: 200, body: { pitches, hasMail } });
        const card = {
          _id: id,
          title: 'A shop',
          client: 'Northwind',
          validUntil: '',
          createdAt: at,
          updatedAt: at,
        };
        const held = listedRecord(pitch, card, { state: 'live' });
        server.hold('pitch', held);
        if (live) {
          const view = { record: recordSchema.parse(held), draft: null, live, publications: [] };
          server.on(`GET /records/pitch/${id}`, { status: 200, body: view });
        }
        server.on(`POST /pitches/${id}/links`, {
          status: 201,
          body: { ...link, name: 'Asha', url, isMailed: hasMail },
        });
      },
    },
  );
}

test('the list says what has become of each pitch, and what was accepted with its total', async () => {
  const second = { ...opened, _id: testId(2), title: 'A book' };
  await openPitches([
    accepted,
    second,
    { ...opened, _id: testId(3), title: 'Quiet', state: 'draft', links: [] },
  ]);
  const list = within(await screen.findByRole('list', { name: 'Sent pitches' }));
  expect(list.getByText('Accepted')).toBeVisible();
  expect(list.getByText(/Meera Patel accepted €1,428\.60 on.*· an earlier version/)).toBeVisible();
  expect(list.getByText('Opened')).toBeVisible();
  expect(list.getByText(/One link, opened 2 times/)).toBeVisible();
  expect(list.queryByText('Quiet')).not.toBeInTheDocument();
  expect(await screen.findByText('Northwind · Accepted')).toBeVisible();
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
});

test('a pitch shows its links with what was seen by them, its answer, and a link for another person once', async () => {
  const { user, server } = await openPitches([accepted]);
  await user.click(await screen.findByRole('button', { name: 'Links and answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the pitch' }));
  expect(await dialog.findByText(/^Accepted by Meera Patel on/)).toBeVisible();
  expect(dialog.getByText('€1,428.60')).toBeVisible();
  expect(dialog.queryByText('Photos')).not.toBeInTheDocument();
  expect(dialog.getByText(/accepted an earlier version/)).toBeVisible();
  expect(dialog.getByText(/Opened 2 times.*read 70 % of the page/)).toBeVisible();
  await user.type(dialog.getByLabelText(/^Name of the client/), 'Asha');
  await user.click(dialog.getByRole('button', { name: 'Make link' }));
  expect(await dialog.findByLabelText('Link for Asha')).toHaveValue(url);
  expect(server.bodies(`POST /pitches/${id}/links`)).toEqual([{ name: 'Asha', email: '' }]);
  expect(await axeFindings(screen.getByRole('dialog', { name: 'Send the pitch' }))).toEqual([]);
  server.on(`DELETE /guests/${link._id}`, { status: 200, body: { success: true, message: 'Access ended' } });
  await user.click(dialog.getByRole('button', { name: 'End link' }));
  expect(await screen.findByText('Link ended')).toBeVisible();
});

test('a pitch that was just published can be sent at once', async () => {
  const pitches = [{ ...opened, state: 'draft' as const, links: [] }];
  const { user, server } = await openPitches(pitches, { path: '/admin/pitches?edit=new' });
  const data = { title: 'A shop', client: 'Northwind' };
  const record = recordSchema.parse(
    listedRecord(pitch, { _id: id, ...data, createdAt: at, updatedAt: at }, { state: 'live' }),
  );
  const live = { revision: testId(82), data, at, author: 'mira' };
  server.on('POST /records/pitch', { status: 201, body: { record, draft: null, live, publications: [] } });
  await user.type(await screen.findByLabelText(/^Title/), data.title);
  await user.type(screen.getByLabelText(/^Client/), data.client);
  await user.click(screen.getByRole('button', { name: 'Create Pitch' }));
  await user.click(await screen.findByRole('button', { name: 'Send the pitch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the pitch' }));
  expect(dialog.getByLabelText(/^Name of the client/)).toBeVisible();
});

test('a pitch that is not published has no links yet', async () => {
  await openPitches([{ ...opened, state: 'draft', links: [], isPublished: false }], {
    path: `/admin/pitches?links=${id}`,
  });
  expect(await screen.findByText(/^Publish the pitch first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make link' })).not.toBeInTheDocument();
});

test('with a mail server the link is sent', async () => {
  const { user } = await openPitches([opened], { path: `/admin/pitches?links=${id}`, hasMail: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the pitch' }));
  await user.type(await dialog.findByLabelText(/^Name of the client/), 'Asha');
  await user.type(dialog.getByLabelText('E-mail'), 'asha@client.example');
  await user.click(dialog.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('Sent to asha@client.example')).toBeVisible();
});

test('speaker notes follow the window that presents the pitch, and lead it on', async () => {
  const { user } = await openPitches([opened], { path: `/admin/pitches?links=${id}`, live: notedPitch });
  await user.click(await screen.findByRole('button', { name: 'Speaker notes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Speaker notes' }));
  expect(await dialog.findByText(/press “Present” there/)).toBeVisible();
  const page = new BroadcastChannel(`pitch-${id}`);
  const heard: unknown[] = [];
  page.onmessage = ({ data }) => heard.push(data);
  const shows = (part: string, place: number) =>
    page.postMessage({ part, at: place, of: 4, revision: notedPitch.revision });
  try {
    shows('opening', 0);
    expect(await dialog.findByText('Smile')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Previous part' })).toBeDisabled();
    shows('0-2', 1);
    expect(await dialog.findByText(/Slowly\s+Then the figures/)).toBeVisible();
    expect(dialog.getByText('2 of 4')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Next part' }));
    await waitFor(() => expect(heard).toContain(1));
    shows('2-3', 2);
    expect(await dialog.findByText('No notes for this part.')).toBeVisible();
    expect(dialog.queryByText(/earlier version/)).not.toBeInTheDocument();
    page.postMessage({ part: 'closing', at: 3, of: 4, revision: testId(99) });
    expect(await dialog.findByText('Ask for it')).toBeVisible();
    expect(dialog.getByText(/earlier version/)).toBeVisible();
    expect(await axeFindings(screen.getByRole('dialog', { name: 'Speaker notes' }))).toEqual([]);
    page.postMessage({ at: -1 });
    expect(await dialog.findByText(/press “Present” there/)).toBeVisible();
  } finally {
    page.close();
  }
});
