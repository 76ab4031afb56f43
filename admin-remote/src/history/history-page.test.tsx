import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import { testSettings } from '../testing/editorial.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import HistoryPage from './history-page.tsx';

afterEach(() => {
  jest.restoreAllMocks();
  forgetSession();
});

const [one, two] = [testId(1), testId(2)];
const differences = {
  status: 200,
  body: {
    items: [
      { kind: 'project', _id: one, title: 'Harbour Lane', difference: 'changed', fields: ['title', 'slug'] },
      { kind: 'service', _id: two, title: 'Shops', difference: 'only-then', fields: [] },
    ],
  },
};
const none = { status: 200, body: { items: [] } };
const bringCall = 'POST /records/bring-back';

async function open(wall: string, prepare: (server: FakeServer) => void = () => undefined) {
  const page = (
    <main>
      <HistoryPage />
    </main>
  );
  const view = await renderScreen(page, {
    prepare(server) {
      server.on('GET /settings', testSettings);
      server.on('GET /differences', differences);
      server.on(bringCall, { status: 200, body: { changed: 1, undo: testId(70) } });
      server.on(`POST /records/undo/${testId(70)}`, { status: 200, body: { changed: 1, undo: testId(71) } });
      prepare(server);
    },
  });
  const field = await screen.findByLabelText('Moment (Europe/Vienna)');
  fireEvent.change(field, { target: { value: wall } });
  return view;
}

const past = '2026-11-20T09:05';
const instant = '2026-11-20T08:05:00.000Z';

test('it lists what differs at a moment of the studio, and brings back what is chosen, with an undo', async () => {
  const { user, server, container } = await open(past);
  const list = within(await screen.findByRole('list', { name: 'Differences' }));
  expect(server.calls.find(({ name }) => name === 'GET /differences')?.params).toEqual({ at: instant });
  expect(list.getByText('Project · other then: Title, Slug')).toBeVisible();
  expect(list.getByText('Service · was public then')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(list.getByRole('checkbox', { name: /Shops/ }));
  expect(screen.getByRole('checkbox', { name: 'Choose all' })).not.toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Bring this moment back' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Bring this moment back' }));
  expect(question.getByText(/show 1 record as on 20 Nov 2026, 09:05 CET/)).toBeVisible();
  expect(server.bodies(bringCall)).toEqual([]);
  server.on('GET /differences', none);
  await user.click(question.getByRole('button', { name: 'Bring back' }));
  expect(await screen.findByText('1 record brought back')).toBeVisible();
  expect(server.bodies(bringCall)).toEqual([{ at: instant, records: [`project/${one}`] }]);
  expect(await screen.findByText(/The site shows the same now as on/)).toBeVisible();

  server.on('GET /differences', differences);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone for 1 record')).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Differences' })).toBeVisible();
});

test('the site opens at the moment in a new tab', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const url = 'https://studio.example/preview/secret';
  const { user, server } = await open(past, (fake) =>
    fake.on('POST /previews', {
      status: 201,
      body: { _id: testId(60), url, expiresAt: '2126-11-20T09:05:00.000Z' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Open the site at this moment' }));
  expect(await screen.findByLabelText('Preview link')).toHaveValue(url);
  expect(opened).toHaveBeenCalledWith(url, '_blank', 'noopener,noreferrer');
  expect(server.bodies('POST /previews')).toEqual([{ at: instant }]);
});

test('a moment ahead shows what is scheduled, and cannot be brought back', async () => {
  await open('2999-11-20T09:05');
  expect(await screen.findByText('Service · goes live by then')).toBeVisible();
  expect(screen.getByText(/This moment lies ahead/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bring this moment back' })).not.toBeInTheDocument();
});

test('a record that cannot be restored shows why; an empty selection restores nothing', async () => {
  const { user } = await open(past, (fake) =>
    fake.on(bringCall, { status: 409, body: { success: false, message: 'The slug shops is taken' } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Bring this moment back' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Bring back' }));
  expect(await screen.findByText('The slug shops is taken')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
  expect(screen.getByRole('button', { name: 'Bring this moment back' })).toBeDisabled();
});

test('without a moment there is nothing to compare; a failure can be tried again', async () => {
  const { user } = await open('', (fake) =>
    fake.on('GET /differences', { status: 500, body: { success: false, message: 'Disk full' } }, none),
  );
  expect(screen.getByText('No moment chosen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yesterday' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/The site shows the same now as on/)).toBeVisible();
});
