import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shelf } from 'release-shelf';
import { replaceDurably } from 'server-kit';
import { say } from '../lib/say.ts';
import type { App } from './app-sources.ts';
import { programShelf } from './program-shelf.ts';

/**
 * Makes the release that a packed program brings live, at the first start of that program: a newer image brings its
 * release, an older one its own again. What was rolled back afterwards stays rolled back over a restart.
 */
export async function takePackedRelease(
  app: App,
  shelf: Shelf,
  own: Shelf = programShelf(app),
): Promise<void> {
  const release = await own.live();
  if (!release) throw new Error(`The program has no build of ${app} in ${own.path}. Pack it again.`);
  const file = path.join(shelf.path, '.program');
  const taken = await readFile(file, 'utf8').catch(() => '');
  const isLive = (await shelf.live().catch(() => null)) !== null;
  if (taken === release.id && isLive) return;
  await shelf.takeOver(own, release);
  await shelf.setLive(release.id);
  await replaceDurably(file, release.id);
  say(`${app}: release ${release.id} is live.`);
}
