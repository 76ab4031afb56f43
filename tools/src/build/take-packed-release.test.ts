import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShelf } from 'release-shelf';
import type { Shelf } from 'release-shelf';
import { takePackedRelease } from './take-packed-release.ts';

const app = 'admin-remote';
let folder: string;
let shelf: Shelf;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packed-'));
  shelf = openShelf({ root: path.join(folder, 'data'), app });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A program with one release. */
async function packed(version: string): Promise<{ own: Shelf; id: string }> {
  const build = path.join(folder, `build-${version}`);
  await mkdir(build);
  await writeFile(path.join(build, 'entry.js'), version);
  const own = openShelf({ root: path.join(folder, `program-${version}`), app });
  const { id } = await own.publish(build, { version, commit: '', sourceHash: version, contract: {} });
  await own.setLive(id);
  return { own, id };
}

const liveId = async () => (await shelf.live())?.id;

test('a program with another release than at the last start makes its own live, newer or older', async () => {
  const first = await packed('1.0.0');
  const second = await packed('1.1.0');
  for (const { own, id } of [first, second, first]) {
    await takePackedRelease(app, shelf, own);
    expect(await liveId()).toBe(id);
  }
});

test('what was rolled back stays rolled back over a restart', async () => {
  const first = await packed('1.0.0');
  const second = await packed('1.1.0');
  await takePackedRelease(app, shelf, first.own);
  await takePackedRelease(app, shelf, second.own);
  await shelf.rollback();
  await takePackedRelease(app, shelf, second.own);
  expect(await liveId()).toBe(first.id);
});

test('a program without a build says so', async () => {
  const own = openShelf({ root: path.join(folder, 'empty'), app });
  await expect(takePackedRelease(app, shelf, own)).rejects.toThrow('no build of admin-remote');
});
