import type { Context } from '../context.ts';
import type { Queries } from '../db/database.ts';
import { audit } from '../lib/audit.ts';
import type { Actor, AuditEntry } from '../lib/audit.ts';
import { toIso } from '../lib/clock.ts';
import { queuePurge } from '../purges/queue-purge.ts';
import { keysOfEntries, keysOfRecords } from '../records/changed-keys.ts';
import { nextMoment, settleDue } from '../records/settle.ts';
import { queueForRevision } from './content-revision.ts';

/** The writing account; the request gets the revision that its write made. */
export interface Author extends Actor {
  onWritten?: (revision: string) => void;
}

interface Written<T> {
  result: T;
  entry: AuditEntry | AuditEntry[];
  /** The public sees what it saw before, and caches stay. */
  isHidden?: boolean;
}

/**
 * Runs a content change and its audit rows in one transaction. Unless the change `isHidden` and no scheduled publication
 * was due, it also renews the content revision and clears the response cache.
 */
export async function writeContent<T>(
  context: Context,
  author: Author,
  change: (trx: Queries) => Promise<Written<T>>,
): Promise<T> {
  const { database, state, clock, kinds } = context;
  const { result, revision, next } = await database.queries.transaction().execute(async (trx) => {
    await queueForRevision(trx);
    // Scheduled publications that are due are applied before this write.
    const settled = await settleDue(trx, kinds, toIso(clock.nowMs()));
    const { result, entry, isHidden = false } = await change(trx);
    for (const one of [entry].flat()) await audit(trx, author, one, clock.nowMs());
    const keys = [
      ...(isHidden ? [] : keysOfEntries(kinds, [entry].flat())),
      ...keysOfRecords(kinds, settled),
    ];
    const revision = keys.length === 0 ? undefined : await state.bump(trx);
    if (revision !== undefined) await queuePurge(trx, context, { revision, keys });
    return { result, revision, next: await nextMoment(trx) };
  });
  if (revision === undefined) return result;
  state.committed(revision, next);
  author.onWritten?.(revision);
  return result;
}
