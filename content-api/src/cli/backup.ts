import { backupCommand } from './backup-command.ts';
import { runCommand } from './support.ts';

await runCommand(backupCommand);
