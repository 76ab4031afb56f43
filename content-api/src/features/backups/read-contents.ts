import { Kysely } from 'kysely';
import type { BackupContents } from '../../contract/restore.ts';
import { openSqliteFile } from '../../db/client.ts';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { EmbeddedDialect } from '../../db/sqlite-dialect.ts';
import { isStartupFault } from '../../lib/startup-fault.ts';
import { proveBackup } from './prove-backup.ts';
import { countRows } from './count-rows.ts';
import { restoreFailure } from './restore-failure.ts';

/** What a proven backup holds, or why it cannot be restored. */
export type Look = Pick<BackupContents, 'reason'> & {
  contents?: Omit<NonNullable<BackupContents['contents']>, 'countsNow'>;
};

const accountsMax = 20;

/** Proves a backup and counts what is in it. */
export async function readContents(file: string): Promise<Look> {
  try {
    const { createdAt, version, media } = await proveBackup(file);
    const sqlite = openSqliteFile(file, { readOnly: true });
    try {
      const queries = new Kysely<Tables>({ dialect: new EmbeddedDialect(sqlite) });
      return {
        contents: {
          createdAt,
          ...(version !== undefined && { version }),
          hasMedia: media !== undefined,
          // The tables of early versions are others.
          counts: await countRows(queries).catch(() => ({})),
          accounts: await listAccounts(queries),
        },
      };
    } finally {
      sqlite.close();
    }
  } catch (error) {
    if (!isStartupFault(error)) throw error;
    return { reason: restoreFailure(error, file) };
  }
}

async function listAccounts(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('users')
    .select('email')
    .where('is_disabled', '=', 0)
    .orderBy('email')
    .limit(accountsMax)
    .execute();
  return rows.map(({ email }) => email);
}
