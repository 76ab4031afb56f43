import { screen, waitFor } from '@testing-library/react';
import { project } from 'content-api/contract';
import { listedProject, projectView, testSettings } from '../testing/editorial.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { testId, testProject } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { RecordsPage } from './records-page.tsx';

afterEach(forgetSession);

const one = testId(1);
const warning = /^This is public already/;

async function open(id: string, prepare: (server: FakeServer) => void) {
  const view = await renderScreen(<RecordsPage kind={project} />, {
    path: `/admin/projects?edit=${id}`,
    prepare(server) {
      server.on('GET /settings', testSettings);
      server.hold('project', listedProject('live'));
      prepare(server);
    },
  });
  return { ...view, title: await screen.findByLabelText(/^Title/), slug: screen.getByLabelText(/^Slug/) };
}

const live = (server: FakeServer) => {
  const stored = testProject({ slug: 'harbour-lane' });
  server.on(`GET /projects/${one}`, { status: 200, body: stored });
  server.on(`GET /records/project/${one}`, { status: 200, body: projectView({ live: stored }) });
};

test('the slug of a new record follows its title until it is edited by hand', async () => {
  const { user, title, slug } = await open('new', () => undefined);
  await user.type(title, 'Over Bridges');
  await waitFor(() => expect(slug).toHaveValue('over-bridges'));
  await user.type(title, ' & Tunnels');
  expect(slug).toHaveValue('over-bridges-tunnels');
  await user.clear(slug);
  await user.type(slug, 'bridges');
  await user.type(title, ' again');
  expect(slug).toHaveValue('bridges');
  await user.clear(slug);
  await user.type(title, '!');
  expect(slug).toHaveValue('');
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
});

test('a title in any script has a slug proposed, and one of signs alone as well', async () => {
  const { user, title, slug } = await open('new', () => undefined);
  await user.type(title, 'Мост через Днепр');
  await waitFor(() => expect(slug).toHaveValue('most-cherez-dnepr'));
  await user.clear(title);
  expect(slug).toHaveValue('');
  await user.click(title);
  await user.paste('🎉🎉');
  expect(slug).toHaveValue('tada-tada');
  await user.clear(title);
  await user.paste('નમસ્તે');
  expect(slug).toHaveValue('namaste');
});

test('the slug of a draft keeps following the title', async () => {
  const draft = { title: 'Half', slug: 'half' };
  const { user, title, slug } = await open(one, (server) => {
    server.on(`GET /projects/${one}`, { status: 404 });
    server.on(`GET /records/project/${one}`, { status: 200, body: projectView({ draft }) });
  });
  await user.type(title, ' a bridge');
  await waitFor(() => expect(slug).toHaveValue('half-a-bridge'));
});

test('the slug of a public record does not follow the title, and changing it shows a warning', async () => {
  const { user, title, slug } = await open(one, live);
  await user.type(title, ' rebuilt');
  expect(slug).toHaveValue('harbour-lane');
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
  await user.type(slug, '-2');
  expect(screen.getByText(warning)).toBeVisible();
  await user.type(slug, '{Backspace}{Backspace}');
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
});

test('a slug that looks like an id, or that is taken, is reported at its field', async () => {
  const { user, server, slug } = await open(one, (fake) => {
    live(fake);
    const message = 'This slug is already used';
    fake.on(`PUT /projects/${one}`, {
      status: 409,
      body: { success: false, message, fields: { slug: message } },
    });
  });
  const save = () => user.click(screen.getByRole('button', { name: 'Update Project' }));
  await user.clear(slug);
  await user.type(slug, testId(77));
  await save();
  expect(await screen.findByText('Slug must not look like an id')).toBeVisible();
  expect(slug).toBeInvalid();
  expect(server.bodies(`PUT /projects/${one}`)).toEqual([]);
  await user.clear(slug);
  await user.type(slug, 'taken');
  await save();
  expect(await screen.findByText('This slug is already used')).toBeVisible();
  expect(slug).toHaveAccessibleDescription(/This slug is already used/);
});

test('a slug can be taken away', async () => {
  const { user, server, slug } = await open(one, (fake) => {
    live(fake);
    fake.on(`PUT /projects/${one}`, { status: 200, body: testProject() });
  });
  await user.clear(slug);
  await user.click(screen.getByRole('button', { name: 'Update Project' }));
  expect(await screen.findByText('Project updated successfully')).toBeVisible();
  expect(server.bodies(`PUT /projects/${one}`)).toMatchObject([{ slug: '' }]);
});
