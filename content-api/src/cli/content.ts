import { contentCommand } from './content-command.ts';
import { runCommand } from './support.ts';

await runCommand(contentCommand);
