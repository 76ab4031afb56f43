import { screen, within } from '@testing-library/react';
import { about, page, project, technology } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { ReactElement } from 'react';
import AboutPage from '../../kinds/about/about-page.tsx';
import TechnologyPage from '../../kinds/technology/technology-page.tsx';
import { listedProject, testSettings } from '../../testing/editorial.ts';
import { testId, testProject, testTechnology } from '../../testing/records.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import { testMe } from '../../testing/test-me.ts';
import RecordForm from '../record-form.tsx';
import { RecordsPage } from '../records-page.tsx';

afterEach(forgetSession);

const id = testId(1);
const nothing = { record: null, draft: null, live: null, publications: [] };
const states = { en: 'live', de: 'none', fr: 'none' };
const translation = {
  status: 200,
  body: {
    ...nothing,
    states,
    words: { title: '' },
    source: { title: 'Prices' },
    stale: [],
  },
};

/** A screen for an account that edits these languages of a site in three. */
async function openAs(languages: readonly string[], screenOf: ReactElement, path = '/admin/screen') {
  return renderScreen(screenOf, {
    path,
    prepare(server) {
      server.on('GET /auth/me', { status: 200, body: { ...testMe, languages } });
      server.on('GET /settings', {
        status: 200,
        body: { ...testSettings.body, languages: ['en', 'de', 'fr'] },
      });
      server.on(`GET /pages/${id}`, { status: 404, body: { message: 'Not found' } });
      server.on(`GET /records/page/${id}`, { status: 200, body: { ...nothing, states } });
      for (const code of ['de', 'fr']) server.on(`GET /records/page/${id}?language=${code}`, translation);
      server.hold('project', listedProject('live'));
      server.on(`GET /projects/${id}`, { status: 200, body: testProject() });
    },
  });
}

const formOf = (kind: Kind, of = id) => <RecordForm kind={kind} id={of} onClose={() => undefined} />;
const refusal = 'Your account may not edit content in English.';

test('a form opens in a language that the account may edit, and offers no other', async () => {
  await openAs(['de'], formOf(page));
  expect(await screen.findByRole('dialog', { name: 'Edit Page: German' })).toBeVisible();
  const choice = within(await screen.findByRole('group', { name: 'Language' }));
  expect(choice.getByRole('button', { name: 'German missing' })).toBeEnabled();
  expect(choice.getByRole('button', { name: 'English not for your account' })).toBeDisabled();
  expect(choice.getByRole('button', { name: 'French not for your account' })).toBeDisabled();
});

test('the address of a form names no language that the account may not edit', async () => {
  await openAs(['fr'], formOf(page), '/admin/screen?language=de');
  expect(await screen.findByRole('dialog', { name: 'Edit Page: French' })).toBeVisible();
});

test.each([
  ['a new record', formOf(page, 'new'), `Pages begin in English, the first language of the site. ${refusal}`],
  [
    'what has no words',
    formOf(technology),
    `Technologies are not translated: they belong to English, the first language of the site. ${refusal}`,
  ],
])('%s is no form for it, and says why', async (_what, form, words) => {
  await openAs(['de'], form);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(?:Save|Publish|Create|Update)/ })).not.toBeInTheDocument();
});

test('a screen with one form says why there is none', async () => {
  await openAs(['nb'], <AboutPage />);
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.getByRole('heading', { name: about.words.screen })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a list adds, deletes, features and arranges nothing for it', async () => {
  await openAs(['de'], <RecordsPage kind={project} />);
  const card = within(await screen.findByRole('article', { name: 'Harbour Lane' }));
  expect(card.getByRole('button', { name: 'Edit' })).toBeVisible();
  for (const name of [/^Add /, 'Arrange', /^Delete/, /^Featured/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('what is selected in a table is not published or deleted by it, and says why', async () => {
  const { user } = await openAs(['de'], <RecordsPage kind={project} />, '/admin/screen?view=table');
  await user.click(await screen.findByRole('checkbox', { name: /^Select Harbour Lane/ }));
  const bar = within(screen.getByRole('group', { name: 'Selected projects' }));
  expect(bar.getByText(/your account edits translations alone/)).toBeVisible();
  expect(bar.queryByRole('button', { name: /Publish|Delete|Unpublish|Feature/ })).not.toBeInTheDocument();
});

test('technologies, which no language has of its own, are shown to it and not changed', async () => {
  await renderScreen(<TechnologyPage />, {
    path: '/admin/technologies',
    prepare(server) {
      server.on('GET /auth/me', { status: 200, body: { ...testMe, languages: ['de'] } });
      server.on('GET /settings', { status: 200, body: { ...testSettings.body, languages: ['en', 'de'] } });
      server.on('GET /technologies', { status: 200, body: { technologies: [testTechnology()] } });
    },
  });
  expect(await screen.findByText(/They belong to the first one/)).toBeVisible();
  expect(screen.getByRole('listitem')).toBeVisible();
  for (const name of [
    'Save Changes',
    'Add Technology',
    'Arrange',
    'Initialize from JSON',
    /^Edit/,
    /^Delete/,
  ])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('an account without a limit has all of it', async () => {
  await openAs(['en', 'de'], <RecordsPage kind={project} />);
  await screen.findByRole('article', { name: 'Harbour Lane' });
  expect(screen.getByRole('button', { name: /^Add / })).toBeVisible();
});
