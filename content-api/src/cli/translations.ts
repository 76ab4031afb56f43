import { runCommand } from './support.ts';
import { translationsCommand } from './translations-command.ts';

await runCommand(async (args, terminal) => {
  process.exitCode = await translationsCommand(args, terminal);
});
