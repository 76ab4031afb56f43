/** `npm run release -w APP`: builds, checks and publishes that app alone; live at the next page load. */
import { parseArgs } from 'node:util';
import { publishApp, shelfOf } from '../build/publish-app.ts';
import { appOrExit } from '../lib/app-or-exit.ts';
import { runCommand } from '../lib/run-command.ts';
import { say } from '../lib/say.ts';
import { settingsOrExit } from '../lib/settings-or-exit.ts';
import { checkCandidate } from '../release/check-candidate.ts';

const app = appOrExit(process.argv[2]);

await runCommand(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { 'without-browser': { type: 'boolean', default: false } },
  });
  const { dataDir } = settingsOrExit();
  const shelf = shelfOf(app, dataDir);
  say(`Building ${app} …`);
  const release = await publishApp(app, shelf);
  if ((await shelf.pointer())?.current === release.id) {
    return say(`${app}: ${release.id} is live already; nothing in the build has changed.`);
  }
  const reasons = await checkCandidate(app, release, dataDir, {
    mayGoWithoutBrowser: values['without-browser'],
  });
  if (reasons.length > 0) {
    throw new Error(
      [
        `${app}: ${release.id} is on the shelf, but was NOT made live:`,
        ...reasons.map((reason) => `  - ${reason}`),
      ].join('\n'),
    );
  }
  const { previous } = await shelf.setLive(release.id);
  say(`${app}: ${release.id} is live from the next page load on.`);
  if (previous) say(`Back to ${previous}: npm run rollback -w ${app}`);
});
