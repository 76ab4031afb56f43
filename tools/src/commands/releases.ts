/** `npm run releases -w APP`: what is on the shelf, and which one is live. */
import { uncommittedMark } from '../build/commit.ts';
import { openReleaseShelf } from '../build/open-release-shelf.ts';
import { appOrExit } from '../lib/app-or-exit.ts';
import { runCommand } from '../lib/run-command.ts';
import { say } from '../lib/say.ts';
import { settingsOrExit } from '../lib/settings-or-exit.ts';

const app = appOrExit(process.argv[2]);

await runCommand(async () => {
  const shelf = await openReleaseShelf(app, settingsOrExit());
  const [releases, pointer] = [await shelf.list(), await shelf.pointer()];
  if (releases.length === 0)
    return say(`There is no release of ${app} yet. Make one: npm run release -w ${app}`);
  const rows = releases.map(({ id, version, createdAt, commit }) => {
    const mark = { [pointer?.previous ?? '']: 'previous', [pointer?.current ?? '']: 'live' }[id] ?? '';
    return [mark, id, version, createdAt.slice(0, 16).replace('T', ' '), shortCommit(commit)];
  });
  const table = [['', 'id', 'version', 'when (UTC)', 'commit'], ...rows];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of table)
    say(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
});

function shortCommit(commit: string): string {
  return commit.slice(0, 12) + (commit.endsWith(uncommittedMark) ? uncommittedMark : '');
}
