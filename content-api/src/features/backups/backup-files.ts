import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { backupNameSchema } from '../../contract/backup-files.ts';
import type { BackupFiles } from '../../contract/backup-files.ts';
import type { Context } from '../../core/context.ts';
import { toIso } from '../../lib/clock.ts';
import { fault, notFound } from '../../lib/fault.ts';
import type { BackupRunner } from './run-backup.ts';

const madeHere = /^(?:auto|content)-/;

type FolderContext = Pick<Context, 'config'> & { backups: BackupRunner };

/** The backups of this server, the newest first. One that is being made is not among them: it is proven last. */
export function listBackupFiles({ config, backups }: FolderContext): BackupFiles {
  const folder = folderOf(config.dataDir);
  const sinceMs = backups.runningSince() ?? Infinity;
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const items = names.flatMap((name) => {
    const stats = backupNameSchema.safeParse(name).success
      ? statSync(path.join(folder, name), { throwIfNoEntry: false })
      : undefined;
    if (stats?.isFile() !== true || stats.mtimeMs >= sinceMs) return [];
    const madeAt = toIso(Math.floor(stats.mtimeMs));
    return [{ name, madeAt, bytes: stats.size, isScheduled: name.startsWith('auto-') }];
  });
  return {
    items: items.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt)),
    isRunning: backups.runningSince() !== undefined,
  };
}

/** @throws Fault 404 without such a backup on this server */
export function requireBackupFile({ config }: FolderContext, name: string): { file: string; bytes: number } {
  const file = path.join(folderOf(config.dataDir), name);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile() !== true) throw notFound('Backup');
  return { file, bytes: stats.size };
}

/** @throws Fault 404 without such a backup, 409 for the newest one */
export function deleteBackupFile(context: FolderContext, name: string): void {
  const { file } = requireBackupFile(context, name);
  const newest = listBackupFiles(context).items.find((item) => madeHere.test(item.name));
  if (newest?.name === name)
    throw fault({
      status: 409,
      code: 'CONFLICT',
      message: 'The newest backup stays. Make another one first.',
    });
  rmSync(file);
}

function folderOf(dataDir: string): string {
  return path.join(dataDir, 'backups');
}
