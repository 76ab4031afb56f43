import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTemporaryS3 } from 'server-kit/testing';
import type { TemporaryS3 } from 'server-kit/testing';
import { details, makeBuild } from '../test/make-build.ts';
import { openShelf } from './open-shelf.ts';
import { openSharedShelf } from './shared/open-shared-shelf.ts';
import type { Shelf } from './types.ts';

let root: string;
let build: string;

let s3: TemporaryS3;

beforeAll(async () => {
  s3 = await startTemporaryS3();
});

afterAll(() => s3.stop());

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shelf-test-'));
  build = path.join(root, 'build');
});

afterEach(async () => {
  for (const folder of [root, `${root}-store`]) await rm(folder, { recursive: true, force: true });
});

const optionsOf = () => ({ root: path.join(root, 'releases'), app: 'console' });

function openLocalShelf(): Shelf {
  return openShelf(optionsOf());
}

const shelves: [string, () => Promise<Shelf>][] = [
  ['of a folder', () => Promise.resolve(openLocalShelf())],
  ['shared through a folder', () => openSharedShelf(optionsOf(), { folder: `${root}-store` })],
  ['shared through a bucket', () => openSharedShelf(optionsOf(), s3.place(`${path.basename(root)}/`))],
];

describe.each(shelves)('a shelf %s', (_title, openTestShelf) => {
  test('an empty shelf has no releases and nothing live', async () => {
    const shelf = await openTestShelf();
    expect(await shelf.list()).toEqual([]);
    expect(await shelf.live()).toBeNull();
    expect(await shelf.pointer()).toBeNull();
    await expect(shelf.rollback()).rejects.toMatchObject({ code: 'SHELF_NO_RELEASE' });
  });

  test('a published release is complete, lists the SHA-384 of every file and is not live yet', async () => {
    await makeBuild(build, { 'entry.js': 'run()', 'assets/chunk.js': 'x'.repeat(2000) });
    const shelf = await openTestShelf();
    const release = await shelf.publish(build, details({ version: '1.2.3', commit: 'a'.repeat(40) }));

    expect(release).toMatchObject({ commit: 'a'.repeat(40), sourceHash: 'sources' });
    expect(release.id).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
    expect(Object.keys(release.files).sort()).toEqual(['assets/chunk.js', 'entry.js']);
    expect(release.files['entry.js']).toMatch(/^sha384-/);
    expect(await readdir(path.join(shelf.folder(release.id), 'assets'))).toEqual([
      'chunk.js',
      'chunk.js.br',
      'chunk.js.gz',
    ]);
    expect(await shelf.verify(release.id)).toEqual([]);
    expect(await shelf.list()).toEqual([release]);
    expect(await shelf.live()).toBeNull();
  });

  test('a build of uncommitted changes keeps that mark, and no other text is a commit', async () => {
    await makeBuild(build, { 'entry.js': 'one' });
    const shelf = await openTestShelf();
    const commit = `${'a'.repeat(40)}+dirty`;
    expect(await shelf.publish(build, details({ commit }))).toMatchObject({ commit });
    await expect(shelf.publish(build, details({ commit: 'a word' }))).rejects.toMatchObject({
      code: 'SHELF_BAD_BUILD',
    });
  });

  test('identical content is published once, whatever the commit', async () => {
    await makeBuild(build, { 'entry.js': 'run()' });
    const shelf = await openTestShelf();
    const first = await shelf.publish(build, details({ commit: 'a'.repeat(40), sourceHash: 'one' }));
    const second = await shelf.publish(build, details({ commit: 'b'.repeat(40), sourceHash: 'two' }));
    expect(second).toEqual(first);
    expect(await shelf.list()).toHaveLength(1);
    expect(await shelf.findBySource('two')).toEqual(first);
    expect(await shelf.findBySource('three')).toBeNull();
  });

  test('a release is taken over from another shelf as it is, and only if it is whole', async () => {
    await makeBuild(build, { 'entry.js': 'run()', 'assets/chunk.js': 'x'.repeat(2000) });
    const from = openShelf({ root: path.join(root, 'program'), app: 'console' });
    const release = await from.publish(build, details({ commit: 'b'.repeat(40) }));
    const shelf = await openTestShelf();
    const taken = await shelf.takeOver(from, release);
    expect(taken).toEqual({ ...release, createdAt: taken.createdAt });
    expect(await bytesIn(shelf.folder(release.id))).toEqual(await bytesIn(from.folder(release.id)));
    expect(await shelf.findBySource('sources')).toEqual(taken);
    expect(await shelf.live()).toBeNull();

    await writeFile(path.join(from.folder(release.id), 'entry.js'), 'ruin()');
    const other = openShelf({ root: path.join(root, 'other'), app: 'console' });
    await expect(other.takeOver(from, release)).rejects.toThrow('entry.js was altered');
    expect(await other.list()).toEqual([]);
  });

  test('verify reports altered, removed and added files', async () => {
    await makeBuild(build, { 'a.js': 'a', 'b.js': 'b', 'c.js': 'c'.repeat(2000) });
    const shelf = await openTestShelf();
    const { id } = await shelf.publish(build, details());
    await writeFile(path.join(shelf.folder(id), 'a.js'), 'A');
    await rm(path.join(shelf.folder(id), 'b.js'));
    await writeFile(path.join(shelf.folder(id), 'c.js.br'), 'no brotli');
    await writeFile(path.join(shelf.folder(id), 'd.js'), 'd');
    expect(await shelf.verify(id)).toEqual([
      'a.js was altered',
      'b.js is missing',
      'c.js.br was altered',
      'd.js does not belong to the release',
    ]);
  });

  test('rolling back goes back step by step, in well under a second', async () => {
    const shelf = await openTestShelf();
    const ids: string[] = [];
    for (const text of ['one', 'two', 'three']) {
      await makeBuild(build, { 'entry.js': text });
      const { id } = await shelf.publish(build, details());
      await shelf.setLive(id);
      ids.push(id);
    }
    expect(await shelf.pointer()).toMatchObject({ current: ids[2], previous: ids[1] });
    const startedAt = performance.now();
    expect(await shelf.rollback()).toMatchObject({ current: ids[1], previous: ids[0] });
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(await shelf.rollback()).toMatchObject({ current: ids[0], previous: null });
    await expect(shelf.rollback()).rejects.toMatchObject({ code: 'SHELF_NO_RELEASE' });
    expect(await shelf.setLive(ids[2] ?? '')).toMatchObject({ current: ids[2], previous: ids[0] });
    expect(await shelf.rollback(ids[1])).toMatchObject({ current: ids[1] });
    expect((await shelf.live())?.id).toBe(ids[1]);
  });

  test('the history is what was live, in order, however it became live', async () => {
    const shelf = await openTestShelf();
    const ids: string[] = [];
    for (const text of ['a', 'b']) {
      await makeBuild(build, { 'entry.js': text });
      ids.push((await shelf.publish(build, details())).id);
    }
    const [a = '', b = ''] = ids;
    for (const id of [a, b]) await shelf.setLive(id);
    await shelf.rollback();
    expect(await shelf.rollback(b)).toMatchObject({ current: b, history: [a] });
    expect(await shelf.rollback()).toMatchObject({ current: a, previous: null });
    for (const id of [b, a]) await shelf.setLive(id);
    expect(await shelf.rollback()).toMatchObject({ current: b });
    expect(await shelf.rollback()).toMatchObject({ current: a, previous: null });
  });

  test('going back to the live release changes nothing', async () => {
    const shelf = await openTestShelf();
    const ids: string[] = [];
    for (const text of ['a', 'b']) {
      await makeBuild(build, { 'entry.js': text });
      ids.push((await shelf.publish(build, details())).id);
      await shelf.setLive(ids.at(-1) ?? '');
    }
    const before = await shelf.pointer();
    expect(await shelf.rollback(ids[1])).toEqual(before);
    expect(await shelf.pointer()).toEqual(before);
  });

  test('making the live release live again changes nothing', async () => {
    const shelf = await openTestShelf();
    await makeBuild(build, { 'entry.js': 'one' });
    const { id } = await shelf.publish(build, details());
    const before = await shelf.setLive(id);
    expect(await shelf.setLive(id)).toEqual(before);
  });

  test('only a complete release of this app can be made live', async () => {
    const shelf = await openTestShelf();
    await expect(shelf.setLive('1.0.0-aaaaaaa-0000000000')).rejects.toMatchObject({
      code: 'SHELF_NO_RELEASE',
    });
    await makeBuild(path.join(shelf.path, '1.0.0-aaaaaaa-0000000000'), { 'entry.js': 'no manifest' });
    await expect(shelf.setLive('1.0.0-aaaaaaa-0000000000')).rejects.toMatchObject({
      code: 'SHELF_NO_RELEASE',
    });
    expect(await shelf.list()).toEqual([]);
  });

  test.each(['..', '../other', 'a/b', '/etc', 'a\\b', '', '.', '.incoming-1', 'a\0', '%2e%2e', 'a..b'])(
    'no path leaves the shelf by the id %j',
    async (id) => {
      const shelf = await openTestShelf();
      expect(() => shelf.folder(id)).toThrow('is not the id of a release');
      expect(await shelf.get(id)).toBeNull();
      await expect(shelf.setLive(id)).rejects.toMatchObject({ code: 'SHELF_NO_RELEASE' });
    },
  );

  test('a source hash is never a path', async () => {
    const shelf = await openTestShelf();
    await makeBuild(build, { 'entry.js': 'one' });
    const release = await shelf.publish(build, details({ sourceHash: '../../../escape' }));
    expect(await shelf.findBySource('../../../escape')).toEqual(release);
    expect((await readdir(root)).sort()).toEqual(['build', 'releases']);
  });

  test('pruning keeps the newest, recent, live and previous releases', async () => {
    const shelf = await openTestShelf();
    const ids: string[] = [];
    for (const text of ['one', 'two', 'three', 'four', 'five']) {
      await makeBuild(build, { 'entry.js': text });
      ids.push((await shelf.publish(build, details())).id);
    }
    await shelf.setLive(ids[1] ?? '');
    await shelf.setLive(ids[4] ?? '');
    await age(shelf, ids[0], 90);
    await age(shelf, ids[1], 80);
    await age(shelf, ids[2], 70);
    await age(shelf, ids[3], 60);

    expect(await shelf.prune({ keep: 5, youngerThanDays: 30 })).toEqual([]);
    expect(await shelf.prune({ keep: 1, youngerThanDays: 365 })).toEqual([]);
    expect(await shelf.prune({ keep: 2, youngerThanDays: 30 })).toEqual([ids[2], ids[0]]);
    expect((await shelf.list()).map(({ id }) => id)).toEqual([ids[4], ids[3], ids[1]]);
    expect((await readdir(shelf.path)).filter((name) => name.startsWith('.trash'))).toEqual([]);
  });

  test('after pruning, rolling back skips removed releases', async () => {
    const shelf = await openTestShelf();
    const ids: string[] = [];
    for (const text of ['one', 'two', 'three', 'four']) {
      await makeBuild(build, { 'entry.js': text });
      const { id } = await shelf.publish(build, details());
      await shelf.setLive(id);
      ids.push(id);
    }
    await age(shelf, ids[0], 90);
    await age(shelf, ids[1], 80);
    await age(shelf, ids[2], 70);
    expect(await shelf.prune({ keep: 1, youngerThanDays: 30 })).toEqual([ids[1], ids[0]]);
    expect(await shelf.rollback()).toMatchObject({ current: ids[2] });
    await expect(shelf.rollback()).rejects.toMatchObject({ code: 'SHELF_NO_RELEASE' });
  });

  test('a later release removes leftovers of killed publishers, but not of running ones', async () => {
    const shelf = await openTestShelf();
    const left = ['.incoming-1-abandoned', 'live.json.1-abandoned.tmp'];
    const running = ['.incoming-2-running', 'live.json.2-running.tmp'];
    for (const name of [...left, ...running]) await makeBuild(path.join(shelf.path, name), { 'a.js': 'a' });
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of left) await utimes(path.join(shelf.path, name), longAgo, longAgo);
    await makeBuild(build, { 'entry.js': 'one' });
    const { id } = await shelf.publish(build, details());
    expect((await readdir(shelf.path)).sort()).toEqual(['.notes', '.sources', ...running, id].sort());
  });
});

test.each(['..', 'a/b', '', '.hidden', 'A'])('no shelf is opened for the app %j', (app) => {
  expect(() => openShelf({ root, app })).toThrow('is not the name of an app');
});

test('the folder of a release has the same bytes wherever and whenever it is published', async () => {
  const files = { 'entry.js': 'run()', 'assets/chunk.js': 'x'.repeat(2000) };
  const folders: Record<string, string>[] = [];
  for (const [name, commit] of [
    ['one', 'a'.repeat(40)],
    ['another-place', ''],
  ] as const) {
    await makeBuild(build, files);
    const shelf = openShelf({ root: path.join(root, name), app: 'console' });
    const { id } = await shelf.publish(build, details({ commit, sourceHash: name }));
    folders.push({ id, ...(await bytesIn(shelf.folder(id))) });
  }
  expect(Object.keys(folders[0] ?? {})).toContain('release.json');
  expect(folders[1]).toEqual(folders[0]);
});

test('a release without a note, or one that earlier versions published, is still listed', async () => {
  await makeBuild(build, { 'entry.js': 'run()' });
  const shelf = openLocalShelf();
  const release = await shelf.publish(build, details());
  await rm(path.join(shelf.path, '.notes'), { recursive: true });
  const restored = await shelf.get(release.id);
  expect(restored).toMatchObject({ id: release.id, commit: 'unversioned', sourceHash: '' });
  expect(Date.now() - Date.parse(restored?.createdAt ?? '')).toBeLessThan(60_000);

  const old = { ...release, id: '1.0.0-0123456-0123456789', createdAt: '2026-01-01T00:00:00.000Z' };
  await makeBuild(shelf.folder(old.id), { 'release.json': JSON.stringify(old) });
  expect(await shelf.get(old.id)).toEqual(old);
});

test('an unreadable pointer has its own error code, and the next release repairs it', async () => {
  const shelf = openLocalShelf();
  await makeBuild(build, { 'entry.js': 'one' });
  const { id } = await shelf.publish(build, details());
  await shelf.setLive(id);
  await writeFile(path.join(shelf.path, 'live.json'), '{"v":1,');
  await expect(shelf.pointer()).rejects.toMatchObject({ code: 'SHELF_BAD_POINTER' });
  await shelf.setLive(id);
  expect((await shelf.live())?.id).toBe(id);
});

async function bytesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const contents = files.map(
    async (file) => [path.relative(folder, file), await readFile(file, 'base64')] as const,
  );
  return Object.fromEntries(await Promise.all(contents));
}

async function age(shelf: Shelf, id = '', daysOld: number): Promise<void> {
  const file = path.join(shelf.path, '.notes', `${id}.json`);
  const note = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  note.createdAt = new Date(Date.now() - daysOld * 24 * 60 * 60 * 1000).toISOString();
  await writeFile(file, JSON.stringify(note));
}
