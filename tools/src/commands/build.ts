/**
 * `npm run build`: installs, builds and makes live what is missing or stale, as a start does before it serves.
 * `npm run build -w APP`: writes that app's `dist/` alone, whatever is on the shelf.
 */
import { apps } from '../build/app-sources.ts';
import { buildApp } from '../build/build-app.ts';
import { ensureLive } from '../build/ensure-live.ts';
import { shelfOf } from '../build/publish-app.ts';
import { appOrExit } from '../lib/app-or-exit.ts';
import { runCommand } from '../lib/run-command.ts';
import { say } from '../lib/say.ts';
import { settingsOrExit } from '../lib/settings-or-exit.ts';

const name = process.argv[2];

await runCommand(async () => {
  if (name !== undefined) {
    const app = appOrExit(name);
    const build = await buildApp(app);
    build.done();
    return say(`${app} is built in ${app}/dist.`);
  }
  const { dataDir } = settingsOrExit();
  await Promise.all(apps.map((app) => ensureLive(app, shelfOf(app, dataDir))));
  say('Both apps are built and on the shelf.');
});
