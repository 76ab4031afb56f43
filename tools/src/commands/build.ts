/**
 * `npm run build`: installs, builds and makes live what is missing or stale, as a start does before it serves.
 * `npm run build -w APP`: writes that app's `dist/` alone, whatever is on the shelf.
 */
import { isStoreFault } from 'server-kit/object-store';
import { apps } from '../build/app-sources.ts';
import type { App } from '../build/app-sources.ts';
import { buildApp } from '../build/build-app.ts';
import { ensureLive } from '../build/ensure-live.ts';
import { openReleaseShelf } from '../build/open-release-shelf.ts';
import { shelfOf } from '../build/publish-app.ts';
import { appOrExit } from '../lib/app-or-exit.ts';
import { runCommand } from '../lib/run-command.ts';
import { complain, say } from '../lib/say.ts';
import { settingsOrExit } from '../lib/settings-or-exit.ts';
import type { Settings } from '../settings.ts';

const name = process.argv[2];

await runCommand(async () => {
  if (name !== undefined) {
    const app = appOrExit(name);
    const build = await buildApp(app);
    build.done();
    return say(`${app} is built in ${app}/dist.`);
  }
  const settings = settingsOrExit();
  await Promise.all(apps.map((app) => ensureLiveIn(app, settings)));
  say('Both apps are built and on the shelf.');
});

/** While the store is away, this machine starts with what it has. */
async function ensureLiveIn(app: App, settings: Settings): Promise<void> {
  try {
    await ensureLive(app, await openReleaseShelf(app, settings));
  } catch (error) {
    if (!isStoreFault(error)) throw error;
    complain(`RELEASE_STORE cannot be used, ${app} is taken from this machine alone: ${error.message}`);
    await ensureLive(app, shelfOf(app, settings.dataDir));
  }
}
