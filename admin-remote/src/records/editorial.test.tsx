import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import type { FakeServer } from '../testing/fake-server.ts';
import { listedProject, projectView, testSettings } from '../testing/editorial.ts';
import { testId, testProject } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { RecordsPage } from './records-page.tsx';

afterEach(forgetSession);

const one = testId(1);
const two = testId(2);

function open(prepare: (server: FakeServer) => void, path = '/admin/projects') {
  return renderScreen(<RecordsPage kind={project} />, {
    path,
    prepare(server) {
      server.on('GET /settings', testSettings);
      server.hold('project', listedProject('live'));
      prepare(server);
    },
  });
}

describe('the list', () => {
  const both = (server: FakeServer) =>
    server.hold(
      'project',
      listedProject('changed', { title: 'Harbour Lane, rewritten' }),
      listedProject('draft', { _id: two, title: 'Not yet', mainimage: '' }),
      listedProject('scheduled', { _id: testId(3), title: 'Soon' }, { nextAt: '2026-12-24T17:00:00.000Z' }),
    );

  test('says the state of every record, and shows each as it was last saved', async () => {
    await open(both);
    const live = within(await screen.findByRole('article', { name: 'Harbour Lane, rewritten' }));
    expect(await live.findByText('Changes not published')).toBeVisible();
    const draft = within(screen.getByRole('article', { name: 'Not yet' }));
    expect(draft.getByText('Draft')).toBeVisible();
    const soon = within(screen.getByRole('article', { name: 'Soon' }));
    expect(soon.getByText('Scheduled')).toBeVisible();
    expect(await soon.findByText('24 Dec 2026, 18:00 CET')).toBeVisible();
    expect(screen.getByText('3 projects')).toBeVisible();
  });

  test('can be filtered by state, in the address', async () => {
    const { user } = await open(both);
    await screen.findByRole('article', { name: 'Not yet' });
    await user.selectOptions(screen.getByLabelText('State'), 'Draft');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(window.location.search).toBe('?state=draft');
    await user.selectOptions(screen.getByLabelText('State'), 'Live');
    expect(await screen.findByText('No projects found')).toBeVisible();
  });

  test.each([
    ['approved', 'Approved'],
    ['approved-earlier', 'Approved an earlier revision'],
    ['changes', 'Changes asked for'],
  ] as const)('a card says what a client decided: %s', async (review, words) => {
    await open((server) => server.hold('project', listedProject('live', {}, { review })));
    const card = within(await screen.findByRole('article', { name: 'Harbour Lane' }));
    expect(await card.findByText(words)).toBeVisible();
  });

  test('a delete can be undone where it is told, live again as it was', async () => {
    const { user, server } = await open((fake) => {
      fake.on(`DELETE /projects/${one}`, { status: 200, body: { success: true, message: '' } });
      fake.on(`POST /records/project/${one}/restore`, { status: 200, body: projectView({ live: {} }) });
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Project deleted successfully')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Project restored')).toBeVisible();
    expect(server.bodies(`POST /records/project/${one}/restore`)).toEqual([{ live: true }]);
  });

  test('a draft is deleted by the call for editors', async () => {
    const { user, server } = await open((fake) => {
      both(fake);
      fake.on(`DELETE /records/project/${two}`, { status: 200, body: { success: true, message: '' } });
    });
    const draft = within(await screen.findByRole('article', { name: 'Not yet' }));
    await user.click(draft.getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Project deleted successfully')).toBeVisible();
    expect(server.bodies(`DELETE /records/project/${two}`)).toHaveLength(1);
  });
});

describe('the form', () => {
  const edit = (id: string, prepare: (server: FakeServer) => void) =>
    open(prepare, `/admin/projects?edit=${id}`);

  test('saves a new record as a draft, complete or not', async () => {
    const { user, server } = await open((fake) => {
      fake.on('POST /records/project', { status: 201, body: projectView({ draft: { title: 'Half' } }) });
    }, '/admin/projects?edit=new');
    await user.type(await screen.findByLabelText(/^Title/), 'Half');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved')).toBeVisible();
    const [body] = server.bodies('POST /records/project');
    expect(body).toMatchObject({ data: { title: 'Half', mainimage: '' } });
    expect(body).not.toHaveProperty('publish');
    expect(server.bodies('POST /projects')).toEqual([]);
  });

  test('keeps a public record as it is when a draft of it is saved', async () => {
    const { user, server } = await edit(one, (fake) => {
      fake.on(`GET /projects/${one}`, { status: 200, body: testProject() });
      fake.on(`GET /records/project/${one}`, { status: 200, body: projectView({ live: {} }) });
      fake.on(`PUT /records/project/${one}`, { status: 200, body: projectView({ live: {}, draft: {} }) });
    });
    await user.type(await screen.findByLabelText(/^Subtitle/), ' by the sea');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(server.bodies(`PUT /records/project/${one}`)).toMatchObject([
      { data: { subtitle: 'A shop by the sea' }, version: testId(900) },
    ]);
    expect(server.bodies(`PUT /projects/${one}`)).toEqual([]);
  });

  test('starts from the draft, says what differs, and publishes it', async () => {
    const { user, server } = await edit(one, (fake) => {
      fake.on(`GET /projects/${one}`, { status: 200, body: testProject() });
      fake.on(`GET /records/project/${one}`, {
        status: 200,
        body: projectView({ live: {}, draft: { title: 'Harbour Lane, rewritten', technologies: ['Vue'] } }),
      });
      fake.on(`PUT /records/project/${one}`, { status: 200, body: projectView({ live: {} }) });
    });
    expect(await screen.findByDisplayValue('Harbour Lane, rewritten')).toBeVisible();
    expect(screen.getByText(': Title, Technologies', { exact: false })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the changes' }));
    expect(within(screen.getByRole('region', { name: 'Title' })).getByText('Harbour Lane')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update Project' }));
    expect(await screen.findByText('Project updated successfully')).toBeVisible();
    expect(server.bodies(`PUT /records/project/${one}`)).toMatchObject([
      { data: { title: 'Harbour Lane, rewritten' }, version: testId(900), publish: true },
    ]);
  });

  test('opens what is not public at all', async () => {
    await edit(two, (fake) => {
      fake.on(`GET /projects/${two}`, { status: 404 });
      fake.on(`GET /records/project/${two}`, {
        status: 200,
        body: projectView({ draft: { _id: two, title: 'Not yet' } }),
      });
    });
    expect(await screen.findByDisplayValue('Not yet')).toBeVisible();
    expect(screen.getByText('Draft: nothing of it is public.')).toBeVisible();
  });

  test('merges a draft with what somebody else saved meanwhile', async () => {
    const theirs = projectView({ live: {}, draft: { subtitle: 'Theirs' } });
    const { user, server } = await edit(one, (fake) => {
      fake.on(`GET /projects/${one}`, { status: 200, body: testProject() });
      fake.on(`GET /records/project/${one}`, { status: 200, body: projectView({ live: {} }) });
      fake.on(
        `PUT /records/project/${one}`,
        {
          status: 409,
          body: {
            success: false,
            message: 'Stale',
            current: { ...theirs, record: { ...theirs.record, version: testId(950) } },
          },
        },
        { status: 200, body: theirs },
      );
    });
    await user.type(await screen.findByLabelText(/^Title/), '!');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(server.bodies(`PUT /records/project/${one}`)[1]).toMatchObject({
      data: { title: 'Harbour Lane!', subtitle: 'Theirs' },
      version: testId(950),
    });
  });

  test('schedules in the time zone of the studio', async () => {
    const { user, server } = await edit(one, (fake) => {
      fake.on(`GET /projects/${one}`, { status: 200, body: testProject() });
      fake.on(`GET /records/project/${one}`, { status: 200, body: projectView({ live: {} }) });
      fake.on(`PUT /records/project/${one}`, { status: 200, body: projectView({ live: {}, draft: {} }) });
    });
    await user.click(await screen.findByRole('button', { name: 'Schedule' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule' }));
    const from = await dialog.findByLabelText(/Goes live \(Europe\/Vienna\)/);
    await user.click(dialog.getByRole('button', { name: 'Set schedule' }));
    expect(dialog.getByText('Say when it goes live')).toBeVisible();
    fireEvent.change(from, { target: { value: '2999-03-31T02:30' } });
    expect(dialog.getByText(/The clocks skip 02:30 that day: 03:30 is meant/)).toBeVisible();
    // A year on its way.
    fireEvent.change(from, { target: { value: '0299-03-31T02:30' } });
    expect(dialog.queryByText(/is meant/)).not.toBeInTheDocument();
    fireEvent.change(from, { target: { value: '2999-12-24T18:00' } });
    await user.click(dialog.getByRole('button', { name: 'Set schedule' }));
    expect(await screen.findByText('Project scheduled')).toBeVisible();
    expect(server.bodies(`PUT /records/project/${one}`)).toMatchObject([
      { publish: { from: '2999-12-24T17:00:00.000Z' } },
    ]);
  });

  /** A form over a record with one publication, in the future if `nextAt` is set. */
  const editPublished = (from: string, nextAt: string | null) => {
    const view = projectView({ draft: {} });
    const publication = { _id: testId(70), revision: testId(901), from, madeAt: from, by: 'mira' };
    return edit(one, (fake) => {
      fake.on(`GET /projects/${one}`, { status: 404 });
      fake.on(`GET /records/project/${one}`, {
        status: 200,
        body: { ...view, record: { ...view.record, nextAt }, publications: [publication] },
      });
      fake.on(`DELETE /records/project/${one}/publications/${testId(70)}`, { status: 200, body: view });
    });
  };

  test('says what is scheduled, and calls it off', async () => {
    const from = '2999-12-24T17:00:00.000Z';
    const { user, server } = await editPublished(from, from);
    expect(await screen.findByText('Goes live on 24 Dec 2999, 18:00 CET')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel schedule' }));
    expect(await screen.findByText('Schedule cancelled')).toBeVisible();
    await waitFor(() =>
      expect(server.bodies(`DELETE /records/project/${one}/publications/${testId(70)}`)).toHaveLength(1),
    );
  });

  test('a publication of just now is not ahead, however far the clock of the computer is behind', async () => {
    await editPublished('2999-12-24T17:00:00.000Z', null);
    expect(await screen.findByText('Draft: nothing of it is public.')).toBeVisible();
    expect(screen.queryByText(/^Goes live/)).toBeNull();
  });
});
