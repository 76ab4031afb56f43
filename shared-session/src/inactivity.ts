import type { Kernel } from './kernel.ts';
import { activityShareMs, activityThrottleMs, idleEndMs, idleWarningMs, warningMs } from './limits.ts';
import { end, resync } from './membership.ts';
import { refresh } from './refresh.ts';
import { beginActivity, shareActivity } from './share-activity.ts';
import { isActive, setState, stopCountdown } from './state.ts';
import { emit } from './events.ts';
import { readSync, writeSync } from './sync-record.ts';
import { tellTabs } from './tab-bus.ts';

// Decided by wall time alone, never by counting ticks: timers of sleeping or hidden pages do not run (R8, R10).

/** Compares the clock with the shared values. Only a check may open the warning (R11). */
export function evaluate(k: Kernel, mayWarn?: boolean): void {
  if (!isActive(k)) return;
  const { nowMs, idleMs, deadlineMs } = look(k);
  if (isOver(k)) endIdle(k);
  else if (deadlineMs) warn(k, deadlineMs);
  else if (mayWarn && idleMs >= idleWarningMs) {
    writeSync(k, { warnDeadline: nowMs + warningMs });
    warn(k, nowMs + warningMs);
    tellTabs(k, 'warn');
  } else calm(k);
}

/** The user did something. What comes too late rescues nothing. */
export function touch(k: Kernel): void {
  if (!isActive(k)) return;
  if (isOver(k)) return endIdle(k);
  if (readSync(k).warnDeadline) return dismissWarning(k);
  k.activeMs = k.clock.now();
  const waitMs = k.sharedMs + activityShareMs - k.activeMs;
  if (waitMs <= 0 || waitMs > activityShareMs) shareActivity(k);
  else k.stopTrailing ??= k.clock.after(waitMs, () => shareActivity(k));
}

/** 'Stay Logged In'. */
export function stay(k: Kernel): void {
  if (!isActive(k)) return;
  if (isOver(k)) endIdle(k);
  else dismissWarning(k);
}

/** Tells the other tabs about activity that is still held back. */
export function flushActivity(k: Kernel): void {
  if (k.stopTrailing) shareActivity(k);
}

/** No warning, or none any more. */
export function calm(k: Kernel): void {
  stopCountdown(k);
  if (isActive(k)) setState(k, { status: 'authenticated', user: k.snapshot.user });
}

function warn(k: Kernel, warningDeadlineMs: number): void {
  setState(k, { ...k.snapshot, status: 'warning', warningDeadlineMs });
  k.stopSeconds ??= k.clock.every(1000, () => {
    evaluate(k);
    emit(k, 'change');
  });
}

function dismissWarning(k: Kernel): void {
  beginActivity(k);
  calm(k);
  tellTabs(k, 'activity');
  refresh(k);
}

/** The stores come first: the session may be over for a better reason, or be a new one. */
function endIdle(k: Kernel): void {
  if (resync(k) && isOver(k)) end(k, 'idle');
}

/** Whether it is too late for any activity to rescue the session. */
function isOver(k: Kernel): boolean {
  const { nowMs, idleMs, deadlineMs } = look(k);
  return idleMs >= idleEndMs || (deadlineMs > 0 && nowMs >= deadlineMs);
}

/** Times in the future mean that the clock was moved back: they would block the warning, or stretch the countdown. */
function look(k: Kernel): { nowMs: number; idleMs: number; deadlineMs: number } {
  const nowMs = k.clock.now();
  const shared = readSync(k);
  const deadlineMs = Math.min(shared.warnDeadline, nowMs + warningMs);
  const lastActivity = shared.lastActivity > nowMs + activityThrottleMs ? nowMs : shared.lastActivity;
  if (shared.lastActivity !== lastActivity || shared.warnDeadline !== deadlineMs)
    writeSync(k, { lastActivity, warnDeadline: deadlineMs });
  k.activeMs = Math.min(k.activeMs, nowMs);
  return { nowMs, idleMs: nowMs - Math.max(k.activeMs, lastActivity), deadlineMs };
}
