import { setTimeout } from 'node:timers/promises';
import { statSync } from 'node:fs';
import { seconds } from '../../lib/durations.ts';
import type { Look } from './read-contents.ts';
import type { BackupRunner } from './run-backup.ts';

/** The site waits 25 s for an answer of the API. */
const patienceMs = seconds(10);

/** What is in backups: each is read once, as long as its file stays the same. */
export interface BackupLooks {
  /** Undefined while it is read. */
  at: (file: string) => Promise<Look | undefined>;
  /** What was read already. */
  known: (file: string) => Look | undefined;
}

export function createBackupLooks({ look }: BackupRunner): BackupLooks {
  const begun = new Map<string, Promise<Look>>();
  const known = new Map<string, Look>();

  function keyOf(file: string): string {
    const { size, mtimeMs } = statSync(file);
    return `${file} ${size} ${Math.round(mtimeMs)}`;
  }

  async function read(key: string, file: string): Promise<Look> {
    try {
      const found = await look(file);
      known.set(key, found);
      return found;
    } finally {
      begun.delete(key);
    }
  }

  return {
    async at(file) {
      const key = keyOf(file);
      const done = known.get(key);
      if (done !== undefined) return done;
      const reading = begun.get(key) ?? read(key, file);
      begun.set(key, reading);
      // Whoever asks next is told.
      reading.catch(() => undefined);
      return Promise.race([reading, setTimeout(patienceMs, undefined, { ref: false })]);
    },
    known: (file) => known.get(keyOf(file)),
  };
}
