import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { details, makeBuild } from '../test/make-build.ts';
import { openShelf } from './open-shelf.ts';
import type { Shelf } from './types.ts';

const publisher = path.join(import.meta.dirname, '../test/publisher.ts');
let root: string;
let shelf: Shelf;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shelf-crash-'));
  shelf = openShelf({ root: path.join(root, 'releases'), app: 'console' });
});

afterEach(() => rm(root, { recursive: true, force: true }));

function startPublisher(name: string, count: number, bytes: number, shell?: string) {
  const script = [
    publisher,
    path.join(root, 'releases'),
    path.join(root, `build-${name}`),
    name,
    String(count),
    String(bytes),
  ];
  return shell === undefined
    ? spawn(process.execPath, script, { stdio: ['ignore', 'pipe', 'ignore'] })
    : spawn('sh', ['-c', `${shell}; exec "$0" "$@"`, process.execPath, ...script], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
}

async function expectWhole(): Promise<void> {
  const releases = await shelf.list();
  for (const { id } of releases) expect([id, await shelf.verify(id)]).toEqual([id, []]);
  const pointer = await shelf.pointer();
  if (!pointer) return;
  expect(releases.map(({ id }) => id)).toContain(pointer.current);
  if (pointer.previous !== null) expect(releases.map(({ id }) => id)).toContain(pointer.previous);
}

/** Milliseconds after the first output; the short form (`RELEASE_MATRIX=short`) takes every third. */
const moments = Array.from({ length: 12 }, (_, index) => index * 7).filter(
  (_, index) => process.env.RELEASE_MATRIX !== 'short' || index % 3 === 0,
);

test('a publisher that is killed at any moment leaves a whole shelf', async () => {
  for (const moment of moments) {
    const child = startPublisher(`moment${moment}`, 1000, 20_000);
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    await sleep(moment);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expectWhole();
  }
  expect((await shelf.list()).length).toBeGreaterThanOrEqual(moments.length);
}, 60_000);

test('publishers at once all succeed, and the last one to move the pointer is live', async () => {
  const children = ['a', 'b', 'c'].map((name) => startPublisher(name, 5, 5_000));
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0] as number));
  expect(codes).toEqual([0, 0, 0]);
  expect(await shelf.list()).toHaveLength(15);
  expect((await shelf.pointer())?.history).toHaveLength(14);
  await expectWhole();
}, 60_000);

test('publishers of the same content end up with one release', async () => {
  await makeBuild(path.join(root, 'build'), { 'entry.js': 'the same', 'assets/a.js': 'x'.repeat(5000) });
  const published = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      shelf.publish(path.join(root, 'build'), details({ sourceHash: `s${i}` })),
    ),
  );
  expect(new Set(published.map(({ id }) => id)).size).toBe(1);
  expect(await shelf.list()).toHaveLength(1);
  expect((await readdir(shelf.path)).filter((name) => name.startsWith('.incoming'))).toEqual([]);
});

test('pointer moves at once leave one of them live and every other in its history', async () => {
  const ids: string[] = [];
  for (const text of ['one', 'two', 'three', 'four']) {
    await makeBuild(path.join(root, 'build'), { 'entry.js': text });
    ids.push((await shelf.publish(path.join(root, 'build'), details())).id);
  }
  await Promise.all(ids.map((id) => shelf.setLive(id)));
  const pointer = await shelf.pointer();
  expect([pointer?.current, ...(pointer?.history ?? [])].sort()).toEqual([...ids].sort());
});

test('a publisher whose writes fail midway, as on a full disk, leaves the live release live and nothing behind', async () => {
  await makeBuild(path.join(root, 'build'), { 'entry.js': 'good' });
  const { id } = await shelf.publish(path.join(root, 'build'), details());
  await shelf.setLive(id);

  // Files may grow to 20 blocks only: the first ones fit, a later one does not.
  await makeBuild(path.join(root, 'build-starved'), { 'a.js': 'small', 'b.js': 'x'.repeat(60_000) });
  const child = startPublisher('starved', 1, 0, "trap '' XFSZ; ulimit -f 20");
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect((await shelf.list()).map((release) => release.id)).toEqual([id]);
  expect((await shelf.live())?.id).toBe(id);
  expect((await readdir(shelf.path)).filter((name) => name.startsWith('.incoming'))).toEqual([]);
  await expectWhole();
});
