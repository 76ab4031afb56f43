import type { Pointer, Release, Shelf } from 'release-shelf';
import type { App } from '../build/app-sources.ts';
import { shelfOf } from '../build/publish-app.ts';
import { say } from '../lib/say.ts';
import { movePointer } from './move-pointer.ts';
import { otherApp } from './other-app.ts';

type Check = (otherLive: Release | null) => Promise<string[]>;

/**
 * Makes a release live once it has passed the check with the other app's live release. Two teams may release at once:
 * when the other app's pointer moved while the check ran, it is repeated, so that no pair goes live untried.
 *
 * @returns the pointer, or why not, in sentences
 */
export async function goLive(
  app: App,
  release: Release,
  dataDir: string,
  check: Check,
  open: (app: App) => Promise<Shelf> = (name) => Promise.resolve(shelfOf(name, dataDir)),
): Promise<{ pointer: Pointer } | { refusals: string[] }> {
  const [own, other] = [await open(app), await open(otherApp(app))];
  for (;;) {
    const checkedWith = await other.live();
    const refusals = await check(checkedWith);
    if (refusals.length > 0) return { refusals };
    const pointer = await movePointer(dataDir, async () =>
      (await other.live())?.id === checkedWith?.id ? own.setLive(release.id) : null,
    );
    if (pointer) return { pointer };
    say(`Another release of ${otherApp(app)} became live meanwhile; checking again …`);
  }
}
