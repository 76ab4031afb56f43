import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Import } from 'content-api/moving';
import { axeFindings } from 'shared-ui/testing';
import { heldAnswer } from '../testing/fake-server.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import MoveInPage from './move-in-page.tsx';

afterEach(forgetSession);

const id = '64b1f0c2a5d3e4f6a7b8c9d0';
const at = '2026-01-01T10:00:00.000Z';
const batch: Import = {
  _id: id,
  source: 'wordpress https://old.example',
  file: 'export.xml',
  state: 'ready',
  counts: {
    created: 7,
    updated: 0,
    unchanged: 0,
    skipped: 1,
    media: 2,
    addresses: 9,
    types: [
      { type: 'post', count: 3, samples: ['A chair of ash', 'Next spring', 'Notes'] },
      { type: 'event', count: 1, samples: ['Open day'] },
    ],
  },
  mapping: { post: 'post', event: 'skip' },
  columns: { names: [], chosen: {} },
  faults: [{ item: 'Open day', line: 90, message: 'nothing here takes items of the type event' }],
  progress: { done: 0, total: 8 },
  createdAt: at,
  updatedAt: at,
};
const answer = (changes: Partial<Import> = {}) => ({ status: 200, body: { ...batch, ...changes } });
const open = (prepare: (server: FakeServer) => void, search = `?batch=${id}`) =>
  renderScreen(<MoveInPage />, { path: `/admin/move-in${search}`, prepare });
const faults = () =>
  within(screen.getByRole('list', { name: 'Faults' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** A file that is sent in parts: what the server has of it. */
const sending = (done: number, total: number): Import => ({
  ...batch,
  state: 'sending',
  file: 'export.xml',
  progress: { done, total },
});

test('a file is sent with the address of the old site, and leads to its batch', async () => {
  const arriving = heldAnswer();
  const { user, server } = await open((fake) => {
    fake.on('GET /imports', { status: 200, body: [] });
    fake.on('POST /imports/uploads', { status: 201, body: sending(0, 6) });
    fake.on(`PUT /imports/${id}/file`, arriving.promise);
    fake.on(`GET /imports/${id}`, answer({ state: 'reading' }));
  }, '');
  await user.type(await screen.findByLabelText('Address of the old site'), 'https://old.example');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input!, { target: { files: [new File(['<rss/>'], 'export.xml')] } });
  expect(await screen.findByRole('progressbar', { name: 'Upload of export.xml' })).toBeVisible();
  arriving.resolve({ status: 200, body: { received: 6 } });
  expect(await screen.findByRole('heading', { name: 'export.xml' })).toBeVisible();
  expect(screen.getByText(/You may close this page/)).toBeVisible();
  expect(server.bodies('POST /imports/uploads')).toEqual([
    { file: 'export.xml', bytes: 6, site: 'https://old.example' },
  ]);
});

test('a file of which a part arrived goes on when it is chosen again', async () => {
  const { server } = await open((fake) => {
    fake.on('GET /imports', { status: 200, body: [sending(4, 6)] });
    fake.on(`PUT /imports/${id}/file`, { status: 200, body: { received: 6 } });
    fake.on(`GET /imports/${id}`, answer({ state: 'reading' }));
  }, '');
  const row = within(await screen.findByRole('list', { name: 'Sent so far' })).getByRole('listitem');
  expect(row).toHaveTextContent('4 B of 6 B arrived. Choose the same file again');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input!, { target: { files: [new File(['<rss/>'], 'export.xml')] } });
  expect(await screen.findByText(/You may close this page/)).toBeVisible();
  const parts = server.calls.filter(({ name }) => name === `PUT /imports/${id}/file`);
  expect(parts.map(({ params }) => params)).toEqual([{ from: 4 }]);
});

test('a line that breaks costs one part, which is sent again from where the server is', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { server } = await open((fake) => {
    fake.on('GET /imports', { status: 200, body: [] });
    fake.on('POST /imports/uploads', { status: 201, body: sending(0, 6) });
    fake.on(`PUT /imports/${id}/file`, 'offline', { status: 200, body: { received: 6 } });
    fake.on(`GET /imports/${id}`, { status: 200, body: sending(2, 6) }, answer({ state: 'reading' }));
  }, '');
  await screen.findByRole('heading', { name: 'Nothing has moved in yet' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input!, { target: { files: [new File(['<rss/>'], 'export.xml')] } });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await screen.findByText(/You may close this page/)).toBeVisible();
  const parts = server.calls.filter(({ name }) => name === `PUT /imports/${id}/file`);
  expect(parts.map(({ params }) => params)).toEqual([{ from: 0 }, { from: 2 }]);
  jest.useRealTimers();
});

test('a file that could not be had is replaced by one of this computer', async () => {
  const address = 'https://old.example/uploads/chair.jpg';
  const missing = { item: 'A chair', field: 'picture', message: `${address}: Nothing could be fetched` };
  const { server } = await open((fake) => {
    fake.on(`GET /imports/${id}`, answer({ state: 'drafts', faults: [missing] }));
    fake.on(`GET /imports/${id}/files`, {
      status: 200,
      body: [{ address, reason: 'Nothing could be fetched' }],
    });
    fake.on(`PUT /imports/${id}/files`, { status: 202, body: { _id: id, state: 'running' } });
  });
  const row = within(await screen.findByRole('list', { name: 'Missing files' })).getByRole('listitem');
  expect(row).toHaveTextContent(`chair.jpg${address}Nothing could be fetched`);
  expect(within(row).getByRole('button', { name: 'Replace chair.jpg' })).toBeEnabled();
  fireEvent.change(row.querySelector('input')!, { target: { files: [new File(['x'], 'new.jpg')] } });
  expect(await screen.findByText('The file takes its place in the drafts')).toBeVisible();
  const [sent] = server.calls.filter(({ name }) => name === `PUT /imports/${id}/files`);
  expect(sent?.params).toEqual({ address });
});

test('a file that is refused says why, and another one may be sent', async () => {
  await open((fake) => {
    fake.on('GET /imports', { status: 200, body: [] });
    fake.on('POST /imports/uploads', { status: 413, body: { message: 'The file must be 2 GB or smaller' } });
  }, '');
  await screen.findByRole('heading', { name: 'Nothing has moved in yet' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input!, { target: { files: [new File(['x'], 'export.xml')] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The file must be 2 GB or smaller');
  expect(screen.getByRole('button', { name: 'Choose the file' })).toBeEnabled();
});

test('what was sent before is listed with its state', async () => {
  await open((fake) => fake.on('GET /imports', { status: 200, body: [{ ...batch, state: 'public' }] }), '');
  const row = within(await screen.findByRole('list', { name: 'Sent so far' })).getByRole('listitem');
  expect(row).toHaveTextContent('export.xml');
  expect(row).toHaveTextContent('7 came in, 1 left out, 2 files, 9 addresses.');
  expect(row).toHaveTextContent('Published');
  expect(within(row).getByRole('link')).toHaveAttribute('href', `/admin/move-in?batch=${id}`);
});

test('a batch shows what is in the file, what becomes of it and what does not come in', async () => {
  // axe asks for a canvas, which jsdom lacks.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { container, user, server } = await open((fake) => {
    fake.on(`GET /imports/${id}`, answer());
    fake.on(`PATCH /imports/${id}`, answer({ mapping: { post: 'post', event: 'page' } }));
  });
  expect(await screen.findByText(/7 would come in, 1 would not come in, 2 files/)).toBeVisible();
  const [posts, events] = within(screen.getByRole('list', { name: 'Types in the file' })).getAllByRole(
    'listitem',
  );
  expect(posts).toHaveTextContent('3 × post');
  expect(posts).toHaveTextContent('A chair of ash · Next spring · Notes');
  expect(faults()).toEqual(['Open dayLine 90 · nothing here takes items of the type event']);
  expect(await axeFindings(container)).toEqual([]);
  await user.selectOptions(within(events!).getByRole('combobox'), 'Own pages');
  await waitFor(() =>
    expect(server.bodies(`PATCH /imports/${id}`)).toEqual([{ mapping: { event: 'page' } }]),
  );
  await waitFor(() => expect(within(events!).getByRole('combobox')).toHaveValue('page'));
});

test('what is the same of several items is said once, with each of them under it', async () => {
  const message = 'not kept: [contact-form-7]';
  const missing = { item: 'Chair', field: 'picture', message: 'chair.jpg: Nothing could be fetched' };
  const { user } = await open((fake) => {
    fake.on(`GET /imports/${id}/files`, { status: 200, body: [] });
    fake.on(
      `GET /imports/${id}`,
      answer({
        state: 'drafts',
        counts: { ...batch.counts, skipped: 3 },
        faults: [{ item: 'About', line: 4, message }, missing, { item: 'Contact', line: 9, message }],
      }),
    );
  });
  await screen.findByText(/7 came in, 2 left out, 1 place without its file/);
  expect(screen.getByRole('link', { name: 'Blog posts' })).toHaveAttribute(
    'href',
    '/admin/content?state=draft',
  );
  expect(screen.queryByRole('link', { name: 'Own pages' })).toBeNull();
  await user.click(screen.getByText(`${message}`));
  expect(screen.getByText('About')).toBeVisible();
  expect(faults()).toEqual(expect.arrayContaining(['About · line 4', 'Contact · line 9']));
  expect(screen.getByText(/2 times/)).toBeVisible();
});

test('publishing that takes long goes on after the answer', async () => {
  const { user } = await open((fake) => {
    const works = answer({ state: 'running', progress: { done: 4, total: 8 } });
    fake.on(`GET /imports/${id}`, answer({ state: 'drafts' }), works, answer({ state: 'public' }));
    fake.on(`POST /imports/${id}/publish`, works);
  });
  await user.click(await screen.findByRole('button', { name: 'Publish the batch' }));
  expect(await screen.findByRole('progressbar', { name: 'At work' })).toHaveValue(0.5);
  expect(screen.queryByText('What was public on the old site is public here')).toBeNull();
  expect(await screen.findByText(/What was public on the old site is public here, and/)).toBeVisible();
});

test('what could not be published is named, and nobody is told that all is public', async () => {
  const faults = [{ item: 'House', field: 'technologies', message: 'Technologies is required' }];
  await open((fake) => fake.on(`GET /imports/${id}`, answer({ state: 'public', faults })));
  expect(await screen.findByText(/Some of it is not: below it stands/)).toBeVisible();
  expect(screen.getByText('technologies · Technologies is required')).toBeVisible();
});

test('columns of a table are chosen', async () => {
  const columns = { names: ['Name', 'Topic'], chosen: { title: 'Name', tags: '' } };
  const { user, server } = await open((fake) => {
    fake.on(`GET /imports/${id}`, answer({ columns }));
    fake.on(
      `PATCH /imports/${id}`,
      answer({ columns: { ...columns, chosen: { title: 'Name', tags: 'Topic' } } }),
    );
  });
  expect(await screen.findByLabelText('Title')).toHaveValue('Name');
  await user.selectOptions(screen.getByLabelText('Tags'), 'Topic');
  await waitFor(() =>
    expect(server.bodies(`PATCH /imports/${id}`)).toEqual([{ columns: { tags: 'Topic' } }]),
  );
});

test('a batch runs, shows its progress, and is published', async () => {
  const { user, server } = await open((fake) => {
    fake.on(
      `GET /imports/${id}`,
      answer(),
      answer({ state: 'running', progress: { done: 4, total: 8 } }),
      answer({ state: 'drafts' }),
    );
    fake.on(`POST /imports/${id}/run`, { status: 202, body: { _id: id, state: 'running' } });
    fake.on(`POST /imports/${id}/publish`, answer({ state: 'public' }));
  });
  await user.click(await screen.findByRole('button', { name: 'Bring it in as drafts' }));
  expect(await screen.findByText(/4 of 8/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'At work' })).toHaveValue(0.5);
  await user.click(await screen.findByRole('button', { name: 'Publish the batch' }));
  expect(await screen.findByText('What was public on the old site is public here')).toBeVisible();
  expect(server.calls.map(({ name }) => name)).toContain(`POST /imports/${id}/publish`);
});

test('files that could not be had are tried again, and a batch is undone after a question', async () => {
  const missing = {
    item: 'A chair of ash',
    field: 'picture',
    message: 'chair.jpg: Nothing could be fetched',
  };
  const { user, server } = await open((fake) => {
    fake.on(`GET /imports/${id}`, answer({ state: 'drafts', faults: [missing] }));
    fake.on(`GET /imports/${id}/files`, { status: 200, body: [] });
    fake.on(`POST /imports/${id}/run`, { status: 202, body: { _id: id, state: 'running' } });
    fake.on(`POST /imports/${id}/undo`, answer({ state: 'undone' }));
  });
  await user.click(await screen.findByRole('button', { name: 'Try missing files again' }));
  await waitFor(() => expect(server.bodies(`POST /imports/${id}/run`)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Undo the batch' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Undo this batch?' }));
  expect(server.bodies(`POST /imports/${id}/undo`)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Undo the batch' }));
  expect(await screen.findByText('What came in was removed')).toBeVisible();
});

test('addresses of the old site are a page that can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { user } = await open(
    (fake) =>
      fake.on(`GET /imports/${id}/addresses`, {
        status: 200,
        body: [
          { from: '/2021/chair/', to: '/blog/chair', answer: 'redirect' },
          { from: '/event/', to: '', answer: 'gone', reason: 'nothing here takes events' },
        ],
      }),
    `?batch=${id}&show=addresses`,
  );
  expect(await screen.findByRole('row', { name: '/2021/chair/ Leads on /blog/chair' })).toBeVisible();
  expect(screen.getByRole('row', { name: '/event/ Gone nothing here takes events' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    '0 stay the same, 1 lead on to their new place, 1 are gone.',
  );
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('each step that takes long says so, and takes no second click', async () => {
  const run = heldAnswer();
  const publish = heldAnswer();
  const undo = heldAnswer();
  const { user, server } = await open((fake) => {
    fake.on(`GET /imports/${id}`, answer());
    fake.on(`POST /imports/${id}/run`, run.promise);
    fake.on(`POST /imports/${id}/publish`, publish.promise);
    fake.on(`POST /imports/${id}/undo`, undo.promise);
  });
  const pressTwice = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await user.click(button);
    await user.click(button);
  };
  await pressTwice('Bring it in as drafts');
  expect(screen.getByRole('button', { name: /Bring it in/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();
  server.on(`GET /imports/${id}`, answer({ state: 'drafts' }));
  run.resolve({ status: 202, body: { _id: id, state: 'running' } });
  await pressTwice('Publish the batch');
  expect(screen.getByRole('button', { name: 'Undo the batch' })).toBeDisabled();
  server.on(`GET /imports/${id}`, answer({ state: 'public' }));
  publish.resolve(answer({ state: 'public' }));
  await screen.findByText(/What was public on the old site is public here, and/);
  await user.click(screen.getByRole('button', { name: 'Undo the batch' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Undo this batch?' }));
  await user.click(question.getByRole('button', { name: 'Undo the batch' }));
  await user.click(question.getByRole('button', { name: 'Undo the batch' }));
  server.on(`GET /imports/${id}`, answer({ state: 'undone' }));
  undo.resolve(answer({ state: 'undone' }));
  expect(await screen.findByText(/What came in with it was removed/)).toBeVisible();
  const posted = server.calls.map(({ name }) => name).filter((name) => name.startsWith('POST /imports/'));
  expect(posted).toEqual(['run', 'publish', 'undo'].map((step) => `POST /imports/${id}/${step}`));
});

test('what another window or another person has begun is said, and their progress is shown', async () => {
  const { user } = await open((fake) => {
    fake.on(
      `GET /imports/${id}`,
      answer({ state: 'drafts' }),
      answer({ state: 'running', progress: { done: 2, total: 8 } }),
      answer({ state: 'public' }),
    );
    const message = 'This batch is running';
    fake.on(`POST /imports/${id}/publish`, { status: 409, body: { code: 'CONFLICT', message } });
  });
  await user.click(await screen.findByRole('button', { name: 'Publish the batch' }));
  expect(await screen.findByText(/This batch is running/)).toBeVisible();
  expect(await screen.findByRole('progressbar', { name: 'At work' })).toHaveValue(0.25);
  expect(screen.queryByRole('button', { name: 'Publish the batch' })).toBeNull();
  expect(await screen.findByText(/What was public on the old site is public here, and/)).toBeVisible();
});

test('a page that is opened in the middle of the work shows how far it is', async () => {
  await open((fake) => {
    fake.on(`GET /imports/${id}`, answer({ state: 'running', progress: { done: 6, total: 8 } }));
  });
  expect(await screen.findByRole('progressbar', { name: 'At work' })).toHaveValue(0.75);
  expect(screen.getByText(/6 of 8. You may close this page: the server goes on with it./)).toBeVisible();
  for (const name of ['Bring it in as drafts', 'Publish the batch', 'Undo the batch'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
