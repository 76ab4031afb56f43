/** `npm start`: builds what is stale, serves everything, ends cleanly. */
import { apps } from '../build/app-sources.ts';
import { ensureLive } from '../build/ensure-live.ts';
import { shelfOf } from '../build/publish-app.ts';
import { prepareRun } from '../lib/prepare-run.ts';
import { say } from '../lib/say.ts';
import { serverSpecs } from '../servers.ts';

const { settings, prepare, serve } = await prepareRun();

await prepare(async () => {
  await Promise.all(apps.map((app) => ensureLive(app, shelfOf(app, settings.dataDir))));
  await serve(serverSpecs(settings));
  say(`Site ready at ${settings.siteUrl}`);
});
