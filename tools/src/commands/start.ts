/** `npm start`: builds what is stale, serves everything, ends cleanly. */
import { ensureReleases } from '../build/ensure-releases.ts';
import { prepareRun } from '../lib/prepare-run.ts';
import { say } from '../lib/say.ts';
import { serverSpecs } from '../servers.ts';

const { settings, prepare, serve } = await prepareRun();

await prepare(async () => {
  await ensureReleases(settings.dataDir);
  await serve(serverSpecs(settings));
  say(`Site ready at ${settings.siteUrl}`);
});
