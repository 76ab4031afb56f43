import { screen, within } from '@testing-library/react';
import type { Answer, FakeServer } from '../../testing/fake-server.ts';
import { testAbout, testFounders } from '../../testing/records.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import { withoutParagraph } from './form/about-values.ts';
import AboutPage from './form/about-page.tsx';

afterEach(forgetSession);

async function open(prepare: (server: FakeServer) => void = () => undefined) {
  const view = await renderScreen(<AboutPage />, {
    path: '/admin/about',
    prepare(server) {
      server.on('GET /about', { status: 200, body: testAbout });
      server.on('GET /founders', { status: 200, body: testFounders });
      server.on('PUT /about', { status: 200, body: testAbout });
      server.on('PUT /founders', { status: 200, body: testFounders });
      prepare(server);
    },
  });
  await screen.findByRole('button', { name: 'Save All Changes' });
  return { ...view, save: () => view.user.click(screen.getByRole('button', { name: 'Save All Changes' })) };
}

test('the editor shows every field with what is stored', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'About Management' })).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Who we are');
  expect(screen.getByRole('textbox', { name: /Paragraph 2/ })).toHaveValue('We care for them.');
  expect(screen.getByLabelText(/Founders Section Title/)).toHaveValue('Our founders');
  const founder = within(screen.getByRole('group', { name: 'Founder 1' }));
  expect(founder.getByLabelText(/Name/)).toHaveValue('Mira');
  expect(founder.getByLabelText(/Image Position/)).toHaveValue('left');
  for (const label of ['GitHub', 'Portfolio', 'LinkedIn', 'Instagram']) {
    expect(founder.getByLabelText(label)).toHaveAttribute('type', 'url');
  }
  for (const name of ['+ Add Founder']) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getAllByRole('button', { name: '+ Add Paragraph' })).toHaveLength(2);
});

test('about is saved first, then founders, with ten seconds for the second', async () => {
  const { save, server } = await open();
  await save();
  expect(await screen.findByText('Content updated successfully')).toBeVisible();
  const puts = server.calls.filter(({ name }) => name.startsWith('PUT'));
  expect(puts.map(({ name }) => name)).toEqual(['PUT /about', 'PUT /founders']);
  expect(puts[1]?.timeoutMs).toBe(10_000);
  expect(puts[1]?.body).toMatchObject({
    founders: [{ name: 'Mira', imagePosition: 'left', social: { github: '' } }],
  });
});

test.each<[string, Answer, string]>([
  ['400 with a message', { status: 400, body: { message: 'Bad title' } }, 'Bad title'],
  ['400 without', { status: 400 }, 'Invalid data provided'],
  ['404', { status: 404 }, 'API endpoint not found. Please check server configuration.'],
  ['500', { status: 500, body: { message: 'Disk full' } }, 'Failed to update content: Disk full'],
  ['a timeout', 'timeout', 'Request timed out. Please try again.'],
  ['no response', 'offline', 'Network error. Please check your connection.'],
  ['401', { status: 401 }, 'Authentication failed. Please log in again.'],
])(
  'when about is answered with %s, the editor says so and founders are not sent',
  async (_, answer, text) => {
    const { save, server } = await open((fake) => fake.on('PUT /about', answer));
    await save();
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(server.bodies('PUT /founders')).toEqual([]);
  },
);

test('without a token the editor asks to log in again', async () => {
  const { save, session } = await open();
  session.logout();
  await save();
  expect(
    (await screen.findAllByText('No authentication token found. Please log in again.'))[0],
  ).toBeVisible();
});

test('when founders fail, the next save resumes there', async () => {
  const { save, server } = await open((fake) =>
    fake.on('PUT /founders', { status: 503 }, { status: 200, body: testFounders }),
  );
  await save();
  expect((await screen.findAllByText(/The about content is saved, the founders are not\./))[0]).toBeVisible();
  await save();
  expect(await screen.findByText('Content updated successfully')).toBeVisible();
  expect(server.bodies('PUT /about')).toHaveLength(1);
  expect(server.bodies('PUT /founders')).toHaveLength(2);
});

test('when founders fail and about is changed since, both are sent again', async () => {
  const { save, server, user } = await open((fake) =>
    fake.on('PUT /founders', { status: 503 }, { status: 200, body: testFounders }),
  );
  await save();
  await screen.findAllByText(/the founders are not/);
  await user.type(screen.getByLabelText(/^Title/), '!');
  await save();
  expect(await screen.findByText('Content updated successfully')).toBeVisible();
  expect(server.bodies('PUT /about')).toHaveLength(2);
});

test('what is required says so in the words of the specification', async () => {
  const { save, user, server } = await open();
  await user.clear(screen.getByLabelText(/^Title/));
  await user.clear(screen.getAllByLabelText(/^Image URL/)[0] as HTMLElement);
  await user.clear(screen.getByRole('textbox', { name: /Paragraph 1/ }));
  await save();
  const summary = within(await screen.findByRole('alert'));
  for (const text of ['Title is required', 'Image URL is required', 'All paragraphs must have content']) {
    expect(summary.getByText(text)).toBeVisible();
  }
  expect(server.bodies('PUT /about')).toEqual([]);
});

test('the last paragraph stays', async () => {
  const { user } = await open();
  const remove = (index: number) =>
    within(screen.getByRole('group', { name: `Paragraph ${index}` })).getByRole('button', { name: 'Remove' });
  await user.click(remove(1));
  expect(screen.getByRole('textbox', { name: /Paragraph 1/ })).toHaveValue('We care for them.');
  expect(screen.getByLabelText('Highlight text')).toHaveValue('care');
  await user.click(remove(1));
  expect(await screen.findByText('Cannot remove the last paragraph')).toBeVisible();
});

test('removing a paragraph drops its highlights and moves later ones down', () => {
  const paragraphs = ['a', 'b', 'c'].map((text) => ({ text }));
  const highlights = [
    { text: 'in a', paragraph: '0' },
    { text: 'in b', paragraph: '1' },
    { text: 'in c', paragraph: '2' },
  ];
  expect(withoutParagraph(paragraphs, highlights, 1)).toEqual({
    paragraphs: [{ text: 'a' }, { text: 'c' }],
    highlights: [
      { text: 'in a', paragraph: '0' },
      { text: 'in c', paragraph: '1' },
    ],
  });
});

test('a highlight that its paragraph does not hold is warned of', async () => {
  const { user } = await open();
  expect(screen.queryByText(/not in its paragraph/)).not.toBeInTheDocument();
  await user.type(screen.getAllByLabelText('Highlight text')[0] as HTMLElement, ' elsewhere');
  expect(screen.getByText(/not in its paragraph/)).toBeVisible();
});

test('a founder can be added and removed', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '+ Add Founder' }));
  const added = within(screen.getByRole('group', { name: 'Founder 2' }));
  expect(added.getByLabelText(/Image Position/)).toHaveValue('left');
  await user.click(added.getByRole('button', { name: 'Remove Founder' }));
  expect(screen.queryByRole('group', { name: 'Founder 2' })).not.toBeInTheDocument();
});

test('while it loads there is a status, and a failure shows the message', async () => {
  await renderScreen(<AboutPage />, {
    prepare(server) {
      server.on('GET /about', { status: 500 });
      server.on('GET /founders', { status: 200, body: testFounders });
    },
  });
  expect(screen.getByText('Loading content')).toBeInTheDocument();
  expect((await screen.findAllByText('Failed to load content'))[0]).toBeVisible();
});
