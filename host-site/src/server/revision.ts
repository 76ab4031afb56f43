/** Knows the revision of the content, asking the API at most once in an interval. */
export interface RevisionSource {
  /** The revision last heard of; null until the API has answered once. */
  current: () => string | null;
  /** True while the last question was asked less than an interval ago. */
  isFresh: () => boolean;
  /** True when the last question went unanswered. */
  isDown: () => boolean;
  /** Makes sure that the revision is fresh; waits for the API for a short while only. Never rejects. */
  check: () => Promise<void>;
  /** Asks again at the next check, for after a write. */
  expire: () => void;
}

interface RevisionOptions {
  apiUrl: string;
  fetch: typeof globalThis.fetch;
  now?: () => number;
  intervalMs?: number;
  /** How long a question may take before the API counts as down. */
  timeoutMs?: number;
}

export function createRevisionSource({
  apiUrl,
  fetch,
  now = Date.now,
  intervalMs = 1_000,
  timeoutMs = 1_000,
}: RevisionOptions): RevisionSource {
  let current: string | null = null;
  let checkedAt = -Infinity;
  let down = false;
  let expired = false;
  let pending: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const askedAt = now();
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
      // What was written since the question is not in its answer.
      checkedAt = expired ? -Infinity : askedAt;
      pending = null;
    }
  }

  const isFresh = () => now() - checkedAt < intervalMs;
  return {
    current: () => current,
    isFresh,
    isDown: () => down,
    async check() {
      if (isFresh()) return;
      pending ??= ask();
      // While the API is known to be down nobody waits for it.
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
