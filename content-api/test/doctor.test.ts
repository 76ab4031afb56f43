import type { Doctor } from '../src/contract/index.ts';
import type { LinkProber } from '../src/features/doctor/link-prober.ts';
import { checkNightly } from '../src/features/doctor/check-nightly.ts';
import { hours } from '../src/lib/durations.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { countRows } from './support/count-rows.ts';
import { eventually } from './support/eventually.ts';
import { signInLibrarian } from './support/media-client.ts';
import { draw } from './support/media-samples.ts';
import { openTestDatabase } from './support/open-test-database.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;
const asked: string[] = [];
const states: Record<string, Awaited<ReturnType<LinkProber['probe']>>> = {};

beforeEach(async () => {
  asked.length = 0;
  api = await buildTestApp({
    env: { SITE_URL: 'https://studio.example', LIMITS_SCALE: '1000' },
    prober: {
      probe(address) {
        asked.push(address);
        return Promise.resolve(states[address] ?? {});
      },
      close: () => Promise.resolve(),
    },
  });
  ({ token } = await api.login());
});
afterEach(() => api.close());

const description = 'A page that says in fifty characters and a few more what it is about.';

async function create(path: string, body: object): Promise<string> {
  const answer = await api.call('POST', path, { token, body });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ _id: string }>()._id;
}
const project = (changes: object) =>
  create('/api/projects', { ...samples.project, shortDescription: description, ...changes });
const read = async (as = token) => (await api.call('GET', '/api/doctor', { token: as })).json<Doctor>();
const told = async () =>
  (await read()).findings.map(({ check, field, subject, state }) => [check, field, subject, state]);

test('links to other sites are checked once each, and what was added later is counted', async () => {
  await project({ officialWebsiteLink: 'https://gone.example/a#top' });
  await project({ title: 'Another', officialWebsiteLink: 'https://gone.example/a' });
  expect((await read()).links).toEqual({
    checkedAt: null,
    isChecking: false,
    isCutOff: false,
    unchecked: 3,
  });
  states['https://gone.example/a'] = { fault: 'The other site answers with 404.' };
  expect((await api.call('POST', '/api/doctor/links', { token })).statusCode).toBe(202);
  await eventually(read, ({ links }) => links.checkedAt !== null);
  expect(asked.toSorted()).toEqual([
    'https://github.com/example/harbour',
    'https://gone.example/a',
    'https://img.example/harbour.jpg',
  ]);
  expect(await told()).toEqual([
    ['dead-link', 'officialWebsiteLink', 'https://gone.example/a', 'live'],
    ['dead-link', 'officialWebsiteLink', 'https://gone.example/a#top', 'live'],
  ]);
  await project({ title: 'Third', officialWebsiteLink: 'https://new.example' });
  expect((await read()).links).toMatchObject({ isChecking: false, unchecked: 1 });
});

test('links into the site itself need a page or a file that is there', async () => {
  const known = await project({ slug: 'harbour' });
  await create('/api/pages', { ...samples.page, lead: description });
  await create('/api/redirects', { from: '/old', to: '/' });
  await create('/api/content', {
    ...samples.post,
    format: 'markdown',
    content: [
      `${description} [Here](/projects/harbour), [there](/projects/${known}), [gone](/projects/none),`,
      '[in full](https://studio.example/blog/none), [contact](/contact), [a part](#part)',
      '[prices](/prices), [an old page](/old), [files](/feed.xml), [a page that nobody made](/gone)',
      '![A boat](/media/none.png)',
    ].join('\n'),
  });
  expect(await told()).toEqual([
    ['dead-link', 'content', '/projects/none', 'live'],
    ['dead-link', 'content', 'https://studio.example/blog/none', 'live'],
    ['dead-link', 'content', '/gone', 'live'],
    ['dead-link', 'content', '/media/none.png', 'live'],
  ]);
});

test('what an old site left behind is named, and what a redirect catches is not', async () => {
  const library = await signInLibrarian(api);
  const { media } = await library.upload(await draw().png().toBuffer(), 'mark.png');
  for (const from of ['/wp-content/uploads/kept.pdf', '/index.php?p=5', '/\u00dcber-uns'])
    await create('/api/redirects', { from, to: '/about' });
  await project({
    slug: 'harbour',
    officialWebsiteLink: '/assets/gone.webp',
    gitHubLink: '/assets/there.webp',
  });
  states['https://studio.example/assets/gone.webp'] = {
    fault: 'The other site answers with 404.',
    isGone: true,
  };
  // A server that cannot reach its own site by its public name.
  states['https://studio.example/assets/there.webp'] = { fault: 'It leads into a private network.' };
  const dead = [
    'about',
    '../team',
    '//studio.example/none',
    '/team.html',
    '/wp-content/uploads/x.jpg',
    '/projects/harbour/more',
    '/index.php?p=6',
    media.url.replace('mark.png', 'other.png'),
    media.url.replace('mark.png', ''),
  ];
  const sound = [
    '../about',
    '../projects/harbour',
    '//studio.example/about',
    '/projects//Harbour/',
    '/wp-content/uploads/kept.pdf',
    '/index.php?p=5#top',
    '/u%CC%88ber-uns',
    '/about?from=old',
    media.url,
    media.url.replace('mark.png', 'mark-480.avif'),
    'mailto:studio@studio.example',
    '/media-kit',
    '/icon.svg',
  ];
  await create('/api/pages', { ...samples.page, slug: 'media-kit', lead: description });
  const content = [...dead, ...sound].map((address) => `[A](${address})`).join(' ');
  await create('/api/content', { ...samples.post, format: 'markdown', content: `${description} ${content}` });
  await api.context.doctor.checkLinks();
  expect(await told()).toEqual([
    ...dead.map((address) => ['dead-link', 'content', address, 'live']),
    ['dead-link', 'officialWebsiteLink', '/assets/gone.webp', 'live'],
  ]);
  expect((await read()).findings.map(({ message }) => message).slice(-4)).toEqual([
    'There is no page at this address.',
    'There is no such file.',
    'There is no such file.',
    'There is no such file.',
  ]);
});

test('pictures need words in the record or in the library', async () => {
  const library = await signInLibrarian(api);
  const { media } = await library.upload(await draw().png().toBuffer(), 'mark.png');
  const picture = { type: 'picture', image: media.url, alt: '', caption: '' };
  const record = await project({ blocks: [{ ...picture, alt: 'A boat' }, picture] });
  const [finding] = (await read()).findings;
  expect(finding).toEqual({
    check: 'missing-alt',
    kind: 'project',
    record,
    title: 'Harbour Lights',
    field: 'blocks.1.alt',
    label: 'Gallery, number 2: Picture URL',
    state: 'live',
    subject: media.url,
    message: 'Say what the picture shows, for those who cannot see it.',
  });
  await create('/api/content', {
    ...samples.post,
    format: 'markdown',
    content: `${description} ![](${media.url}) ![A boat](${media.url})`,
  });
  expect(await told()).toEqual([
    ['missing-alt', 'content', media.url, 'live'],
    ['missing-alt', 'blocks.1.alt', media.url, 'live'],
  ]);
  const { statusCode } = await api.call('PATCH', `/api/media/${media._id}`, {
    token,
    body: { alt: 'A boat', updatedAt: media.updatedAt },
  });
  expect(statusCode).toBe(200);
  expect(await told()).toEqual([]);
});

test('pictures that are sent as they are may not be large', async () => {
  states['https://img.example/harbour.jpg'] = { bytes: 1_250_000 };
  await project({});
  await api.context.doctor.checkLinks();
  delete states['https://img.example/harbour.jpg'];
  const [finding] = (await read()).findings;
  expect(finding).toMatchObject({
    check: 'large-picture',
    field: 'mainimage',
    message: expect.stringMatching(/1\.3 MB.*Bring it into the library/) as string,
  });
});

test('a highlight needs its phrase, and its field is named', async () => {
  const { highlights } = samples.about;
  const body = { ...samples.about, highlights: [...highlights, { paragraphIndex: 1, text: 'make' }] };
  expect((await api.call('PUT', '/api/about', { token, body })).statusCode).toBe(200);
  expect(await told()).toEqual([['lost-highlight', 'highlights.1.text', 'make', 'live']]);
});

test('a thin description is told, also of a draft; what both states share is told once', async () => {
  const id = await project({ shortDescription: 'Short' });
  const at = `/api/records/project/${id}`;
  const { record } = (await api.call('GET', at, { token })).json<{ record: { version: string } }>();
  const gone = 'https://studio.example/projects/none';
  const data = { ...samples.project, shortDescription: 'Short', officialWebsiteLink: gone };
  const saved = await api.call('PUT', at, { token, body: { data, version: record.version } });
  expect(saved.statusCode).toBe(200);
  expect(await told()).toEqual([
    ['thin-description', 'shortDescription', 'Short', 'live'],
    ['dead-link', 'officialWebsiteLink', gone, 'draft'],
  ]);
  await api.call('DELETE', at, { token });
  expect(await told()).toEqual([]);
  await project({ shortDescription: 'Short', seoDescription: description });
  expect(await told()).toEqual([]);
});

test('a server that reaches no other site says so, and calls no link dead', async () => {
  const addresses = [
    'https://a.example/',
    'https://github.com/example/harbour',
    'https://img.example/harbour.jpg',
  ];
  for (const address of addresses)
    states[address] = { fault: 'There is no site of this name.', isPassing: true };
  await project({ officialWebsiteLink: 'https://a.example/' });
  await api.context.doctor.checkLinks();
  for (const address of addresses) delete states[address];
  expect(await told()).toEqual([]);
  expect((await read()).links).toMatchObject({ isCutOff: true, unchecked: 3 });
});

test('a report takes few records at a time, lets others in between, and reads no others to know an address', async () => {
  await api.close();
  const { database, rows } = countRows(await openTestDatabase());
  api = await buildTestApp({ database, env: { SITE_URL: 'https://studio.example' } });
  ({ token } = await api.login());
  const redirects = Array.from({ length: 150 }, (_one, n) => ({ from: `/old-${n}`, to: `/gone-${n}` }));
  await api.call('POST', '/api/redirects/import', { token, body: { redirects } });
  let turns = 0;
  const count = () => {
    turns += 1;
    turn = setImmediate(count);
  };
  let turn = setImmediate(count);
  rows.reset();
  const { findings } = await api.context.doctor.report(api.context.kinds);
  clearImmediate(turn);
  expect(findings).toHaveLength(150);
  expect(new Set(findings.map(({ subject }) => subject)).size).toBe(150);
  expect(rows.most).toBeLessThan(30);
  expect(turns).toBeGreaterThan(4);
});

test('the night of the studio checks once a day', async () => {
  await project({});
  await checkNightly(api.context);
  const first = asked.length;
  expect(first).toBe(2);
  await checkNightly(api.context);
  expect(asked).toHaveLength(first);
  api.clock.advance(hours(24));
  await checkNightly(api.context);
  expect(asked).toHaveLength(2 * first);
});

test('the night is that of the zone that the studio names in the console', async () => {
  await project({});
  const body = { name: 'Kauri Works', timeZone: 'Pacific/Honolulu' };
  expect((await api.call('PUT', '/api/studio', { token, body })).statusCode).toBe(200);
  const before = asked.length;
  api.clock.advance(hours(4));
  await checkNightly(api.context);
  expect(asked).toHaveLength(before);
  api.clock.advance(hours(2));
  await checkNightly(api.context);
  expect(asked.length).toBeGreaterThan(before);
});

describe('in further languages', () => {
  const long = 'Eine Seite, die in mehr als fünfzig Zeichen sagt, worum es hier geht.';

  async function setLanguages(...codes: string[]) {
    const site = (await api.call('GET', '/api/studio')).json<object>();
    const languages = codes.map((code) => ({ code, offered: false }));
    await api.call('PUT', '/api/studio', { token, body: { ...site, languages } });
  }
  async function translate(path: string, words: object, language = 'de') {
    const isProject = path.startsWith('/api/projects');
    const needed = { services: ['Web'], technicalDescription: 'Gebaut.', blocks: [] };
    const answer = await api.call(isProject ? 'PUT' : 'PATCH', `${path}?language=${language}`, {
      token,
      body: isProject ? { ...needed, ...words } : words,
    });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  }
  const toldIn = async (language: string) =>
    (await read()).findings
      .filter((one) => one.language === language)
      .map(({ check, field, subject, message }) => [check, field, subject, message]);

  test('words of a translation are examined, and what it shares is named once', async () => {
    await setLanguages('de');
    const id = await project({ mainimage: '/media/none.png', slug: 'harbour' });
    const other = await project({ title: 'Other', slug: 'other' });
    await translate(`/api/projects/${other}`, { title: 'Andere', slug: 'andere', shortDescription: long });
    await translate(`/api/projects/${id}`, { title: 'Hafen', slug: 'hafen', shortDescription: 'Kurz.' });
    expect(await toldIn('de')).toEqual([
      [
        'thin-description',
        'shortDescription',
        'Kurz.',
        'Search results describe the page by this text, and it has 5 characters. 50 to 150 tell more.',
      ],
    ]);
    expect((await told()).filter(([check]) => check === 'dead-link')).toHaveLength(1);
  });

  test('a link of a translation needs a page in its language, and a language that the site has', async () => {
    await setLanguages('de', 'fr');
    const harbour = await project({ slug: 'harbour' });
    await project({ title: 'Untranslated', slug: 'untranslated' });
    await translate(`/api/projects/${harbour}`, { title: 'Hafen', slug: 'hafen', shortDescription: long });
    const post = await create('/api/content', {
      ...samples.post,
      format: 'markdown',
      content: `${description} [A](/projects/untranslated) [B](/nl/contact)`,
    });
    const good = [
      '/projects/harbour',
      '/projects/hafen',
      `/projects/${harbour}`,
      '/contact',
      '/',
      '/de/projects',
    ];
    const links = [
      ...good,
      '/projects/untranslated',
      '/projects/none',
      '/nl/contact',
      '/fr/contact',
      '/fr/none',
    ];
    await translate(`/api/content/${post}`, {
      title: 'Ein Beitrag',
      slug: 'ein-beitrag',
      tags: ['Neues'],
      content: `${long} ${links.map((href) => `[A](${href})`).join(' ')}`,
    });
    const missing = 'There is no page at this address.';
    expect(await toldIn('de')).toEqual([
      ['dead-link', 'content', '/projects/untranslated', missing],
      ['dead-link', 'content', '/projects/none', missing],
      ['dead-link', 'content', '/nl/contact', 'The site is not in Dutch (nl).'],
      ['dead-link', 'content', '/fr/none', missing],
    ]);
    expect((await told()).map(([, , subject]) => subject)).toContain('/nl/contact');
    // A language that was taken away.
    await setLanguages('de');
    expect(await toldIn('de')).toContainEqual([
      'dead-link',
      'content',
      '/fr/contact',
      'The site is not in French (fr).',
    ]);
  });

  test('a picture needs words in each language', async () => {
    await setLanguages('de');
    const id = await project({
      slug: 'harbour',
      blocks: [{ type: 'picture', image: '/media/a.png', alt: 'A boat', caption: 'At sea' }],
    });
    await translate(`/api/projects/${id}`, {
      title: 'Hafen',
      slug: 'hafen',
      shortDescription: long,
      blocks: [{ alt: '', caption: 'Auf See' }],
    });
    expect((await toldIn('de')).map(([check, field]) => [check, field])).toEqual([
      ['missing-alt', 'blocks.0.alt'],
    ]);
  });
});
