import type { Shelf } from 'release-shelf';
import { say } from '../lib/say.ts';
import type { App } from './app-sources.ts';
import { hasSources } from './program-shelf.ts';
import { findCurrent, publishApp } from './publish-app.ts';
import { takePackedRelease } from './take-packed-release.ts';

/**
 * Sees to it that the shelf has the program's release. Only a new one becomes live: what was rolled back stays rolled
 * back over a restart.
 */
export async function ensureLive(app: App, shelf: Shelf): Promise<void> {
  if (!hasSources(app)) return takePackedRelease(app, shelf);
  const current = await findCurrent(app, shelf);
  if (current) {
    if (!(await shelf.live().catch(() => null))) await shelf.setLive(current.id);
    return;
  }
  const release = await publishApp(app, shelf);
  await shelf.setLive(release.id);
  say(`${app}: release ${release.id} is live.`);
}
