type Reason = 'pointer' | 'focus';

export interface PausableTimer {
  /** Begins; returns what stops it for good. */
  start(onDone: () => void): () => void;
  pause(reason: Reason): void;
  /** Goes on with the time that was left, once no reason is left. */
  resume(reason: Reason): void;
}

/** A countdown that stands still as long as there is a reason to. */
export function pausableTimer(durationMs: number): PausableTimer {
  const reasons = new Set<Reason>();
  let leftMs = durationMs;
  let startedAt = 0;
  let handle: ReturnType<typeof setTimeout> | undefined;
  let done = (): void => {};

  function run(): void {
    startedAt = Date.now();
    handle = setTimeout(() => done(), leftMs);
  }

  function halt(): void {
    clearTimeout(handle);
    handle = undefined;
  }

  return {
    start(onDone) {
      done = onDone;
      if (reasons.size === 0) run();
      return halt;
    },
    pause(reason) {
      reasons.add(reason);
      if (handle === undefined) return;
      halt();
      leftMs -= Date.now() - startedAt;
    },
    resume(reason) {
      if (reasons.delete(reason) && reasons.size === 0) run();
    },
  };
}
