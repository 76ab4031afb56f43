import type { Clock } from './environment.ts';
import { activityShareMs, activityThrottleMs, idleEndMs, idleWarningMs, warningMs } from './limits.ts';
import type { SyncRecord, SyncStore } from './sync-record.ts';

export interface Inactivity {
  /** A fresh start or login is activity; stale values of an earlier visit no longer count (R13). */
  begin: () => void;
  /** The user did something. */
  touch: () => void;
  /** Another tab said that the user is there; used where storage cannot say it. */
  hear: () => void;
  /** Compares the clock with the shared values. Only a check may open the warning (R11). */
  evaluate: (mayWarn: boolean) => void;
  /** Whether it is too late for any activity to rescue the session. */
  isOver: () => boolean;
  /** Closes the warning everywhere. */
  dismiss: () => void;
  /** Tells the other tabs about activity that is still held back. */
  flush: () => void;
}

export interface InactivityOptions {
  clock: Clock;
  sync: SyncStore;
  isActive: () => boolean;
  onWarning: (deadlineMs: number, isFirst: boolean) => void;
  onCalm: () => void;
  onDismiss: () => void;
  onIdle: () => void;
  /** Activity was shared. */
  onShare: () => void;
}

/** Decides by wall time alone, never by counting ticks: timers of sleeping or hidden pages do not run (R8, R10). */
export function createInactivity(options: InactivityOptions): Inactivity {
  const { clock, sync, isActive } = options;
  let lastMs = 0;
  let sharedMs = 0;
  let stopTrailing: (() => void) | undefined;

  function look(): { nowMs: number; idleMs: number; deadlineMs: number } {
    const nowMs = clock.now();
    const { lastActivity, warnDeadline } = withoutClockStep(sync, nowMs);
    lastMs = Math.min(lastMs, nowMs);
    return { nowMs, idleMs: nowMs - Math.max(lastMs, lastActivity), deadlineMs: warnDeadline };
  }

  function isOver(): boolean {
    const { nowMs, idleMs, deadlineMs } = look();
    return idleMs >= idleEndMs || (deadlineMs > 0 && nowMs >= deadlineMs);
  }

  function share(change: Partial<SyncRecord> = {}): void {
    stopTrailing?.();
    stopTrailing = undefined;
    sharedMs = lastMs;
    sync.write({ lastActivity: lastMs, ...change });
    options.onShare();
  }

  function dismiss(): void {
    lastMs = clock.now();
    share({ warnDeadline: 0 });
  }

  return {
    begin: dismiss,
    touch() {
      if (!isActive()) return;
      if (isOver()) return options.onIdle();
      lastMs = clock.now();
      const sinceShareMs = lastMs - sharedMs;
      if (sync.read().warnDeadline) options.onDismiss();
      else if (sinceShareMs < 0 || sinceShareMs >= activityShareMs) share();
      else stopTrailing ??= clock.after(activityShareMs - sinceShareMs, share);
    },
    hear() {
      lastMs = clock.now();
      sync.write({ lastActivity: lastMs, warnDeadline: 0 });
    },
    evaluate(mayWarn) {
      if (!isActive()) return;
      const { nowMs, idleMs, deadlineMs } = look();
      if (isOver()) options.onIdle();
      else if (deadlineMs) options.onWarning(deadlineMs, false);
      else if (mayWarn && idleMs >= idleWarningMs) {
        sync.write({ warnDeadline: nowMs + warningMs });
        options.onWarning(nowMs + warningMs, true);
      } else options.onCalm();
    },
    isOver,
    dismiss,
    flush() {
      if (stopTrailing) share();
    },
  };
}

/** Times in the future mean that the clock was moved back: they would block the warning, or stretch the countdown. */
function withoutClockStep(sync: SyncStore, nowMs: number): SyncRecord {
  const shared = sync.read();
  const lastActivity = shared.lastActivity > nowMs + activityThrottleMs ? nowMs : shared.lastActivity;
  const warnDeadline = Math.min(shared.warnDeadline, nowMs + warningMs);
  if (lastActivity !== shared.lastActivity || warnDeadline !== shared.warnDeadline) {
    sync.write({ lastActivity, warnDeadline });
  }
  return sync.read();
}
