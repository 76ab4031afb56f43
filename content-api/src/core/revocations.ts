import type { Database, Queries } from '../db/database.ts';
import { databaseErrorKind } from '../db/error-kind.ts';

/**
 * Ends sessions and revokes links, also while the disk is full: an ending that cannot be written is kept in memory until
 * it can.
 */
export interface Revocations {
  /**
   * Ends what has these ids; `write` deletes it, and adds what belongs to that, in one transaction. It may run later and
   * finds nothing when another request was first.
   */
  end: (ids: string[], write: Write) => Promise<void>;
  /** True while the ending of that session or link is in memory only. */
  isEnded: (id: string) => boolean;
  /** Writes the revocations that are in memory only, if there is room now. */
  writePending: () => Promise<void>;
}

type Write = (trx: Queries) => Promise<void>;

export function createRevocations(database: Database): Revocations {
  const pending = new Map<string, Write>();

  return {
    async end(ids, write) {
      try {
        await database.queries.transaction().execute(write);
      } catch (error) {
        if (databaseErrorKind(error) !== 'full') throw error;
        for (const id of ids) if (!pending.has(id)) pending.set(id, write);
      }
    },
    isEnded: (id) => pending.has(id),
    async writePending() {
      const ids = [...pending.keys()];
      const writes = new Set(pending.values());
      if (writes.size === 0) return;
      await database.queries.transaction().execute(async (trx) => {
        for (const write of writes) await write(trx);
      });
      for (const id of ids) pending.delete(id);
    },
  };
}
