import { moveInCommand } from './move-in-command.ts';
import { runCommand } from './support.ts';

await runCommand(async (args, terminal) => {
  process.exitCode = await moveInCommand(args, terminal);
});
