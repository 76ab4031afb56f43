import { screen, waitFor, within } from '@testing-library/react';
import { project, rightSets, technology } from 'content-api/contract';
import type { Right } from 'content-api/contract';
import type { ReactElement } from 'react';
import DashboardPage from '../dashboard/dashboard-page.tsx';
import AboutPage from '../kinds/about/about-page.tsx';
import TechnologyPage from '../kinds/technology/technology-page.tsx';
import { RecordsPage } from '../records/records-page.tsx';
import { listedProject, listedRecord, projectView, testSettings } from '../testing/editorial.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { testAbout, testFounders, testId, testTechnology } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { testMe } from '../testing/test-me.ts';
import TrashPage from '../trash/trash-page.tsx';

afterEach(forgetSession);

function openAs(
  may: readonly Right[],
  page: ReactElement,
  prepare: (server: FakeServer) => void = () => undefined,
  path?: string,
) {
  return renderScreen(page, {
    path,
    prepare(server) {
      server.on('GET /auth/me', { status: 200, body: { ...testMe, may } });
      server.on('GET /settings', testSettings);
      server.on('GET /visits', {
        status: 200,
        body: { items: [], total: 7, contacts: 0, isOn: true, today: '2026-11-24' },
      });
      prepare(server);
    },
  });
}

const draftId = testId(2);

function withProjects(server: FakeServer): void {
  server.hold(
    'project',
    listedProject('live', {}, { featured: true }),
    listedProject('draft', { _id: draftId, title: 'Harbour Two' }),
  );
}

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

test('an author may delete and feature drafts only, and arranges nothing', async () => {
  await openAs(rightSets.author, <RecordsPage kind={project} />, withProjects);
  const draft = await cardOf('Harbour Two');
  expect(draft.getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(draft.getByRole('button', { name: /^Featured/ })).toBeVisible();
  const live = await cardOf('Harbour Lane');
  expect(live.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(live.getByText('Featured')).toBeVisible();
  expect(live.queryByRole('button', { name: /^Featured/ })).toBeNull();
  expect(live.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Arrange' })).toBeNull();
});

test('an editor has all of them', async () => {
  await openAs(rightSets.editor, <RecordsPage kind={project} />, withProjects);
  const live = await cardOf('Harbour Lane');
  expect(await live.findByRole('button', { name: 'Delete' })).toBeVisible();
  expect(live.getByRole('button', { name: /^Featured/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Arrange' })).toBeVisible();
});

test('an author saves a form as a draft, by button and by shortcut, without the library', async () => {
  const one = `/records/project/${draftId}`;
  const { user, server } = await openAs(
    rightSets.author,
    <RecordsPage kind={project} />,
    (fake) => {
      withProjects(fake);
      fake.on(`GET /projects/${draftId}`, { status: 404 });
      fake.on(`GET ${one}`, { status: 200, body: projectView({ draft: { _id: draftId } }) });
      fake.on(`PUT ${one}`, { status: 200, body: projectView({ draft: { _id: draftId } }) });
    },
    `/admin/projects?edit=${draftId}`,
  );
  expect(await screen.findByRole('button', { name: 'Save draft' })).toBeVisible();
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Project' }));
  for (const name of [/Schedule/, /Update Project/, /^Choose/, /^Upload/]) {
    await waitFor(() => expect(dialog.queryByRole('button', { name })).toBeNull());
  }
  await user.type(dialog.getByLabelText(/^Subtitle/), '!');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  const sent = server.bodies(`PUT ${one}`);
  expect(sent.length).toBeGreaterThan(0);
  for (const body of sent) expect(body).not.toHaveProperty('publish');
});

test('an author saves the about page as a draft', async () => {
  const viewOf = (kind: string, data: object) => ({
    ...projectView({ live: {} }),
    record: { ...projectView({ live: {} }).record, kind },
    live: { revision: testId(901), data, at: testAbout.updatedAt, author: 'mira' },
  });
  const { user, server } = await openAs(rightSets.author, <AboutPage />, (fake) => {
    fake.on('GET /about', { status: 200, body: testAbout });
    fake.on('GET /founders', { status: 200, body: testFounders });
    for (const [kind, data] of [
      ['about', testAbout],
      ['founders', testFounders],
    ] as const) {
      fake.on(`GET /records/${kind}/${kind}`, { status: 200, body: viewOf(kind, data) });
      fake.on(`PUT /records/${kind}/${kind}`, { status: 200, body: viewOf(kind, data) });
    }
  });
  await user.type(await screen.findByLabelText(/^Title/), '!');
  expect(screen.queryByRole('button', { name: 'Save All Changes' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(server.bodies('PUT /records/about/about')[0]).toMatchObject({ data: { title: 'Who we are!' } });
  expect(server.bodies('PUT /about')).toEqual([]);
});

test('an author adds and edits technologies, and leaves the selection to others', async () => {
  await openAs(rightSets.author, <TechnologyPage />, (fake) => {
    fake.on('GET /technologies', { status: 200, body: { technologies: [testTechnology()] } });
    fake.hold('technology', listedRecord(technology, testTechnology()));
  });
  expect(await screen.findByText('Selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Technology' })).toBeVisible();
  for (const name of ['Save Changes', 'Initialize from JSON', 'Arrange']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('an author takes things out of the trash as drafts, and deletes none for good', async () => {
  await openAs(rightSets.author, <TrashPage />, (fake) =>
    fake.hold('project', listedProject('trashed', {}, { trashedAt: '2026-11-20T08:00:00.000Z' })),
  );
  expect(await screen.findByRole('button', { name: 'Restore as a draft' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore and publish' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Delete for good' })).toBeNull();
});

test('an account without content sees no records on the dashboard', async () => {
  await openAs(['messages'], <DashboardPage />, (fake) => fake.on('GET /outbox', { status: 404 }));
  expect(await screen.findByText('Total Visitors')).toBeVisible();
  expect(await screen.findByText('7')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Total Projects')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Recent Activity' })).toBeNull();
});
