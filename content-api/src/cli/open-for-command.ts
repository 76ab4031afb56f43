import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { hasTables } from '../db/migrate.ts';
import { startupFault } from '../lib/startup-fault.ts';
import { openDatabase } from '../app/open-database.ts';
import { say as tell } from './support.ts';

/** The database of the settings; the embedded one must have been made by a start of the server. */
export async function openForCommand(config: Config, say = tell): Promise<Database> {
  if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'content.db'))) {
    throw noDatabase(`in ${config.dataDir}`, 'set DATA_DIR');
  }
  const database = await openDatabase(config, { warn: say });
  try {
    if (await hasTables(database)) return database;
  } catch (error) {
    await database.close();
    throw error;
  }
  await database.close();
  throw noDatabase('of this program at DATABASE_URL', 'set another');
}

function noDatabase(where: string, advice: string): Error {
  return startupFault('NO_DATABASE', `There is no database ${where}; start the server once or ${advice}`);
}
