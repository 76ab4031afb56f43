import type { Database, Queries } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { seconds } from '../lib/durations.ts';
import { readMeta, writeMeta } from '../lib/meta.ts';
import { newId } from '../lib/new-id.ts';

const revisionKey = 'content_revision';
/** How old our knowledge of the revision may be: another process may have written. */
const trustMs = 200;
const patienceMs = 250;
const staleAfterMs = seconds(2);

/** Which state of the content this process knows. */
export interface ContentState {
  revision: () => string;
  /** Nothing when our knowledge is fresh, else a promise that never fails and never takes long. */
  refresh: () => Promise<void> | undefined;
  /** Marks the content as changed, in the transaction that changes it. */
  bump: (trx: Queries) => Promise<string>;
  /** Says that a transaction with that mark was committed. */
  committed: (revision: string) => void;
  /** True while the database has not answered for a while. */
  isStale: () => boolean;
  staleForMs: () => number;
  onChange: (listener: () => void) => void;
}

export function createContentState(database: Database, clock: Clock): ContentState {
  let known = '';
  let knownAtMs = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  const listeners: (() => void)[] = [];

  function learn(revision: string): void {
    knownAtMs = clock.nowMs();
    if (revision === known) return;
    known = revision;
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<void> {
    const before = known;
    try {
      const revision = (await readMeta(database.queries, revisionKey)) ?? 'empty';
      // A write of our own that was committed meanwhile knows better.
      if (known === before) learn(revision);
    } catch {
      // The cache answers meanwhile; reads that need the database say what is wrong.
    } finally {
      asking = undefined;
    }
  }

  return {
    revision: () => known,
    refresh() {
      if (clock.nowMs() - knownAtMs < trustMs) return undefined;
      asking ??= ask();
      return known === '' ? asking : Promise.race([asking, delay(patienceMs)]);
    },
    async bump(trx) {
      const revision = newId();
      await writeMeta(trx, revisionKey, revision);
      return revision;
    },
    committed: learn,
    isStale: () => clock.nowMs() - knownAtMs > staleAfterMs,
    staleForMs: () => clock.nowMs() - knownAtMs,
    onChange: (listener) => void listeners.push(listener),
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
