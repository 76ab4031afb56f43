import { mkdirSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { newerAdditions } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { migrateDatabase } from '../app/migrate-database.ts';
import { hasTracesOfDatabase } from '../db/missing-database.ts';
import { openDatabase } from '../app/open-database.ts';
import { commandConfig, runCommand, say, usage } from './support.ts';

await runCommand(async (args) => {
  if (args.length > 0) throw usage('migrate');
  const config = commandConfig();
  const server = await placeOf(config);
  const database = await openDatabase(config, { warn: say, mayBeEmpty: !hasTracesOfDatabase(config) });
  try {
    const ran = await migrateDatabase(config, database, { beforeBreaking: server.keepOut });
    for (const name of ran) say(`${name} is done.`);
    const newer = await newerAdditions(database.queries, migrations);
    for (const name of newer) say(`${name} is of a newer version; this version can run on it.`);
    say(
      ran.length === 0
        ? 'The database is of this version already; nothing was changed.'
        : 'The database is of this version now.',
    );
  } finally {
    await database.close();
    await server.leave();
  }
});

interface Place {
  /** Sees to it that no server runs until the command ends. @throws StartupFault while one does */
  keepOut: () => Promise<void>;
  leave: () => Promise<void> | void;
}

/** Additions are made beside running servers of PostgreSQL; the embedded database belongs to one process. */
async function placeOf({ databaseUrl, dataDir }: Config): Promise<Place> {
  if (databaseUrl === undefined) {
    mkdirSync(dataDir, { recursive: true });
    const { release } = lockDataFolder(dataDir);
    return { keepOut: () => Promise.resolve(), leave: release };
  }
  const { keepServersOut } = await import('../db/server-presence.ts');
  let leave: Place['leave'] = () => undefined;
  return {
    async keepOut() {
      ({ leave } = await keepServersOut(databaseUrl));
    },
    leave: () => leave(),
  };
}
