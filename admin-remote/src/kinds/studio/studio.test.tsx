import { fireEvent, screen, within } from '@testing-library/react';
import { emptyValues, studio } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import type { FakeServer } from '../../testing/fake-server.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import StudioPage from './studio-page.tsx';

beforeAll(stubLayout);
afterEach(forgetSession);

const german = { code: 'de', offered: false };
const arabic = { code: 'ar', offered: true };

async function openStudio(languages: object[], prepare: (server: FakeServer) => void = () => undefined) {
  const stored = { ...emptyValues(studio.fields), name: 'Loom', language: 'en', languages };
  const view = await renderScreen(<StudioPage />, {
    prepare(server) {
      server.on('GET /studio', { status: 200, body: stored });
      server.on('PUT /studio', { status: 200, body: stored });
      prepare(server);
    },
  });
  await view.user.click(await screen.findByRole('button', { name: /^Language and Time/ }));
  const save = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Studio updated successfully');
    return view.server.bodies('PUT /studio').at(-1) as { languages?: object[]; missing?: object };
  };
  return { ...view, save };
}

const item = (kind: string, number: number, state: string) => ({
  kind,
  _id: number.toString(16).padStart(24, '0'),
  title: 'A title',
  state,
  stale: [],
});

test('a site with one language is asked nothing about translations', async () => {
  const { save } = await openStudio([]);
  expect(screen.getByRole('button', { name: 'Add a language' })).toBeVisible();
  expect(screen.queryByText('Where a Translation Is Missing')).not.toBeInTheDocument();
  expect((await save()).languages ?? []).toEqual([]);
});

test.each([
  ['deutsch', 'Deutsch'],
  ['german', 'Deutsch'],
  ['pt-br', 'Português (Brasil)'],
  ['gsw-CH', 'Schwiizertüütsch (Schwiiz)'],
])('a language is found as %s', async (typed, name) => {
  const { user, save } = await openStudio([]);
  await user.click(screen.getByRole('button', { name: 'Add a language' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a language' }));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: typed } });
  await user.click(dialog.getByText(name));
  expect(within(screen.getByRole('list', { name: 'Further Languages' })).getByText(name)).toBeVisible();
  const [added] = (await save()).languages ?? [];
  expect(added).toMatchObject({ offered: false });
});

test('languages that the site has are not offered again, and a fault is shown at its language', async () => {
  const { user } = await openStudio([german], (server) =>
    server.on('PUT /studio', {
      status: 400,
      body: {
        message: 'Invalid',
        fields: { 'languages.0.code': 'Further Languages: there is a page at /de' },
      },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Add a language' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a language' }));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'deutsch' } });
  expect(dialog.queryByText('Deutsch')).not.toBeInTheDocument();
  expect(dialog.getByText('Österreichisches Deutsch')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const row = within(screen.getByRole('listitem', { name: 'German' }));
  expect(await row.findByText('Further Languages: there is a page at /de')).toBeVisible();
});

test('what is missing is said before visitors are offered a language', async () => {
  const { user, server, save, container } = await openStudio([german], (planned) =>
    planned.on(
      'GET /translations',
      {
        status: 200,
        body: {
          items: [item('project', 1, 'none'), item('project', 2, 'draft'), item('about', 3, 'none')],
          total: 3,
        },
      },
      { status: 200, body: { items: [item('page', 4, 'stale')], total: 1 } },
    ),
  );
  const row = within(screen.getByRole('listitem', { name: 'German' }));
  const tick = row.getByRole('checkbox', { name: 'Offered to visitors' });
  await user.click(tick);
  const question = within(await screen.findByRole('alertdialog', { name: 'Offer German to visitors?' }));
  expect(await question.findByText('Not translated: 2 projects, about page.')).toBeVisible();
  expect(question.getByText('Changed since it was translated: 1 page.')).toBeVisible();
  expect(server.calls.filter(({ name }) => name === 'GET /translations').map(({ params }) => params)).toEqual(
    [
      { language: 'de', state: 'missing' },
      { language: 'de', state: 'stale' },
    ],
  );
  expect(await axeFindings(container)).toEqual([]);
  expect(tick).not.toBeChecked();
  await user.click(question.getByRole('button', { name: 'Offer German' }));
  expect(tick).toBeChecked();
  expect((await save()).languages).toEqual([{ code: 'de', offered: true }]);
});

test('a language is taken away after a question, and comes back to its place', async () => {
  const { user, save } = await openStudio([german, arabic]);
  await user.click(screen.getByRole('button', { name: 'Remove German' }));
  const confirm = async () => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove German?' }));
    await user.click(question.getByRole('button', { name: 'Remove German' }));
    expect(screen.queryByRole('listitem', { name: 'German' })).not.toBeInTheDocument();
  };
  await confirm();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const rows = within(screen.getByRole('list', { name: 'Further Languages' })).getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['German', 'Arabic']);
  await user.click(screen.getByRole('button', { name: 'Remove German' }));
  await confirm();
  expect((await save()).languages).toEqual([arabic]);
});

test('languages are put into order, and each kind says what a missing translation does', async () => {
  const { user, save } = await openStudio([german, arabic]);
  await user.click(screen.getByRole('button', { name: 'Move Arabic up' }));
  await user.selectOptions(screen.getByLabelText('Blog posts'), 'Shown in the first language');
  const saved = await save();
  expect(saved.languages).toEqual([arabic, german]);
  expect(saved.missing).toMatchObject({ post: 'original' });
});
