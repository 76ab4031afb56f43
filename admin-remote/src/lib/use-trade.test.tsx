import { screen, waitFor, within } from '@testing-library/react';
import { emptyValues, home, legal, service as serviceKind, studio } from 'content-api/contract';
import { createElement } from 'react';
import { Menu } from '../app/menu.tsx';
import { SetupSteps } from '../dashboard/setup-steps.tsx';
import LegalPage from '../kinds/legal/legal-page.tsx';
import ProjectPage from '../kinds/project/project-page.tsx';
import ServicePage from '../kinds/service/service-page.tsx';
import { SinglePage } from '../records/single/single-page.tsx';
import type { FakeServer } from '../testing/fake-server.ts';
import { testProject } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';

afterEach(forgetSession);

const stored = (values: object) => ({
  status: 200,
  body: { ...emptyValues(studio.fields), name: 'Lume', updatedAt: '2026-11-01T00:00:00.000Z', ...values },
});

function ofTrade(server: FakeServer, trade: string): void {
  const body = { timeZone: 'UTC', trashDays: 30, historyDays: 90, historyKept: 10, trade };
  server.on('GET /settings', { status: 200, body });
  server.on('GET /studio', stored({ trade }));
}

test('a photographer is not asked for technologies, GitHub or code, and saves a project without', async () => {
  const { user, server } = await renderScreen(<ProjectPage />, {
    path: '/admin/projects?edit=new',
    prepare(fake) {
      ofTrade(fake, 'photography');
      fake.hold('project');
      fake.on('POST /projects', { status: 201, body: testProject() });
    },
  });
  await user.type(await screen.findByLabelText(/^Title/), 'Casa Lume');
  await user.type(screen.getByLabelText(/Main Image URL/), 'https://pictures.test/a.png');
  for (const label of [/^Technologies/, /^GitHub Link/, /^Technical Description/, /^The code is public/])
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Case study: facts and story/ }));
  expect(screen.getByLabelText(/^Brief/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create Project' }));
  expect(await screen.findByText('Project created successfully')).toBeVisible();
  expect(server.bodies('POST /projects')[0]).toMatchObject({ title: 'Casa Lume', technologies: [] });
});

test('what the studio filled in under another trade can still be seen and emptied', async () => {
  const known = testProject();
  await renderScreen(<ProjectPage />, {
    path: `/admin/projects?edit=${known._id}`,
    prepare(fake) {
      ofTrade(fake, 'design');
      fake.on(`GET /projects/${known._id}`, { status: 200, body: known });
    },
  });
  expect(await screen.findByRole('textbox', { name: /^Technologies/ })).toHaveValue(
    known.technologies.join(', '),
  );
});

test('the home page offers no section of technologies, and the menu no list of them', async () => {
  await renderScreen(createElement('div', {}, <Menu />, <SinglePage kind={home} />), {
    path: '/admin/home',
    prepare(fake) {
      ofTrade(fake, 'architecture');
      fake.on('GET /home', { status: 200, body: emptyValues(home.fields) });
    },
  });
  const sections = within(await screen.findByRole('list', { name: 'Sections' }));
  expect(sections.getAllByRole('listitem')).toHaveLength(6);
  expect(sections.queryByText('Technologies')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Projects' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Technologies' })).not.toBeInTheDocument();
});

test('an empty studio is first asked what it does, and the answer is saved where it stands', async () => {
  const { user, server } = await renderScreen(<SetupSteps />, {
    prepare(fake) {
      const steps = [{ name: 'trade', isDone: false }];
      fake.on('GET /setup', { status: 200, body: { steps } }, { status: 200, body: { steps: [] } });
      fake.on('GET /studio', stored({}));
      fake.on('PUT /studio', stored({ trade: 'film' }));
    },
  });
  await user.selectOptions(await screen.findByLabelText(/What do you do/), 'Film');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.bodies('PUT /studio')).toHaveLength(1));
  expect(server.bodies('PUT /studio')[0]).toMatchObject({ name: 'Lume', trade: 'film' });
});

test('beside an empty list of services no built-in ones are offered to another trade', async () => {
  await renderScreen(<ServicePage />, {
    path: '/admin/services',
    prepare(fake) {
      ofTrade(fake, 'consulting');
      fake.hold(serviceKind.name);
    },
  });
  expect(await screen.findByText('While this list is empty, visitors see no services.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /built-in/ })).not.toBeInTheDocument();
});

test('a legal text begins with a template in the language of the site, which says what is to be filled in', async () => {
  const { user } = await renderScreen(<LegalPage />, {
    path: '/admin/legal',
    prepare(fake) {
      ofTrade(fake, 'other');
      fake.on('GET /studio', stored({ trade: 'other', language: 'de-AT' }));
      fake.on('GET /legal', { status: 200, body: emptyValues(legal.fields) });
    },
  });
  const [first] = await screen.findAllByRole('button', { name: 'Begin with a template' });
  await user.click(first!);
  expect(await screen.findByText(/Still to be filled in.*Name der Aufsichtsbehörde/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Begin with a template' })).toHaveLength(1);
});
