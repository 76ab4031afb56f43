import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { hasTables } from '../db/migrate.ts';
import type { OnStatement } from '../db/log-statements.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import { hasTracesOfDatabase, missingDatabase } from '../db/missing-database.ts';

interface OpenOptions {
  warn: (message: string) => void;
  /** True where an empty database is meant although the data folder is that of a used one. */
  mayBeEmpty?: boolean;
  /** Called after each statement. */
  onStatement?: OnStatement;
}

/** Opens the database that the settings name; the embedded one lives in the data folder. */
export async function openDatabase(
  config: Config,
  { warn, mayBeEmpty = false, onStatement }: OpenOptions,
): Promise<Database> {
  // Looked for first: a process that starts at the same time makes the tables before it leaves traces.
  const isUsed = !mayBeEmpty && hasTracesOfDatabase(config);
  if (isUsed && config.databaseUrl === undefined && isMissing(databaseFile(config)))
    throw missingDatabase(config);
  const database = await open(config, warn, onStatement);
  try {
    if (isUsed && !(await hasTables(database))) throw missingDatabase(config);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function open(
  config: Config,
  warn: (message: string) => void,
  onStatement?: OnStatement,
): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    const { openPostgres } = await import('../db/open-postgres.ts');
    const onLost = (error: Error) => warn(`PostgreSQL connection lost: ${error.message}`);
    return openPostgres(config.databaseUrl, onLost, onStatement);
  }
  await mkdir(config.dataDir, { recursive: true });
  const backupsDir = path.join(config.dataDir, 'backups');
  return openSqlite({ file: databaseFile(config), backupsDir, warn, onStatement });
}

function databaseFile({ dataDir }: Config): string {
  return path.join(dataDir, 'content.db');
}

/** A file of no bytes is what a first start killed early leaves, and also what a damaged disk leaves. */
function isMissing(file: string): boolean {
  return !existsSync(file) || (statSync(file).size === 0 && !existsSync(`${file}-wal`));
}
