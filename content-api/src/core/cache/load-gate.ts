import { busy } from '../../lib/fault.ts';

const concurrentMax = 100;
const retryAfterSeconds = 1;

/** Limits concurrent database reads. Calls above the limit get 503 at once instead of queueing. */
export interface LoadGate {
  run: <T>(work: () => Promise<T>) => Promise<T>;
}

export function createLoadGate(max = concurrentMax): LoadGate {
  let running = 0;
  return {
    async run(work) {
      if (running >= max) throw busy(retryAfterSeconds);
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    },
  };
}
