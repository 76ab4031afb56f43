import { contentFileSchemaOf } from '../src/features/transfer/content-file.ts';
import { exportContent } from '../src/features/transfer/export-content.ts';
import { importContent } from '../src/features/transfer/import-content.ts';
import { kinds } from '../src/contract/index.ts';
import type { ApiError, RecordView } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { CallOptions, TestApp } from './support/build-test-app.ts';

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

type Answer = Record<string, unknown> & { _id: string; updatedAt: string };

const picture = '/media/a.webp';
const project = {
  title: 'Night train',
  mainimage: picture,
  gitHubLink: 'https://code.example/train',
  technologies: ['React'],
  services: ['Web Development'],
  technicalDescription: 'One.\n\nTwo.\n\nThree.',
  publishedYear: 2024,
  slug: 'night-train',
  blocks: [
    { type: 'picture', image: picture, alt: 'A train', caption: 'At night' },
    { type: 'prose', text: 'It runs.' },
  ],
};
const german = {
  title: 'Nachtzug',
  services: ['Webentwicklung'],
  technicalDescription: 'Eins.\n\nZwei.\n\nDrei.',
  slug: 'nachtzug',
  blocks: [{ alt: 'Ein Zug', caption: 'Bei Nacht' }, { text: 'Er fährt.' }],
};

/** Sets the further languages of the site; all of them are offered. */
async function setLanguages(codes: readonly string[], more: object = {}) {
  const languages = codes.map((code) => ({ code, offered: true }));
  return saveStudio({ languages, ...more });
}

async function saveStudio(changes: object) {
  const site = (await api.call('GET', '/api/studio')).json<object>();
  return api.call('PUT', '/api/studio', { token, body: { ...site, language: 'en', ...changes } });
}

/** Every text within, by its path; names of sections and addresses are none. */
function textsIn(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return /section|href/.test(path) ? {} : { [path]: value };
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).map(([key, one]) => textsIn(one, `${path}.${key}`));
  return Object.assign({}, ...entries) as Record<string, string>;
}

const read = (url: string, options: CallOptions = {}) => api.call('GET', url, options);
const readJson = async (url: string) => (await read(url)).json<Answer>();
const edit = async (url: string) => (await read(url, { token })).json<RecordView>();
const put = (url: string, body: unknown) => api.call('PUT', url, { token, body });
const post = (url: string, body: unknown = {}) => api.call('POST', url, { token, body });
const fieldsOf = async (answer: ReturnType<typeof put>) => {
  const { statusCode, json } = await answer;
  return { statusCode, fields: json<ApiError>().fields };
};

async function addProject(values: object = project): Promise<Answer> {
  const answer = await api.call('POST', '/api/projects', { token, body: values });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function publishGerman(id: string, values: object = german) {
  const answer = await put(`/api/projects/${id}?language=de`, values);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

describe('one language', () => {
  test('answers say nothing of languages', async () => {
    const { _id } = await addProject();
    const answer = await read(`/api/projects/${_id}`);
    expect(answer.headers['content-language']).toBeUndefined();
    expect(answer.json()).not.toHaveProperty('languages');
    expect(await edit(`/api/records/project/${_id}`)).not.toHaveProperty('states');
  });

  test('a language that the site does not have is refused', async () => {
    const { _id } = await addProject();
    const fields = { language: 'Language: the site is not in de' };
    expect(await fieldsOf(read(`/api/projects/${_id}?language=de`))).toEqual({ statusCode: 400, fields });
    expect(await fieldsOf(put(`/api/projects/${_id}?language=de`, german))).toEqual({
      statusCode: 400,
      fields,
    });
  });
});

test('what a read answers of languages is ignored when it is sent back, in any of them', async () => {
  await setLanguages(['de']);
  const { _id } = await addProject();
  await publishGerman(_id);
  for (const url of [`/api/projects/${_id}`, `/api/projects/${_id}?language=de`]) {
    const stored = await readJson(url);
    expect(stored.languages).toEqual(['en', 'de']);
    expect((await put(url, stored)).statusCode).toBe(200);
  }
});

describe('the languages of the site', () => {
  test.each([
    [
      ['xx'],
      { 'languages.0.code': 'Language must be the code of a language, such as de or pt-BR: xx is none' },
    ],
    [['de', 'DE'], { 'languages.1.code': 'Further Languages: de is there twice' }],
    [['de', 'en'], { 'languages.1.code': 'Further Languages: en is the first language of the site' }],
    [['de', 'de-AT'], undefined],
  ])('%j', async (codes, fields) => {
    const answer = await fieldsOf(setLanguages(codes));
    expect(answer).toEqual({ statusCode: fields === undefined ? 200 : 400, fields });
  });

  test('a page and a language have no address in common', async () => {
    const page = { title: 'Deutsch', slug: 'de', blocks: [] };
    expect((await post('/api/pages', page)).statusCode).toBe(201);
    expect(await fieldsOf(setLanguages(['de']))).toEqual({
      statusCode: 400,
      fields: { 'languages.0.code': 'Further Languages: there is a page at /de' },
    });
    await setLanguages(['fr']);
    expect(await fieldsOf(post('/api/pages', { ...page, slug: 'fr' }))).toEqual({
      statusCode: 400,
      fields: { slug: 'Slug: the site in fr is at /fr' },
    });
  });

  test('visitors are not offered a language before it is', async () => {
    const { _id } = await addProject();
    await saveStudio({ languages: [{ code: 'de', offered: false }] });
    await publishGerman(_id);
    expect(await fieldsOf(read(`/api/projects/${_id}?language=de`))).toEqual({
      statusCode: 400,
      fields: { language: 'Language: de is not offered to visitors yet' },
    });
    expect(await readJson(`/api/projects/${_id}`)).toMatchObject({ language: 'en', languages: ['en'] });
  });

  test('taking a language away and adding it again loses nothing', async () => {
    const { _id } = await addProject();
    await setLanguages(['de']);
    await publishGerman(_id);
    await setLanguages([]);
    expect((await read(`/api/projects/${_id}?language=de`)).statusCode).toBe(400);
    await setLanguages(['de']);
    expect(await readJson(`/api/projects/${_id}?language=de`)).toMatchObject({ title: 'Nachtzug' });
  });
});

describe('reading and publishing in a language', () => {
  beforeEach(() => setLanguages(['de', 'fr']));

  test('German is published beside English, with what both share', async () => {
    const { _id } = await addProject();
    const missing = await read(`/api/projects/${_id}?language=de`);
    expect(missing.statusCode).toBe(404);
    const { updatedAt } = await readJson(`/api/projects/${_id}`);
    api.clock.advance(1000);
    await publishGerman(_id);
    const answer = await read(`/api/projects/${_id}?language=de`);
    expect(answer.headers['content-language']).toBe('de');
    expect(answer.json()).toMatchObject({
      _id,
      title: 'Nachtzug',
      mainimage: picture,
      publishedYear: 2024,
      technologies: ['React'],
      services: ['Webentwicklung'],
      slug: 'nachtzug',
      language: 'de',
      languages: ['en', 'de'],
      blocks: [
        { type: 'picture', image: picture, alt: 'Ein Zug', caption: 'Bei Nacht' },
        { type: 'prose', text: 'Er fährt.' },
      ],
    });
    const english = await read(`/api/projects/${_id}`);
    expect(english.headers['content-language']).toBe('en');
    expect(english.json()).toMatchObject({ title: 'Night train', updatedAt, languages: ['en', 'de'] });
  });

  test('what is shared follows the first language, and words follow their blocks', async () => {
    const { _id } = await addProject();
    await publishGerman(_id);
    const other = '/media/b.webp';
    const [first, second] = project.blocks;
    const blocks = [second, { ...first, image: other }, { type: 'prose', text: 'New.' }];
    expect((await put(`/api/projects/${_id}`, { ...project, mainimage: other, blocks })).statusCode).toBe(
      200,
    );
    expect(await readJson(`/api/projects/${_id}?language=de`)).toMatchObject({
      title: 'Nachtzug',
      mainimage: other,
      // What is not translated is left out.
      blocks: [
        { type: 'prose', text: 'Er fährt.' },
        { type: 'picture', image: other, alt: 'Ein Zug', caption: 'Bei Nacht' },
      ],
    });
  });

  test('a shared value that differs is refused, and nothing is written', async () => {
    const { _id } = await addProject();
    const refused = async (values: object) =>
      (await fieldsOf(put(`/api/projects/${_id}?language=de`, { ...german, ...values }))).fields;
    expect(await refused({ publishedYear: 2025 })).toEqual({
      publishedYear: 'Published Year: it is shared by all languages; change it in the first one',
    });
    expect(await refused({ blocks: [{ type: 'prose', text: 'A' }] })).toEqual({
      blocks: 'Gallery: its entries and their order are shared by all languages; change it in the first one',
    });
    expect(
      await refused({ blocks: [{ ...german.blocks[0], image: '/media/c.webp' }, german.blocks[1]] }),
    ).toEqual({
      'blocks.0.image': 'Picture URL: it is shared by all languages; change it in the first one',
    });
    expect((await read(`/api/projects/${_id}?language=de`)).statusCode).toBe(404);
    expect(
      (await put(`/api/projects/${_id}?language=de`, { ...german, publishedYear: 2024 })).statusCode,
    ).toBe(200);
  });

  test('lists, searches, tags and cards are in the language', async () => {
    const { _id } = await addProject();
    await addProject({ ...project, title: 'Untranslated', slug: 'untranslated' });
    await publishGerman(_id);
    const titles = async (url: string) => {
      const list = (await read(url)).json<Answer[] | { items: Answer[] }>();
      return (Array.isArray(list) ? list : list.items).map(({ title }) => title);
    };
    expect(await titles('/api/projects?language=de')).toEqual(['Nachtzug']);
    expect(await titles('/api/projects')).toHaveLength(2);
    expect(await titles('/api/projects?language=de&view=card')).toEqual(['Nachtzug']);
    expect(await titles('/api/projects?language=de&view=search&q=webentw')).toEqual(['Nachtzug']);
    expect(await titles('/api/projects?language=de&view=search&q=night')).toEqual([]);
    expect(await titles('/api/projects?view=search&q=webentw')).toEqual([]);
    expect(await titles('/api/projects?language=de&view=search&tag=Webentwicklung')).toEqual(['Nachtzug']);
    const list = (await read('/api/projects?language=de')).json<Answer[]>();
    expect(list[0]).toMatchObject({ language: 'de', languages: ['en', 'de'] });
  });

  test('a kind may show originals where nothing is translated, to readers alone', async () => {
    await setLanguages(['de', 'fr'], { missing: { project: 'original' } });
    const { _id } = await addProject();
    const answer = await read(`/api/projects/${_id}?language=de`);
    expect(answer.json()).toMatchObject({ title: 'Night train', language: 'en', languages: ['en'] });
    expect(answer.headers['content-language']).toBe('en');
    const list = (await read('/api/projects?language=de')).json<Answer[]>();
    expect(list.map(({ title, language }) => [title, language])).toEqual([['Night train', 'en']]);
    const view = await edit(`/api/records/project/${_id}?language=de`);
    expect(view).toMatchObject({ record: null, draft: null, live: null, words: { title: '' } });
    await publishGerman(_id);
    expect(await readJson(`/api/projects/${_id}?language=de`)).toMatchObject({ title: 'Nachtzug' });
  });

  test('German may be public without English, and is taken down alone', async () => {
    const made = await post('/api/records/project', { data: project });
    const { record } = made.json<RecordView>();
    const url = `/api/records/project/${record._id}`;
    expect((await put(`${url}?language=de`, { data: german, publish: true })).statusCode).toBe(200);
    expect((await read(`/api/projects/${record._id}`)).statusCode).toBe(404);
    expect(await readJson(`/api/projects/${record._id}?language=de`)).toMatchObject({ languages: ['de'] });
    await post(`${url}/publish`);
    expect((await read('/api/projects/night-train?language=de')).statusCode).toBe(404);
    await post(`${url}/unpublish`);
    // Nobody has its English address now: it leads to what is left.
    expect(await readJson('/api/projects/night-train?language=de')).toMatchObject({ slug: 'nachtzug' });
    await post(`${url}/publish`);
    await post(`${url}/unpublish?language=de`);
    expect((await read(`/api/projects/${record._id}?language=de`)).statusCode).toBe(404);
    expect((await read(`/api/projects/${record._id}`)).statusCode).toBe(200);
  });

  test('slugs are of a language, former ones too', async () => {
    const { _id } = await addProject();
    await publishGerman(_id);
    await publishGerman(_id, { ...german, slug: 'der-nachtzug' });
    for (const slug of ['nachtzug', 'der-nachtzug'])
      expect(await readJson(`/api/projects/${slug}?language=de`)).toMatchObject({ slug: 'der-nachtzug' });
    expect((await read('/api/projects/nachtzug')).statusCode).toBe(404);
    expect(await readJson('/api/projects/night-train')).toMatchObject({ title: 'Night train' });
    expect((await read('/api/projects/night-train?language=de')).statusCode).toBe(404);
    const other = await addProject({ ...project, title: 'Other', slug: 'nachtzug' });
    const taken = await put(`/api/projects/${other._id}?language=de`, { ...german, slug: 'der-nachtzug' });
    expect(taken.statusCode).toBe(409);
    expect(
      (await put(`/api/projects/${other._id}?language=fr`, { ...german, slug: 'der-nachtzug' })).statusCode,
    ).toBe(200);
  });

  test('singles are translated like records', async () => {
    const { statusCode } = await put('/api/home?language=de', { heroLine: 'Wir bauen', buttons: [] });
    expect(statusCode).toBe(400);
    const home = await readJson('/api/home?language=de');
    expect(home).toMatchObject({ language: 'en' });
    const labels = ['Projekte ansehen', 'Kontakt'];
    const buttons = (home.buttons as { href: string }[]).map((_one, index) => ({ label: labels[index] }));
    const saved = await put('/api/home?language=de', { heroLine: 'Wir bauen', buttons });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await readJson('/api/home?language=de')).toMatchObject({
      heroLine: 'Wir bauen',
      buttons: (home.buttons as object[]).map((one, index) => ({ ...one, label: labels[index] })),
      language: 'de',
    });
    expect((await readJson('/api/home')).heroLine).not.toBe('Wir bauen');
    // What was left out is empty, and not what the first language has without being asked.
    const { words } = await edit('/api/records/home/home?language=de');
    expect(words).toMatchObject({ heroLine: 'Wir bauen', heroHighlight: '', heroLead: '' });
  });

  test('an editor of what is not translated is given no words of the first language', async () => {
    const { words, source } = await edit('/api/records/home/home?language=de');
    expect(source).toMatchObject({ heroLine: 'We create digital experiences' });
    expect(Object.values(textsIn(words)).join('')).toBe('');
    expect(Object.keys(textsIn(words)).length).toBeGreaterThan(3);
  });
});

describe('what speaks for the studio', () => {
  type Site = Record<'studio' | 'home' | 'navigation' | 'legal', Record<string, unknown>>;
  const site = async (query = '') => (await read(`/api/site${query}`)).json<Site>();
  beforeEach(() =>
    setLanguages(['de'], {
      name: 'Weave',
      tagline: 'Cloth and code',
      contactLead: 'Write to us.',
      social: [{ icon: 'github', label: 'Code', href: 'https://code.example/weave' }],
    }),
  );

  test('is that of the first language until it is translated, word for word', async () => {
    const english = await site();
    expect(english.home).toMatchObject({ language: 'en', languages: ['en'] });
    expect(await site('?language=de')).toMatchObject(english);
    const saved = await put('/api/studio?language=de', {
      name: 'Weberei',
      tagline: 'Stoff und Code',
      social: [{ label: 'Quellen' }],
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const { studio } = await site('?language=de');
    expect(studio).toMatchObject({
      name: 'Weberei',
      tagline: 'Stoff und Code',
      contactLead: 'Write to us.',
      social: [{ icon: 'github', label: 'Quellen', href: 'https://code.example/weave' }],
      language: 'en',
      languages: [{ code: 'de', offered: true }],
    });
    expect((await site()).studio).toMatchObject({ name: 'Weave', tagline: 'Cloth and code' });
  });

  test('an English word in place of a missing one never reaches a form or what is stored', async () => {
    await put('/api/studio?language=de', { name: 'Weberei', social: [{ label: 'Quellen' }] });
    const { words, source } = await edit('/api/records/studio/studio?language=de');
    expect(words).toMatchObject({ name: 'Weberei', contactLead: '', tagline: '' });
    expect(source).toMatchObject({ contactLead: 'Write to us.' });
    const draft = await put('/api/records/studio/studio?language=de', {
      data: { ...words, tagline: 'Stoff' },
      publish: true,
    });
    expect(draft.statusCode, draft.body).toBe(200);
    expect(draft.json<RecordView>().live?.data).toMatchObject({ tagline: 'Stoff', contactLead: '' });
    // What the first language says later is shown until it is translated.
    await setLanguages(['de'], { contactLead: 'Call us.' });
    expect((await site('?language=de')).studio).toMatchObject({
      tagline: 'Stoff',
      contactLead: 'Call us.',
    });
  });

  test('a link of the menu is there before its label is translated', async () => {
    const { links } = await readJson('/api/navigation');
    const all = links as { label: string; href: string }[];
    const german = ['Start', 'Über uns', 'Leistungen', 'Projekte', 'Blog', 'Kontakt'];
    const saved = await put('/api/navigation?language=de', {
      links: german.map((label) => ({ label })),
      footerTitle: 'Schnellzugriff',
    });
    expect(saved.statusCode, saved.body).toBe(200);
    await put('/api/navigation', { links: [...all, { label: 'Shop', href: '/shop' }] });
    const { navigation } = await site('?language=de');
    expect(navigation).toMatchObject({
      links: [...german, 'Shop'].map((label, index) => ({ label, href: all[index]?.href ?? '/shop' })),
      footerTitle: 'Schnellzugriff',
      language: 'de',
      languages: ['en', 'de'],
    });
  });

  test('legal texts that nobody wrote yet are translated from those that are shown', async () => {
    const { source } = await edit('/api/records/legal/legal?language=de');
    expect(source).toMatchObject({ terms: (await site()).legal.terms });
    await put('/api/legal?language=de', { privacyTitle: 'Datenschutz', privacy: 'Wir speichern wenig.' });
    const { legal } = await site('?language=de');
    expect(legal).toMatchObject({
      privacyTitle: 'Datenschutz',
      privacy: 'Wir speichern wenig.',
      terms: source?.terms,
    });
  });
});

describe('addresses of a record in each language', () => {
  beforeEach(() => setLanguages(['de', 'fr']));

  test('are in its answers, on cards and in the list of addresses', async () => {
    const { _id } = await addProject();
    const other = await addProject({ ...project, title: 'Sleeper', slug: 'sleeper', publishedYear: 2025 });
    await publishGerman(_id);
    await publishGerman(other._id, { ...german, title: 'Schlafwagen', slug: 'schlafwagen' });
    const slugs = { en: 'night-train', de: 'nachtzug' };
    for (const query of ['', '?language=de'])
      expect(await readJson(`/api/projects/${_id}${query}`)).toMatchObject({ slugs });
    const cards = (await read('/api/projects?language=de&view=card')).json<{ items: Answer[] }>();
    expect(cards.items.map((one) => one.slugs)).toContainEqual(slugs);
    for (const query of ['', '?language=de']) {
      const { projects } = (await read(`/api/addresses${query}`)).json<Record<string, Answer[]>>();
      expect(projects?.find((one) => one._id === _id)).toMatchObject({ languages: ['en', 'de'], slugs });
    }
  });

  test('are on the cards of what may be read next', async () => {
    const write = async (title: string, slug: string, date: string, translated: object) => {
      const values = { title, slug, author: 'A', content: title, tags: ['Code'], date };
      const made = await post('/api/content', values);
      expect(made.statusCode, made.body).toBe(201);
      const url = `/api/content/${made.json<Answer>()._id}?language=de`;
      const body = { title, content: 'Text', tags: ['Code'], ...translated };
      const saved = await api.call('PATCH', url, { token, body });
      expect(saved.statusCode, saved.body).toBe(200);
    };
    await write('One', 'one', '2026-01-01', { slug: 'eins' });
    await write('Two', 'two', '2026-01-02', { slug: 'zwei' });
    const shown = await readJson('/api/content/zwei?language=de&view=page');
    expect(shown.next).toMatchObject({ slug: 'eins', language: 'de', slugs: { en: 'one', de: 'eins' } });
  });

  test('say which language a record is shown in, where originals stand in', async () => {
    await setLanguages(['de', 'fr'], { missing: { project: 'original' } });
    const { _id } = await addProject();
    await addProject({ ...project, title: 'Sleeper', slug: 'sleeper', publishedYear: 2025 });
    const slugs = { en: 'night-train' };
    const { projects } = (await read('/api/addresses?language=de')).json<Record<string, Answer[]>>();
    expect(projects).toContainEqual(
      expect.objectContaining({ _id, language: 'en', languages: ['en'], slugs }),
    );
    const page = { title: 'Work', slug: 'work', blocks: [{ type: 'records', kind: 'project', count: 2 }] };
    const made = await post('/api/pages', page);
    expect(made.statusCode, made.body).toBe(201);
    await put('/api/pages/' + made.json<Answer>()._id + '?language=de', { title: 'Arbeit', slug: 'arbeit' });
    const shown = await readJson('/api/pages/arbeit?language=de&view=page');
    // Each kind for itself: pages show no originals, projects do.
    expect(shown.cards).toMatchObject([[{ title: 'Sleeper', language: 'en' }, { title: 'Night train' }]]);
  });
});

describe('editing in a language', () => {
  let id: string;
  let url: string;
  beforeEach(async () => {
    await setLanguages(['de', 'fr']);
    ({ _id: id } = await addProject());
    url = `/api/records/project/${id}`;
  });

  test('drafts, history, schedule, undo and the trash are of one language', async () => {
    const first = await put(`${url}?language=de`, { data: german });
    expect(first.json()).toMatchObject({
      record: { state: 'draft' },
      words: { title: 'Nachtzug' },
      source: { title: 'Night train' },
      stale: [],
      states: { en: 'live', de: 'draft', fr: 'none' },
    });
    const { version } = first.json<RecordView>().record;
    expect((await edit(url)).draft).toBeNull();
    // Two editors in two languages do not stand in each other's way.
    const english = await edit(url);
    expect(
      (await put(url, { data: { ...project, title: 'Sleeper' }, version: english.record.version }))
        .statusCode,
    ).toBe(200);
    api.clock.advance(1000);
    const second = await put(`${url}?language=de`, { data: { ...german, title: 'Schlafwagen' }, version });
    expect(second.statusCode).toBe(200);
    expect((await put(`${url}?language=de`, { data: german, version })).statusCode).toBe(409);
    const history = (await read(`${url}/revisions?language=de`, { token })).json<{
      items: { _id: string }[];
    }>();
    expect(history.items).toHaveLength(2);
    const from = new Date(api.clock.nowMs() + 60_000).toISOString();
    const planned = await post(`${url}/publish?language=de`, { from });
    expect(planned.json()).toMatchObject({ states: { en: 'live', de: 'scheduled' } });
    expect((await read(`/api/projects/${id}?language=de`)).statusCode).toBe(404);
    api.clock.advance(61_000);
    expect(await readJson(`/api/projects/${id}?language=de`)).toMatchObject({ title: 'Schlafwagen' });
    expect(await readJson(`/api/projects/${id}`)).toMatchObject({ title: 'Night train' });
    await post(`${url}/restore?language=de`, { revision: history.items[1]?._id, publish: true });
    expect(await readJson(`/api/projects/${id}?language=de`)).toMatchObject({ title: 'Nachtzug' });
    expect((await api.call('DELETE', `${url}?language=de`, { token })).statusCode).toBe(200);
    expect((await read(`/api/projects/${id}?language=de`)).statusCode).toBe(404);
    expect((await read(`/api/projects/${id}`)).statusCode).toBe(200);
    await post(`${url}/restore?language=de`, { live: true });
    expect(await readJson(`/api/projects/${id}?language=de`)).toMatchObject({ title: 'Nachtzug' });
  });

  test('the trash hides every language, and brings them back as they were', async () => {
    await publishGerman(id);
    await api.call('DELETE', url, { token });
    expect((await read(`/api/projects/${id}?language=de`)).statusCode).toBe(404);
    expect((await read('/api/projects?language=de')).json()).toEqual([]);
    expect(await edit(url)).toMatchObject({ record: { state: 'trashed' } });
    await post(`${url}/restore`, { live: true });
    expect(await readJson(`/api/projects/${id}?language=de`)).toMatchObject({ title: 'Nachtzug' });
  });

  test('what has changed since it was translated is named, paragraph by paragraph', async () => {
    await publishGerman(id);
    const technicalDescription = 'One.\n\nTwo, again.\n\nThree.';
    const blocks = [{ ...project.blocks[0], caption: 'At dusk' }, project.blocks[1]];
    await put(`/api/projects/${id}`, { ...project, technicalDescription, blocks });
    const view = await edit(`${url}?language=de`);
    expect(view.states).toEqual({ en: 'live', de: 'stale', fr: 'none' });
    expect(view.stale).toEqual([
      { path: 'technicalDescription.1', was: 'Two.', is: 'Two, again.' },
      { path: 'blocks.0.caption', was: 'At night', is: 'At dusk' },
    ]);
    const list = async (state: string, language = 'de') =>
      (await read(`/api/translations?language=${language}&state=${state}`, { token })).json<{
        items: { kind: string; _id: string; state: string }[];
      }>().items;
    expect(await list('stale')).toMatchObject([
      { kind: 'project', _id: id, state: 'stale', stale: view.stale },
    ]);
    expect((await list('missing')).filter(({ kind }) => kind === 'project')).toEqual([]);
    expect(await list('missing', 'fr')).toContainEqual({
      kind: 'project',
      _id: id,
      title: 'Night train',
      state: 'none',
      stale: [],
    });
    // Only what was translated again is up to date.
    await put(`/api/projects/${id}?language=de`, {
      ...german,
      technicalDescription: 'Eins.\n\nZwei, noch einmal.\n\nDrei.',
    });
    expect((await edit(`${url}?language=de`)).stale).toEqual([
      { path: 'blocks.0.caption', was: 'At night', is: 'At dusk' },
    ]);
  });

  test('a paragraph that is still right is up to date, and nothing else changes', async () => {
    await publishGerman(id);
    const draft = { ...german, title: 'Entwurf' };
    const { record } = (await put(`${url}?language=de`, { data: draft })).json<RecordView>();
    const technicalDescription = 'One.\n\n2.\n\nThree!\n\nFour.';
    const [first, second] = project.blocks;
    const blocks = [second, { ...first, caption: 'At dusk' }];
    await put(`/api/projects/${id}`, { ...project, technicalDescription, blocks });
    const paths = async () => (await edit(`${url}?language=de`)).stale?.map(({ path }) => path);
    const all = [1, 2, 3].map((at) => `technicalDescription.${at}`);
    expect(await paths()).toEqual([...all, 'blocks.1.caption']);
    const shown = await readJson(`/api/projects/${id}?language=de`);
    const revision = (await readJson('/api/revision')).revision;

    const mark = (sent?: object) => post(`${url}/still-right?language=de`, sent);
    expect(await fieldsOf(mark({ paths: ['title'] }))).toEqual({
      statusCode: 400,
      fields: { paths: 'Paths: title is not out of date' },
    });
    const one = await mark({ paths: [all[1]] });
    expect(one.json()).toMatchObject({ record: { version: record.version }, draft: { data: draft } });
    expect(await paths()).toEqual([all[0], all[2], 'blocks.1.caption']);
    await mark({ paths: ['blocks.1.caption', all[2]] });
    expect((await edit(`${url}?language=de`)).stale).toEqual([{ path: all[0], was: 'Two.', is: '2.' }]);
    await mark();
    expect(await edit(`${url}?language=de`)).toMatchObject({ stale: [], states: { de: 'live' } });
    // Words of the blocks that have moved are where they belong, and visitors see what they saw.
    expect(await readJson(`/api/projects/${id}?language=de`)).toEqual(shown);
    expect((await readJson('/api/revision')).revision).toBe(revision);
    expect(await fieldsOf(post(`${url}/still-right`))).toEqual({
      statusCode: 400,
      fields: { language: 'Language: only a translation can be out of date' },
    });
  });

  test('a record is made in the first language', async () => {
    for (const [path, body] of [
      ['/api/projects', { ...project, slug: 'other' }],
      ['/api/records/project', { data: project }],
    ] as const) {
      expect(await fieldsOf(post(`${path}?language=de`, body))).toEqual({
        statusCode: 400,
        fields: { language: 'Language: a record is made in en, and translated into de afterwards' },
      });
      expect((await post(`${path}?language=en`, body)).statusCode).toBe(201);
    }
  });

  test('words that a save leaves as they are stay what they were made from', async () => {
    await publishGerman(id);
    const services = ['Web Development', 'Hosting'];
    const technicalDescription = `${project.technicalDescription}\n\nFour.`;
    await put(`/api/projects/${id}`, { ...project, services, technicalDescription });
    const stale = [
      { path: 'services', was: 'Web Development', is: 'Web Development, Hosting' },
      { path: 'technicalDescription.3', was: '', is: 'Four.' },
    ];
    await put(`/api/projects/${id}?language=de`, { ...german, title: 'Nachtzüge' });
    expect((await edit(`${url}?language=de`)).stale).toEqual(stale);
    await put(`/api/projects/${id}?language=de`, { ...german, services: ['Webentwicklung', 'Betrieb'] });
    expect((await edit(`${url}?language=de`)).stale).toEqual(stale.slice(1));
  });

  test('words follow blocks of one sort that are moved, and one that is added between them', async () => {
    const texts = (all: readonly string[]) => all.map((text) => ({ type: 'prose', text }));
    const save = (all: readonly string[]) => put(`/api/projects/${id}`, { ...project, blocks: texts(all) });
    await save(['One.', 'Two.', 'Three.']);
    const blocks = ['Eins.', 'Zwei.', 'Drei.'].map((text) => ({ text }));
    await publishGerman(id, { ...german, blocks });
    await save(['Three.', 'New.', 'One.', 'Two.']);
    const shown = await readJson(`/api/projects/${id}?language=de`);
    expect(shown.blocks).toEqual(texts(['Drei.', 'Eins.', 'Zwei.']));
    const { words, stale } = await edit(`${url}?language=de`);
    expect(words?.blocks).toEqual(texts(['Drei.', '', 'Eins.', 'Zwei.']));
    expect(stale).toEqual([{ path: 'blocks.1.text', was: '', is: 'New.' }]);
  });
});

test('what speaks for the studio, addresses and tags are answered in the language', async () => {
  await setLanguages(['de']);
  const { _id } = await addProject();
  await publishGerman(_id);
  const page = { title: 'Prices', slug: 'prices', inMenu: true, blocks: [{ type: 'prose', text: 'Much.' }] };
  const made = (await post('/api/pages', page)).json<Answer>();
  const translated = { title: 'Preise', slug: 'preise', blocks: [{ text: 'Viel.' }] };
  expect((await put(`/api/pages/${made._id}?language=de`, translated)).statusCode).toBe(200);
  const addresses = (await read('/api/addresses?language=de')).json<Record<string, Answer[]>>();
  expect(addresses.projects).toEqual([expect.objectContaining({ _id, slug: 'nachtzug' })]);
  expect(addresses.pages).toEqual([expect.objectContaining({ _id: made._id, slug: 'preise' })]);
  const { navigation } = (await read('/api/site?language=de')).json<{ navigation: { links: object[] } }>();
  expect(navigation.links).toContainEqual({ label: 'Preise', href: '/preise' });
  expect((await read('/api/project-tags?language=de')).json()).toEqual({
    services: [{ name: 'Webentwicklung', count: 1 }],
    industries: [],
  });
});

test('no redirect leads away from a page of a further language', async () => {
  await setLanguages(['de']);
  const { _id } = await addProject();
  await publishGerman(_id);
  await publishGerman(_id, { ...german, slug: 'der-nachtzug' });
  const from = (address: string) => fieldsOf(post('/api/redirects', { from: address, to: '/contact' }));
  const fields = { from: 'From is the address of a page' };
  for (const path of ['/de', '/de/projects', '/de/projects/nachtzug', '/DE/projects/der-nachtzug/'])
    expect(await from(path)).toEqual({ statusCode: 400, fields });
  for (const path of ['/fr', '/de/projects/night-train'])
    expect(await from(path)).toMatchObject({ statusCode: 201 });
  await setLanguages(['de'], { missing: { project: 'original' } });
  await addProject({ ...project, title: 'Sleeper', slug: 'sleeper' });
  expect(await from('/de/projects/sleeper')).toEqual({ statusCode: 400, fields });
});

test('a preview shows what waits in a language', async () => {
  await setLanguages(['de']);
  const { _id } = await addProject();
  await put(`/api/records/project/${_id}?language=de`, { data: german });
  const link = await post('/api/previews', { record: `project@de/${_id}` });
  expect(link.statusCode, link.body).toBe(201);
  const token = link.json<{ url: string }>().url.split('/').at(-1) ?? '';
  const headers = { 'x-preview': token };
  const shown = await read(`/api/projects/${_id}?language=de`, { headers });
  expect(shown.json()).toMatchObject({ title: 'Nachtzug', mainimage: picture });
  expect((await read(`/api/projects/${_id}`, { headers })).json()).toMatchObject({ title: 'Night train' });
  expect((await read(`/api/projects/${_id}?language=de`)).statusCode).toBe(404);
});

test('a moment of the past comes back in each language', async () => {
  await setLanguages(['de']);
  const { _id } = await addProject();
  await publishGerman(_id);
  api.clock.advance(60_000);
  const at = new Date(api.clock.nowMs()).toISOString();
  api.clock.advance(60_000);
  await publishGerman(_id, { ...german, title: 'Schlafwagen' });
  const differences = (await read(`/api/differences?at=${at}`, { token })).json<{ items: object[] }>();
  expect(differences.items).toMatchObject([
    { kind: 'project', language: 'de', _id, title: 'Nachtzug', fields: ['title'] },
  ]);
  const done = await post('/api/records/bring-back', { at, records: [`project@de/${_id}`] });
  expect(done.statusCode, done.body).toBe(200);
  expect(await readJson(`/api/projects/${_id}?language=de`)).toMatchObject({ title: 'Nachtzug' });
  await post(`/api/records/undo/${done.json<{ undo: string }>().undo}`);
  expect(await readJson(`/api/projects/${_id}?language=de`)).toMatchObject({ title: 'Schlafwagen' });
});

test('the calendar has what is scheduled in each language', async () => {
  await setLanguages(['de']);
  const { _id } = await addProject();
  const from = new Date(api.clock.nowMs() + 60_000).toISOString();
  await put(`/api/records/project/${_id}?language=de`, { data: german, publish: { from } });
  expect((await read('/api/schedule', { token })).json()).toMatchObject({
    items: [{ kind: 'project', language: 'de', record: _id, title: 'Nachtzug', at: from }],
  });
});

test('deleting a record for good deletes its translations', async () => {
  await setLanguages(['de']);
  const { _id } = await addProject();
  await publishGerman(_id);
  await api.call('DELETE', `/api/records/project/${_id}`, { token });
  await api.call('DELETE', `/api/records/project/${_id}?for-good=true`, { token });
  for (const table of ['records', 'revisions', 'slugs'] as const) {
    const rows = await api.context.database.queries.selectFrom(table).selectAll().execute();
    expect(rows.filter((row) => row.kind.startsWith('project'))).toEqual([]);
  }
});

describe('the content file', () => {
  const imported = async (file: unknown) => {
    const other = await buildTestApp();
    const { queries } = other.context.database;
    const parsed = contentFileSchemaOf(kinds).parse(JSON.parse(JSON.stringify(file)));
    await queries
      .transaction()
      .execute((trx) => importContent(trx, parsed, new Date(other.clock.nowMs()).toISOString()));
    return other;
  };

  test('translations travel with what they were made from', async () => {
    await setLanguages(['de']);
    const { _id } = await addProject();
    await publishGerman(_id);
    await put('/api/home?language=de', { heroLine: 'Wir bauen', buttons: [{ label: 'A' }, { label: 'B' }] });
    await put(`/api/projects/${_id}`, { ...project, title: 'Sleeper' });
    const file = await exportContent(api.context.database.queries);
    const other = await imported(file);
    const there = await other.login();
    for (const url of [`/api/projects/${_id}?language=de`, '/api/home?language=de'])
      expect((await other.call('GET', url)).json()).toEqual((await read(url)).json());
    const view = await other.call('GET', `/api/records/project/${_id}?language=de`, there);
    expect(view.json()).toMatchObject({ stale: [{ path: 'title', was: 'Night train', is: 'Sleeper' }] });
    await other.close();
  });

  test('a file by hand holds words alone', async () => {
    const id = '65f00000a00000000000000e';
    const file = {
      studio: { name: 'Studio', languages: [{ code: 'de', offered: true }] },
      projects: [{ _id: id, ...project }],
      translations: { de: { projects: [{ _id: id, ...german }] } },
    };
    const other = await imported(file);
    expect((await other.call('GET', `/api/projects/${id}?language=de`)).json()).toMatchObject({
      title: 'Nachtzug',
      mainimage: picture,
      language: 'de',
    });
    await other.close();
    const wrong = {
      ...file,
      translations: { de: { projects: [{ _id: id, ...german, publishedYear: 1999 }] } },
    };
    await expect(imported(wrong)).rejects.toThrow(
      `Nothing was imported: Project ${id} in de: Published Year: it is shared by all languages; change it in the first one`,
    );
  });
});
