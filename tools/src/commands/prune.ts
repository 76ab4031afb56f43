/** `npm run prune -w APP [-- --keep N] [--younger-than DAYS]`: takes old releases off the shelf. */
import { parseArgs } from 'node:util';
import { openReleaseShelf } from '../build/open-release-shelf.ts';
import { appOrExit } from '../lib/app-or-exit.ts';
import { runCommand } from '../lib/run-command.ts';
import { say } from '../lib/say.ts';
import { settingsOrExit } from '../lib/settings-or-exit.ts';

const app = appOrExit(process.argv[2]);

await runCommand(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { keep: { type: 'string', default: '10' }, 'younger-than': { type: 'string', default: '30' } },
  });
  const keep = count('keep', values.keep);
  const youngerThanDays = count('younger-than', values['younger-than']);
  const shelf = await openReleaseShelf(app, settingsOrExit());
  const removed = await shelf.prune({ keep, youngerThanDays });
  say(
    removed.length === 0
      ? `${app}: nothing to remove. The newest ${keep}, all younger than ${youngerThanDays} days, the live and the previous release stay.`
      : `${app}: removed ${removed.join(', ')}.`,
  );
});

function count(name: string, text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new Error(`--${name} takes a number, not "${text}"`);
  return Number(text);
}
