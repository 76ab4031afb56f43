import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shelf } from 'release-shelf';
import { z } from 'zod';

/** Puts a build on a shelf and makes it live. Returns the id of the release. */
export async function publishBuild(shelf: Shelf, build: string, commit: string): Promise<string> {
  const contract = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(await readFile(path.join(build, 'contract.json'), 'utf8')));
  const { id } = await shelf.publish(build, { version: '0.0.1', commit, sourceHash: commit, contract });
  await shelf.setLive(id);
  return id;
}

/** Makes the live release of one shelf the live one of another. */
export async function copyLive(from: Shelf, to: Shelf): Promise<void> {
  const live = await from.live();
  if (!live) throw new Error(`Nothing is live in ${from.path}.`);
  await cp(from.folder(live.id), to.folder(live.id), { recursive: true });
  await to.setLive(live.id);
}
