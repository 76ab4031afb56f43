import path from 'node:path';
import { openSharedShelf } from 'release-shelf';
import type { Shelf } from 'release-shelf';
import type { Settings } from '../settings.ts';
import type { App } from './app-sources.ts';
import { shelfOf } from './publish-app.ts';

/** The shelf of an app, shared with other machines where `RELEASE_STORE` says so. */
export async function openReleaseShelf(app: App, { dataDir, releaseStore }: Settings): Promise<Shelf> {
  if (releaseStore === undefined) return shelfOf(app, dataDir);
  return openSharedShelf({ root: path.join(dataDir, 'releases'), app }, releaseStore);
}
