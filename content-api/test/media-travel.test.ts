import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Media } from '../src/contract/index.ts';
import { draw, drawAnimation, makeVideo, noise, pdf, svg } from './support/media-samples.ts';
import { hashesBelow, startMediaServer } from './support/media-server.ts';
import type { MediaServer } from './support/media-server.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { runHere } from './support/server-here.ts';
import { newDataDir } from './support/server-process.ts';
import { isShortForm, testInFull } from './support/short-form.ts';

interface Entry {
  _id: string;
  path: string;
  name: string;
  type: string;
}

type ContentFile = Record<string, unknown> & { media: Entry[]; projects: object[] };

let home: string;
let file: string;
const running: MediaServer[] = [];
beforeEach(() => {
  home = newDataDir();
  file = path.join(home, 'studio.json');
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(home, { recursive: true, force: true });
});

async function installation(folder: string): Promise<Record<string, string>> {
  const env: Record<string, string> = { DATA_DIR: folder };
  if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
  return env;
}

async function start(env: Record<string, string>): Promise<MediaServer> {
  const server = await startMediaServer(env);
  running.push(server);
  return server;
}

const mediaOf = ({ DATA_DIR = '' }: Record<string, string>) => path.join(DATA_DIR, 'media');
const readExport = () => JSON.parse(readFileSync(file, 'utf8')) as ContentFile;
const importInto = (env: Record<string, string>, ...more: string[]) =>
  runHere('content', ['import', file, ...more], env);

const project = (mainimage: string) => ({
  title: 'Trees',
  mainimage,
  technicalDescription: `The first picture is ${mainimage}.`,
  gitHubLink: 'https://github.com/x/y',
  technologies: ['React'],
});

/** A library with a file of each sort, one of them described and shown by a project. */
async function fill(server: MediaServer): Promise<Media> {
  const tree = await server.upload(await draw().png().toBuffer(), 'tree.png');
  await server.upload(await drawAnimation('gif'), 'two.gif');
  await server.upload(svg('<circle r="4"/>'), 'dot.svg');
  await server.upload(pdf, 'terms.pdf');
  await server.upload(await makeVideo('mp4'), 'clip.mp4');
  await server.ask('POST', '/api/projects', project(tree.url));
  const words = {
    alt: 'A tree',
    alts: { de: 'Ein Baum' },
    caption: 'In May',
    credit: 'Ishani',
    focus: { x: 0.2, y: 0.8 },
  };
  return (await server.ask('PATCH', `/api/media/${tree._id}`, words)) as Media;
}

const shownBy = async ({ url }: MediaServer) =>
  (await (await fetch(`${url}/api/projects`)).json()) as {
    mainimage: string;
    technicalDescription: string;
  }[];

test('an export carries the library into an empty installation, row by row and byte by byte', async () => {
  const from = await installation(path.join(home, 'from'));
  const source = await start(from);
  const tree = await fill(source);
  await source.whole(tree._id);
  const exported = await runHere('content', ['export', file], from);
  expect(exported.output).toContain(`Files of the media library: 5, written to ${home}/studio-media`);
  const before = await source.list();
  expect(before).toHaveLength(5);

  const to = await installation(path.join(home, 'to'));
  // A start makes the first account.
  await (await startMediaServer(to)).stop();
  expect((await importInto(to)).output).toContain('Files of the media library: 5 added, 0 there already.');
  const target = await start(to);
  expect(await target.list()).toEqual(before);
  for (const { _id, type } of before) {
    if (['image/png', 'image/gif'].includes(type)) {
      await source.whole(_id);
      expect((await target.whole(_id)).usedIn).toEqual((await source.whole(_id)).usedIn);
    }
  }
  expect(hashesBelow(mediaOf(to))).toEqual(hashesBelow(mediaOf(from)));
  expect(await shownBy(target)).toEqual(await shownBy(source));

  expect((await importInto(to)).output).toContain('Files of the media library: 0 added, 5 there already.');
  expect(await target.list()).toEqual(before);
  expect(hashesBelow(mediaOf(to))).toEqual(hashesBelow(mediaOf(from)));
});

testInFull(
  'content that the library has under another address is not doubled, and records follow',
  async () => {
    const from = await installation(path.join(home, 'from'));
    await fill(await start(from));
    await runHere('content', ['export', file], from);
    const to = await installation(path.join(home, 'to'));
    const target = await start(to);
    const own = await target.upload(await draw().png().toBuffer(), 'own name.png');
    await target.ask('PATCH', `/api/media/${own._id}`, { credit: 'Farida', caption: 'Ours' });
    expect((await importInto(to)).output).toContain('4 added, 1 there already.');
    const all = await target.list();
    expect(all).toHaveLength(5);
    expect(all.find(({ _id }) => _id === own._id)).toMatchObject({
      url: own.url,
      alt: 'A tree',
      alts: { de: 'Ein Baum' },
      caption: 'In May',
      credit: 'Ishani',
      focus: { x: 0.2, y: 0.8 },
    });
    const [shown] = await shownBy(target);
    expect(shown).toMatchObject({
      mainimage: own.url,
      technicalDescription: `The first picture is ${own.url}.`,
    });
  },
);

testInFull('a file whose place or id is taken by another gets new ones', async () => {
  const from = await installation(path.join(home, 'from'));
  const server = await start(from);
  const tree = await fill(server);
  await runHere('content', ['export', file], from);
  const other = await server.upload(await noise(30, 30).png().toBuffer(), 'oak.png', `/${tree._id}/replace`);
  expect(other.url).not.toBe(tree.url);
  expect((await importInto(from)).output).toContain('1 added, 4 there already.');
  const all = await server.list();
  expect(all).toHaveLength(6);
  expect(all.find(({ _id }) => _id === tree._id)).toEqual(other);
  const again = all.find(({ name }) => name === 'tree.png');
  expect(again).toMatchObject({ alt: 'A tree', alts: { de: 'Ein Baum' } });
  expect((await shownBy(server)).map(({ mainimage }) => mainimage)).toEqual([again?.url]);
});

describe('entries that are refused', () => {
  let place: string;
  let to: Record<string, string>;
  let target: MediaServer;
  let exported: ContentFile;
  let entry: Entry;

  beforeAll(async () => {
    place = newDataDir();
    const from = await installation(path.join(place, 'from'));
    const server = await startMediaServer(from);
    const { url } = await server.upload(await draw().png().toBuffer(), 'tree.png');
    await server.ask('POST', '/api/projects', project(url));
    file = path.join(place, 'studio.json');
    await runHere('content', ['export', file], from);
    await server.stop();
    exported = readExport();
    [entry] = exported.media as [Entry];
    to = await installation(path.join(place, 'to'));
    target = await startMediaServer(to);
  });
  beforeEach(() => {
    writeFileSync(file, JSON.stringify(exported));
    cpSync(path.join(place, 'studio-media'), media(), { recursive: true });
  });
  afterAll(async () => {
    await target.stop();
    rmSync(place, { recursive: true, force: true });
  });

  const media = () => path.join(home, 'studio-media');
  const change = (changed: object) =>
    writeFileSync(file, JSON.stringify({ ...exported, media: [{ ...entry, ...changed }] }));

  /** Each takes a command of its own; the short form tries every fourth. */
  const inForm = <T>(table: T[]): T[] => table.filter((_row, index) => !isShortForm || index % 4 === 0);

  async function expectRefused(reason: RegExp): Promise<void> {
    const { code, output } = await importInto(to);
    expect(output).toMatch(reason);
    expect(code).toBe(1);
    expect(existsSync(mediaOf(to)) ? hashesBelow(mediaOf(to)) : {}).toEqual({});
    expect(await target.list()).toEqual([]);
    expect(await shownBy(target)).toEqual([]);
  }

  const entries: [string, object, RegExp][] = [
    [
      'leads out of its folder',
      { path: '../../etc/passwd.png' },
      /media\.0\.path: must be the path of a file/,
    ],
    ['is hidden', { path: '.uploads/a.png' }, /media\.0\.path: must be the path of a file/],
    ['is absolute', { path: '/etc/tree.png' }, /media\.0\.path: must be the path of a file/],
    ['ends as a page', { path: 'a.html' }, /media\.0\.path: must end as a file of the type image\/png/],
    ['has an unknown key', { script: 'x' }, /media\.0: Unrecognized key: "script"/],
    ['has a type that is not taken', { type: 'text/html' }, /media\.0\.type: must be a type/],
    ['has no hash', { sha256: undefined }, /media\.0\.sha256: must be text/],
    ['has a focus outside', { focus: { x: 2, y: 0 } }, /media\.0\.focus\.x: Focus x must be 1 or less/],
    [
      'says another size',
      { bytes: 3 },
      /media\.0 \(.*tree\.png\): The file is not the one that was exported/,
    ],
    ['says another hash', { sha256: 'a'.repeat(64) }, /media\.0 \(.*\): The file is not the one/],
    ['has no file', { path: 'away.png' }, /media\.0 \(away\.png\): there is no such file/],
  ];
  test.each(inForm(entries))('one that %s', async (_what, changed, reason) => {
    change(changed);
    await expectRefused(reason);
  });

  test('one that stands there twice', async () => {
    const twice = [entry, { ...entry, _id: 'a'.repeat(24) }];
    writeFileSync(file, JSON.stringify({ ...exported, media: twice }));
    await expectRefused(/media\.1\.path: stands there twice/);
  });

  const files: [string, () => Promise<Buffer>, RegExp][] = [
    [
      'of another type',
      async () => draw().jpeg().toBuffer(),
      /media\.0 \(.*\): The file is of the type image\/jpeg/,
    ],
    ['that is no picture', () => Promise.resolve(Buffer.from('<html>')), /This type of file is not taken/],
    [
      'that is damaged',
      async () => (await noise(90, 90).png().toBuffer()).subarray(0, 9_000),
      /The picture is damaged or incomplete/,
    ],
    [
      'that is too large',
      async () => Buffer.concat([await draw().png().toBuffer(), Buffer.alloc(26 * 1024 * 1024)]),
      /A picture must be 25 MB or smaller/,
    ],
    ['that is empty', () => Promise.resolve(Buffer.alloc(0)), /The file is empty/],
  ];
  test.each(inForm(files))('one with a file %s', async (_what, make, reason) => {
    writeFileSync(path.join(media(), entry.path), await make());
    await expectRefused(reason);
  });

  test('one whose file is a symbolic link', async () => {
    const secret = path.join(home, 'secret.png');
    writeFileSync(secret, await draw().png().toBuffer());
    rmSync(path.join(media(), entry.path));
    symlinkSync(secret, path.join(media(), entry.path));
    await expectRefused(/tree\.png is or lies behind a symbolic link\n$/);
  });

  test('a file whose records are refused', async () => {
    const service = { title: 'One', slug: 'one', icon: 'M0 0', description: 'x', features: ['y'] };
    // That a slug is taken shows in the transaction only, after the files have their places.
    writeFileSync(file, JSON.stringify({ ...exported, services: [service, service] }));
    await expectRefused(/^Nothing was imported: one exists already/m);
  });
});

test('what could run or names a place is taken out of files of the library', async () => {
  const from = await installation(path.join(home, 'from'));
  const server = await start(from);
  await server.upload(svg('<circle r="4"/>'), 'dot.svg');
  await server.upload(await draw().jpeg().toBuffer(), 'place.jpg');
  await runHere('content', ['export', file], from);
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' } };
  const sent: Record<string, Buffer> = {
    'dot.svg': Buffer.from(svg('<script>alert(1)</script><circle r="4" onclick="alert(2)"/>')),
    'place.jpg': await draw().withExif(exif).jpeg().toBuffer(),
  };
  const media = readExport().media.map((entry) => {
    const bytes = sent[entry.name]!;
    writeFileSync(path.join(home, 'studio-media', entry.path), bytes);
    return { ...entry, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
  });
  writeFileSync(file, JSON.stringify({ ...readExport(), media }));
  const to = await installation(path.join(home, 'to'));
  expect((await importInto(to)).code).toBe(0);
  const storedAs = (name: string) =>
    path.join(mediaOf(to), media.find((entry) => entry.name === name)?.path ?? '');
  const drawing = readFileSync(storedAs('dot.svg'), 'utf8');
  expect(drawing).toContain('<circle');
  expect(drawing).not.toContain('alert');
  const { format, exif: left } = await sharp(storedAs('place.jpg')).metadata();
  expect({ format, left }).toEqual({ format: 'jpeg', left: undefined });
  expect((await importInto(to)).output).toContain('0 added, 2 there already.');
});
