import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Removes the oldest scheduled backups beyond so many; those that a person made stay. */
export function pruneBackups(backupsDir: string, keep: number): void {
  const scheduled = readdirSync(backupsDir)
    .filter((name) => /^auto-.*\.backup$/.test(name))
    .sort()
    .reverse();
  for (const name of scheduled.slice(keep)) rmSync(path.join(backupsDir, name), { force: true });
}
