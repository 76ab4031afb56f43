import { isRecent } from './between.ts';
import { emit } from './events.ts';
import type { Kernel } from './kernel.ts';
import { activityShareMs, idleEndMs, idleWarningMs, warningMs } from './limits.ts';
import { end, resync } from './membership.ts';
import { refresh } from './refresh.ts';
import { beginActivity, shareActivity } from './share-activity.ts';
import { calm, isActive, setState } from './state.ts';
import { readSync, writeSync } from './sync-record.ts';
import { tellTabs } from './tab-bus.ts';

// Decided by wall time alone, never by counting ticks: timers of sleeping or hidden pages do not run (R8, R10).

/** Compares the clock with the shared values. Only a check may open the warning (R11). */
export function evaluate(k: Kernel, mayWarn?: boolean): void {
  if (!isAlive(k)) return;
  const { idleMs, deadlineMs } = look(k);
  if (deadlineMs) {
    setState(k, { ...k.snapshot, status: 'warning', warningDeadlineMs: deadlineMs });
    k.stopCount ??= k.clock.every(1000, () => {
      evaluate(k);
      emit(k, 'change');
    });
  } else if (mayWarn && idleMs >= idleWarningMs) {
    writeSync(k, { warnDeadline: k.clock.now() + warningMs });
    tellTabs(k, 'warn');
    evaluate(k);
  } else calm(k);
}

/** The user did something. What comes too late rescues nothing. */
export function touch(k: Kernel): void {
  if (!isAlive(k)) return;
  if (readSync(k).warnDeadline) return stay(k);
  k.activeMs = k.clock.now();
  if (!isRecent(k, k.sharedMs, activityShareMs)) shareActivity(k);
}

/** 'Stay Logged In'. */
export function stay(k: Kernel): void {
  if (!isAlive(k)) return;
  beginActivity(k);
  calm(k);
  tellTabs(k, 'activity');
  refresh(k);
}

/** Whether there is a session that activity can still keep. One whose time is up ends here. */
function isAlive(k: Kernel): boolean {
  if (!isActive(k)) return false;
  if (!look(k).isOver) return true;
  // The stores come first: the session may be over for a better reason, or be a new one.
  if (resync(k) && look(k).isOver) end(k, 'idle');
  return false;
}

/** Times in the future mean that the clock was moved back: they would block the warning, or stretch the countdown. */
function look(k: Kernel) {
  const nowMs = k.clock.now();
  const shared = readSync(k);
  const lastActivity = Math.min(shared.lastActivity, nowMs);
  const deadlineMs = Math.min(shared.warnDeadline, nowMs + warningMs);
  if (shared.lastActivity !== lastActivity || shared.warnDeadline !== deadlineMs)
    writeSync(k, { lastActivity, warnDeadline: deadlineMs });
  k.activeMs = Math.min(k.activeMs, nowMs);
  const idleMs = nowMs - Math.max(k.activeMs, lastActivity);
  return { idleMs, deadlineMs, isOver: idleMs >= idleEndMs || (deadlineMs && nowMs >= deadlineMs) };
}
