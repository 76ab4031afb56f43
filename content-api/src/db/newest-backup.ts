import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The youngest file of the folder that looks like a backup. */
export function newestBackup(backupsDir: string): string | undefined {
  if (!existsSync(backupsDir)) return undefined;
  const files = readdirSync(backupsDir)
    .filter((name) => /\.(backup|db)$/.test(name))
    .map((name) => path.join(backupsDir, name));
  return files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
}
