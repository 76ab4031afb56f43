import { restoreCommand } from './restore-command.ts';
import { runCommand } from './support.ts';

await runCommand(restoreCommand);
