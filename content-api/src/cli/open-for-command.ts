import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { startupFault } from '../db/startup-fault.ts';
import { openDatabase } from '../open-database.ts';
import { say } from './support.ts';

/** The database of the settings; the embedded one must have been made by a start of the server. */
export async function openForCommand(config: Config): Promise<Database> {
  if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'content.db'))) {
    throw startupFault(
      'NO_DATABASE',
      `There is no database in ${config.dataDir}; start the server once or set DATA_DIR`,
    );
  }
  return openDatabase(config, say);
}
