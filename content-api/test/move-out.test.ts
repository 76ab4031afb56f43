import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { draw } from './support/media-samples.ts';
import { startMediaServer } from './support/media-server.ts';
import type { MediaServer } from './support/media-server.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { runHere } from './support/server-here.ts';
import { newDataDir } from './support/server-process.ts';

type Data = Record<string, unknown>;

let homes: string[];
beforeEach(() => (homes = []));
afterEach(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

async function newStudio(): Promise<{ env: Record<string, string>; server: MediaServer; home: string }> {
  const home = newDataDir();
  homes.push(home);
  const env: Record<string, string> = {
    DATA_DIR: path.join(home, 'data'),
    SITE_URL: 'https://old.example',
  };
  if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
  return { env, home, server: await startMediaServer(env) };
}

async function fill(server: MediaServer): Promise<void> {
  const { url: chair } = await server.upload(await draw().jpeg().toBuffer(), 'chair.jpg');
  const { url: saw } = await server.upload(await draw({ background: '#393' }).jpeg().toBuffer(), 'saw.jpg');
  const seo = { seoTitle: 'Found as', seoDescription: 'Said in results' };
  await server.ask('POST', '/api/content', {
    title: 'Chairs: “ash” & <oak>',
    slug: 'ash-chair',
    format: 'markdown',
    content: `Read about [the workshop](/workshop), **soon**.\n\n![The chair](${chair} "In the light")\n\n- one\n- two`,
    author: 'Mira Sand',
    date: '2021-03-04',
    tags: ['Wood', 'Ash & oak'],
    image: chair,
    ...seo,
  });
  await server.ask('POST', '/api/content', {
    title: 'Plain',
    slug: 'plain',
    format: 'plain',
    content: 'One *star* line\nAnother',
    author: 'Mira Sand',
    date: '2021-03-05',
    tags: ['Wood'],
    noindex: true,
  });
  await server.ask('POST', '/api/pages', {
    title: 'Workshop',
    slug: 'workshop',
    lead: 'Where it is made',
    format: 'markdown',
    blocks: [
      { type: 'prose', text: 'See [the chair](/blog/ash-chair).' },
      { type: 'picture', image: chair, alt: 'One', caption: 'The *first*' },
      { type: 'picture', image: saw, alt: 'Two', caption: '' },
      { type: 'prose', text: 'The end.' },
    ],
  });
  await server.ask('POST', '/api/projects', {
    title: 'House by the lake',
    slug: 'lake-house',
    format: 'markdown',
    mainimage: saw,
    shortDescription: 'A house',
    publishedYear: 2019,
    codeIsPublic: false,
    technologies: ['Wood', 'Glass'],
    problem: 'It *rained*.',
    blocks: [{ type: 'quote', text: 'We live here', name: 'Ida', role: 'Owner', face: '' }],
    ...seo,
  });
}

const slim = (data: Data) => Object.fromEntries(Object.entries(data).filter(([, value]) => value !== ''));

/** Public content by its address, with files under their names: each library has its own folders. */
async function contentOf(server: MediaServer): Promise<Record<string, Data>> {
  const found: Record<string, Data> = {};
  for (const [kind, address] of [
    ['post', '/api/content'],
    ['page', '/api/pages'],
    ['project', '/api/projects'],
  ] as const) {
    for (const { _id } of (await server.ask('GET', address)) as { _id: string }[]) {
      const whole = (await server.ask('GET', `/api/records/${kind}/${_id}`)) as { live: { data: Data } };
      const text = JSON.stringify(slim(whole.live.data)).replaceAll(/\/media\/[0-9a-f]{24}\//g, '/media/');
      const data = JSON.parse(text) as Data;
      found[`${kind} ${String(data.slug)}`] = data;
    }
  }
  return found;
}

async function moveTo(source: string, media = source): Promise<Record<string, Data>> {
  const { env, server } = await newStudio();
  try {
    const { output } = await runHere('move-in', [source, ...(media === '' ? [] : ['--media', media])], env);
    expect(output).toContain('4 created, 0 updated, 0 unchanged, 0 skipped');
    const [, batch = ''] = /^Batch ([0-9a-f]{24})/m.exec(output) ?? [];
    await runHere('move-in', ['publish', batch], env);
    const addresses = (await server.ask('GET', `/api/imports/${batch}/addresses`)) as { answer: string }[];
    expect(addresses.map(({ answer }) => answer)).toEqual(['same', 'same', 'same', 'same']);
    return await contentOf(server);
  } finally {
    await server.stop();
  }
}

/** What other systems have no field for stands in the text. */
function asMoved(content: Record<string, Data>): Record<string, Data> {
  const plain = content['post plain'];
  const house = content['project lake-house'];
  const { problem: _problem, ...rest } = house ?? {};
  return {
    ...content,
    'post plain': { ...plain, format: 'markdown', content: 'One \\*star\\* line\n\nAnother' },
    'project lake-house': {
      ...rest,
      blocks: [{ type: 'prose', text: '## Problem\n\nIt *rained*.\n\n> We live here\n>\n> — Ida, Owner' }],
    },
  };
}

test.each(['markdown', 'wxr'] as const)(
  'what leaves as %s comes in again, field by field, at the same addresses',
  async (format) => {
    const { env, server, home } = await newStudio();
    await fill(server);
    const before = await contentOf(server);
    expect(Object.keys(before)).toHaveLength(4);
    const folder = path.join(home, 'out');
    const { output } = await runHere('content', [format, folder], env);
    await server.stop();
    expect(output).toContain('files written to');
    const moved = await moveTo(folder);
    expect(moved).toEqual(asMoved(before));
  },
  60_000,
);

/** Downloads an archive as the console does: a ticket, then a form. */
async function download(server: MediaServer, format: string, target: string): Promise<void> {
  const at = `/api/exports/${format}`;
  const { ticket } = (await server.ask('POST', `${at}/ticket`)) as { ticket: string };
  const answer = await fetch(`${server.url}${at}/download`, {
    method: 'POST',
    body: new URLSearchParams({ ticket }),
  });
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="site-\w+-[\d-]+\.zip"$/);
  writeFileSync(target, Buffer.from(await answer.arrayBuffer()));
}

async function unpack(file: string, folder: string): Promise<void> {
  const zip = await openPromise(file, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    const at = path.join(folder, entry.fileName);
    mkdirSync(path.dirname(at), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(at));
  }
}

test.each(['markdown', 'wxr', 'exact'])(
  'an archive of %s that was downloaded comes in again, field by field',
  async (format) => {
    const { server, home } = await newStudio();
    await fill(server);
    const before = await contentOf(server);
    const file = path.join(home, 'site.zip');
    await download(server, format, file);
    await server.stop();
    expect(await moveTo(file, '')).toEqual(asMoved(before));
  },
  60_000,
);

test('the exact archive is what the command of another studio reads', async () => {
  const { server, home } = await newStudio();
  await fill(server);
  const before = await contentOf(server);
  const refused = await fetch(`${server.url}/api/exports/exact/download`, {
    method: 'POST',
    body: new URLSearchParams({ ticket: `9999999999999.${'a'.repeat(43)}` }),
  });
  expect(refused.status).toBe(403);
  await download(server, 'exact', path.join(home, 'site.zip'));
  await server.stop();
  await unpack(path.join(home, 'site.zip'), path.join(home, 'out'));
  const other = await newStudio();
  const { code } = await runHere('content', ['import', path.join(home, 'out/content.json')], other.env);
  expect(code).toBe(0);
  expect(await contentOf(other.server)).toEqual(before);
  await other.server.stop();
});

test.each(['markdown', 'wxr', 'exact'])(
  'what leaves as %s has no word and no file of a private record',
  async (format) => {
    const { server, home } = await newStudio();
    await fill(server);
    const word = 'zanzibarquark';
    const mainimage = (
      await server.upload(await draw({ background: '#933' }).jpeg().toBuffer(), `${word}.jpg`)
    ).url;
    const data = { title: word, slug: word, mainimage, codeIsPublic: false, technologies: [word] };
    const made = await server.ask('POST', '/api/records/project', { data, publish: {} });
    const { record } = made as { record: { _id: string } };
    await server.ask('PUT', `/api/records/project/${record._id}/audience`, { audience: 'link' });
    await download(server, format, path.join(home, 'site.zip'));
    await server.stop();
    await unpack(path.join(home, 'site.zip'), path.join(home, 'out'));
    const files = readdirSync(path.join(home, 'out'), { recursive: true, withFileTypes: true });
    const all = files
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => name + readFileSync(path.join(parentPath, name), 'latin1'));
    expect(all.join()).toContain('chair');
    expect(all.filter((one) => one.includes(word))).toEqual([]);
  },
  60_000,
);

test('Markdown that leaves has front matter that others read', async () => {
  const { env, server, home } = await newStudio();
  await fill(server);
  const folder = mkdtempSync(path.join(home, 'out-'));
  await runHere('content', ['markdown', folder], env);
  await server.stop();
  expect(readdirSync(folder).sort()).toEqual(['media', 'pages', 'posts', 'projects']);
  expect(readFileSync(path.join(folder, 'posts/plain.md'), 'utf8')).toBe(
    [
      '---',
      'title: Plain',
      'type: post',
      'slug: plain',
      'permalink: /blog/plain',
      'date: 2021-03-05',
      'author: Mira Sand',
      'tags:',
      '  - Wood',
      'noindex: true',
      '---',
      '',
      'One \\*star\\* line',
      '',
      'Another',
      '',
    ].join('\n'),
  );
});
