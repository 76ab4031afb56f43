import { contentCommand } from './content-command.ts';
import { commandConfig, runCommand, say } from './support.ts';

await runCommand((args) => contentCommand(args, { config: commandConfig(), say }));
