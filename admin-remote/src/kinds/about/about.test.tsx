import { act, fireEvent, screen, within } from '@testing-library/react';
import { seconds } from '../../lib/durations.ts';
import type { Answer, FakeServer } from '../../testing/fake-server.ts';
import { testAbout, testFounders, testId } from '../../testing/records.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import AboutPage from './about-page.tsx';
import { withoutParagraph } from './about-values.ts';

afterEach(() => {
  jest.useRealTimers();
  forgetSession();
});

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

test('missing required fields are reported in the words of the specification', async () => {
  const { save, user, server } = await open();
  await user.clear(screen.getByLabelText(/^Title/));
  await user.clear(screen.getAllByLabelText(/^Image URL/)[0] as HTMLElement);
  await user.clear(screen.getByRole('textbox', { name: /Paragraph 1/ }));
  await save();
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Title',
    'Image URL',
    'Paragraphs, number 1',
  ]);
  for (const text of ['Title is required', 'Image URL is required', 'All paragraphs must have content']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(server.bodies('PUT /about')).toEqual([]);
});

test('a studio without founders is not asked for a heading above them', async () => {
  const { save, server } = await open((fake) => {
    fake.on('GET /founders', { status: 200, body: { title: '', founders: [] } });
  });
  await save();
  await screen.findByText('Content updated successfully');
  expect(server.bodies('PUT /founders')).toMatchObject([{ title: 'Meet Our Founders', founders: [] }]);
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
    { text: 'in a', paragraphIndex: '0' },
    { text: 'in b', paragraphIndex: '1' },
    { text: 'in c', paragraphIndex: '2' },
  ];
  expect(withoutParagraph(paragraphs, highlights, 1)).toEqual({
    paragraphs: [{ text: 'a' }, { text: 'c' }],
    highlights: [
      { text: 'in a', paragraphIndex: '0' },
      { text: 'in c', paragraphIndex: '1' },
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
  expect(added.getByLabelText(/^Name/)).toHaveFocus();
  expect(added.getByLabelText(/Image Position/)).toHaveValue('left');
  await user.click(added.getByRole('button', { name: 'Remove Founder' }));
  expect(screen.queryByRole('group', { name: 'Founder 2' })).not.toBeInTheDocument();
});

test('a new item comes into view with the focus on its first control', async () => {
  const { user } = await open();
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  for (const [button, item, control] of [
    ['+ Add Highlight', 'Highlight 3', 'Highlight text'],
    ['+ Add Paragraph', 'Paragraph 3', /Paragraph 3/],
    ['+ Add Founder', 'Founder 2', /^Name/],
  ] as const) {
    await user.click(screen.getAllByRole('button', { name: button })[0] as HTMLElement);
    const added = screen.getByRole('group', { name: item });
    expect(within(added).getByLabelText(control)).toHaveFocus();
    expect(shown.mock.contexts.at(-1)).toBe(added);
  }
});

describe('as a draft', () => {
  const view = (kind: string, live: object, draft: object | null = null) => ({
    status: 200,
    body: {
      record: {
        ...{
          _id: testId(61),
          kind,
          slug: null,
          state: draft ? 'changed' : 'live',
          title: '',
          featured: false,
        },
        ...{
          position: null,
          version: testId(62),
          createdAt: at,
          updatedAt: at,
          trashedAt: null,
          nextAt: null,
        },
      },
      live: { revision: testId(63), data: live, at, author: 'mira' },
      draft: draft && { revision: testId(62), data: draft, at, author: 'mira' },
      publications: [],
    },
  });
  const at = '2026-10-02T09:00:00.000Z';
  const titled = (title: string) => ({ ...testAbout, title });

  test('both halves are kept without being public', async () => {
    const { user, server } = await open((fake) => {
      fake.on('GET /records/about/about', view('about', testAbout));
      fake.on('GET /records/founders/founders', view('founders', testFounders));
      fake.on('PUT /records/about/about', view('about', testAbout, titled('Who we are!')));
      fake.on('PUT /records/founders/founders', view('founders', testFounders, testFounders));
    });
    await user.type(screen.getByLabelText(/^Title/), '!');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(server.bodies('PUT /records/about/about')).toMatchObject([
      { data: { title: 'Who we are!' }, version: testId(62) },
    ]);
    expect(server.bodies('PUT /records/founders/founders')).toHaveLength(1);
    expect(server.calls.filter(({ name }) => name === 'PUT /about' || name === 'PUT /founders')).toEqual([]);
  });

  test('a page that was never saved is kept as a draft too', async () => {
    const { user, server } = await open((fake) => {
      fake.on('PUT /records/about/about', view('about', testAbout, titled('Who we are!')));
      fake.on('PUT /records/founders/founders', view('founders', testFounders, testFounders));
    });
    await user.type(screen.getByLabelText(/^Title/), '!');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved')).toBeVisible();
    const [sent] = server.bodies('PUT /records/about/about');
    expect(sent).toMatchObject({ data: { title: 'Who we are!' } });
    expect(sent).not.toHaveProperty('version');
  });

  test('a pause in typing saves a draft of the changed half only, again after a save', async () => {
    const changed = view('about', testAbout, titled('Who we are!'));
    const { server } = await open((fake) => {
      fake.on('GET /records/about/about', view('about', testAbout));
      fake.on('GET /records/founders/founders', view('founders', testFounders));
      fake.on('PUT /records/about/about', changed, changed, view('about', testAbout));
      fake.on('PUT /records/founders/founders', view('founders', testFounders));
    });
    const bodies = () => server.bodies('PUT /records/about/about');
    const type = (value: string) => fireEvent.change(screen.getByLabelText(/^Title/), { target: { value } });
    jest.useFakeTimers({ now: new Date('2026-11-23T14:03:00Z') });
    type('Who we are!');
    await act(() => jest.advanceTimersByTimeAsync(seconds(3)));
    expect(screen.getByText('Draft kept at 14:03 UTC')).toBeVisible();
    expect(bodies()).toMatchObject([{ data: { title: 'Who we are!' }, autosave: true }]);
    expect(server.bodies('PUT /records/founders/founders')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(seconds(1)));
    type('Who we are');
    await act(() => jest.advanceTimersByTimeAsync(seconds(3)));
    expect(bodies()).toHaveLength(3);
    expect(bodies()[2]).toMatchObject({ data: { title: 'Who we are' }, autosave: true });
  });

  test('the editor starts from it, says what differs, and publishes it', async () => {
    const { save, server } = await open((fake) => {
      fake.on('GET /records/about/about', view('about', testAbout, titled('Who we will be')));
      fake.on('GET /records/founders/founders', view('founders', testFounders));
      fake.on('PUT /records/about/about', view('about', titled('Who we will be')));
    });
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Who we will be');
    expect(screen.getByText('Changes not published')).toBeVisible();
    await save();
    expect(await screen.findByText('Content updated successfully')).toBeVisible();
    expect(server.bodies('PUT /records/about/about')).toMatchObject([{ publish: true }]);
    expect(server.bodies('PUT /founders')).toHaveLength(1);
  });

  test('an earlier state comes back into the editor, once what was typed is settled', async () => {
    const entry = { at, author: 'mira', note: '', changed: ['title'], wasPublic: true };
    const { user, server } = await open((fake) => {
      fake.on(
        'GET /records/about/about',
        view('about', testAbout),
        view('about', testAbout, titled('Who we were')),
      );
      fake.on('GET /records/founders/founders', view('founders', testFounders));
      fake.on(`GET /records/about/${testId(61)}/revisions`, {
        status: 200,
        body: {
          items: [
            { ...entry, _id: testId(62) },
            { ...entry, _id: testId(60) },
          ],
          total: 2,
          page: 1,
          size: 25,
        },
      });
      fake.on(`POST /records/about/${testId(61)}/restore`, view('about', testAbout, titled('Who we were')));
    });
    const tools = within(screen.getByRole('group', { name: 'Saved states: About page' }));
    await user.click(tools.getByRole('button', { name: 'History' }));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Restored as a draft')).toBeVisible();
    expect(await screen.findByDisplayValue('Who we were')).toBeVisible();
    expect(server.bodies(`POST /records/about/${testId(61)}/restore`)).toEqual([{ revision: testId(60) }]);
    await user.type(screen.getByLabelText(/^Title/), '!');
    await user.click(tools.getByRole('button', { name: 'History' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByRole('dialog', { name: 'History of About page' })).toBeVisible();
    expect(await screen.findByDisplayValue('Who we were')).toBeInTheDocument();
  });

  test('each half is shared by itself', async () => {
    const { user } = await open((fake) => {
      fake.on('GET /records/about/about', view('about', testAbout));
      fake.on('GET /records/founders/founders', view('founders', testFounders));
      fake.on('GET /reviews', { status: 200, body: { reviews: [] } });
      fake.on('POST /previews', { status: 400, body: { message: 'Not this time' } });
    });
    const tools = within(screen.getByRole('group', { name: 'Saved states: Founders' }));
    await user.click(tools.getByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
    expect(dialog.getByRole('button', { name: 'Ask for review' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Open preview' }));
    expect(await screen.findByText('Not this time')).toBeVisible();
  });
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
