import type { Clock } from '../environment.ts';

/** A clock that stands still until it is moved. */
export interface FakeClock extends Clock {
  /** Time passes, and timers run when they are due. */
  advance: (ms: number) => void;
  /** The machine sleeps or its clock is set: time passes without timers. May be negative. */
  jump: (ms: number) => void;
  /** The page hangs: time passes, and due timers run once, late. */
  stall: (ms: number) => void;
  /** Number of active timers. */
  timers: () => { intervals: number; timeouts: number };
}

interface Timer {
  dueMs: number;
  periodMs: number | undefined;
  run: () => void;
}

/** Starts at 2026-11-21 09:00 UTC unless set otherwise. */
export function createFakeClock(startMs = Date.UTC(2026, 10, 21, 9)): FakeClock {
  const timers = new Set<Timer>();
  let wallMs = startMs;
  let runtimeMs = 0;

  function add(timer: Timer): () => void {
    timers.add(timer);
    return () => timers.delete(timer);
  }

  function fire(timer: Timer): void {
    if (timer.periodMs === undefined) timers.delete(timer);
    else timer.dueMs = runtimeMs + timer.periodMs;
    timer.run();
  }

  function nextDue(untilMs: number): Timer | undefined {
    return [...timers].filter(({ dueMs }) => dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0];
  }

  return {
    now: () => wallMs,
    after: (delayMs, run) => add({ dueMs: runtimeMs + delayMs, periodMs: undefined, run }),
    every: (periodMs, run) => add({ dueMs: runtimeMs + periodMs, periodMs, run }),
    advance(ms) {
      const untilMs = runtimeMs + ms;
      for (let timer = nextDue(untilMs); timer; timer = nextDue(untilMs)) {
        wallMs += timer.dueMs - runtimeMs;
        runtimeMs = timer.dueMs;
        fire(timer);
      }
      wallMs += untilMs - runtimeMs;
      runtimeMs = untilMs;
    },
    jump(ms) {
      wallMs += ms;
    },
    stall(ms) {
      wallMs += ms;
      runtimeMs += ms;
      for (const timer of [...timers]) if (timer.dueMs <= runtimeMs && timers.has(timer)) fire(timer);
    },
    timers() {
      const intervals = [...timers].filter(({ periodMs }) => periodMs !== undefined).length;
      return { intervals, timeouts: timers.size - intervals };
    },
  };
}
