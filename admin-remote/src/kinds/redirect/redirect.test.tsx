import { screen, waitFor, within } from '@testing-library/react';
import { redirect } from 'content-api/contract';
import { heldAnswer } from '../../testing/fake-server.ts';
import type { Answer } from '../../testing/fake-server.ts';
import { testId } from '../../testing/records.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import { listedRecord } from '../../testing/editorial.ts';
import RedirectPage from './redirect-page.tsx';
import { readCsv, toCsv } from './redirects-csv.ts';

afterEach(forgetSession);

const csv = (text: string) => new File([text], 'redirects.csv', { type: 'text/csv' });

test('what is exported can be imported again, whatever its cells hold', async () => {
  const rows = [
    { from: '/a', to: '/b?x="1",2', hits: 3 },
    { from: '/c', to: 'https://example.org/', hits: 0 },
  ];
  expect(await readCsv(csv(toCsv(rows)))).toEqual(rows.map(({ from, to }) => ({ from, to })));
});

test('a cell that a spreadsheet would take for a formula is made harmless', () => {
  expect(toCsv([{ from: '=1+1', to: '@x', hits: 0 }])).toContain(`"'=1+1","'@x"`);
});

test('columns are found by name; other columns and empty lines are left aside', async () => {
  expect(await readCsv(csv('\uFEFFTo;Note;From\n/new;x; /old \n\n'))).toEqual([{ from: '/old', to: '/new' }]);
  expect(await readCsv(csv('source,target\n/a,/b\n'))).toBeNull();
});

const stamps = { createdAt: '2026-10-01T09:00:00.000Z', updatedAt: '2026-10-02T09:00:00.000Z' };

function open(answer: Answer) {
  return renderScreen(<RedirectPage />, {
    prepare(server) {
      server.hold(
        'redirect',
        listedRecord(redirect, { _id: testId(1), from: '/old', to: '/blog', ...stamps }),
      );
      const hits = [{ _id: testId(1), count: 3, lastAt: '2026-11-01T09:00:00.000Z' }];
      server.on('GET /redirects/hits', { status: 200, body: { hits } });
      server.on('POST /redirects/import', answer);
    },
  });
}

test('a redirect tells where it leads and how often it was followed; a file adds more', async () => {
  const { user, server } = await open({ status: 200, body: { added: 1, changed: 0, unchanged: 0 } });
  const card = within(await screen.findByRole('article', { name: '/old' }));
  expect(await card.findByText('to /blog · followed 3 times, last on 1 Nov 2026')).toBeVisible();
  await user.upload(screen.getByLabelText('CSV file with redirects'), csv('from,to\n/a,/b\n'));
  expect(await screen.findByText('1 added, 0 changed, 0 as they were')).toBeVisible();
  expect(server.bodies('POST /redirects/import')).toEqual([{ redirects: [{ from: '/a', to: '/b' }] }]);
});

test('a faulty file is refused with the number of each faulty row', async () => {
  const fields = { 'redirects.1.to': 'To would lead in a circle: /a → /b → /a' };
  const { user } = await open({ status: 400, body: { success: false, message: 'Invalid', fields } });
  await user.upload(await screen.findByLabelText('CSV file with redirects'), csv('from,to\n/a,/b\n/b,/a\n'));
  const dialog = await screen.findByRole('dialog', { name: 'Nothing was imported' });
  expect(within(dialog).getByText('Row 2: To would lead in a circle: /a → /b → /a')).toBeVisible();
  await user.click(within(dialog).getByText('Close'));
  await user.upload(screen.getByLabelText('CSV file with redirects'), csv('source,target\n'));
  expect(await screen.findByText('The first line must name the columns from and to.')).toBeVisible();
});

test('while a file is imported the button takes no press', async () => {
  const answer = heldAnswer();
  const { user, server } = await open(answer.promise);
  const choose = jest.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
  await user.upload(await screen.findByLabelText('CSV file with redirects'), csv('from,to\n/a,/b\n'));
  choose.mockClear();
  await waitFor(() => expect(server.bodies('POST /redirects/import')).toHaveLength(1));
  await user.dblClick(screen.getByRole('button', { name: 'Import CSV' }));
  expect(choose).not.toHaveBeenCalled();
  answer.resolve({ status: 200, body: { added: 1, changed: 0, unchanged: 0 } });
  expect(await screen.findByText('1 added, 0 changed, 0 as they were')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  expect(choose).toHaveBeenCalledTimes(1);
  choose.mockRestore();
});
