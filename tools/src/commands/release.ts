/** `npm run release -w APP`: builds and publishes that app alone; live at the next page load. */
import { publishApp, shelfOf } from '../build/publish-app.ts';
import { appOrExit } from '../lib/app-or-exit.ts';
import { runCommand } from '../lib/run-command.ts';
import { say } from '../lib/say.ts';
import { settingsOrExit } from '../lib/settings-or-exit.ts';

const app = appOrExit(process.argv[2]);

await runCommand(async () => {
  const shelf = shelfOf(app, settingsOrExit().dataDir);
  say(`Building ${app} …`);
  const release = await publishApp(app, shelf);
  await shelf.setLive(release.id);
  say(`${app}: ${release.id} is live.`);
});
