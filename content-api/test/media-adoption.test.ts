import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { MediaList } from '../src/contract/index.ts';
import { variants } from '../src/features/media/variant.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { signInLibrarian } from './support/media-client.ts';
import type { Librarian } from './support/media-client.ts';
import { draw, pdf } from './support/media-samples.ts';

const demo = path.join(import.meta.dirname, '../demo/media');

let api: TestApp;
let library: Librarian;
beforeEach(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  library = await signInLibrarian(api);
  mkdirSync(library.root, { recursive: true });
});
afterEach(() => api.close());

function put(name: string, bytes: Buffer): void {
  mkdirSync(path.dirname(path.join(library.root, name)), { recursive: true });
  writeFileSync(path.join(library.root, name), bytes);
}

async function list() {
  const answer = await api.call('GET', '/api/media?sort=name', { token: library.token });
  return answer.json<MediaList>().items;
}

/** The library after a search for new files. */
async function adopted(count: number) {
  api.context.media.importer.start();
  return eventually(list, ({ length }) => length === count);
}

const logged = (text: string) => api.logLines.filter((line) => line.includes(text));
const isDone = (times: number) =>
  eventually(
    () => logged('files of the media folder are in the library now').length,
    (count) => count === times,
  );

test('files that were put into the folder appear once, with what can be told from them', async () => {
  put('by hand.png', await draw().png().toBuffer());
  put('papers/terms.pdf', pdf);
  put('.hidden.png', await draw().png().toBuffer());
  put('.uploads/a/b.png', await draw().png().toBuffer());
  put(`${'a'.repeat(24)}/unknown.png`, await draw().png().toBuffer());
  put('broken.jpg', (await draw().jpeg().toBuffer()).subarray(0, 200));
  put('page.png', Buffer.from('<html><script>alert(1)</script>'));
  put('wrong.gif', await draw().png().toBuffer());
  const [picture, paper] = await adopted(2);
  expect(picture).toMatchObject({
    url: '/media/by%20hand.png',
    name: 'by hand.png',
    type: 'image/png',
    width: 60,
    height: 40,
    placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    alt: '',
  });
  expect(paper).toMatchObject({ url: '/media/papers/terms.pdf', type: 'application/pdf', width: null });
  await library.whole(picture?._id ?? '');
  await isDone(1);

  const skipped = () => logged('is not for the library').map((line) => JSON.parse(line) as { path: string });
  expect(skipped().map((line) => line.path)).toEqual(['broken.jpg', 'page.png', 'wrong.gif']);
  const other = await draw({ background: '#112233' }).png().toBuffer();
  put('later.png', other);
  await adopted(3);
  await isDone(2);
  expect(skipped()).toHaveLength(3);
  put('broken.jpg', await draw().jpeg().toBuffer());
  await adopted(4);
});

test('a file that is adopted is one of the library: used, replaced and deleted', async () => {
  put('tree.png', await draw().png().toBuffer());
  const body = {
    title: 'Trees',
    mainimage: '/media/tree.png',
    gitHubLink: 'https://github.com/x/y',
    technologies: ['React'],
  };
  await api.call('POST', '/api/projects', { token: library.token, body });
  const [tree] = await adopted(1);
  const { usedIn } = await library.whole(tree?._id ?? '');
  expect(usedIn).toMatchObject([{ title: 'Trees', field: 'mainimage', state: 'live' }]);
  const oak = await draw({ background: '#112233' }).png().toBuffer();
  const { media } = await library.upload(oak, 'oak.png', `/api/media/${tree?._id}/replace`);
  expect(media.url).toMatch(/oak\.png$/);
  // The former version is one of the library still.
  await isDone(1);
  put('new.png', oak);
  expect((await adopted(2)).map(({ name }) => name)).toEqual(['new.png', 'oak.png']);
  const { token } = library;
  for (const { _id } of await list())
    await api.call('DELETE', `/api/media/${_id}?even-if-used=true`, { token });
  // A smaller size may be under way.
  expect(await eventually(library.left, ({ length }) => length === 0)).toEqual([]);
});

test('a smaller size that is made while its picture is deleted does not stay', async () => {
  put('tree.png', await draw().png().toBuffer());
  const [tree] = await adopted(1);
  await library.whole(tree?._id ?? '');
  const [size] = variants;
  if (size === undefined) throw new Error('There are smaller sizes.');
  await api.context.media.folder.writeBeside('tree.png', size, async (draft) => {
    await api.call('DELETE', `/api/media/${tree?._id}`, { token: library.token });
    writeFileSync(draft, 'a picture');
  });
  expect(library.left()).toEqual([]);
});

test('the demo has its pictures in the library, described, and its smaller sizes are taken as they are', async () => {
  const names = ['founder-ishani', 'project-rann-route'];
  for (const file of readdirSync(demo).filter((one) => names.some((name) => one.startsWith(name))))
    copyFileSync(path.join(demo, file), path.join(library.root, file));
  put('founder-dhruv.webp', await draw().webp().toBuffer());
  const revision = (await api.call('GET', '/api/revision')).body;
  const made = path.join(library.root, 'founder-ishani-480.avif');
  const before = statSync(made).mtimeMs;
  const all = await adopted(4);
  expect(all.map(({ name, alt }) => [name, alt !== ''])).toEqual([
    // Only its name is that of the demo's.
    ['founder-dhruv.webp', false],
    ['founder-ishani.webp', true],
    ['project-rann-route-detail.webp', true],
    ['project-rann-route.webp', true],
  ]);
  expect(all[1]?.alt).toBe('Portrait of Ishani Trivedi');
  await isDone(1);
  expect((await api.call('GET', '/api/revision')).body).not.toBe(revision);
  await library.whole(all[0]?._id ?? '');
  expect(statSync(made).mtimeMs).toBe(before);
});

test('two processes that adopt at the same time make one row for each file', async () => {
  const other = await buildTestApp({ env: { LIMITS_SCALE: '1000' }, database: api.context.database });
  try {
    for (const name of ['a', 'b', 'c', 'd']) put(`${name}.png`, await draw({ width: 50 }).png().toBuffer());
    const folder = path.join(other.context.config.dataDir, 'media');
    cpSync(library.root, folder, { recursive: true });
    other.context.media.importer.start();
    expect((await adopted(4)).map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
    await Promise.all([api.context.media.importer.close(), other.context.media.importer.close()]);
    expect(await list()).toHaveLength(4);
    rmSync(folder, { recursive: true });
    expect(existsSync(folder)).toBe(false);
  } finally {
    await other.app.close();
  }
});
