import { existsSync } from 'node:fs';
import path from 'node:path';
import { kinds } from '../contract/kinds/index.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { copyVerified, digestTables } from '../db/copy-rows.ts';
import type { Database } from '../db/database.ts';
import { migrate, newerAdditions } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { startupFault } from '../lib/startup-fault.ts';
import { migrateDatabase } from '../app/migrate-database.ts';
import { countLive } from '../core/records/live-records.ts';
import { openForCommand } from './open-for-command.ts';
import { commandConfig, runCommand, say, takeOption, usage } from './support.ts';

await runCommand(async (args) => {
  const to = takeOption(args, 'to');
  if (to === undefined || args.length > 0 || !/^postgres(ql)?:\/\//.test(to)) {
    throw usage('db:copy --to postgres://user@host/database');
  }
  const config = { ...commandConfig(), databaseUrl: undefined };
  const lock = lockDataFolder(config.dataDir);
  const source = await openForCommand(config);
  const target = openPostgres(to);
  try {
    await migrateDatabase(config, source);
    await refuseExtended(source);
    await copyAll(source, target);
    await tellFiles(target, path.join(config.dataDir, 'media'));
    say('Copied and verified. Set DATABASE_URL to the target and start the server.');
  } finally {
    await target.close();
    await source.close();
    lock.release();
  }
});

async function refuseExtended({ queries }: Database): Promise<void> {
  const newer = await newerAdditions(queries, migrations);
  if (newer.length === 0) return;
  const names = newer.join(', ');
  throw startupFault(
    'DATABASE_NEWER',
    `A newer version has added ${names} to the database; copy it with that one`,
  );
}

async function copyAll(source: Database, target: Database): Promise<void> {
  await migrate(target, { migrations });
  const expected = await target.atLength((connections) =>
    connections.transaction().execute(async (trx) => {
      const filled = (await digestTables(trx)).filter(({ rows }) => rows > 0);
      if (filled.length > 0) {
        const names = filled.map(({ table }) => table).join(', ');
        throw startupFault(
          'TARGET_NOT_EMPTY',
          `The target holds rows already (${names}); nothing was changed`,
        );
      }
      return copyVerified(source.queries, trx);
    }),
  );
  for (const { table, rows } of expected) say(`${table.padEnd(16)} ${rows} rows, equal`);
  for (const kind of kinds) {
    say(`${kind.plural.padEnd(16)} ${await countLive(target.queries, kind)} rows, equal`);
  }
}

/** Files are in no database. */
async function tellFiles({ queries }: Database, mediaDir: string): Promise<void> {
  const rows = await queries.selectFrom('media').select('path').orderBy('id').execute();
  if (rows.length === 0) return;
  const missing = rows.filter((row) => !existsSync(path.join(mediaDir, row.path)));
  say(`Files of the media library: ${rows.length - missing.length}. They stay in ${mediaDir}.`);
  say('Keep DATA_DIR as it is; to move to another machine, copy its folder media as well.');
  for (const row of missing) say(`Missing already before: ${row.path}`);
}
