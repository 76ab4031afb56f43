import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import type { RecordView } from 'content-api/contract';
import { createDraftStore } from 'shared-session';
import { seconds } from '../lib/durations.ts';
import { listedProject, projectView, testSettings } from '../testing/editorial.ts';
import type { Answer, FakeServer } from '../testing/fake-server.ts';
import { testId, testProject } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { RecordsPage } from './records-page.tsx';

const one = testId(1);
const put = `PUT /records/project/${one}`;
const post = 'POST /records/project';

afterEach(() => {
  jest.useRealTimers();
  forgetSession();
});

/** The form of a project; a live one unless `new`. Its clock stands at 14:03. */
async function open(id: string, prepare: (server: FakeServer) => void) {
  const view = await renderScreen(<RecordsPage kind={project} />, {
    path: `/admin/projects?edit=${id}`,
    prepare(server) {
      server.on('GET /settings', testSettings);
      server.hold('project', listedProject('live'));
      server.on(`GET /projects/${one}`, { status: 200, body: testProject() });
      server.on(`GET /records/project/${one}`, { status: 200, body: projectView({ live: {} }) });
      prepare(server);
    },
  });
  await screen.findByLabelText(/^Title/);
  jest.useFakeTimers({ now: new Date('2026-11-23T13:03:00Z') });
  return view;
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
}

async function pause(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(seconds(3)));
}

/** An answer with the draft, and the version that it has by then. */
function kept(version: number, draft: object, live: object | undefined = {}) {
  const view = projectView({ live, draft });
  return { status: 200, body: { ...view, record: { ...view.record, version: testId(version) } } };
}

const behind = 'Not on the server yet. It is tried again while this form is open.';

const stale = (body: RecordView) => ({
  status: 409,
  body: { success: false, message: 'Stale', current: body },
});

describe('a known record', () => {
  test('is kept at each pause, on the version that came back, and says when', async () => {
    const { server } = await open(one, (fake) => {
      fake.on(put, kept(910, { title: 'Harbour' }), kept(911, { title: 'Harbour Road' }));
    });
    type('Title', 'Harb');
    await act(() => jest.advanceTimersByTimeAsync(seconds(2)));
    type('Title', 'Harbour');
    await act(() => jest.advanceTimersByTimeAsync(seconds(2)));
    expect(server.bodies(put)).toEqual([]);
    await pause();
    expect(screen.getByText('Draft kept at 14:03 CET')).toHaveAttribute('role', 'status');
    type('Title', 'Harbour Road');
    await pause();
    expect(server.bodies(put)).toMatchObject([
      { data: { title: 'Harbour' }, version: testId(900), autosave: true },
      { data: { title: 'Harbour Road' }, version: testId(910), autosave: true },
    ]);
    expect(server.bodies(put)[0]).not.toHaveProperty('publish');
    await pause();
    expect(server.bodies(put)).toHaveLength(2);
  });

  test('has one call at a time', async () => {
    let answer: (reply: Answer) => void = () => undefined;
    const { server } = await open(one, (fake) => {
      const first = new Promise<Answer>((resolve) => (answer = resolve)) as Answer;
      fake.on(put, first, kept(911, { title: 'Two' }));
    });
    type('Title', 'One');
    await pause();
    expect(screen.getByText('Saving draft…')).toBeVisible();
    type('Title', 'Two');
    await pause();
    expect(server.bodies(put)).toHaveLength(1);
    answer(kept(910, { title: 'One' }));
    await screen.findByText('Draft kept at 14:03 CET');
    expect(server.bodies(put)).toMatchObject([{}, { data: { title: 'Two' }, version: testId(910) }]);
  });

  test('is published on the version of its draft', async () => {
    const { server } = await open(one, (fake) => {
      fake.on(put, kept(910, { title: 'Harbour' }), { status: 200, body: projectView({ live: {} }) });
    });
    type('Title', 'Harbour');
    await pause();
    fireEvent.click(screen.getByRole('button', { name: 'Update Project' }));
    expect(await screen.findByText('Project updated successfully')).toBeVisible();
    expect(server.bodies(put)[1]).toMatchObject({ version: testId(910), publish: true });
    expect(server.bodies(`PUT /projects/${one}`)).toEqual([]);
  });

  test('stops when somebody else saved; the explicit save merges', async () => {
    const { server } = await open(one, (fake) => {
      const theirs = stale(kept(950, { subtitle: 'Theirs' }).body);
      fake.on(put, kept(910, { title: 'Mine' }), theirs, theirs, kept(951, {}));
    });
    type('Title', 'Mine');
    await pause();
    type('Title', 'Mine!');
    await pause();
    expect(screen.getByText(/^Somebody else changed this meanwhile/)).toBeVisible();
    type('Title', 'Mine!!');
    await pause();
    expect(server.bodies(put)).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/Your value/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Title' })).toBeVisible();
  });

  test('does not promise to bring it together with a record in the trash', async () => {
    const trashed = { status: 409, body: { message: 'Project is in the trash; restore it first' } };
    await open(one, (fake) => fake.on(put, trashed));
    type('Title', 'Mine');
    await pause();
    expect(screen.getByText(behind)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Project is in the trash; restore it first')).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Mine');
  });

  test('keeps the draft in the browser while offline, and tries again at the next pause', async () => {
    const { server, session } = await open(one, (fake) => {
      fake.on(put, 'offline', kept(910, { title: 'Two' }));
    });
    const draft = () => createDraftStore({ session, form: 'project', id: one }).load();
    type('Title', 'One');
    await pause();
    expect(screen.queryByText(/^Draft kept/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText(behind)).toHaveAttribute('role', 'status');
    fireEvent.blur(window);
    expect(draft()?.values).toMatchObject({ values: { title: 'One' } });
    type('Title', 'Two');
    await pause();
    expect(screen.getByText('Draft kept at 14:03 CET')).toBeVisible();
    expect(server.bodies(put)).toMatchObject([{}, { data: { title: 'Two' }, version: testId(900) }]);
    expect(draft()).toBeUndefined();
  });

  test('says so when the last of it is only in the browser, and tries again by itself', async () => {
    const { server } = await open(one, (fake) => {
      fake.on(put, kept(910, { title: 'One' }), 'offline', 'offline', kept(911, { title: 'Two' }));
    });
    type('Title', 'One');
    await pause();
    expect(screen.getByText('Draft kept at 14:03 CET')).toBeVisible();
    type('Title', 'Two');
    await pause();
    expect(screen.getByText(behind)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(seconds(30)));
    expect(server.bodies(put)).toHaveLength(3);
    expect(screen.getByText(behind)).toBeVisible();
    fireEvent.online(window);
    expect(await screen.findByText('Draft kept at 14:03 CET')).toBeVisible();
    expect(server.bodies(put).at(-1)).toMatchObject({ data: { title: 'Two' }, version: testId(910) });
  });

  test('has no conflict with a draft of its own whose answer got lost', async () => {
    const { server } = await open(one, (fake) => {
      fake.on(put, 'timeout', kept(911, { title: 'Two' }));
    });
    type('Title', 'One');
    await pause();
    server.on(`GET /records/project/${one}`, kept(910, { title: 'One' }));
    type('Title', 'Two');
    await pause();
    expect(screen.getByText('Draft kept at 14:03 CET')).toBeVisible();
    expect(server.bodies(put)[1]).toMatchObject({ data: { title: 'Two' }, version: testId(910) });
  });

  test('goes back to what it was when its changes are discarded', async () => {
    const { server } = await open(one, (fake) => {
      fake.on(put, kept(910, { title: 'Mine' }), { status: 200, body: projectView({ live: {} }) });
    });
    type('Title', 'Mine');
    await pause();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.bodies(put)[1]).toMatchObject({
      data: { title: 'Harbour Lane' },
      version: testId(910),
      autosave: true,
    });
  });

  test('can be left with its draft', async () => {
    const { server } = await open(one, (fake) => fake.on(put, kept(910, { title: 'Mine' })));
    type('Title', 'Mine');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.bodies(put)).toMatchObject([{ data: { title: 'Mine' } }]);
  });
});

describe('a new record', () => {
  const made = kept(900, { title: 'Half' }, undefined);

  test('begins when something was typed, once, and is published as that record', async () => {
    const { server } = await open('new', (fake) => {
      fake.on(post, 'timeout', { ...made, headers: { 'idempotent-replayed': 'true' } });
      fake.on(
        put,
        kept(901, { title: 'Half a' }, undefined),
        kept(902, { title: 'Half a bridge' }, undefined),
      );
    });
    await pause();
    type('Title', 'Half');
    type('Title', '');
    await pause();
    expect(server.bodies(post)).toEqual([]);
    type('Title', 'Half');
    await pause();
    type('Title', 'Half a');
    await pause();
    const [first, second] = server.calls.filter(({ name }) => name === post);
    expect(first?.body).toMatchObject({ data: { title: 'Half' }, autosave: true });
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(screen.getByText('Draft kept at 14:03 CET')).toBeVisible();
    type('Title', 'Half a bridge');
    await pause();
    expect(server.bodies(post)).toHaveLength(2);
    expect(server.bodies(put)).toMatchObject([
      { data: { title: 'Half a' }, version: testId(900) },
      { data: { title: 'Half a bridge' }, version: testId(901) },
    ]);
    expect(window.location.search).toBe(`?edit=${one}`);
    expect(screen.getByRole('dialog', { name: 'Add New Project' })).toBeVisible();
  });

  test('goes into the trash when it is discarded', async () => {
    const { server } = await open('new', (fake) => {
      fake.on(post, { ...made, status: 201 });
      fake.on(`DELETE /records/project/${one}`, { status: 200, body: { success: true, message: '' } });
    });
    type('Title', 'Half');
    await pause();
    type('Title', '');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = within(screen.getByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.bodies(`DELETE /records/project/${one}`)).toHaveLength(1);
    expect(await screen.findByText('Draft moved to the trash')).toBeVisible();
    expect(window.location.search).toBe('');
  });
});
