/** `npm start`: builds what is stale, serves everything, ends cleanly. */
import { apps } from '../build/app-sources.ts';
import { ensureLive } from '../build/ensure-live.ts';
import { shelfOf } from '../build/publish-app.ts';
import { prepareDataDir } from '../lib/prepare-data-dir.ts';
import { complain, say } from '../lib/say.ts';
import { settingsOrExit } from '../lib/settings-or-exit.ts';
import { takenPorts } from '../lib/taken-ports.ts';
import { serverSpecs } from '../servers.ts';
import { onStop } from '../supervisor/on-stop.ts';
import { runServers } from '../supervisor/run-servers.ts';

const settings = settingsOrExit();
for (const warning of settings.warnings) complain(warning);
const prepared = prepareDataDir(settings.dataDir);
if ('fault' in prepared) quit(prepared.fault);
const taken = await takenPorts([
  { setting: 'HOST_PORT', ...settings.host },
  { setting: 'ADMIN_PORT', ...settings.admin },
  { setting: 'API_PORT', ...settings.api },
]);
if (taken.length > 0) quit(taken.join('\n'));

let stop = () => Promise.resolve();
onStop(() => {
  say('Stopping …');
  void stop().then(() => process.exit(0));
});

try {
  await Promise.all(apps.map((app) => ensureLive(app, shelfOf(app, settings.dataDir))));
  const servers = runServers(serverSpecs(settings), settings);
  stop = servers.stop;
  await servers.ready;
  say(`Site ready at ${settings.siteUrl}`);
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  await stop();
  process.exit(1);
}

function quit(fault: string): never {
  complain(fault);
  process.exit(1);
}
