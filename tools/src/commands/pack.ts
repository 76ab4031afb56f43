/** `npm run pack -- FOLDER`: the program with its builds and only what it needs to run, as the container image has it. */
import path from 'node:path';
import { root } from '../lib/paths.ts';
import { runCommand } from '../lib/run-command.ts';
import { say } from '../lib/say.ts';
import { packProgram } from '../pack/pack-program.ts';

const folder = process.argv[2];

await runCommand(async () => {
  if (folder === undefined) throw new Error('Name the folder: npm run pack -- FOLDER');
  const target = path.resolve(process.env.INIT_CWD ?? root, folder);
  await packProgram(target);
  say(`The program is in ${target}.`);
});
