/** `npm run rollback -w APP [-- ID]`: moves the live pointer back. */
import { shelfOf } from '../build/publish-app.ts';
import { appOrExit } from '../lib/app-or-exit.ts';
import { runCommand } from '../lib/run-command.ts';
import { say } from '../lib/say.ts';
import { settingsOrExit } from '../lib/settings-or-exit.ts';

const app = appOrExit(process.argv[2]);
const id = process.argv[3];

await runCommand(async () => {
  const shelf = shelfOf(app, settingsOrExit().dataDir);
  const before = await shelf.pointer();
  const { current } = await shelf.rollback(id);
  say(`${app}: ${current} is live${before ? `, ${before.current} no longer` : ''}.`);
});
