import { isRecent } from './between.ts';
import {
  activityShareMs,
  clockStepMs,
  expiryDays,
  idleEndMs,
  idleWarningMs,
  refreshEveryMs,
  refreshOnceMs,
  rememberExpiryDays,
  warningMs,
} from './limits.ts';
import { loadingSnapshot } from './snapshot.ts';
import type { Effects, State, StateEvent, StoreProblem, TabMessage } from './state.ts';
import type { SessionReason, SessionUser, StoredSession } from './types.ts';

/**
 * Decides what an event changes. Pure: clock and stores come with the event, and the work to do is returned as data.
 * Decisions compare wall-clock times and never count ticks, because timers of sleeping or hidden pages do not run.
 */
export function transition(
  before: State,
  event: StateEvent,
  nowMs: number,
  stored: StoredSession | StoreProblem,
): [State, Effects] {
  const { type } = event;
  let { snapshot, session, newestMs } = before;
  let { epoch, clearedAt } = before.sync;
  // Times in the future mean that the clock was set back. They would block the warning, or stretch the countdown.
  let activeMs = Math.min(before.activeMs, nowMs);
  let lastActivity = Math.min(before.sync.lastActivity, nowMs);
  let warnDeadline = Math.min(before.sync.warnDeadline, nowMs + warningMs);
  let message: TabMessage | undefined;
  let call: Effects['call'];

  function recordActivity(): void {
    activeMs = nowMs;
    warnDeadline = 0;
  }

  function signIn(user: SessionUser): void {
    if (user.role === 'admin') snapshot = { ...loadingSnapshot, status: 'authenticated', user };
    else end('denied');
  }

  /** Ends the session of this tab and, unless another tab did so already, of all tabs. */
  function end(reason: SessionReason): void {
    snapshot = { status: 'anonymous', reason };
    warnDeadline = 0;
    if (!session) return;
    if (reason !== 'remote-logout') {
      epoch += 1;
      clearedAt = Math.max(nowMs, newestMs);
      message = 'ended';
      if (reason === 'logout' || reason === 'idle') call = 'logout';
    }
    session = undefined;
  }

  /** Brings this tab in line with the stores, which another tab may have changed. */
  function followStores(): void {
    if (typeof stored === 'string') {
      // Another tab may still be on the way of removing what it has ended.
      const isEndedElsewhere = session && (stored === 'none' || session.createdAt <= clearedAt);
      if (session) end(isEndedElsewhere ? 'remote-logout' : stored);
      else if (snapshot.status === 'loading') end(stored);
      return;
    }
    const isKnown = session ? session.token === stored.token : snapshot.status === 'loading';
    session = stored;
    newestMs = Math.max(newestMs, stored.createdAt);
    if (stored.createdAt > nowMs + clockStepMs) {
      // The clock was set back: the session starts now, and the server must confirm it.
      session = { ...stored, createdAt: nowMs };
      call = 'check';
    }
    if (isKnown) return;
    // Another tab signed in.
    recordActivity();
    signIn(stored.user);
  }

  /** Restarts the life of the session, at most once a second. */
  function refresh(): void {
    if (!session || isRecent(nowMs, session.createdAt, refreshOnceMs)) return;
    session = { ...session, createdAt: nowMs };
    call = 'refresh';
  }

  if (type === 'logout') end(type);
  else if (type === 'login') {
    const { user, token, remember } = event;
    session = {
      token,
      user,
      createdAt: nowMs,
      expiryDays: remember ? rememberExpiryDays : expiryDays,
      remember,
    };
    clearedAt = 0;
    message = type;
    recordActivity();
    signIn(user);
  } else {
    followStores();
    // Activity of an earlier visit no longer counts, and no warning of it stays open.
    if (type === 'start') recordActivity();
    if (type === 'checked' && event.token === session?.token) {
      if (session && event.user) {
        session = { ...session, user: event.user };
        signIn(event.user);
      } else end(event.reason);
    }
  }

  if (type !== 'check' && snapshot.user) {
    const idleMs = nowMs - Math.max(activeMs, lastActivity);
    const isUnshared = !isRecent(nowMs, lastActivity, activityShareMs);
    if (idleMs >= idleEndMs || (warnDeadline && nowMs >= warnDeadline)) end('idle');
    else {
      if (type === 'stay' || (type === 'activity' && warnDeadline)) {
        message = 'activity';
        recordActivity();
        refresh();
      } else if (type === 'activity') activeMs = nowMs;
      else if (type === 'heard' && isUnshared) {
        // Local storage is blocked, so the message is all that this tab gets.
        lastActivity = nowMs;
        warnDeadline = 0;
      } else if (type === 'tick' && !warnDeadline && idleMs >= idleWarningMs) {
        warnDeadline = nowMs + warningMs;
        message = 'warn';
      }
      if (type === 'refresh' || (type === 'tick' && !isRecent(nowMs, session?.createdAt, refreshEveryMs)))
        refresh();
      if (activeMs > lastActivity && (isUnshared || type === 'tick')) {
        lastActivity = activeMs;
        message ??= 'activity';
      }
      snapshot = {
        ...snapshot,
        status: warnDeadline ? 'warning' : 'authenticated',
        warningDeadlineMs: warnDeadline || undefined,
      };
    }
  }
  if (JSON.stringify(snapshot) === JSON.stringify(before.snapshot)) snapshot = before.snapshot;
  return [
    { snapshot, session, newestMs, activeMs, sync: { v: 1, epoch, clearedAt, lastActivity, warnDeadline } },
    { message, call },
  ];
}
