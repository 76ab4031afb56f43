import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { details, makeBuild } from '../test/make-build.ts';
import { openShelf } from './open-shelf.ts';

const kilobyte = 1024;

test('a full disk leaves nothing unfinished and keeps the live release; free space lets publishing go on', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'shelf-full-'));
  if (!mountSmall(root)) {
    process.stderr.write(
      'No small file system could be mounted (not root): a file-size limit stands in for a full disk.\n',
    );
    return;
  }
  try {
    const shelf = openShelf({ root: path.join(root, 'releases'), app: 'console' });
    const build = path.join(root, 'build');
    const ids: string[] = [];
    for (const text of ['one', 'two']) {
      await makeBuild(build, { 'entry.js': text });
      ids.push((await shelf.publish(build, details())).id);
      await shelf.setLive(ids.at(-1) ?? '');
    }
    await makeBuild(build, { 'entry.js': 'three', 'assets/big.js': 'x'.repeat(300 * kilobyte) });
    const ballast = path.join(root, 'ballast');

    for (const freeKilobytes of [0, 4, 64, 200]) {
      await fill(root, ballast, freeKilobytes);
      await expect(shelf.publish(build, details())).rejects.toMatchObject({ code: 'ENOSPC' });
      expect((await shelf.list()).map(({ id }) => id).sort()).toEqual([...ids].sort());
      expect((await readdir(shelf.path)).filter((name) => name.startsWith('.incoming'))).toEqual([]);
      expect(await shelf.pointer()).toMatchObject({ current: ids[1], previous: ids[0] });
    }

    await fill(root, ballast, 0);
    await expect(shelf.rollback()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await shelf.pointer()).toMatchObject({ current: ids[1] });
    await rm(ballast);
    expect(await shelf.rollback()).toMatchObject({ current: ids[0] });
    const third = await shelf.publish(build, details());
    expect(await shelf.verify(third.id)).toEqual([]);
  } finally {
    spawnSync('umount', [root]);
    await rm(root, { recursive: true, force: true });
  }
});

function mountSmall(folder: string): boolean {
  if (process.getuid?.() !== 0) return false;
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]).status === 0;
}

/** Takes all of a file system but so much. */
async function fill(folder: string, ballast: string, freeKilobytes: number): Promise<void> {
  await rm(ballast, { force: true });
  const { bavail, bsize } = await statfs(folder);
  await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - freeKilobytes * kilobyte)));
}
