import type { Config } from '../../../config/config.ts';
import { lockDataFolder } from '../../../db/data-folder-lock.ts';
import { isStartupFault } from '../../../lib/startup-fault.ts';

/** The right to make off-site backups, which one process holds at a time. */
export interface Lock {
  /** False once the database's server has released it. */
  isHeld: () => boolean;
  leave: () => Promise<void>;
}

/**
 * Makes this process the only one that makes off-site backups: of this data folder, and on PostgreSQL of the database.
 * Undefined while another one is at it.
 */
export async function acquireLock({ databaseUrl }: Config, folder: string): Promise<Lock | undefined> {
  const lock = lockFolder(folder);
  if (lock === undefined) return undefined;
  if (databaseUrl === undefined) return { isHeld: () => true, leave: () => Promise.resolve(lock.release()) };
  const { acquireBackupLock } = await import('../../../db/server-presence.ts');
  const held = await acquireBackupLock(databaseUrl).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  if (held === undefined) {
    lock.release();
    return undefined;
  }
  return {
    isHeld: held.isHeld,
    async leave() {
      lock.release();
      await held.leave();
    },
  };
}

function lockFolder(folder: string): { release: () => void } | undefined {
  try {
    return lockDataFolder(folder);
  } catch (error) {
    if (isStartupFault(error) && error.code === 'DATA_DIR_IN_USE') return undefined;
    throw error;
  }
}
