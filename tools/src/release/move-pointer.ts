import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Pointer } from 'release-shelf';
import { waitForLock } from 'server-kit/file-lock';
import { say } from '../lib/say.ts';

/** Moves a pointer while no other pointer of this data folder moves: what a check found still holds when it is used. */
export async function movePointer(
  dataDir: string,
  move: () => Promise<Pointer | null>,
): Promise<Pointer | null> {
  const folder = path.join(dataDir, 'releases');
  await mkdir(folder, { recursive: true });
  const lock = await waitForLock(path.join(folder, '.moving'), () =>
    say('Another pointer is just being moved; waiting for it …'),
  );
  try {
    return await move();
  } finally {
    lock.release();
  }
}
