import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { minutes } from '../lib/durations.ts';

const start = 'release-check-';
const abandonedAfterMs = minutes(60);

/** A folder for one trial of two releases. Those that killed trials left behind an hour ago or more are swept away. */
export async function makeTrialFolder(parent = tmpdir()): Promise<string> {
  for (const name of await readdir(parent)) {
    if (name.startsWith(start)) await sweep(path.join(parent, name));
  }
  return mkdtemp(path.join(parent, start));
}

/** Another user's is left alone: it cannot be removed. */
async function sweep(folder: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs >= abandonedAfterMs) await rm(folder, { recursive: true });
  } catch {
    return;
  }
}
