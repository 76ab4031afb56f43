import { adminCommand } from './admin-command.ts';
import { runCommand } from './support.ts';

await runCommand(adminCommand);
