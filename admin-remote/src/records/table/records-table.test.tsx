import { act, screen, waitFor, within } from '@testing-library/react';
import { post, project } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import { listedProject, listedRecord, projectView, testSettings } from '../../testing/editorial.ts';
import type { FakeServer } from '../../testing/fake-server.ts';
import { testId, testPost } from '../../testing/records.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import { testMe } from '../../testing/test-me.ts';
import { RecordsPage } from '../records-page.tsx';

afterEach(forgetSession);

const [live, draft, changed] = [testId(1), testId(2), testId(3)] as const;
const viewed = (id: string) => `GET /records/project/${id}`;
const publish = (id: string) => `POST /records/project/${id}/publish`;

function prepare(server: FakeServer) {
  const rewritten = { _id: changed, title: 'Loom', publishedYear: 2021 };
  server.on('GET /settings', testSettings);
  server.hold(
    'project',
    listedProject('live', {}, { updatedAt: '2026-10-03T09:00:00.000Z', updatedBy: 'Mira' }),
    listedProject('draft', { _id: draft, title: 'Not yet' }, { updatedAt: '2026-10-05T09:00:00.000Z' }),
    listedProject('changed', rewritten, { updatedAt: '2026-10-04T09:00:00.000Z' }),
  );
}

async function open(more: (server: FakeServer) => void = () => undefined, search = '?view=table') {
  const view = await renderScreen(<RecordsPage kind={project} />, {
    path: `/admin/projects${search}`,
    prepare(server) {
      prepare(server);
      more(server);
    },
  });
  await screen.findByRole('table', { name: 'Project Management' });
  await screen.findAllByText('Live');
  return view;
}

const titles = () =>
  screen.getAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);
const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) });
const select = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });
const bar = () => screen.getByRole('group', { name: 'Selected projects' });
const button = (name: string) => screen.getByRole('button', { name });
// jsdom's window is 1024 px wide, which hides the columns of fields.
const hidden = true;

test('a record is a row with the link to its form, its state, its fields and its last change', async () => {
  const { user, container } = await open();
  const cells = within(row('Harbour Lane'));
  expect(cells.getAllByText('Live')[0]).toBeInTheDocument();
  expect(cells.getAllByRole('cell', { hidden }).map((cell) => cell.textContent)).toContain('2025');
  expect(cells.getAllByText(/by Mira/)[0]).toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(cells.getByRole('link', { name: 'Harbour Lane' }));
  expect(window.location.search).toBe(`?view=table&edit=${live}`);
});

test('the columns of a kind are those of its definition', async () => {
  await renderScreen(<RecordsPage kind={post} />, {
    path: '/admin/content?view=table',
    prepare: (server) => server.hold('post', listedRecord(post, { ...testPost(), excerpt: '' })),
  });
  await screen.findByRole('table');
  const heads = screen.getAllByRole('columnheader', { hidden }).map((head) => head.textContent);
  expect(heads).toEqual(['Title', 'State', 'Author', 'Date', 'Last change']);
});

test('a press on a head orders by its column, a second one the other way', async () => {
  const { user } = await open();
  expect(titles()).toEqual(['Loom', 'Not yet', 'Harbour Lane']);
  await user.click(button('Title'));
  expect(titles()).toEqual(['Harbour Lane', 'Loom', 'Not yet']);
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(button('Title'));
  expect(titles()).toEqual(['Not yet', 'Loom', 'Harbour Lane']);
  expect(window.location.search).toBe('?view=table&sort=-title');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Title Z–A');
  await user.click(button('Last change'));
  expect(titles()).toEqual(['Not yet', 'Loom', 'Harbour Lane']);
  await user.click(screen.getByRole('button', { name: 'Published Year', hidden }));
  expect(titles().at(-1)).toBe('Loom');
  await user.click(button('State'));
  expect(titles()).toEqual(['Not yet', 'Loom', 'Harbour Lane']);
});

test('the layout is kept in the address, and for the next list of the same person', async () => {
  const { user } = await renderScreen(<RecordsPage kind={project} />, { path: '/admin/projects', prepare });
  expect(await screen.findByRole('article', { name: 'Harbour Lane' })).toBeVisible();
  await user.click(button('Table'));
  expect(window.location.search).toBe('?view=table');
  expect(await screen.findByRole('table')).toBeVisible();
  window.history.replaceState(null, '', '/admin/projects');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(window.location.search).toBe('');
  expect(screen.getByRole('table')).toBeVisible();
});

test('keys move between rows, select them and lead to search and actions', async () => {
  const { user } = await open();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('jx{ArrowDown}');
  expect(screen.getByRole('searchbox')).toHaveValue('jx');
  await user.clear(screen.getByRole('searchbox'));
  await user.keyboard('{ArrowDown}');
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Loom')).toHaveFocus();
  await user.keyboard('j{ArrowDown}');
  expect(link('Harbour Lane')).toHaveFocus();
  await user.keyboard('x{ArrowUp} ');
  expect(select('Harbour Lane')).toBeChecked();
  expect(select('Not yet')).toBeChecked();
  await user.keyboard('x');
  expect(select('Not yet')).not.toBeChecked();
  await user.keyboard('a');
  expect(button('Unpublish')).toHaveFocus();
});

describe('what is done to several records', () => {
  const answer = (body: object) => ({ status: 200, body });

  test('goes on after one that fails, which is named and stays selected; the others can be taken back', async () => {
    const { user, server } = await open((fake) => {
      fake.on(viewed(draft), answer(projectView({ draft: { _id: draft } })));
      fake.on(viewed(changed), answer(projectView({ live: { _id: changed }, draft: { _id: changed } })));
      const fields = { content: 'Content is required' };
      fake.on(publish(changed), { status: 400, body: { message: 'Content is required', fields } });
      fake.on(publish(draft), answer(projectView({ live: { _id: draft } })));
      fake.on(`POST /records/project/${draft}/unpublish`, answer(projectView({ draft: { _id: draft } })));
    });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(within(bar()).getByText('3 selected')).toBeVisible();
    await user.click(button('Publish 2'));
    expect(await screen.findByText('Project published')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Loom: Content is required');
    expect(select('Loom')).toBeChecked();
    expect(select('Not yet')).not.toBeChecked();
    await user.click(button('Undo'));
    expect(await screen.findByText('Undone for 1 record')).toBeVisible();
    expect(server.bodies(`POST /records/project/${draft}/unpublish`)).toHaveLength(1);
  });

  test('undoing gives a record what was public of it, its draft and its schedule', async () => {
    const [was, drafted, at] = [testId(901), testId(900), '2099-01-01T00:00:00.000Z'];
    const ahead = { _id: testId(77), revision: drafted, from: at, madeAt: at, by: 'mira' };
    const before = projectView(
      { live: { _id: changed }, draft: { _id: changed } },
      { publications: [ahead] },
    );
    before.record.nextAt = at;
    const { user, server } = await open((fake) => {
      fake.on(viewed(changed), answer(before));
      fake.on(publish(changed), answer(projectView({ live: { _id: changed } })));
      fake.on(`POST /records/project/${changed}/restore`, answer(before));
    });
    await user.click(select('Loom'));
    await user.click(button('Publish'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone for 1 record')).toBeVisible();
    expect(server.bodies(publish(changed))).toEqual([
      undefined,
      { revision: was },
      { revision: drafted, from: at },
    ]);
    expect(server.bodies(`POST /records/project/${changed}/restore`)).toEqual([{ revision: drafted }]);
  });

  test('a delete asks first, and puts into the trash by the call for what is public or not', async () => {
    const gone = answer({ success: true, message: '' });
    const { user, server } = await open((fake) => {
      fake.on(`DELETE /projects/${live}`, gone);
      fake.on(`DELETE /records/project/${draft}`, gone);
      fake.on(`POST /records/project/${live}/restore`, answer(projectView({ live: {} })));
      fake.on(`POST /records/project/${draft}/restore`, answer(projectView({ draft: {} })));
    });
    await user.click(select('Harbour Lane'));
    await user.click(select('Not yet'));
    await user.click(within(bar()).getByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText('Are you sure you want to delete these 2 projects?')).toBeVisible();
    expect(server.calls.filter(({ name }) => name.startsWith('DELETE'))).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 projects deleted')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Selected projects' })).not.toBeInTheDocument(),
    );
    await user.click(button('Undo'));
    expect(await screen.findByText('Undone for 2 records')).toBeVisible();
    expect(server.bodies(`POST /records/project/${live}/restore`)).toEqual([{ live: true }]);
    expect(server.bodies(`POST /records/project/${draft}/restore`)).toEqual([{ live: false }]);
  });

  test('who may not publish can only delete what is not public', async () => {
    const { user } = await open((fake) =>
      fake.on('GET /auth/me', answer({ ...testMe, may: testMe.may.filter((right) => right !== 'publish') })),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(button('Delete 1')).toBeVisible();
    expect(within(bar()).queryByRole('button', { name: /ublish/ })).not.toBeInTheDocument();
  });
});
