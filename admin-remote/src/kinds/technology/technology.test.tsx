import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordSchema, technology } from 'content-api/contract';
import type { RecordState } from 'content-api/contract';
import { listedRecord } from '../../testing/editorial.ts';
import { heldAnswer } from '../../testing/fake-server.ts';
import type { FakeServer } from '../../testing/fake-server.ts';
import { testId, testTechnology } from '../../testing/records.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import TechnologyPage from './technology-page.tsx';

afterEach(() => {
  jest.useRealTimers();
  forgetSession();
});

const react = testTechnology();
const maps = testTechnology({ _id: testId(32), name: 'Maps', category: 'api', isSelected: true });
const fastify = testTechnology({ _id: testId(33), name: 'Fastify', category: 'backend', isSelected: false });
const list = (...technologies: (typeof react)[]) => ({ status: 200, body: { technologies } });

async function open(prepare: (server: FakeServer) => void = () => undefined) {
  const view = await renderScreen(<TechnologyPage />, {
    path: '/admin/technologies',
    prepare(server) {
      server.on('GET /technologies', list(react, maps, fastify));
      prepare(server);
    },
  });
  return view;
}

const button = (name: string) => screen.getByRole('button', { name });

test('it loads, counts what is selected, and filters by category', async () => {
  const { user } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Technology Management' })).toBeVisible();
  expect(screen.getByText('Loading technologies...')).toBeVisible();
  expect(await screen.findByText('2 technologies selected for display')).toBeVisible();
  const filters = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
  expect(filters.map(({ textContent }) => textContent)).toEqual([
    'all',
    'frontend',
    'backend',
    'database',
    'design',
    'devops',
    'api',
  ]);
  await user.click(button('backend'));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(window.location.search).toBe('?filter=backend');
});

test('a selected api technology says that the home page does not show it', async () => {
  await open();
  expect(await screen.findByText('Not shown on the home page')).toBeVisible();
});

test('Save Changes waits for a change, sends the whole list and takes the returned one', async () => {
  const saved = { ...fastify, isSelected: true, name: 'Fastify 5' };
  const { user, server } = await open((fake) =>
    fake.on('PUT /technologies', {
      status: 200,
      body: { success: true, message: '', data: { technologies: [react, maps, saved] } },
    }),
  );
  await screen.findByText('Fastify');
  expect(button('Save Changes')).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Show Fastify' }));
  expect(screen.getByText('3 technologies selected for display')).toBeVisible();
  await user.click(button('Save Changes'));
  expect(await screen.findByText('Technologies saved successfully!')).toBeVisible();
  expect(screen.getByText('Fastify 5')).toBeVisible();
  expect(button('Save Changes')).toBeDisabled();
  expect(server.bodies('PUT /technologies')).toHaveLength(1);
  const [body] = server.bodies('PUT /technologies') as { technologies: unknown[] }[];
  expect(body?.technologies).toHaveLength(3);
});

test('a status message clears after three seconds', async () => {
  const { user } = await open((fake) => fake.on('PUT /technologies', 'offline'));
  await user.click(await screen.findByRole('checkbox', { name: 'Show Fastify' }));
  jest.useFakeTimers();
  fireEvent.click(button('Save Changes'));
  const text = 'Failed to save technologies. Please try again.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(button('Save Changes')).toBeEnabled();
  act(() => jest.advanceTimersByTime(2_500));
  expect(screen.getByText(text)).toBeVisible();
  act(() => jest.advanceTimersByTime(500));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('ticks go onto the newest list when somebody else saved meanwhile', async () => {
  const newer = { ...react, name: 'React 19', updatedAt: '2026-11-01T00:00:00.000Z' };
  const { user, server } = await open((fake) => {
    fake.on('GET /technologies', list(react, maps, fastify), list(newer, maps, fastify));
    fake.on(
      'PUT /technologies',
      { status: 409, body: { message: 'Stale', current: newer } },
      {
        status: 200,
        body: { success: true, message: 'Saved', data: { technologies: [newer, maps, fastify] } },
      },
    );
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Show Fastify' }));
  await user.click(button('Save Changes'));
  expect(await screen.findByText('Saved')).toBeVisible();
  const bodies = server.bodies('PUT /technologies') as {
    technologies: { name: string; isSelected: boolean }[];
  }[];
  expect(bodies[1]?.technologies.map(({ name, isSelected }) => [name, isSelected])).toEqual([
    ['React 19', true],
    ['Maps', true],
    ['Fastify', true],
  ]);
});

test('what is ticked while the list is saved stays, unsaved', async () => {
  const answer = heldAnswer();
  const { user, server } = await open((fake) => fake.on('PUT /technologies', answer.promise));
  await user.click(await screen.findByRole('checkbox', { name: 'Show Fastify' }));
  await user.click(button('Save Changes'));
  await waitFor(() => expect(server.bodies('PUT /technologies')).toHaveLength(1));
  await user.click(screen.getByRole('checkbox', { name: 'Show Maps' }));
  const technologies = [react, maps, { ...fastify, isSelected: true }];
  answer.resolve({ status: 200, body: { success: true, message: '', data: { technologies } } });
  expect(await screen.findByText('Technologies saved successfully!')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Show Maps' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Show Fastify' })).toBeChecked();
  expect(button('Save Changes')).toBeEnabled();
});

test('Initialize from JSON is for an empty list only, and asks first', async () => {
  const { user, server } = await open((fake) => {
    fake.on('GET /technologies', list(), list(react));
    fake.on('POST /technologies/initialize', { status: 200, body: { success: true, message: '', count: 1 } });
  });
  await screen.findByText('No technologies yet');
  await user.click(button('Initialize from JSON'));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(
    dialog.getByText('This will initialize the database with technologies from the JSON file. Continue?'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Initialize' }));
  expect(
    await screen.findByText('Technologies initialized successfully! 1 technologies added.'),
  ).toBeVisible();
  expect(button('Initialize from JSON')).toBeDisabled();
  expect(server.bodies('POST /technologies/initialize')).toHaveLength(1);
});

test('a failed initialization says so', async () => {
  const { user } = await open((fake) => {
    fake.on('GET /technologies', list());
    fake.on('POST /technologies/initialize', 'offline');
  });
  await screen.findByText('No technologies yet');
  await user.click(button('Initialize from JSON'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Initialize' }));
  expect(await screen.findByText('Failed to initialize technologies. Please try again.')).toBeVisible();
});

test('a technology is added by the modal and appended', async () => {
  const added = testTechnology({ _id: testId(34), name: 'Kysely', category: 'frontend' });
  const { user, server } = await open((fake) => fake.on('POST /technologies', { status: 201, body: added }));
  await screen.findByText('React');
  await user.click(button('Add Technology'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Technology' }));
  expect(dialog.getByLabelText(/Category/)).toHaveValue('frontend');
  expect(dialog.getByRole('checkbox', { name: 'Selected for display' })).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Name/), 'Kysely');
  await user.type(dialog.getByLabelText(/Logo URL/), 'https://pictures.test/k.svg');
  await user.click(dialog.getByRole('button', { name: 'Add Technology' }));
  expect(await screen.findByText('Technology added successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Kysely')).toBeVisible();
  expect(server.bodies('POST /technologies')).toEqual([
    { name: 'Kysely', logo: 'https://pictures.test/k.svg', category: 'frontend', isSelected: false },
  ]);
});

test('the form of a public technology asks for it by the call of editors alone, which there is', async () => {
  const { name, logo, category, isSelected } = react;
  const data = { name, logo, category, isSelected };
  const live = { revision: testId(900), at: react.updatedAt, author: 'mira', data };
  const listed = listedRecord(technology, { ...react });
  const { user, server } = await open((fake) => {
    fake.hold('technology', listed);
    const record = recordSchema.parse(listed);
    fake.on(`GET /records/technology/${react._id}`, {
      status: 200,
      body: { record, live, draft: null, publications: [] },
    });
  });
  await user.click(await screen.findByRole('button', { name: 'Edit React' }));
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('React');
  expect(server.calls.map((call) => call.name)).not.toContain(`GET /technologies/${react._id}`);
});

test('a technology that cannot be added keeps its form', async () => {
  const { user } = await open((fake) => fake.on('POST /technologies', { status: 500 }));
  await screen.findByText('React');
  await user.click(button('Add Technology'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Name/), 'Kysely');
  await user.type(dialog.getByLabelText(/Logo URL/), 'https://pictures.test/k.svg');
  await user.click(dialog.getByRole('button', { name: 'Add Technology' }));
  expect(await dialog.findByText('Failed to add technology. Please try again.')).toBeVisible();
  expect(dialog.getByLabelText(/Name/)).toHaveValue('Kysely');
});

describe('drafts', () => {
  const item = (technology: typeof react, state: RecordState) => ({
    ...technology,
    ...{ kind: 'technology', title: technology.name, slug: null, state, featured: false, position: null },
    ...{ version: testId(90), trashedAt: null, nextAt: null, review: null },
  });
  const kysely = testTechnology({ _id: testId(34), name: 'Kysely', isSelected: false });
  const view = (data: object) => {
    const { name, logo, category, isSelected, ...summary } = item(kysely, 'draft');
    const fields = { name, logo, category, isSelected, ...data };
    const draft = { revision: testId(90), data: fields, at: summary.updatedAt, author: 'mira' };
    return { status: 200, body: { record: summary, draft, live: null, publications: [] } };
  };
  const path = `/records/technology/${kysely._id}`;
  const withDraft = (fake: FakeServer) => {
    const items = [item(react, 'changed'), item(maps, 'live'), item(fastify, 'live'), item(kysely, 'draft')];
    fake.hold('technology', ...items);
    fake.on(`GET /technologies`, list(react, maps, fastify));
    fake.on(`GET ${path}`, view({}));
  };

  test('a new technology is saved as a draft', async () => {
    const { user, server } = await open((fake) => fake.on('POST /records/technology', view({})));
    await screen.findByText('React');
    await user.click(button('Add Technology'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Name/), 'Kysely');
    await user.click(dialog.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(server.bodies('POST /records/technology')).toMatchObject([{ data: { name: 'Kysely' } }]);
  });

  test('stand in the list without a tick, and are published from their form', async () => {
    const { user, server } = await open((fake) => {
      withDraft(fake);
      fake.on(`PUT ${path}`, view({}));
    });
    expect(await screen.findByText('Draft')).toBeVisible();
    expect(screen.getByText('Changes not published')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Show Kysely' })).not.toBeInTheDocument();
    await user.click(button('Edit Kysely'));
    await user.type(await screen.findByLabelText(/^Name/), ' 2');
    await user.click(button('Update Technology'));
    expect(await screen.findByText('Technology updated successfully')).toBeVisible();
    expect(server.bodies(`PUT ${path}`)).toMatchObject([{ data: { name: 'Kysely 2' }, publish: true }]);
  });

  test('are deleted where they stand', async () => {
    const { user, server } = await open((fake) => {
      withDraft(fake);
      fake.on(`DELETE ${path}`, { status: 200, body: { success: true, message: '' } });
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Kysely' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Technology deleted successfully')).toBeVisible();
    expect(server.bodies(`DELETE ${path}`)).toHaveLength(1);
  });
});

test('a list that cannot be fetched says so', async () => {
  await open((fake) => fake.on('GET /technologies', { status: 500 }));
  expect(await screen.findByText('Failed to fetch technologies. Please try again.')).toBeVisible();
});

test('ticks go onto the list as somebody else left it; a row that they deleted is named', async () => {
  const renamed = { ...react, name: 'React 20', updatedAt: '2026-10-03T09:00:00.000Z' };
  const body = { success: true, message: '', data: { technologies: [renamed] } };
  const { server } = await open((fake) => {
    fake.on(
      'PUT /technologies',
      { status: 409, body: { message: 'Stale', current: null } },
      { status: 200, body },
    );
    fake.on('GET /technologies', list(react, maps, fastify), list(renamed));
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Show React' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show Maps' }));
  fireEvent.click(button('Save Changes'));
  expect(
    await screen.findByText('Technologies saved successfully! No longer in the list: Maps.'),
  ).toBeVisible();
  expect(server.bodies('PUT /technologies')[1]).toEqual({
    technologies: [{ ...renamed, isSelected: false }],
  });
});

test('two presses of Save Changes, or of Ctrl+S, are one save', async () => {
  const answer = heldAnswer();
  const { user, server } = await open((fake) => fake.on('PUT /technologies', answer.promise));
  await user.click(await screen.findByRole('checkbox', { name: 'Show Fastify' }));
  await user.dblClick(button('Save Changes'));
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  const saved = [react, maps, { ...fastify, isSelected: true }];
  answer.resolve({ status: 200, body: { success: true, message: '', data: { technologies: saved } } });
  expect(await screen.findByText('Technologies saved successfully!')).toBeVisible();
  expect(server.bodies('PUT /technologies')).toHaveLength(1);
});
