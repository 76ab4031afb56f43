import { fireEvent, screen, within } from '@testing-library/react';
import { emptyValues, home, kinds, page } from 'content-api/contract';
import type { Kind, RecordView } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import { projectView } from '../../testing/editorial.ts';
import { heldAnswer } from '../../testing/fake-server.ts';
import type { FakeServer } from '../../testing/fake-server.ts';
import { testId } from '../../testing/records.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import RecordForm from '../record-form.tsx';
import { SinglePage } from '../single/single-page.tsx';

afterEach(forgetSession);

const id = testId(1);
const inEnglish = `/records/page/${id}`;
const inGerman = `${inEnglish}?language=de`;
const states = { en: 'live', de: 'none' } as const;

const english = {
  ...emptyValues(page.fields),
  title: 'Prices',
  lead: 'What it costs',
  slug: 'prices',
  blocks: [
    { type: 'contact', title: 'One.', lead: '' },
    { type: 'contact', title: 'Two.', lead: '' },
  ],
};
const source = { title: english.title, lead: english.lead, slug: english.slug, blocks: english.blocks };
const untranslated = {
  title: '',
  lead: '',
  slug: '',
  blocks: [
    { type: 'contact', title: '', lead: '' },
    { type: 'contact', title: '', lead: '' },
  ],
};

type Parts = Partial<RecordView>;

/** A page as the calls for editors answer it. */
function viewOf(kind: Kind, data: object, version: number, parts: Parts = {}): RecordView {
  const { record } = projectView({ live: {} });
  const live = { revision: testId(version), data: { ...data }, at: record.updatedAt, author: 'mira' };
  return {
    record: { ...record, kind: kind.name, version: testId(version) },
    live,
    draft: null,
    publications: [],
    states,
    ...parts,
  };
}

/** Its translation with these words. */
function translated(words: object, version: number, parts: Parts = {}): RecordView {
  return viewOf(page, words, version, {
    states: { en: 'live', de: 'live' },
    words: { ...untranslated, ...words },
    source,
    stale: [],
    ...parts,
  });
}

const nothingYet = {
  status: 200,
  body: {
    ...{ record: null, draft: null, live: null, publications: [] },
    ...{ states, words: untranslated, source, stale: [] },
  },
};

async function openPage(prepare: (server: FakeServer) => void, language?: string) {
  const address = `/admin/pages?edit=${id}${language === undefined ? '' : `&language=${language}`}`;
  return renderScreen(<RecordForm kind={page} id={id} onClose={() => undefined} />, {
    path: address,
    prepare(server) {
      server.on(`GET /pages/${id}`, { status: 200, body: { _id: id, ...stamps, ...english } });
      server.on(`GET ${inEnglish}`, { status: 200, body: viewOf(page, english, 900) });
      server.on(`GET ${inGerman}`, nothingYet);
      server.on(`GET /receipts`, { status: 200, body: {} });
      prepare(server);
    },
  });
}

const stamps = { createdAt: '2026-10-01T09:00:00.000Z', updatedAt: '2026-10-02T09:00:00.000Z' };
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a site with one language shows nothing of languages', async () => {
  await openPage((server) =>
    server.on(`GET ${inEnglish}`, {
      status: 200,
      body: viewOf(page, english, 900, { states: undefined }),
    }),
  );
  expect(await screen.findByRole('button', { name: 'Update Page' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Language' })).not.toBeInTheDocument();
});

test('the languages of a record are there with their states, and lead to its translation', async () => {
  const { user, container } = await openPage(() => undefined);
  const languages = within(await screen.findByRole('group', { name: 'Language' }));
  expect(languages.getByRole('button', { name: 'English live' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Publish English' })).toBeVisible();
  await user.click(languages.getByRole('button', { name: 'German missing' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Page: German' })).toBeVisible();
  // The original stands beside the fields, and never in them.
  expect(screen.getByText('What it costs')).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('');
  expect(window.location.search).toContain('language=de');
  expect(await axeFindings(container)).toEqual([]);
});

test('publishing German sends its words alone, and English stays as it is', async () => {
  const words = { title: 'Preise', lead: 'What it costs', slug: 'preise' };
  const { user, server } = await openPage((planned) => {
    planned.on(`PUT ${inGerman}`, { status: 200, body: translated(words, 901) });
  }, 'de');
  await screen.findByRole('button', { name: 'Publish German' });
  type(/^Title/, 'Preise');
  type(/^Slug/, 'preise');
  await user.click(screen.getByRole('button', { name: /^Copy from source Opening/ }));
  expect(screen.getByLabelText(/^Opening$/)).toHaveValue('What it costs');
  await user.click(screen.getByRole('button', { name: 'Publish German' }));
  await screen.findByText('German published');
  const [saved] = server.bodies(`PUT ${inGerman}`) as { data: object; publish: true; version?: string }[];
  expect(saved).toMatchObject({ publish: true, data: { ...words, blocks: untranslated.blocks } });
  expect(saved?.version).toBeUndefined();
  expect(server.calls.filter(({ name }) => name.startsWith('PUT '))).toHaveLength(1);
});

test('entries of lists are those of the original', async () => {
  const { user } = await openPage(() => undefined, 'de');
  await user.click(await screen.findByRole('button', { name: /^Contact form 1/ }));
  expect(screen.getByText('One.')).toBeVisible();
  for (const name of [/^Move /, /^Remove /, /^Drag /])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /^Add to/ })).not.toBeInTheDocument();
});

test('what has changed since it was translated is shown as words at its field', async () => {
  const { user, server } = await openPage((planned) => {
    const stale = [
      { path: 'lead', was: 'What it cost', is: 'What it costs' },
      { path: 'blocks.1.title', was: 'To.', is: 'Two.' },
    ];
    planned.on(`GET ${inGerman}`, { status: 200, body: translated({ title: 'Preise' }, 901, { stale }) });
    planned.on(`POST ${inEnglish}/still-right?language=de`, {
      status: 200,
      body: translated({ title: 'Preise' }, 901, { stale: stale.slice(1) }),
    });
  }, 'de');
  const changes = within(await screen.findByRole('group', { name: /^Changes of Opening/ }));
  expect(changes.getByText('Changed in English since it was translated')).toBeVisible();
  expect(changes.getByText('cost').tagName).toBe('DEL');
  expect(changes.getByText('costs').tagName).toBe('INS');
  const row = within(screen.getByRole('listitem', { name: 'Contact form 2' }));
  expect(row.getByText('Changed')).toBeVisible();
  expect(within(screen.getByRole('listitem', { name: 'Contact form 1' })).queryByText('Changed')).toBeNull();
  type(/^Title/, 'Unsere Preise');
  await user.click(changes.getByRole('button', { name: 'Still right Opening' }));
  await screen.findByText('Marked as still right');
  expect(server.bodies(`POST ${inEnglish}/still-right?language=de`)).toEqual([{ paths: ['lead'] }]);
  expect(screen.queryByRole('group', { name: /^Changes of Opening/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Unsere Preise');
});

test('words follow their blocks when the original was rearranged meanwhile', async () => {
  const [one, two] = english.blocks;
  const three = { type: 'contact', title: 'Three.', lead: '' };
  const moved = { ...source, blocks: [two, three, one] };
  const { user, server } = await openPage((planned) => {
    const answer = {
      states,
      source: moved,
      words: { ...untranslated, blocks: [...untranslated.blocks, { type: 'contact', title: '', lead: '' }] },
    };
    planned.on(`GET ${inGerman}`, nothingYet, { status: 200, body: { ...nothingYet.body, ...answer } });
    planned.on(
      `PUT ${inGerman}`,
      { status: 400, body: { message: 'Shared', fields: { blocks: 'its entries are shared' } } },
      { status: 200, body: translated({ title: 'Preise' }, 901, { source: moved }) },
    );
  }, 'de');
  await user.click(await screen.findByRole('button', { name: /^Contact form 1/ }));
  type(/^Title/, 'Preise');
  type(/^Heading/, 'Eins.');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Draft saved');
  const [, saved] = server.bodies(`PUT ${inGerman}`) as { data: { blocks: object[] } }[];
  expect(saved?.data.blocks).toEqual([
    { type: 'contact', title: '', lead: '' },
    { type: 'contact', title: '', lead: '' },
    { type: 'contact', title: 'Eins.', lead: '' },
  ]);
});

test('what is typed while German is on its way stays', async () => {
  const held = heldAnswer();
  const { user } = await openPage((server) => server.on(`PUT ${inGerman}`, held.promise), 'de');
  await screen.findByRole('button', { name: 'Save draft' });
  type(/^Title/, 'Preise');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  type(/^Title/, 'Unsere Preise');
  held.resolve({ status: 200, body: translated({ title: 'Preise' }, 901) });
  await screen.findByText('Draft saved. What you typed meanwhile is not saved yet.');
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Unsere Preise');
});

test('German is deleted alone, and comes back', async () => {
  const { user, server } = await openPage((planned) => {
    planned.on(`GET ${inGerman}`, { status: 200, body: translated({ title: 'Preise' }, 901) });
    planned.on(`DELETE ${inGerman}`, { status: 200, body: { success: true, message: 'Deleted' } });
    planned.on(`POST ${inEnglish}/restore?language=de`, {
      status: 200,
      body: translated({ title: 'Preise' }, 901),
    });
  }, 'de');
  await user.click(await screen.findByRole('button', { name: 'Delete German' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete the German translation?' }));
  expect(question.getByText(/The other languages stay as they are/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete German' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('German restored');
  expect(server.bodies(`POST ${inEnglish}/restore?language=de`)).toEqual([{ live: true }]);
});

test('the screen of a single is translated by the same form', async () => {
  const [section] = emptyValues(home.fields).sections as { section: string; heading: string }[];
  const words = { heroLine: '', sections: [{ ...section, heading: '' }] };
  const { user, server } = await renderScreen(<SinglePage kind={home} />, {
    path: '/admin/home?language=de',
    prepare(planned) {
      planned.on('GET /records/home/home', {
        status: 200,
        body: { ...{ record: null, draft: null, live: null, publications: [] }, states },
      });
      planned.on('GET /home', { status: 200, body: emptyValues(home.fields) });
      planned.on('GET /records/home/home?language=de', {
        status: 200,
        body: {
          ...{ record: null, draft: null, live: null, publications: [], states, words, stale: [] },
          source: { heroLine: 'We build', sections: [section] },
        },
      });
      planned.on('PUT /records/home/home?language=de', {
        status: 200,
        body: viewOf(home, words, 901, { words: { ...words, heroLine: 'Wir bauen' }, source: {}, stale: [] }),
      });
    },
  });
  expect(await screen.findByText('We build')).toBeVisible();
  type(/^Headline/, 'Wir bauen');
  await user.click(screen.getByRole('button', { name: 'Publish German' }));
  await screen.findByText('German published');
  const [saved] = server.bodies('PUT /records/home/home?language=de') as { data: object }[];
  expect(saved?.data).toMatchObject({ heroLine: 'Wir bauen' });
  // Which section it is, and whether it is shown, is shared.
  expect(JSON.stringify(saved?.data)).not.toContain('isShown');
  expect(kinds).toContain(home);
});
