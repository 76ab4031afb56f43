import { statSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { isError } from '../lib/is-error.ts';
import { startupFault } from '../lib/startup-fault.ts';
import { openSqliteFile, wasLeftOpen } from './client.ts';
import type { SqliteFile } from './client.ts';
import type { Database } from './database.ts';
import { logStatements } from './log-statements.ts';
import type { OnStatement } from './log-statements.ts';
import { refuseNetworkDrive } from './network-drive.ts';
import { newestBackup } from './newest-backup.ts';
import { refuseUnwritable } from './refuse-unwritable.ts';
import { EmbeddedDialect } from './sqlite-dialect.ts';
import type { Tables } from './schema.ts';

/** Marks a file as ours: "STUD". */
const applicationId = 0x53545544;
/** From the opening on, it is the dialect that waits for locks, without blocking the process. */
const patience = 'PRAGMA busy_timeout=0';
const alwaysCheckBytes = 200 * 1024 * 1024;

interface OpenOptions {
  file: string;
  backupsDir: string;
  /** The bytes of a database file, which a database in memory starts from. */
  image?: Uint8Array | undefined;
  warn?: (message: string) => void;
  onStatement?: OnStatement | undefined;
}

/** Opens the embedded database with every precaution, or stops with a line that says what to do. */
export function openSqlite({ file, backupsDir, image, warn, onStatement }: OpenOptions): Database {
  const isMemory = file === ':memory:';
  if (!isMemory) {
    refuseUnwritable(file);
    refuseNetworkDrive(path.dirname(path.resolve(file)));
  }
  const leftOpen = !isMemory && wasLeftOpen(file);
  let sqlite: SqliteFile | undefined;
  try {
    sqlite = openSqliteFile(file, { image });
    configure(sqlite, isMemory, warn);
    if (!isMemory && (leftOpen || statSync(file).size < alwaysCheckBytes)) check(sqlite);
  } catch (error) {
    sqlite?.close();
    throw isDamage(error) ? damaged(file, backupsDir, error) : error;
  }
  // Without a write-ahead log a reader would make the writer wait.
  const reader = sqlite.pragma('journal_mode') === 'wal' ? openReader(file) : undefined;
  return asDatabase(sqlite, reader, onStatement);
}

function openReader(file: string): SqliteFile {
  const reader = openSqliteFile(file, { readOnly: true });
  reader.exec(patience);
  return reader;
}

function asDatabase(
  sqlite: SqliteFile,
  reader: SqliteFile | undefined,
  onStatement: OnStatement | undefined,
): Database {
  const queries = new Kysely<Tables>({
    dialect: new EmbeddedDialect(sqlite, reader),
    ...logStatements(onStatement),
  });
  let isClosed = false;
  return {
    kind: 'sqlite',
    queries,
    withoutSync: (work) =>
      queries.connection().execute(async (connection) => {
        await sql`pragma synchronous=normal`.execute(connection);
        try {
          return await work(connection);
        } finally {
          await sql`pragma synchronous=full`.execute(connection);
        }
      }),
    atLength: (work) => work(queries),
    copyTo: (target) => sqlite.backupTo(target),
    async close() {
      if (isClosed) return;
      isClosed = true;
      reader?.close();
      try {
        sqlite.pragma('wal_checkpoint(TRUNCATE)');
      } catch {
        // Not needed for safety: the next start reads the log.
      }
      await queries.destroy();
      sqlite.close();
    },
  };
}

function configure(sqlite: SqliteFile, isMemory: boolean, warn?: (message: string) => void): void {
  const mark = sqlite.pragma('application_id');
  const hasTables = Number(sqlite.pragma('schema_version')) > 0;
  if (hasTables && mark !== applicationId) {
    throw startupFault(
      'DATABASE_FOREIGN',
      'The database file belongs to another program; it was left untouched',
    );
  }
  const mode = sqlite.pragma('journal_mode=WAL');
  if (!isMemory && mode !== 'wal') {
    warn?.(
      `The database runs in journal mode ${String(mode)} instead of wal: a crash may cost the last writes`,
    );
  }
  sqlite.exec('PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;');
  if (!hasTables) sqlite.exec(`PRAGMA application_id=${applicationId}`);
  sqlite.exec(patience);
}

function check(sqlite: SqliteFile): void {
  const verdict = sqlite.pragma('quick_check');
  if (verdict !== 'ok') {
    throw Object.assign(new Error(String(verdict)), { code: 'SQLITE_DAMAGED' });
  }
}

function isDamage(error: unknown): boolean {
  if (!isError(error)) return false;
  const errcode = 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return errcode === 11 || errcode === 26 || ('code' in error && error.code === 'SQLITE_DAMAGED');
}

function damaged(file: string, backupsDir: string, cause: unknown): Error {
  const newest = newestBackup(backupsDir);
  const advice =
    newest === undefined
      ? 'There is no backup in the backups folder.'
      : `The newest backup is ${newest}; restore it with: npm run restore -- ${newest}`;
  const reason = isError(cause) ? cause.message : String(cause);
  return startupFault(
    'DATABASE_DAMAGED',
    `The database ${file} is damaged (${reason}). It was left untouched. ${advice}`,
  );
}
