/** `npm run rollback -w APP [-- ID]`: moves the live pointer back. */
import { openReleaseShelf } from '../build/open-release-shelf.ts';
import { appOrExit } from '../lib/app-or-exit.ts';
import { runCommand } from '../lib/run-command.ts';
import { complain, say } from '../lib/say.ts';
import { settingsOrExit } from '../lib/settings-or-exit.ts';
import { contractGate } from '../release/contract-gate.ts';
import { movePointer } from '../release/move-pointer.ts';
import { otherApp } from '../release/other-app.ts';

const app = appOrExit(process.argv[2]);
const id = process.argv[3];

await runCommand(async () => {
  const settings = settingsOrExit();
  const shelf = await openReleaseShelf(app, settings);
  const before = await shelf.pointer().catch(() => null);
  await movePointer(settings.dataDir, () => shelf.rollback(id));
  const live = await shelf.live();
  if (live && live.id === before?.current) say(`${app}: ${live.id} is live already; nothing has changed.`);
  else say(`${app}: ${live?.id} is live${before ? `, ${before.current} no longer` : ''}.`);

  // Rolling back is never refused, but warnings are printed.
  const otherLive = await (await openReleaseShelf(otherApp(app), settings)).live();
  for (const reason of live && otherLive ? contractGate(app, live, otherLive) : []) complain(`!! ${reason}`);
});
