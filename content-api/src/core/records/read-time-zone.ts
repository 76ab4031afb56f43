import type { Config } from '../../config/config.ts';
import { studio } from '../../contract/kinds/studio.ts';
import type { Database } from '../../db/database.ts';
import { findLive } from './live-records.ts';
import { textOf } from './read-values.ts';
import { singleId } from './record-key.ts';

interface Parts {
  database: Database;
  config: Pick<Config, 'timeZone'>;
}

/** The zone of the studio's times: the one that it names, else the setting of the server. */
export async function readTimeZone({ database, config }: Parts): Promise<string> {
  const words = await findLive(database.queries, studio, singleId(studio));
  return textOf(words?.data.timeZone) || config.timeZone;
}
