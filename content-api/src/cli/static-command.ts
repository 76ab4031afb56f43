import { migrateDatabase } from '../app/migrate-database.ts';
import { readConfig } from '../config/config.ts';
import { siteFiles } from '../features/move-out/site-files.ts';
import { writeFolder } from '../features/move-out/write-folder.ts';
import { openForCommand } from './open-for-command.ts';
import { takeOption, usage } from './support.ts';
import type { Terminal } from './support.ts';

const help = `static FOLDER [--base https://new.example]
  Copies the running site as files for any static host. --base is the address that the copy will have.`;

/** Writes a static copy of the site that is running. @throws an error whose message is for whoever called the command */
export async function staticCommand(args: string[], { env, say }: Terminal): Promise<void> {
  const sent = takeOption(args, 'base');
  const [folder, ...rest] = args;
  if (folder === undefined || folder.startsWith('--') || rest.length > 0) throw usage(help);
  if (sent !== undefined && !/^https?:\/\/[^/]+\/?$/i.test(sent))
    throw usage('--base takes an address without a path, like https://new.example');
  const { config } = readConfig(env);
  const database = await openForCommand(config, say);
  try {
    await migrateDatabase(config, database);
    const { origin } = config.siteUrl;
    const base = sent === undefined ? origin : new URL(sent).origin;
    const files = siteFiles(database.queries, { origin, base });
    say(`${await writeFolder(folder, files)} files written to ${folder}`);
  } finally {
    await database.close();
  }
}
