import { readContents } from '../features/backups/read-contents.ts';
import { runCommand, say, usage } from './support.ts';

// The server asks in a process of its own: proving takes as long as the backup is large.
await runCommand(async ([file]) => {
  if (file === undefined) throw usage('backup-contents FILE');
  say(JSON.stringify(await readContents(file)));
});
