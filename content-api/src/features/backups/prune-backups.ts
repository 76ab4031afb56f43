import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { openSqliteFile } from '../../db/client.ts';
import { isStartupFault } from '../../lib/startup-fault.ts';
import { days } from '../../lib/durations.ts';
import { proveBackup } from './prove-backup.ts';

interface PruneOptions {
  keep: number;
  nowMs?: number;
}

const draftKeptMs = days(1);

/**
 * Removes the oldest scheduled backups beyond so many, and what a killed backup left; those of a person stay. So does
 * the last proven one of every database but that of the newest backup: it may be all that is left of a lost one.
 */
export async function pruneBackups(
  backupsDir: string,
  { keep, nowMs = Date.now() }: PruneOptions,
): Promise<void> {
  const names = readdirSync(backupsDir);
  const scheduled = names
    .filter((name) => /^auto-.*\.backup$/.test(name))
    .sort()
    .reverse()
    .map((name) => path.join(backupsDir, name));
  const drafts = names
    .map((name) => path.join(backupsDir, name))
    .filter((file) => /\.backup\.tmp-\d+/.test(file) && nowMs - statSync(file).mtimeMs > draftKeptMs);
  const spared = scheduled.length > keep ? await lastProvenOfOthers(scheduled) : new Set();
  for (const file of [...scheduled.slice(keep).filter((old) => !spared.has(old)), ...drafts])
    rmSync(file, { force: true });
}

async function lastProvenOfOthers([newest = '', ...older]: string[]): Promise<Set<string>> {
  const done = new Set([databaseOf(newest)]);
  const spared = new Set<string>();
  for (const file of older) {
    const database = databaseOf(file);
    if (done.has(database) || !(await isProven(file))) continue;
    done.add(database);
    spared.add(file);
  }
  return spared;
}

/** Identity of the backup's database: a key that its first start made up. Undefined for a file that is no backup. */
function databaseOf(file: string): unknown {
  try {
    const backup = openSqliteFile(file, { readOnly: true });
    try {
      const [row] = backup.prepare(`select value from meta where key = 'device_key'`).all([]);
      return typeof row === 'object' && row !== null && 'value' in row ? row.value : '';
    } finally {
      backup.close();
    }
  } catch {
    return undefined;
  }
}

async function isProven(file: string): Promise<boolean> {
  try {
    await proveBackup(file);
    return true;
  } catch (error) {
    // Only that version can check it.
    return isStartupFault(error) && error.code === 'DATABASE_NEWER';
  }
}
