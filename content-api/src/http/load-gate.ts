import { busy } from '../lib/fault.ts';

const waitingMax = 100;
const retryAfterSeconds = 1;

/** Lets so many callers work on the database; beyond them it is better to say so than to make everybody wait. */
export interface LoadGate {
  run: <T>(work: () => Promise<T>) => Promise<T>;
}

export function createLoadGate(max = waitingMax): LoadGate {
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
