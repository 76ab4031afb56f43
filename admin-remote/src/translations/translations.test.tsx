import { screen, waitFor, within } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import { testSettings } from '../testing/editorial.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import TranslationsPage from './translations-page.tsx';

afterEach(forgetSession);

const item = (kind: string, id: string, title: string, state: string, stale: object[] = []) => ({
  kind,
  _id: id,
  title,
  state,
  stale,
});

const missing = [
  item('project', testId(1), 'Harbour Lane', 'none'),
  item('project', testId(2), 'Quay', 'draft'),
  item('founders', testId(3), 'Founders', 'none'),
];
const stale = [
  item('post', testId(4), 'On speed', 'stale', [{ path: 'title', was: 'Speed', is: 'On speed' }]),
];

function open(search: string, prepare: (server: FakeServer) => void = () => undefined) {
  return renderScreen(<TranslationsPage />, {
    path: `/admin/translations${search}`,
    prepare(server) {
      server.on('GET /settings', {
        status: 200,
        body: { ...testSettings.body, languages: ['en', 'de', 'fr'] },
      });
      server.on('GET /translations', { status: 200, body: { items: missing, total: 3 } });
      prepare(server);
    },
  });
}

const listOf = (name: string) => within(screen.getByRole('list', { name }));
const asked = ({ calls }: FakeServer) =>
  calls.filter(({ name }) => name === 'GET /translations').map(({ params }) => params);

test('what is missing leads to the form of each record in the language', async () => {
  const { server, container } = await open('?language=de');
  await screen.findByRole('heading', { name: 'Projects (2)' });
  expect(asked(server)).toEqual([{ language: 'de', state: 'missing' }]);
  const projects = listOf('Projects (2)');
  expect(projects.getByRole('link', { name: 'Harbour Lane' })).toHaveAttribute(
    'href',
    `/admin/projects?edit=${testId(1)}&language=de`,
  );
  expect(projects.getByText('Draft')).toBeVisible();
  expect(listOf('Founders (1)').getByRole('link', { name: 'Founders' })).toHaveAttribute(
    'href',
    '/admin/about?language=de&part=founders',
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('what has changed since it was translated is a list of its own, in each language', async () => {
  const { user, server } = await open('?language=de', (planned) =>
    planned.on(
      'GET /translations',
      { status: 200, body: { items: [], total: 0 } },
      { status: 200, body: { items: stale, total: 1 } },
    ),
  );
  expect(await screen.findByText('Nothing is missing in German')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Out of date' }));
  const posts = within(await screen.findByRole('list', { name: 'Blog posts (1)' }));
  expect(posts.getByText('1 change: On speed')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'French' }));
  await screen.findByRole('list', { name: 'Blog posts (1)' });
  expect(asked(server).at(-1)).toEqual({ language: 'fr', state: 'stale' });
});

test('texts go out to translators as a file, and come back as drafts', async () => {
  const saved = jest.fn();
  URL.createObjectURL = saved.mockReturnValue('blob:test');
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  const { user, server } = await open('?language=de', (planned) => {
    planned.on('GET /translations.xlf', { status: 200, body: '<xliff/>' });
    planned.on(
      'POST /translations.xlf',
      { status: 400, body: { message: 'Invalid', fields: { 'project/1/title': 'it is too long' } } },
      {
        status: 200,
        body: { language: 'de', records: 1, units: 2, unchanged: 0, outdated: ['post/4/title'] },
      },
    );
  });
  await user.click(await screen.findByRole('button', { name: 'Export XLIFF' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const call = server.calls.find(({ name }) => name === 'GET /translations.xlf');
  expect(call?.params).toEqual({ language: 'de' });

  const chosen = screen.getByLabelText('XLIFF or CSV file with texts in German');
  const file = new File(['{}'], 'german.xlf');
  await user.upload(chosen, file);
  const refused = within(await screen.findByRole('dialog', { name: 'Nothing was imported' }));
  expect(refused.getByText('project/1/title: it is too long')).toBeVisible();
  await user.click(refused.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await user.upload(chosen, file);
  await screen.findByText('2 texts taken over into 1 draft');
  expect(await screen.findByText('post/4/title')).toBeVisible();
});

test('a site with one language has nothing to translate', async () => {
  const { server } = await open('', (planned) => planned.on('GET /settings', testSettings));
  expect(await screen.findByText('The site has one language')).toBeVisible();
  expect(asked(server)).toEqual([]);
});
