import axios from 'axios';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { kinds } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { forgetSession, installTestSession } from 'shared-session/testing';
import { UiProvider } from 'shared-ui';
import { axeFindings, stubDialog } from 'shared-ui/testing';
import AdminApp from '../expose/admin-app.tsx';
import { listedRecord } from '../testing/editorial.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { testId } from '../testing/records.ts';

// A kind that nothing in the console has heard of: its definition and its line in the list, as docs/adding-content.md says.
jest.mock('content-api/contract', () => {
  const contract = jest.requireActual<{ kinds: readonly Kind[] }>('content-api/contract');
  const award: Kind = {
    name: 'award',
    plural: 'awards',
    path: '/api/awards',
    words: { one: 'Award', many: 'Awards', screen: 'Award Management', menu: 'Awards' },
    fields: {
      name: { type: 'line', label: 'Name', required: true, max: 100 },
      reason: { type: 'prose', label: 'Reason', max: 1000 },
      rank: { type: 'number', label: 'Rank', min: 1, max: 3 },
      isShared: { type: 'flag', label: 'Shared with others' },
    },
    titleField: 'name',
    card: ['name', 'reason', 'createdAt', 'updatedAt'],
    menu: { place: 9, icon: 'layers' },
  };
  return { ...contract, kinds: [...contract.kinds, award] };
});

configure({ asyncUtilTimeout: 5_000 });
const { adapter } = axios.defaults;
afterEach(() => {
  axios.defaults.adapter = adapter;
  forgetSession();
});

const stamps = { createdAt: '2026-10-01T09:00:00.000Z', updatedAt: '2026-10-02T09:00:00.000Z' };
const loom = { _id: testId(1), name: 'Loom', reason: 'For patience', isShared: false, ...stamps };
const award = kinds.find(({ name }) => name === 'award') as Kind;
const renamed = { ...loom, name: 'Golden Loom' };

async function open(path: string) {
  stubDialog();
  window.scrollTo = () => undefined;
  const server = createFakeServer();
  axios.defaults.adapter = server.adapter;
  server.on('GET /messages', {
    status: 200,
    body: { messages: [], total: 0, unread: 0, keptDays: 0, canReply: true, page: 1, size: 1 },
  });
  window.history.replaceState(null, '', path);
  await installTestSession();
  const { container } = render(
    <UiProvider>
      <BrowserRouter>
        <Routes>
          <Route path="/admin/*" element={<AdminApp apiBase="/api" siteName="Studio" />} />
        </Routes>
      </BrowserRouter>
    </UiProvider>,
  );
  return { server, container, user: userEvent.setup() };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a new kind has its menu entry, list, form and delete', async () => {
  const { server, container, user } = await open('/admin/nowhere');
  server.on('POST /awards', { status: 201, body: loom });
  server.on(`GET /awards/${testId(1)}`, { status: 200, body: loom });
  server.on(`PUT /awards/${testId(1)}`, { status: 200, body: renamed });
  server.on(`DELETE /awards/${testId(1)}`, { status: 200, body: { success: true, message: '' } });

  await user.click(await screen.findByRole('link', { name: 'Awards', hidden: true }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Award Management' })).toBeVisible();
  expect(await screen.findByText('No awards yet')).toBeVisible();

  await user.click(screen.getAllByRole('button', { name: 'Add New Award' })[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog', { name: 'Add New Award' }));
  await user.type(form.getByLabelText(/Name/), 'Loom');
  await user.type(form.getByLabelText(/Reason/), 'For patience');
  await user.click(form.getByRole('checkbox', { name: 'Shared with others' }));
  server.hold('award', listedRecord(award, loom));
  await user.click(form.getByRole('button', { name: 'Create Award' }));
  await isClosed();
  const card = within(await screen.findByRole('article', { name: 'Loom' }));
  expect(server.bodies('POST /awards')).toEqual([{ name: 'Loom', reason: 'For patience', isShared: true }]);

  expect(card.getByText('For patience')).toBeVisible();
  // The studio's time zone may come meanwhile.
  expect(await act(() => axeFindings(container))).toEqual([]);
  await user.click(card.getByRole('button', { name: 'Edit' }));
  const name = await screen.findByDisplayValue('Loom');
  await user.clear(name);
  await user.type(name, 'Golden Loom');
  server.hold('award', listedRecord(award, renamed));
  await user.click(screen.getByRole('button', { name: 'Update Award' }));
  await isClosed();
  const changed = within(await screen.findByRole('article', { name: 'Golden Loom' }));
  expect(server.bodies(`PUT /awards/${testId(1)}`)).toEqual([
    { name: 'Golden Loom', reason: 'For patience', isShared: false, updatedAt: stamps.updatedAt },
  ]);

  await user.click(changed.getByRole('button', { name: 'Delete' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('Are you sure you want to delete this award?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByText('No awards yet')).toBeVisible());
});
