/** `npm run release -w APP`: builds, checks and publishes that app alone; live at the next page load. */
import { parseArgs } from 'node:util';
import { openReleaseShelf } from '../build/open-release-shelf.ts';
import { publishApp } from '../build/publish-app.ts';
import { appOrExit } from '../lib/app-or-exit.ts';
import { runCommand } from '../lib/run-command.ts';
import { say } from '../lib/say.ts';
import { settingsOrExit } from '../lib/settings-or-exit.ts';
import { checkCandidate } from '../release/check-candidate.ts';
import { goLive } from '../release/go-live.ts';
import { otherApp } from '../release/other-app.ts';
import { findBrowser } from '../test/find-browser.ts';

const app = appOrExit(process.argv[2]);

await runCommand(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      'without-browser': { type: 'boolean', default: false },
      'without-other': { type: 'boolean', default: false },
    },
  });
  const settings = settingsOrExit();
  const { dataDir } = settings;
  const shelf = await openReleaseShelf(app, settings);
  const release = await publishApp(app, shelf);
  if ((await shelf.pointer())?.current === release.id) {
    return say(`${app}: ${release.id} is live already; nothing in the build has changed.`);
  }
  const outcome = await goLive(
    app,
    release,
    dataDir,
    (otherLive) =>
      checkCandidate(app, release, otherLive, dataDir, {
        browserPath: findBrowser(),
        mayGoWithoutBrowser: values['without-browser'],
        mayGoWithoutOther: values['without-other'],
        publishOther: async () => publishApp(otherApp(app), await openReleaseShelf(otherApp(app), settings)),
      }),
    (name) => openReleaseShelf(name, settings),
  );
  if ('refusals' in outcome) {
    throw new Error(
      [
        `${app}: ${release.id} is on the shelf, but was NOT made live:`,
        ...outcome.refusals.map((reason) => `  - ${reason}`),
      ].join('\n'),
    );
  }
  say(`${app}: ${release.id} is live from the next page load on.`);
  const { previous } = outcome.pointer;
  if (previous) say(`Back to ${previous}: npm run rollback -w ${app}`);
});
