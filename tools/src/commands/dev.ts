/**
 * `npm run dev`: everything with watch and hot replacement. Changed components of the site and the console are replaced in
 * open pages; the API and the site's server start again. Its data folder is `data/dev` unless `DATA_DIR` names one.
 */
import path from 'node:path';
import { freePorts } from '../lib/free-ports.ts';
import { cacheDir, root } from '../lib/paths.ts';
import { prepareRun } from '../lib/prepare-run.ts';
import { say } from '../lib/say.ts';
import { devServerSpecs } from '../servers.ts';

process.env.DATA_DIR ||= path.join(root, 'data/dev');
process.env.NODE_ENV = 'development';
const { settings, prepare, serve } = await prepareRun();

await prepare(async () => {
  const [siteServerPort = 0] = await freePorts(1);
  await serve(devServerSpecs(settings, { siteServerPort, releaseDir: path.join(cacheDir, 'dev/host-site') }));
  say(`Site ready at ${settings.siteUrl}`);
});
