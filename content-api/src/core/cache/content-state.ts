import type { Kind } from '../../contract/kinds/kind.ts';
import type { Database } from '../../db/database.ts';
import { toIso } from '../../lib/clock.ts';
import type { Clock } from '../../lib/clock.ts';
import { seconds } from '../../lib/durations.ts';
import { announceChange, queueForRevision, readRevision } from '../records/content-revision.ts';
import type { Subscriber } from '../records/content-revision.ts';
import { nextMoment, settleDue } from '../records/settle.ts';

/** Maximum age of the known revision: another process may have written. */
const maxAgeMs = 200;
const timeoutMs = 250;
const staleAfterMs = seconds(2);
const settleAgainMs = seconds(1);

/** Which state of the content this process knows. */
export interface ContentState {
  revision: () => string;
  /** Nothing when our knowledge is fresh, else a promise that never fails and never takes long. */
  refresh: () => Promise<void> | undefined;
  /** The same however long it takes, for who reads from the database next anyway; never fails. */
  refreshFully: () => Promise<void>;
  /**
   * Asks the database after the call, for callers that must not get an earlier state; never fails and never takes long.
   * False: the database did not answer, so the revision may be an earlier one.
   */
  confirm: () => Promise<boolean>;
  /** Says that a transaction with that mark was committed, and when the content changes next by itself. */
  committed: (revision: string, next: string | undefined) => void;
  /** True while the database has not answered for a while. */
  isStale: () => boolean;
  staleForMs: () => number;
  onChange: (listener: () => void) => void;
}

interface Parts {
  database: Database;
  clock: Clock;
  kinds: readonly Kind[];
  subscribers: readonly Subscriber[];
}

export function createContentState({ database, clock, kinds, subscribers }: Parts): ContentState {
  let known = '';
  let knownAtMs = Number.NEGATIVE_INFINITY;
  /** When the next scheduled publication starts. No timer runs: the first read afterwards applies it. */
  let nextMs = Number.POSITIVE_INFINITY;
  /** Whether the database answers. */
  let asking: Promise<boolean> | undefined;
  const listeners: (() => void)[] = [];

  function learn(revision: string): void {
    knownAtMs = clock.elapsedMs();
    if (revision === known) return;
    known = revision;
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<boolean> {
    const before = known;
    try {
      const revision = await readRevision(database.queries);
      // A new schedule also changes the revision.
      if (revision !== before) nextMs = toMs(await nextMoment(database.queries));
      // A write of our own that was committed meanwhile knows better.
      if (known === before) learn(revision);
      if (isDue()) await settle();
      return true;
    } catch {
      // The cache answers meanwhile; reads that need the database say what is wrong.
      return false;
    } finally {
      asking = undefined;
    }
  }

  async function settle(): Promise<void> {
    // Should it fail, readers are not to wait for every further attempt.
    nextMs = clock.nowMs() + settleAgainMs;
    const { revision, next } = await database.queries.transaction().execute(async (trx) => {
      await queueForRevision(trx);
      const due = await settleDue(trx, kinds, toIso(clock.nowMs()));
      return announceChange(trx, subscribers, due);
    });
    nextMs = toMs(next);
    learn(revision);
  }

  function isDue(): boolean {
    return clock.nowMs() >= nextMs;
  }

  function isFresh(): boolean {
    return clock.elapsedMs() - knownAtMs < maxAgeMs && !isDue();
  }

  /** The last answer that came will do while the database takes its time. */
  function patiently(answer: Promise<boolean>): Promise<boolean> {
    return known === '' ? answer : Promise.race([answer, delay(timeoutMs).then(() => false)]);
  }

  return {
    revision: () => known,
    refresh() {
      return isFresh() ? undefined : patiently((asking ??= ask())).then(() => undefined);
    },
    async refreshFully() {
      // A question under way may be about to make a publication true.
      if (asking !== undefined || !isFresh()) await (asking ??= ask());
    },
    confirm() {
      // A question that is on its way may have been read before the write that the caller knows of.
      return patiently(asking === undefined ? (asking = ask()) : asking.then(() => (asking ??= ask())));
    },
    committed(revision, next) {
      nextMs = toMs(next);
      learn(revision);
    },
    isStale: () => clock.elapsedMs() - knownAtMs > staleAfterMs,
    staleForMs: () => clock.elapsedMs() - knownAtMs,
    onChange: (listener) => void listeners.push(listener),
  };
}

function toMs(instant: string | undefined): number {
  return instant === undefined ? Number.POSITIVE_INFINITY : Date.parse(instant);
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
