import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { days } from '../lib/durations.ts';

const draftKeptMs = days(1);

/** Removes the oldest scheduled backups beyond so many, and what a killed backup left; those of a person stay. */
export function pruneBackups(backupsDir: string, keep: number, nowMs: number = Date.now()): void {
  const names = readdirSync(backupsDir);
  const scheduled = names
    .filter((name) => /^auto-.*\.backup$/.test(name))
    .sort()
    .reverse();
  const drafts = names.filter(
    (name) =>
      /\.backup\.tmp-\d+/.test(name) && nowMs - statSync(path.join(backupsDir, name)).mtimeMs > draftKeptMs,
  );
  for (const name of [...scheduled.slice(keep), ...drafts])
    rmSync(path.join(backupsDir, name), { force: true });
}
