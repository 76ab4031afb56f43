import type { Api } from './api.ts';
import type { Emitter } from './emitter.ts';
import type { Clock, KeyStore, Page } from './environment.ts';
import { guarded } from './guarded.ts';
import type { Inactivity } from './inactivity.ts';
import { expiryDays, rememberExpiryDays } from './limits.ts';
import type { Redirect } from './redirect.ts';
import type { ReturnPath } from './return-path.ts';
import type { State } from './state.ts';
import { sweepDrafts } from './sweep-drafts.ts';
import type { SyncStore } from './sync-record.ts';
import type { TabBus } from './tab-bus.ts';
import { endMessage } from './toasts.ts';
import type { ShowToast } from './toasts.ts';
import type { TokenStore } from './token-store.ts';
import type { Credentials, SessionEvents, SessionReason, SessionUser, Triple } from './types.ts';

/** Who is signed in on this page. */
export interface Membership {
  current: () => Triple | undefined;
  /** Brings this tab in line with the stores, whoever changed them. With `clean`, leftovers are removed. */
  resync: (clean?: boolean) => Triple | undefined;
  /** The same session with another creation time. */
  replace: (triple: Triple) => void;
  /** The server knows the user: its answer replaces what was stored. */
  confirm: (user: SessionUser) => void;
  /** Keeps a new session; answers where to go. */
  signIn: (user: SessionUser, token: string, credentials: Credentials) => string;
  /** Ends the session everywhere. Without one, only says why. */
  end: (reason: SessionReason) => void;
}

export interface MembershipOptions {
  api: Api;
  bus: TabBus;
  clock: Clock;
  events: Emitter<SessionEvents>;
  inactivity: Inactivity;
  local: KeyStore;
  page: Page;
  redirect: Redirect;
  returnPath: ReturnPath;
  state: State;
  sync: SyncStore;
  toast: ShowToast;
  tokens: TokenStore;
  trustsStores: boolean;
  stopCountdown: () => void;
  /** The clock was moved back: the server must confirm. */
  onRestamped: () => void;
  onSignedIn: () => void;
}

export function createMembership(options: MembershipOptions): Membership {
  const { api, bus, clock, events, inactivity, local, page, returnPath, state, sync, toast, tokens } =
    options;
  let current: Triple | undefined;
  let lastUserId: string | undefined;

  function resync(clean = false): Triple | undefined {
    const { triple, problem, restamped } = tokens.read(clean);
    const before = current;
    if (!triple) {
      if (before && problem === 'none') settle('remote-logout');
      else if (before) end(problem);
      else if (state.get().status === 'loading') state.set({ status: 'anonymous', reason: problem });
      return undefined;
    }
    const { user } = triple;
    // An unchanged user stays the same object, so that it never looks like news.
    const isKnown = JSON.stringify(before?.user) === JSON.stringify(user);
    current = before && isKnown ? { ...triple, user: before.user } : triple;
    lastUserId ??= user._id;
    const isAdopted = before ? before.token !== triple.token : state.get().status === 'anonymous';
    if (isAdopted || (options.trustsStores && !before)) adopt(current);
    if (restamped) options.onRestamped();
    return current;
  }

  /** Another tab signed in. */
  function adopt({ user }: Triple): void {
    if (user.role !== 'admin') {
      state.set({ status: 'loading' });
      options.onRestamped();
      return;
    }
    show(user);
    inactivity.begin();
  }

  function show(user: SessionUser): void {
    const isOther = lastUserId !== undefined && lastUserId !== user._id;
    lastUserId = user._id;
    sweepDrafts(local, (userId) => userId !== user._id);
    if (isOther) events.emit('user-changed', { user });
    state.set(state.isActive() ? { ...state.get(), user } : { status: 'authenticated', user });
  }

  function confirm(user: SessionUser): void {
    if (!current) return;
    if (JSON.stringify(user) !== JSON.stringify(current.user)) {
      current = { ...current, user };
      tokens.write(current);
    }
    show(current.user);
  }

  function signIn(user: SessionUser, token: string, { remember = false, from }: Credentials): string {
    const createdAt = clock.now();
    current = {
      token,
      user,
      record: { createdAt, expiryDays: remember ? rememberExpiryDays : expiryDays, remember },
    };
    // The tombstone goes first, so that no other tab takes the new session for an ended one.
    sync.write({ clearedAt: 0 });
    inactivity.begin();
    tokens.write(current);
    options.onSignedIn();
    const path = returnPath.next(from);
    returnPath.forget();
    options.stopCountdown();
    show(user);
    bus.post('login');
    return path;
  }

  /** Each step is taken whatever happens to the others (R26). */
  function end(reason: SessionReason): void {
    if (!current) return settle(reason);
    const { token, record, user } = current;
    sync.write({
      epoch: sync.read().epoch + 1,
      clearedAt: Math.max(clock.now(), record.createdAt),
      warnDeadline: 0,
    });
    tokens.clear();
    if (reason === 'logout') sweepDrafts(local, (userId) => userId === user._id);
    settle(reason, () => {
      bus.post('ended');
      if (reason === 'logout' || reason === 'idle') void api('/auth/logout', { token, keepalive: true });
    });
  }

  /** This tab has no session any more. */
  function settle(reason: SessionReason, tellOthers?: () => void): void {
    const hadSession = current !== undefined;
    const keepsPath = reason !== 'logout';
    current = undefined;
    if (keepsPath) returnPath.remember(page.path());
    else returnPath.forget();
    options.stopCountdown();
    state.set({ status: 'anonymous', reason });
    tellOthers?.();
    if (!hadSession) return;
    events.emit('ended', { reason });
    toast(endMessage(reason), reason === 'logout' ? 'success' : 'error');
    guarded(() => options.redirect.toLogin(keepsPath));
  }

  return {
    current: () => current,
    resync,
    replace(triple) {
      current = triple;
    },
    confirm,
    signIn,
    end,
  };
}
