/**
 * `npm start`: builds what is stale, serves everything, ends cleanly. With `-- --only site,api` this machine runs those
 * alone; the others are elsewhere.
 */
import { ensureReleases } from '../build/ensure-releases.ts';
import { prepareRun } from '../lib/prepare-run.ts';
import { readRoles, roles as allRoles } from '../lib/roles.ts';
import { complain, say } from '../lib/say.ts';
import { serverSpecs } from '../servers.ts';

const read = readRoles(process.argv.slice(2));
if (!read.ok) {
  complain(read.fault);
  process.exit(1);
}
const { roles } = read;
const { settings, prepare, serve } = await prepareRun(roles);

await prepare(async () => {
  // The API serves no releases.
  if (roles.some((role) => role !== 'api')) await ensureReleases(settings.dataDir);
  await serve(serverSpecs(settings, process.env, roles));
  const place = roles.includes('site') ? `Site ready at ${settings.siteUrl}` : 'Ready';
  say(roles.length === allRoles.length ? place : `${place}: ${roles.join(', ')}`);
});
