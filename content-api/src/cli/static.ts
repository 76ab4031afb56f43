import { runCommand } from './support.ts';
import { staticCommand } from './static-command.ts';

await runCommand(staticCommand);
