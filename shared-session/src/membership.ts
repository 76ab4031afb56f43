import { callApi } from './api.ts';
import { check } from './check.ts';
import { emit, toast } from './events.ts';
import { guarded } from './guarded.ts';
import type { Kernel } from './kernel.ts';
import { endMessage } from './messages.ts';
import { toLogin } from './redirect.ts';
import { forgetPath } from './return-path.ts';
import { beginActivity } from './share-activity.ts';
import { stopCount, isActive, setState } from './state.ts';
import { sweepDrafts } from './sweep-drafts.ts';
import { readSync, writeSync } from './sync-record.ts';
import { tellTabs } from './tab-bus.ts';
import { clearStores, readStores, writeStores } from './token-store.ts';
import type { SessionReason, SessionUser, Triple } from './types.ts';

/** Brings this tab in line with the stores, whoever changed them. With `clean`, leftovers are removed. */
export function resync(k: Kernel, clean?: boolean): Triple | undefined {
  const found = readStores(k, clean);
  const before = k.current;
  if (typeof found === 'object') {
    k.current = found;
    if (before ? before.token !== found.token : k.snapshot.status === 'anonymous') adopt(k, found.user);
    return found;
  }
  if (before) end(k, found === 'none' ? 'remote-logout' : found);
  else if (k.snapshot.status === 'loading') setState(k, { status: 'anonymous', reason: found });
  return undefined;
}

/** Another tab signed in. */
function adopt(k: Kernel, user: SessionUser): void {
  if (user.role === 'admin') {
    show(k, user);
    beginActivity(k);
  } else {
    setState(k, {});
    void check(k);
  }
}

/** The server knows the user: its answer replaces what was stored. */
export function acceptUser(k: Kernel, user: SessionUser): void {
  if (!k.current) return;
  k.current = writeStores(k, { ...k.current, user });
  show(k, user);
}

/** Somebody is signed in, and known. */
export function show(k: Kernel, user: SessionUser): void {
  const formerId = k.userId ?? user._id;
  k.userId = user._id;
  sweepDrafts(k, user._id, true);
  if (formerId !== user._id) emit(k, 'user-changed', { user });
  setState(k, { status: 'authenticated', ...(isActive(k) && k.snapshot), user });
}

/** This tab has no session any more, and unless another one ended it, none has. Without a session, only says why (R26). */
export function end(k: Kernel, reason: SessionReason): void {
  const { current } = k;
  const isLogout = reason === 'logout';
  const isOurs = current && reason !== 'remote-logout';
  if (isOurs) {
    const clearedAt = Math.max(k.clock.now(), k.newestMs);
    writeSync(k, { epoch: readSync(k).epoch + 1, clearedAt, warnDeadline: 0 });
    clearStores(k);
    if (isLogout) sweepDrafts(k, current.user._id);
  }
  k.current = undefined;
  if (isLogout) forgetPath(k);
  stopCount(k);
  setState(k, { status: 'anonymous', reason });
  if (!current) return;
  if (isOurs) tellTabs(k, 'ended');
  if (isLogout || reason === 'idle') void callApi(k, 'logout', { token: current.token, keepalive: true });
  emit(k, 'ended', { reason });
  toast(k, endMessage(reason), isLogout ? 'success' : 'error');
  guarded(() => toLogin(k, !isLogout));
}
