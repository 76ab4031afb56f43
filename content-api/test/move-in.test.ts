import { gzipSync } from 'node:zlib';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../src/app/open-database.ts';
import { readConfig } from '../src/config/config.ts';
import { eventually } from './support/eventually.ts';
import { everyRow } from './support/every-row.ts';
import { draw } from './support/media-samples.ts';
import { startMediaServer } from './support/media-server.ts';
import type { MediaServer } from './support/media-server.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { runHere } from './support/server-here.ts';
import { newDataDir } from './support/server-process.ts';

interface Shown {
  title: string;
  slug: string;
  content: string;
}

let home: string;
let env: Record<string, string>;
let server: MediaServer;
beforeEach(async () => {
  home = newDataDir();
  env = { DATA_DIR: path.join(home, 'data') };
  if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
  server = await startMediaServer(env);
  mkdirSync(path.join(home, 'uploads/2021/03'), { recursive: true });
  await draw().jpeg().toFile(path.join(home, 'uploads/2021/03/chair.jpg'));
  await draw({ background: '#393' }).jpeg().toFile(path.join(home, 'uploads/2021/03/saw.jpg'));
});
afterEach(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

const fixture = (name: string) => path.join(import.meta.dirname, 'fixtures/move-in', name);
const moveIn = (...args: string[]) => runHere('move-in', args, env);
const bringWordpress = () => moveIn(fixture('wordpress.xml'), '--media', path.join(home, 'uploads'));
const batch = async () => (await moveIn('list')).output.slice(0, 24);
const lastLine = ({ output }: { output: string }) => output.trimEnd().split('\n').at(-1);
const put = (name: string, bytes: Buffer | string) => {
  mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
  writeFileSync(path.join(home, name), bytes);
  return path.join(home, name);
};

const publicPosts = async () => (await server.ask('GET', '/api/content')) as Shown[];

interface View {
  record: { version: string };
  draft: { data: Record<string, unknown> } | null;
  live: { data: Record<string, unknown> } | null;
}

async function recordsOf(kind: string): Promise<{ _id: string; title: string; state: string }[]> {
  const list = (await server.ask('GET', `/api/records/${kind}?size=100`)) as {
    items: { _id: string; title: string; state: string }[];
  };
  return list.items;
}

async function recordOf(kind: string, title: string) {
  const _id = (await recordsOf(kind)).find((one) => one.title === title)?._id ?? '';
  const { record, draft, live } = (await server.ask('GET', `/api/records/${kind}/${_id}`)) as View;
  return { _id, version: record.version, data: draft?.data ?? live?.data ?? {} };
}

/** Every row but for the trail of what was done. */
async function rows(): Promise<unknown> {
  const database = await openDatabase(readConfig(env).config, { warn: () => undefined });
  try {
    const {
      audit: _audit,
      imports: _imports,
      meta: _meta,
      sessions: _sessions,
      throttles: _throttles,
      ...rest
    } = await everyRow(database.queries);
    return rest;
  } finally {
    await database.close();
  }
}

test('WordPress comes in as drafts, is published with its addresses, and is undone', async () => {
  const before = await rows();
  const rehearsal = await moveIn(fixture('wordpress.xml'), '--rehearse');
  expect(rehearsal.output).toContain('post: 3 → post (A chair of ash, Next spring, Notes)');
  expect(rehearsal.output).toContain('event: 1 → skip (Open day)');
  expect(lastLine(rehearsal)).toBe('7 created, 0 updated, 0 unchanged, 1 skipped, 2 media, 8 addresses');
  expect(await rows()).toEqual(before);

  const first = await bringWordpress();
  expect(first.code).toBe(2);
  expect(first.output).toContain('- Open day (line 90): nothing here takes items of the type event');
  expect(first.output).toContain('not kept: [contact-form-7]');
  expect(first.output).toContain('not kept: <script>');
  expect(lastLine(first)).toBe('7 created, 0 updated, 0 unchanged, 1 skipped, 2 media, 9 addresses');
  expect(await publicPosts()).toEqual([]);

  const media = await server.list();
  const [chair = '', saw = ''] = ['chair', 'saw'].map(
    (name) => media.find((one) => one.name.startsWith(name))?.url,
  );
  expect(media.find(({ url }) => url === chair)).toMatchObject({
    alt: 'A chair of ash',
    caption: 'In the light',
  });
  const { data } = await recordOf('post', 'A chair of ash');
  expect(data).toMatchObject({
    author: 'Mira Sand',
    tags: ['Wood', 'Ash'],
    image: chair,
    slug: 'ash-chair',
    format: 'markdown',
  });
  expect(data.content).toBe(
    [
      'We built it in the [workshop](/workshop), see [the tools](/tools#saws).',
      `![The chair](${chair}) In the light`,
      'Write to us and ask \\[sic] anything.',
      `![A chair of ash](${chair} "In the light")`,
      `![](${saw})`,
    ].join('\n\n'),
  );
  expect((await recordOf('page', 'Workshop')).data.blocks).toMatchObject([
    { type: 'prose', text: 'Read about [the chair](/blog/ash-chair).' },
    { type: 'picture', image: chair, alt: 'One' },
    { type: 'picture', image: saw, alt: 'Two' },
  ]);

  const second = await bringWordpress();
  expect(lastLine(second)).toBe('0 created, 0 updated, 7 unchanged, 1 skipped, 0 media, 9 addresses');
  expect(await recordsOf('post')).toHaveLength(3);

  const id = await batch();
  expect(lastLine(await moveIn('publish', id))).toMatch(
    /^5 published, 1 scheduled, 0 not published, 5 redirects$/,
  );
  const posts = await eventually(publicPosts, ({ length }) => length > 0);
  expect(posts.map(({ title }) => title)).toEqual(['A chair of ash']);
  const states = await Promise.all(['post', 'page', 'project'].map(recordsOf));
  expect(Object.fromEntries(states.flat().map(({ title, state }) => [title, state]))).toEqual({
    'A chair of ash': 'live',
    'Next spring': 'scheduled',
    Notes: 'draft',
    Workshop: 'live',
    Tools: 'live',
    'For clients': 'live',
    'House by the lake': 'live',
  });
  const { items } = (await server.ask('GET', '/api/records/redirect?size=100')) as {
    items: { title: string; state: string }[];
  };
  expect(items.map(({ title, state }) => `${title} ${state}`).sort()).toEqual([
    '/2021/03/ash-chair live',
    '/2021/03/chair live',
    '/?p=14 scheduled',
    '/notes draft',
    '/portfolio/lake-house live',
    '/workshop/tools live',
  ]);

  expect(await server.ask('GET', '/api/guests')).toMatchObject({
    records: [{ title: 'For clients', audience: 'password', hasPassword: true }],
  });
  expect(JSON.stringify(await server.ask('GET', '/api/pages'))).not.toContain('Prices');
  expect(await server.ask('GET', `/api/imports/${id}/addresses`)).toEqual(
    expect.arrayContaining([
      { from: '/for-clients/', to: '/for-clients', answer: 'same', reason: 'for those who have access' },
      { from: '/?p=14', to: '/blog/next-spring', answer: 'redirect', reason: 'scheduled' },
      { from: '/notes/', to: '/blog/notes', answer: 'redirect', reason: 'a draft' },
      { from: '/workshop/', to: '/workshop', answer: 'same' },
    ]),
  );

  const undone = await moveIn('undo', id);
  expect(lastLine(undone)).toBe('7 removed, 0 kept because somebody changed them, 2 files, 6 redirects');
  expect(await rows()).toEqual(before);
});

test('a second run leaves what somebody has changed, and so does undo', async () => {
  await bringWordpress();
  const { _id, data, version } = await recordOf('page', 'Tools');
  await server.ask('PUT', `/api/records/page/${_id}`, { data: { ...data, title: 'Our tools' }, version });
  const text = readFileSync(fixture('wordpress.xml'), 'utf8');
  const changed = put(
    'changed.xml',
    text.replace('Saws.', 'Saws and files.').replace('A house.', 'A wooden house.'),
  );
  const again = await moveIn(changed, '--media', path.join(home, 'uploads'));
  expect(lastLine(again)).toMatch(/^0 created, 1 updated, 6 unchanged/);
  expect((await recordOf('page', 'Our tools')).data.blocks).toMatchObject([{ text: 'Saws.' }]);
  expect((await recordOf('project', 'House by the lake')).data.blocks).toMatchObject([
    { text: 'A wooden house.' },
  ]);
  expect((await moveIn('undo', await batch())).output).toContain('1 kept because somebody changed them');
  expect(await recordsOf('page')).toMatchObject([{ title: 'Our tools' }]);
});

test('links of an export in two files lead to each other once both are there', async () => {
  const text = readFileSync(fixture('wordpress.xml'), 'utf8');
  const items = text.split(/(?=<item>)/);
  const end = '</channel></rss>';
  const part = (...numbers: number[]) => [items[0], ...numbers.map((n) => items[n])].join('') + end;
  expect((await moveIn(put('one.xml', part(2)))).output).toContain('1 created');
  expect((await recordOf('page', 'Workshop')).data.blocks).toMatchObject([
    { text: expect.stringContaining('old.example') as string },
    {},
    {},
  ]);
  expect((await moveIn(put('two.xml.gz', gzipSync(part(1))))).output).toContain('1 created');
  expect((await recordOf('page', 'Workshop')).data.blocks).toMatchObject([
    { text: 'Read about [the chair](/blog/ash-chair).' },
    {},
    {},
  ]);
});

test('Ghost comes in with its ids, whichever of its editors wrote', async () => {
  const { code, output } = await moveIn(fixture('ghost.json'), '--site', 'https://ghost.example');
  expect(output).toContain('- Torn (lexical): its text is no document of Ghost');
  expect(output).toContain('- posts[4] (id)');
  expect(code).toBe(2);
  expect(await recordOf('post', 'Paper')).toMatchObject({
    _id: '64b1f0c2a5d3e4f6a7b8c9d0',
    data: {
      content: 'On **paper**, as in [ink](/blog/ink).',
      author: 'Lea Born',
      tags: ['Craft'],
      seoTitle: 'All of paper',
    },
  });
  expect((await recordOf('post', 'Ink')).data.content).toBe(
    '## Black\n\n***deep*** \\<b> black\n\n```c\na < b\n```',
  );
  expect((await recordOf('page', 'Press')).data.blocks).toMatchObject([
    { type: 'prose', text: '*old* and [new](https://print.example/)\n\n---\n\n- one\n- two' },
  ]);
  await moveIn('publish', await batch());
  expect((await publicPosts()).map(({ title }) => title)).toEqual(['Paper']);
});

test('a table comes in by the columns that a map names', async () => {
  const map = put('map.json', '{"columns": {"tags": "Topic"}}');
  const { output } = await moveIn(fixture('rows.csv'), '--map', map);
  expect(output).toContain('- A row (line 5, title): it has no title');
  expect(lastLine({ output })).toBe('2 created, 0 updated, 0 unchanged, 1 skipped, 0 media, 0 addresses');
  expect((await recordOf('post', 'Table')).data).toMatchObject({
    content: 'A **table**, for four',
    tags: ['Wood'],
  });
  expect(await recordOf('post', '=cmd|calc')).toMatchObject({
    data: { content: 'Plain text', slug: 'shelf' },
  });
  expect((await moveIn(fixture('rows.csv'), '--map', put('bad.json', '{"colums": {}}'))).code).toBe(1);
});

test('letters that are not UTF-8 are named', async () => {
  const { output } = await moveIn(put('old.csv', Buffer.from('Title,Body\nGr\u00fcn,Text\n', 'latin1')));
  expect(output).toContain('(line 2): some of its characters are not UTF-8 and were lost');
});

test('a table has one separator, its rows are told apart, and what is not for everyone stays a draft', async () => {
  const table = put(
    'mailer.csv',
    [
      'web_title,content_tags,audience,content_html',
      'Plain,Wool; Ash,free,<p>One</p>',
      'Plain,Oak,everyone,"<p>Two</p>" ',
      'Paid,Oak,only_paid,<p>Three</p>',
    ].join('\n'),
  );
  const { output } = await moveIn(table);
  expect(lastLine({ output })).toBe('3 created, 0 updated, 0 unchanged, 0 skipped, 0 media, 0 addresses');
  expect(lastLine(await moveIn(table))).toContain('0 created, 0 updated, 3 unchanged');
  await moveIn('publish', await batch());
  const posts = await eventually(publicPosts, ({ length }) => length === 2);
  expect(posts.map(({ title, content }) => [title, content]).sort()).toEqual([
    ['Plain', 'One'],
    ['Plain', 'Two'],
  ]);
});

test.each(['empty.csv', 'empty.xml'])('%s with nothing in it says so', async (name) => {
  const empty = name === 'empty.csv' ? 'Title,Body\n' : '<rss version="2.0"><channel></channel></rss>';
  const { code, output } = await moveIn(put(name, empty));
  expect(output).toContain(`- ${name}: there is nothing in it that could come in`);
  expect(code).toBe(1);
});

test('an export of this product comes in with its ids and addresses, and says what only its own command takes', async () => {
  const file = {
    projects: [{ title: 'No id' }],
    services: [{ _id: '64b1f0c2a5d3e4f6a7b8c9d1', title: 'Chairs' }],
    posts: [
      {
        _id: '64b1f0c2a5d3e4f6a7b8c9d0',
        title: 'Ash',
        slug: 'ash',
        content: 'On *ash*.',
        format: 'markdown',
        author: 'Mira Sand',
        date: '2021-03-04T00:00:00.000Z',
        tags: ['Wood'],
      },
    ],
    redirects: [{ from: '/old-ash', to: '/blog/ash' }],
    clients: [],
    look: { accent: '#336633' },
  };
  const { code, output } = await moveIn(put('content.json', JSON.stringify(file)));
  const command = 'it does not move in: `npm run content -- import FILE` brings it in with every field';
  expect(output).toContain(`- services: ${command}`);
  expect(output).toContain(`- look: ${command}`);
  expect(output).toContain('- projects[0] (_id): this is no record');
  expect(lastLine({ output })).toBe('1 created, 0 updated, 0 unchanged, 3 skipped, 0 media, 2 addresses');
  expect(code).toBe(2);
  expect(await recordOf('post', 'Ash')).toMatchObject({
    _id: '64b1f0c2a5d3e4f6a7b8c9d0',
    data: { content: 'On *ash*.', tags: ['Wood'], date: '2021-03-04T00:00:00.000Z' },
  });
  await moveIn('publish', await batch());
  expect(await server.ask('GET', `/api/imports/${await batch()}/addresses`)).toEqual([
    { from: '/blog/ash', to: '/blog/ash', answer: 'same' },
    { from: '/old-ash', to: '/blog/ash', answer: 'redirect' },
  ]);
});

test('a folder of web pages comes in by what each page says of itself, and lists stay behind', async () => {
  const page = (thing: object | undefined, main: string, head = '') => {
    const data = thing && `<script type="application/ld+json">${JSON.stringify([thing])}</script>`;
    return `<!DOCTYPE html><html><head><title>x</title>${head}${data ?? ''}</head><body><nav>Menu</nav><main>${main}</main></body></html>`;
  };
  await draw().png().toFile(put('site/media/a.png', ''));
  put('site/index.html', page({ '@type': 'WebSite', name: 'Old' }, '<h1>Old</h1>'));
  put('site/404.html', page(undefined, '<h1>Nothing</h1>'));
  put('site/feed.xml', '<rss><channel></channel></rss>');
  put(
    'site/blog/ash/index.html',
    page(
      {
        '@type': 'BlogPosting',
        headline: 'Ash',
        author: { name: 'Mira Sand' },
        datePublished: '2021-03-04T00:00:00.000Z',
        keywords: ['Wood'],
        image: 'https://old.example/media/a.png',
      },
      '<article><header>Ash</header><p>3 minutes</p><div class="rich"><p>On <a href="/tools">ash</a>.</p></div></article><section><h2>More</h2></section>',
      '<link rel="canonical" href="https://old.example/blog/ash"><meta name="robots" content="noindex"><meta name="description" content="Of ash">',
    ),
  );
  put(
    'site/tools.html',
    page(
      undefined,
      '<header>Top</header><h1>Tools</h1><p>Saws <img src="/media/a.png" alt="A"></p><footer>End</footer>',
    ),
  );
  const { output } = await moveIn(path.join(home, 'site'));
  expect(lastLine({ output })).toBe('2 created, 0 updated, 0 unchanged, 0 skipped, 1 media, 2 addresses');
  const [picture] = await server.list();
  expect((await recordOf('post', 'Ash')).data).toMatchObject({
    slug: 'ash',
    content: 'On [ash](/tools).',
    author: 'Mira Sand',
    date: '2021-03-04T00:00:00.000Z',
    tags: ['Wood'],
    image: picture?.url,
    seoDescription: 'Of ash',
    noindex: true,
  });
  expect((await recordOf('page', 'Tools')).data.blocks).toEqual([
    { type: 'prose', text: `Saws ![A](${picture?.url})` },
  ]);
});

test('a feed comes in as posts', async () => {
  const { output } = await moveIn(fixture('feed.xml'));
  expect(output).toContain('- Without an id (line 14): it has no address and no id');
  expect((await recordOf('post', 'First note')).data).toMatchObject({
    author: 'Ida',
    tags: ['Notes'],
    content: 'A *note*.',
  });
});

test('of an export of Blogger only posts and pages come in, and drafts stay drafts', async () => {
  const entry = (kind: string, title: string, rest = '') =>
    `<entry><id>tag:x,1:${title}</id><published>2020-01-02T03:04:05Z</published>
    <category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#${kind}"/>
    <category scheme="http://www.blogger.com/atom/ns#" term="Wool"/>
    <title>${title}</title><content type="html">secret@owner.example</content>${rest}</entry>`;
  const draft = '<app:control><app:draft>yes</app:draft></app:control>';
  const entries = [
    entry('settings', 'Owners'),
    entry('template', 'Theme'),
    entry('comment', 'Remark'),
    entry('post', 'Spinning'),
    entry('post', 'Unsaid', draft),
    entry('page', 'Shop'),
  ].join('');
  const { output } = await moveIn(
    put('blog.xml', `<feed xmlns="http://www.w3.org/2005/Atom">${entries}</feed>`),
  );
  expect(lastLine({ output })).toContain('3 created, 0 updated, 0 unchanged, 0 skipped');
  await moveIn('publish', await batch());
  expect((await publicPosts()).map(({ title }) => title)).toEqual(['Spinning']);
  expect((await recordOf('post', 'Spinning')).data.tags).toEqual(['Wool']);
  expect((await recordsOf('page')).map(({ title }) => title)).toEqual(['Shop']);
});

test('a folder of Markdown comes in with its pictures and links', async () => {
  await draw().png().toFile(put('notes/img/a.png', ''));
  put(
    'notes/2020-05-06-hello.md',
    '---\ntitle: Hello\ntags: [one, two]\n---\n![A](img/a.png)\n\nSee [other](./other.md) and [[Wiki|that]].\n',
  );
  put('notes/other.md', '# Other\n\nBold <b>html</b>.\n\n| a |\n| - |\n| 1 |\n');
  put(
    'notes/projects/loom.md',
    '+++\ntitle = "Loom"\ndate = 2019-02-03\nslug = "loom"\n[taxonomies]\ntags = ["Wood"]\n+++\nA loom.\n',
  );
  put('notes/torn.md', '+++\ntitle = "Torn\n+++\nText\n');
  put('notes/broken.md', '---\ntitle: "x\n---\nText\n');
  put('notes/bomb.md', `---\na: &a [1]\nb: [${'*a,'.repeat(100)}*a]\n---\nText\n`);
  symlinkSync('/etc/passwd', path.join(home, 'notes/passwd.md'));
  const { output } = await moveIn(path.join(home, 'notes'));
  expect(output).toContain('- broken.md (line');
  expect(output).toContain('- bomb.md (line 1): its front matter is no YAML');
  expect(output).toContain('- torn.md (line 2): its front matter is no TOML');
  expect(output).toContain('3 created');
  expect((await recordOf('project', 'Loom')).data).toMatchObject({
    slug: 'loom',
    publishedYear: 2019,
    technologies: ['Wood'],
    blocks: [{ type: 'prose', text: 'A loom.' }],
  });
  const [picture] = await server.list();
  expect((await recordOf('post', 'Hello')).data).toMatchObject({
    content: `![A](${picture?.url})\n\nSee [other](/blog/other) and that.`,
    tags: ['one', 'two'],
    date: '2020-05-06T00:00:00.000Z',
  });
  expect((await recordOf('post', 'Other')).data.content).toBe('Bold **html**.\n\n| a |\n| - |\n| 1 |');
});

test('front matter of every form says what is public, and from when', async () => {
  put('site/live.md', '---json\n{"title": "Live", "date": "2020-01-02"}\n---\nText\n');
  put('site/hugo.md', '{\n  "title": "Hugo",\n  "publishDate": "2090-01-02"\n}\nText\n');
  put('site/draft.md', '---\ntitle: Draft\ndraft: yes\n---\nText\n');
  put('site/kept.md', '---\ntitle: Kept\npublish: false\n---\nText\n');
  put('site/program.md', '---js\nconst draft = true;\n---\nText\n');
  put('site/torn.md', '---json\n{"title": \n---\nText\n');
  const { output } = await moveIn(path.join(home, 'site'));
  expect(output).toContain('- program.md (line 1): its front matter is a program, which is not run');
  expect(output).toContain('- torn.md (line 1): its front matter is no JSON');
  await moveIn('publish', await batch());
  expect(Object.fromEntries((await recordsOf('post')).map(({ title, state }) => [title, state]))).toEqual({
    Live: 'live',
    Hugo: 'scheduled',
    Draft: 'draft',
    Kept: 'draft',
  });
});

test.each([
  ['a file that breaks off', '<item><title>Half', /broken\.xml \(line \d+\): /],
  [
    'a flood of entities',
    '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><item><title>&c;</title></item>',
    /a DTD is not read/,
  ],
  [
    'a file of this machine',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><item><title>&b;</title></item>',
    /a DTD is not read/,
  ],
])('%s is named with its line, and what stands before it comes in', async (_name, rest, message) => {
  const good = '<item><title>Good</title><guid>1</guid><description>Text</description></item>';
  const isAhead = rest.startsWith('<!DOCTYPE');
  const text = isAhead
    ? `<?xml version="1.0"?>${rest.replace('<item>', `<rss>${good}<item>`)}</rss>`
    : `<rss>${good}${rest}`;
  const { code, output } = await moveIn(put('broken.xml', text));
  expect(output).toMatch(message);
  expect(output).not.toContain('root:');
  expect(code).toBe(isAhead ? 1 : 2);
  expect(output).toContain(isAhead ? '0 created' : '1 created');
});

describe('an item that cannot be read costs nothing but itself', () => {
  const item = (id: number, body: string, title = `Post ${id}`) =>
    `<item><title>${title}</title><guid>${id}</guid><description>${body}</description></item>\n`;
  const huge = 'words '.repeat(3_600_000);

  test.each([
    ['a text of 21 MB', item(2, `<![CDATA[${huge}]]>`), '- Post 2 (line 2): an item is larger than is read'],
    [
      'a text of 21 MB that never ends',
      `<item><title>Post 2</title><description><![CDATA[${huge}\n`,
      'Post 2 (line 2)',
    ],
    ['markup that is none', item(2, 'a & b;'), '- Post 2 (line 2): '],
    ['a tag that nobody closes', item(2, '<b'), 'Post 2 (line 2)'],
    [
      'a page of an error in its middle',
      '<item><title>Post 2</title><!DOCTYPE html><p>Fatal</item>\n',
      'Post 2 (line 2)',
    ],
    ['elements without end', item(2, '<i>'.repeat(70) + '</i>'.repeat(70)), 'elements are nested too deeply'],
  ])('of a feed: %s', async (_name, bad, message) => {
    const text = `<rss version="2.0"><channel>${item(1, 'One')}${bad}${item(3, 'Three')}<item><title>Late</title></item></channel></rss>`;
    const { output } = await moveIn(put('feed.xml', text));
    expect(output).toContain(message);
    expect(output).toContain('- Late (line 4): it has no address and no id');
    expect(lastLine({ output })).toContain('2 created, 0 updated, 0 unchanged, 2 skipped');
  });

  test('of WordPress: comments do not count', async () => {
    const comments = '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>'.repeat(30_000);
    const text = readFileSync(fixture('wordpress.xml'), 'utf8').replace('</item>', `${comments}</item>`);
    expect(lastLine(await moveIn(put('comments.xml', text), '--rehearse'))).toContain('7 created');
  });

  test.each([
    ['a cell of 21 MB', `Two,"${huge}\n"`, '- A row (line 3): it is larger than is read'],
    ['a quote in the middle', 'Two,a "quoted" word', '- A row (line 3): Invalid Opening Quote'],
  ])('of a table: %s', async (_name, bad, message) => {
    const lines = ['Title,Body', 'One,"a\u0022\u0022b"', bad, 'Three,c,d, ,e', ',f'];
    const { output } = await moveIn(put('rows.csv', lines.join('\n')));
    expect(output).toContain(message);
    const line = bad.includes('\n') ? 5 : 4;
    expect(output).toContain(`- Three (line ${line}): 2 cells have no column, and did not come in`);
    expect(output).toContain(`- A row (line ${line + 1}, title): it has no title`);
    expect(lastLine({ output })).toContain('2 created, 0 updated, 0 unchanged, 2 skipped');
  });

  test('of a folder: a file that is too large', async () => {
    put('notes/a.md', `# A\n\n${huge}`);
    put('notes/b.md', '# B\n\nText');
    const { code, output } = await moveIn(path.join(home, 'notes'));
    expect(output).toContain('- a.md: a.md is larger than 5 MB');
    expect(lastLine({ output })).toContain('1 created, 0 updated, 0 unchanged, 1 skipped');
    expect(code).toBe(2);
  });
});

test('hostile texts harm nothing', async () => {
  const html = [
    '<a href="javascript:alert(1)">go</a>',
    '<a href="java\nscript:alert(1)">on</a>',
    '<img src="data:image/svg+xml,x" onerror="alert(1)">',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<img src="http://127.0.0.1:1/secret.png" alt="In">',
    '<p>&lt;script&gt;alert(2)&lt;/script&gt;</p>',
  ].join('');
  const item = {
    id: '__proto__',
    title: '\u202eevil',
    slug: '../../\u202eadmin',
    html,
    status: 'published',
    type: 'page',
  };
  const { output } = await moveIn(
    put(
      'hostile.json',
      JSON.stringify({ data: { posts: [item] } }).replace('"data"', '"__proto__":{"a":1},"data"'),
    ),
  );
  expect(output).toContain('1 created');
  expect(output).toContain('127.0.0.1:1/secret.png: Nothing could be fetched');
  const [row] = await recordsOf('page');
  const { data } = await recordOf('page', row?.title ?? '');
  expect(data.slug).toBe('admin-page');
  expect(JSON.stringify(data)).not.toMatch(/javascript:|data:image|onerror|[^\\]<script/i);
});

test('placeholders in the front matter of templates warn nobody', async () => {
  const warn = vi.spyOn(process, 'emitWarning');
  put('vault/Template.md', '---\ncreated: {{date}}\n---\nText\n');
  expect((await moveIn(path.join(home, 'vault'))).output).toContain('1 created');
  expect(warn).not.toHaveBeenCalledWith(expect.stringContaining('collection values'));
  warn.mockRestore();
});

test('addresses without a scheme and line breaks in lists are kept', async () => {
  const html =
    '<ul><li>one<br>two</li><li>three</li></ul><p><a href="//other.example/x">there</a> <img src="//127.0.0.1:1/a.png" alt="A"></p>';
  const posts = [{ id: '1', title: 'Lists', slug: 'lists', html, status: 'published' }];
  await moveIn(put('lists.json', JSON.stringify({ data: { posts } })), '--site', 'https://old.example');
  expect((await recordOf('post', 'Lists')).data.content).toBe(
    '- one\\\n  two\n- three\n\n[there](//other.example/x) ![A](https://127.0.0.1:1/a.png)',
  );
});

test('an address at which the site has its own page is not gone, and names where the old one went', async () => {
  const posts = [
    { id: '1', title: 'About', slug: 'about', html: '<p>We</p>', status: 'published', type: 'page' },
  ];
  await moveIn(put('own.json', JSON.stringify({ data: { posts } })), '--site', 'https://old.example');
  expect(await server.ask('GET', `/api/imports/${await batch()}/addresses`)).toEqual([
    {
      from: '/about/',
      to: '/about',
      answer: 'same',
      reason: 'a page of this site; what came in is at /about-page',
    },
  ]);
});

test('what is no source is refused in one line', async () => {
  expect(await moveIn(path.join(home, 'none.xml'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no file') as string,
  });
  expect(await moveIn(put('a.xml', ''))).toMatchObject({
    code: 1,
    output: expect.stringContaining('a.xml is empty') as string,
  });
  expect(await moveIn(put('a.bin', 'abc'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('is none of') as string,
  });
  expect(await moveIn(put('a.zip', 'PK\u0003\u0004 no'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('no sound archive') as string,
  });
  // PKZIP's end of an archive without entries.
  expect(await moveIn(put('none.zip', Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')))).toMatchObject({
    code: 1,
    output: expect.stringContaining('none.zip holds nothing that is read') as string,
  });
  expect(await moveIn(put('page.xml', '<!DOCTYPE html><html></html>'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('page.xml is a web page') as string,
  });
  expect(await moveIn(put('wide.xml', Buffer.from('\ufeff<rss></rss>', 'utf16le')))).toMatchObject({
    code: 1,
    output: expect.stringContaining('wide.xml is in UTF-16') as string,
  });
  const bomb = gzipSync(Buffer.alloc(120_000_000));
  expect(await moveIn(put('bomb.xml.gz', bomb))).toMatchObject({
    code: 1,
    output: expect.stringContaining('far more than it should') as string,
  });
  expect((await moveIn(put('b.json', '{"db":'))).code).toBe(1);
});

describe('the calls', () => {
  interface Batch {
    _id: string;
    state: string;
    counts: { created: number; types: { type: string; count: number; samples: string[] }[] };
    mapping: Record<string, string>;
    faults: { item: string; line?: number; message: string }[];
  }

  async function send(name: string, fields: Record<string, string> = {}) {
    const form = new FormData();
    form.set('file', new Blob([readFileSync(fixture(name))]), name);
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    return (await server.ask('POST', '/api/imports', form)) as Batch & { code?: string };
  }

  const reach = (id: string, state: string) =>
    eventually(
      async () => (await server.ask('GET', `/api/imports/${id}`)) as Batch,
      (one) => one.state === state,
    );

  test('a file is looked at, changed, brought in, published and undone', async () => {
    const before = await rows();
    const started = await send('wordpress.xml');
    expect(started).toEqual({ _id: started._id, state: 'reading' });
    const ready = await reach(started._id, 'ready');
    expect(ready).toMatchObject({
      source: 'wordpress https://old.example',
      file: 'wordpress.xml',
      mapping: { post: 'post', page: 'page', portfolio: 'project', event: 'skip' },
      progress: { done: 0, total: 8 },
    });
    expect(ready.counts.types[0]).toEqual({
      type: 'post',
      count: 3,
      samples: ['A chair of ash', 'Next spring', 'Notes'],
    });
    expect(await recordsOf('post')).toEqual([]);

    const at = `/api/imports/${started._id}`;
    expect(await server.ask('PATCH', at, { mapping: { event: 'house' } })).toMatchObject({
      code: 'VALIDATION',
    });
    expect(await server.ask('PATCH', at, { mapping: { event: 'post' } })).toMatchObject({
      mapping: { event: 'post', post: 'post' },
    });
    expect(await server.ask('POST', `${at}/publish`)).toMatchObject({ code: 'CONFLICT' });
    const rehearsed = await reach(started._id, 'ready');
    expect(rehearsed.counts).toMatchObject({ created: 8, skipped: 0, media: 2 });
    expect(rehearsed.faults.map(({ message }) => message)).toContain('not kept: <script>');
    expect(await recordsOf('post')).toEqual([]);
    expect(await server.ask('POST', `${at}/run`)).toEqual({ _id: started._id, state: 'running' });
    expect((await reach(started._id, 'drafts')).counts.created).toBe(8);
    expect(await publicPosts()).toEqual([]);
    expect(await server.ask('GET', `${at}/addresses`)).toContainEqual({
      from: '/2021/03/chair/',
      to: '/blog/ash-chair',
      answer: 'redirect',
    });

    expect(await server.ask('POST', `${at}/publish`)).toMatchObject({ state: 'public' });
    expect((await publicPosts()).map(({ title }) => title).sort()).toEqual(['A chair of ash', 'Open day']);
    expect(await server.ask('POST', `${at}/undo`)).toMatchObject({ state: 'undone' });
    expect(await server.ask('GET', '/api/imports')).toMatchObject([{ _id: started._id, state: 'undone' }]);
    expect(await rows()).toEqual(before);
  });

  test('columns of a table are chosen by hand, and tried out anew', async () => {
    const { _id } = await send('rows.csv');
    const ready = (await reach(_id, 'ready')) as Batch & { columns: object };
    expect(ready.columns).toMatchObject({
      names: ['Name', 'Slug', 'Item ID', 'Published On', 'Post Body', 'Topic'],
      chosen: { title: 'Name', body: 'Post Body', tags: '', date: 'Published On' },
    });
    expect(ready.faults.map(({ message }) => message)).toContain('it has no tags: “Blog” was set');
    const at = `/api/imports/${_id}`;
    expect(await server.ask('PATCH', at, { columns: { titel: 'Name' } })).toMatchObject({
      code: 'VALIDATION',
    });
    // Of two changes at once, the last one counts.
    await server.ask('PATCH', at, { columns: { tags: 'Slug' } });
    await server.ask('PATCH', at, { columns: { tags: 'Topic' } });
    expect(await reach(_id, 'ready')).toMatchObject({
      columns: { chosen: { tags: 'Topic', title: 'Name' } },
    });
    await server.ask('POST', `${at}/run`);
    await reach(_id, 'drafts');
    expect((await recordOf('post', 'Table')).data).toMatchObject({ tags: ['Wood'] });
  });

  test('a site is named beside the file, and a file that is none ends as failed', async () => {
    const ghost = await send('ghost.json', { site: 'https://ghost.example' });
    expect(await reach(ghost._id, 'ready')).toMatchObject({ source: 'ghost https://ghost.example' });
    expect(await send('ghost.json', { site: 'ftp://x' })).toMatchObject({ code: 'VALIDATION' });
    expect(await send('ghost.json', { other: 'x' })).toMatchObject({ code: 'VALIDATION' });
    const form = new FormData();
    form.set('file', new Blob(['abc']), 'a.bin');
    const { _id } = (await server.ask('POST', '/api/imports', form)) as Batch;
    const message = expect.stringMatching(/^a\.bin is none of/) as string;
    expect((await reach(_id, 'failed')).faults).toMatchObject([{ item: 'a.bin', message }]);
  });

  test('folders that a killed command has left are removed by the next start', async () => {
    const [stale, own] = ['.move-in-old', '.move-in-new'].map((name) => path.join(home, 'data', name));
    mkdirSync(stale!);
    mkdirSync(own!);
    const before = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(stale!, before, before);
    await server.stop();
    server = await startMediaServer(env);
    expect([existsSync(stale!), existsSync(own!)]).toEqual([false, true]);
  });

  test('an upload that nobody went on with for a week is given up by the next start', async () => {
    const begin = async () =>
      ((await server.ask('POST', '/api/imports/uploads', { file: 'old.xml', bytes: 10 })) as { _id: string })
        ._id;
    const [stale, fresh] = [await begin(), await begin()];
    await server.stop();
    const database = await openDatabase(readConfig(env).config, { warn: () => undefined });
    const before = new Date(Date.now() - 8 * 86_400_000).toISOString();
    await database.queries
      .updateTable('imports')
      .set({ updated_at: before })
      .where('id', '=', stale)
      .execute();
    await database.close();
    server = await startMediaServer(env);
    expect(await server.ask('GET', '/api/imports')).toMatchObject([{ _id: fresh, state: 'sending' }]);
    expect(existsSync(path.join(home, 'data/imports', stale))).toBe(false);
  });

  test('what a server has not finished goes on with its next start', async () => {
    const before = await rows();
    const { _id } = await send('wordpress.xml');
    await reach(_id, 'ready');
    /** As a server that is killed leaves it. */
    const endIn = async (task: string) => {
      await server.stop();
      const database = await openDatabase(readConfig(env).config, { warn: () => undefined });
      const { queries } = database;
      await queries.updateTable('imports').set({ state: 'running', task }).where('id', '=', _id).execute();
      await database.close();
      server = await startMediaServer(env);
    };
    await endIn('');
    expect((await reach(_id, 'drafts')).counts.created).toBe(7);
    await endIn('publish');
    await reach(_id, 'public');
    expect((await publicPosts()).map(({ title }) => title)).toEqual(['A chair of ash']);
    await endIn('undo');
    await reach(_id, 'undone');
    expect(await rows()).toEqual(before);
  });

  test('of two people who ask for a run one is refused, and nothing is done twice', async () => {
    const before = await rows();
    const { _id } = await send('wordpress.xml');
    await reach(_id, 'ready');
    const both = async (task: string) => {
      const asked = [task, task].map((one) => server.ask('POST', `/api/imports/${_id}/${one}`));
      const codes = (await Promise.all(asked)).map((answer) => (answer as { code?: string }).code);
      return codes.filter((code) => code === 'CONFLICT').length;
    };
    expect(await both('run')).toBe(1);
    expect((await reach(_id, 'drafts')).counts.created).toBe(7);
    await both('publish');
    await reach(_id, 'public');
    expect(await recordsOf('post')).toHaveLength(3);
    await both('undo');
    await reach(_id, 'undone');
    expect(await rows()).toEqual(before);
  });
});
