/** `npm run health [-- --only site,api]`: ends with 0 when these servers of this machine are ready, all by default. */
import { fetchWithDeadline } from 'server-kit';
import { seconds } from '../lib/durations.ts';
import { readRoles } from '../lib/roles.ts';
import { runCommand } from '../lib/run-command.ts';
import { say } from '../lib/say.ts';
import { settingsOrExit } from '../lib/settings-or-exit.ts';
import { serverSpecs } from '../servers.ts';

await runCommand(async () => {
  const read = readRoles(process.argv.slice(2));
  if (!read.ok) throw new Error(read.fault);
  const fetch = fetchWithDeadline(seconds(5));
  for (const { name, readyUrl } of serverSpecs(settingsOrExit(), process.env, read.roles)) {
    const { status } = await fetch(readyUrl).catch((cause: unknown) => {
      throw new Error(`${name} does not answer at ${readyUrl}.`, { cause });
    });
    if (status !== 200) throw new Error(`${name} is not ready: ${readyUrl} answers ${status}.`);
    say(`${name} is ready.`);
  }
});
