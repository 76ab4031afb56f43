/** The current content revision. While pages are requested, it is fetched again about every 0.75 s. */
export interface RevisionSource {
  /** The revision last heard of; null until the API has answered once. */
  current: () => string | null;
  /**
   * True while the last request for it is less than an interval old. Sends the next request towards the end of the
   * interval, so that no page waits for it.
   */
  isFresh: () => boolean;
  /** True when the last question went unanswered. */
  isDown: () => boolean;
  /**
   * Makes sure that the revision is fresh and no older than the last write; waits for the API for a short while only.
   * Never rejects.
   */
  check: () => Promise<void>;
  /** Asks again at the next check, for after a write. */
  expire: () => void;
}

interface RevisionOptions {
  apiUrl: string;
  fetch: typeof globalThis.fetch;
  now?: () => number;
  intervalMs?: number;
  /** Time that a request may take before the API counts as down. */
  timeoutMs?: number;
}

const askAheadAt = 0.75;

export function createRevisionSource({
  apiUrl,
  fetch,
  // A clock that is set back must not stretch the time between two questions.
  now = () => performance.now(),
  intervalMs = 1_000,
  timeoutMs = 1_000,
}: RevisionOptions): RevisionSource {
  let current: string | null = null;
  let checkedAt = -Infinity;
  let down = false;
  let expired = false;
  let pending: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const requestedAt = now();
    expired = false;
    try {
      const response = await fetch(`${apiUrl}/api/revision`, { signal: AbortSignal.timeout(timeoutMs) });
      const answer: unknown = await response.json();
      if (!response.ok || !isRevision(answer)) throw new Error('The API gave no revision.');
      current = answer.revision;
      down = false;
    } catch {
      down = true;
    } finally {
      // Writes since the request are not in its answer.
      checkedAt = expired ? -Infinity : requestedAt;
      pending = null;
    }
  }

  function isFresh(): boolean {
    const age = now() - checkedAt;
    if (age >= intervalMs) return false;
    if (age >= intervalMs * askAheadAt) pending ??= ask();
    return true;
  }

  return {
    current: () => current,
    isFresh,
    isDown: () => down,
    async check() {
      // The pending request was sent before the write.
      if (expired && !down) await pending;
      if (isFresh()) return;
      pending ??= ask();
      // While the API is down, no request waits for it.
      if (!down) await pending;
    },
    expire() {
      expired = true;
      checkedAt = -Infinity;
    },
  };
}

function isRevision(value: unknown): value is { revision: string } {
  return (
    typeof value === 'object' && value !== null && 'revision' in value && typeof value.revision === 'string'
  );
}
