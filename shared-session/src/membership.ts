import { callApi } from './api.ts';
import { emit, toast } from './events.ts';
import { guarded } from './guarded.ts';
import type { Kernel } from './kernel.ts';
import { expiryDays, rememberExpiryDays } from './limits.ts';
import { endMessage } from './messages.ts';
import { toLogin } from './redirect.ts';
import { forgetPath, nextPath, rememberPath } from './return-path.ts';
import { beginActivity } from './share-activity.ts';
import { isActive, setState, stopCountdown } from './state.ts';
import { sweepDrafts } from './sweep-drafts.ts';
import { readSync, writeSync } from './sync-record.ts';
import { tellTabs } from './tab-bus.ts';
import { clearStores, readStores, writeStores } from './token-store.ts';
import type { Credentials, SessionReason, SessionUser, Triple } from './types.ts';

/** Brings this tab in line with the stores, whoever changed them. With `clean`, leftovers are removed. */
export function resync(k: Kernel, clean?: boolean): Triple | undefined {
  const { triple, problem, restamped } = readStores(k, clean);
  const before = k.current;
  const { status } = k.snapshot;
  if (triple) {
    k.current = triple;
    k.lastUserId ??= triple.user._id;
    const isNews = before ? before.token !== triple.token : k.trustsStores || status === 'anonymous';
    if (isNews) adopt(k, triple.user);
    if (restamped) k.confirm?.();
  } else if (before) end(k, problem === 'none' ? 'remote-logout' : problem);
  else if (status === 'loading') setState(k, { status: 'anonymous', reason: problem });
  return triple;
}

/** Another tab signed in. */
function adopt(k: Kernel, user: SessionUser): void {
  if (user.role === 'admin') {
    show(k, user);
    beginActivity(k);
  } else {
    setState(k, {});
    k.confirm?.();
  }
}

/** The server knows the user: its answer replaces what was stored. */
export function acceptUser(k: Kernel, user: SessionUser): void {
  if (!k.current) return;
  if (JSON.stringify(user) !== JSON.stringify(k.current.user)) {
    k.current = { ...k.current, user };
    writeStores(k, k.current);
  }
  show(k, user);
}

function show(k: Kernel, user: SessionUser): void {
  const isOther = k.lastUserId !== undefined && k.lastUserId !== user._id;
  k.lastUserId = user._id;
  sweepDrafts(k, (userId) => userId !== user._id);
  if (isOther) emit(k, 'user-changed', { user });
  setState(k, { ...(isActive(k) ? k.snapshot : { status: 'authenticated' }), user });
}

/** Keeps a new session; answers where to go. */
export function signIn(
  k: Kernel,
  user: SessionUser,
  token: string,
  { remember = false, from }: Credentials,
): string {
  const createdAt = k.clock.now();
  const record = { createdAt, expiryDays: remember ? rememberExpiryDays : expiryDays, remember };
  k.current = { token, user, record };
  k.refreshedMs = createdAt;
  // The tombstone goes first, so that no other tab takes the new session for an ended one.
  beginActivity(k, { clearedAt: 0 });
  writeStores(k, k.current);
  const path = nextPath(k, from);
  forgetPath(k);
  stopCountdown(k);
  show(k, user);
  tellTabs(k, 'login');
  return path;
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
    if (isLogout) sweepDrafts(k, (userId) => userId === current.user._id);
  }
  k.current = undefined;
  if (isLogout) forgetPath(k);
  else rememberPath(k, k.page.path());
  stopCountdown(k);
  setState(k, { status: 'anonymous', reason });
  if (!current) return;
  if (isOurs) tellTabs(k, 'ended');
  if (isLogout || reason === 'idle') void callApi(k, 'logout', { token: current.token, keepalive: true });
  emit(k, 'ended', { reason });
  toast(k, endMessage(reason), isLogout ? 'success' : 'error');
  guarded(() => toLogin(k, !isLogout));
}
