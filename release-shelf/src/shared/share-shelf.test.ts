import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openObjectStore } from 'server-kit/object-store';
import type { StorePlace } from 'server-kit/object-store';
import { startTemporaryS3 } from 'server-kit/testing';
import type { TemporaryS3 } from 'server-kit/testing';
import { details, makeBuild } from '../../test/make-build.ts';
import { followStore } from './follow-store.ts';
import { openSharedShelf } from './open-shared-shelf.ts';
import type { SharedShelf } from './share-shelf.ts';

const app = 'console';
let s3: TemporaryS3;
let root: string;

beforeAll(async () => {
  s3 = await startTemporaryS3();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shared-shelf-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe.each<[string, () => StorePlace]>([
  ['a folder', () => ({ folder: path.join(root, 'store') })],
  ['a bucket', () => s3.place(`${path.basename(root)}/`)],
])('releases in %s', (_title, place) => {
  const machine = (name: string) => openSharedShelf({ root: path.join(root, name), app }, place());

  async function release(shelf: SharedShelf, text: string): Promise<string> {
    const build = path.join(path.dirname(shelf.path), `build-${text}`);
    await makeBuild(build, { 'entry.js': text, 'assets/chunk.js': text.repeat(2000) });
    const { id } = await shelf.publish(build, details({ sourceHash: text }));
    await shelf.setLive(id);
    return id;
  }

  it('are brought by other machines, every file as it was published', async () => {
    const [one, other] = [await machine('one'), await machine('other')];
    expect(await other.follow()).toBe(false);
    const id = await release(one, 'first');
    expect(await other.follow()).toBe(true);
    expect(await other.follow()).toBe(false);
    expect((await other.live())?.id).toBe(id);
    expect(await other.verify(id)).toEqual([]);
    expect(await other.pointer()).toEqual(await one.pointer());
    expect(await other.get(id)).toEqual(await one.get(id));
    expect((await other.findBySource('first'))?.id).toBe(id);
    expect((await (await machine('third')).findBySource('first'))?.id).toBe(id);
  });

  it('roll back on any machine, and are pruned on all', async () => {
    const [one, other] = [await machine('one'), await machine('other')];
    const [first, second, third] = [
      await release(one, '1'),
      await release(other, '2'),
      await release(one, '3'),
    ];
    expect(await other.pointer()).toMatchObject({
      current: third,
      previous: second,
      history: [second, first],
    });
    expect(await other.rollback()).toMatchObject({ current: second, previous: first });
    await one.follow();
    expect((await one.live())?.id).toBe(second);
    expect((await one.list()).map(({ id }) => id).sort()).toEqual([first, second, third].sort());
    expect(await one.prune({ keep: 0, youngerThanDays: -1 })).toEqual([third]);
    expect(await other.findBySource('3').then((stored) => stored?.id)).toBeUndefined();
  });

  it('have one manifest, though two machines built them', async () => {
    const shelves = await Promise.all(['one', 'other', 'third'].map(machine));
    const ids = await Promise.all(shelves.map((shelf) => release(shelf, 'same')));
    expect(new Set(ids).size).toBe(1);
    const manifests = await Promise.all(
      shelves.map((shelf) => readFile(path.join(shelf.folder(ids[0] ?? ''), 'release.json'), 'utf8')),
    );
    expect(new Set(manifests).size).toBe(1);
  });

  it('move one after the other, when two machines release at once', async () => {
    const shelves = await Promise.all(['a', 'b', 'c', 'd'].map(machine));
    const ids = await Promise.all(shelves.map((shelf, index) => release(shelf, `r${index}`)));
    const pointer = await shelves[0]!.pointer();
    expect([pointer?.current, ...(pointer?.history ?? [])].sort()).toEqual([...ids].sort());
  });

  it('are not taken over when a file is not what was published', async () => {
    const [one, other] = [await machine('one'), await machine('other')];
    const before = await release(one, 'sound');
    await other.follow();
    const id = await release(one, 'broken');
    await (await openObjectStore(place())).put(`${app}/${id}/entry.js`, 'altered');
    await expect(other.follow()).rejects.toMatchObject({ code: 'SHELF_DAMAGED' });
    const lines: string[] = [];
    const { followNow: refresh, stop } = await followStore(other, {
      onStateChange: (line) => lines.push(line),
      everyMs: 3_600_000,
    });
    expect(await refresh()).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('entry.js was altered');
    await stop();
    const local = await openSharedShelf(
      { root: path.join(root, 'other'), app },
      { folder: path.join(root, 'none') },
    );
    expect(await local.verify(before)).toEqual([]);
  });
});

it('go on from the machine’s own while the store is away, and follow it again', async () => {
  const one = await openSharedShelf({ root: path.join(root, 'one'), app }, s3.place('outage/'));
  const other = await openSharedShelf({ root: path.join(root, 'other'), app }, s3.place('outage/'));
  const build = path.join(root, 'build');
  await makeBuild(build, { 'entry.js': 'one' });
  const { id } = await one.publish(build, details());
  await one.setLive(id);
  await s3.kill();
  const lines: string[] = [];
  const follower = await followStore(other, { onStateChange: (line) => lines.push(line), everyMs: 50 });
  expect(lines).toEqual([
    expect.stringContaining('RELEASE_STORE cannot be followed, the releases of this machine go on'),
  ]);
  await s3.start();
  while (lines.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(lines[1]).toBe('RELEASE_STORE is followed again.');
  expect(await other.verify(id)).toEqual([]);
  await follower.stop();
});
