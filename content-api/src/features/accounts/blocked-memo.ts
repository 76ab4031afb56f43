import type { Clock } from '../../lib/clock.ts';
import { seconds } from '../../lib/durations.ts';
import { isFault, tooMany } from '../../lib/fault.ts';
import { mostRecent } from '../../lib/most-recent.ts';

const rememberedMs = seconds(5);
const keysMax = 10_000;

/** Remembers for a moment who was turned away, so that a flood of tries costs no database write each. */
export interface BlockedMemo {
  /** Runs the count unless the key was turned away just now. */
  guard: (key: string, count: () => Promise<void>) => Promise<void>;
}

export function createBlockedMemo(clock: Clock): BlockedMemo {
  const blocked = mostRecent<{ untilMs: number; forgetMs: number }>(keysMax);
  return {
    async guard(key, count) {
      const nowMs = clock.elapsedMs();
      const known = blocked.get(key);
      if (known !== undefined && known.forgetMs > nowMs && known.untilMs > nowMs)
        throw tooMany(known.untilMs - nowMs);
      try {
        await count();
      } catch (error) {
        if (isFault(error) && error.code === 'TOO_MANY_REQUESTS') {
          const waitMs = Number(error.headers?.['retry-after'] ?? 0) * 1000;
          blocked.set(key, { untilMs: nowMs + waitMs, forgetMs: nowMs + rememberedMs });
        }
        throw error;
      }
    },
  };
}
