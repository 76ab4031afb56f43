import { watchActivity } from './activity.ts';
import { createApi } from './api.ts';
import { isApiUrl } from './api-url.ts';
import { createCheck } from './check.ts';
import { createDrafts } from './drafts.ts';
import { createEmitter } from './emitter.ts';
import type { Environment } from './environment.ts';
import { createNoTokenError, createSessionEndedError } from './errors.ts';
import { guarded } from './guarded.ts';
import { createInactivity } from './inactivity.ts';
import { checkEveryMs, expiryDays, rememberExpiryDays } from './limits.ts';
import { createLogin } from './login.ts';
import { watchPage } from './page-signals.ts';
import { PROTOCOL } from './protocol.ts';
import { createRedirect } from './redirect.ts';
import { createRefresh } from './refresh.ts';
import { createReturnPath } from './return-path.ts';
import { createState, loadingSnapshot } from './state.ts';
import { createSyncStore } from './sync-record.ts';
import { createTabBus } from './tab-bus.ts';
import { createToasts, degradedMessage, endMessages, offlineMessage, onlineMessage } from './toasts.ts';
import { createTokenStore } from './token-store.ts';
import type { Credentials, Session, SessionEvents, SessionReason, SessionUser, Triple } from './types.ts';
import { VERSION } from './version.ts';

/** Puts the parts together. Reads the stores once; timers and listeners wait for `start`. */
export function createSessionCore(environment: Environment): Session {
  const { clock, stores, page } = environment;
  const events = createEmitter<SessionEvents>();
  const toast = createToasts(events);
  const state = createState();
  const api = createApi(environment);
  const sync = createSyncStore(stores.local);
  const redirect = createRedirect(environment);
  const returnPath = createReturnPath(environment);
  let current: Triple | undefined;
  let lastUserId = '';
  let starts = 0;
  let stopAll: (() => void) | undefined;
  let stopSeconds: (() => void) | undefined;
  let isDegraded = false;

  const tokens = createTokenStore({
    stores: [stores.local, stores.cookie],
    sync,
    now: clock.now,
    onDegraded() {
      if (isDegraded) return;
      isDegraded = true;
      events.emit('storage-degraded', undefined);
      toast(degradedMessage, 'error');
    },
  });
  const drafts = createDrafts({ store: stores.local, clock, userId: signedInId });
  const bus = createTabBus({
    channel: environment.channel,
    epoch: () => sync.read().epoch,
    receive(type) {
      resync();
      // Without shared storage the message itself is all that a tab learns about the others.
      if (type === 'activity' && !sync.isShared() && isActive()) inactivity.hear();
      inactivity.evaluate(false);
    },
  });
  const inactivity = createInactivity({
    clock,
    sync,
    isActive,
    onWarning(deadlineMs, isFirst) {
      state.set({ status: 'warning', user: current?.user, warningDeadlineMs: deadlineMs });
      stopSeconds ??= clock.every(1000, () => {
        inactivity.evaluate(false);
        state.notify();
      });
      if (isFirst) bus.post('warn');
    },
    onCalm: calm,
    onDismiss: dismissWarning,
    onIdle: () => end('idle'),
    onShare() {
      if (!sync.isShared()) bus.post('activity');
    },
  });
  const refresh = createRefresh({
    api,
    clock,
    tokens,
    sync,
    resync,
    current: () => current,
    onRefreshed: (triple) => (current = triple),
    onUnauthorized,
  });
  const check = createCheck({
    api,
    clock,
    currentToken: () => resync()?.token,
    onConfirmed: confirm,
    onRefused: (reason) => end(reason),
  });
  const login = createLogin({
    api,
    local: stores.local,
    onDenied() {
      if (!current) state.set({ status: 'anonymous', reason: 'denied' });
    },
    onSuccess: signIn,
  });

  function signedInId(): string {
    return current?.user._id ?? '';
  }

  function isActive(): boolean {
    return state.get().status === 'authenticated' || state.get().status === 'warning';
  }

  function stopCountdown(): void {
    stopSeconds?.();
    stopSeconds = undefined;
  }

  function calm(): void {
    stopCountdown();
    if (isActive()) state.set({ status: 'authenticated', user: current?.user });
  }

  /** Brings this tab in line with the stores, whoever changed them. */
  function resync(clean = false): Triple | undefined {
    const { triple, problem, restamped } = tokens.read({ clean });
    const before = current;
    if (!triple) {
      if (before && problem === 'none') settle('remote-logout');
      else if (before) end(problem);
      else if (state.get().status === 'loading') state.set({ status: 'anonymous', reason: problem });
      return undefined;
    }
    current = withKnownUser(triple, before?.user);
    if (before && before.token !== triple.token) adopt(triple);
    else if (!before && state.get().status === 'anonymous') adopt(triple);
    if (restamped) void check();
    return current;
  }

  /** Another tab signed in. */
  function adopt(triple: Triple): void {
    if (triple.user.role !== 'admin') {
      state.set({ status: 'loading' });
      void check();
      return;
    }
    noticeUser(triple.user);
    if (stopAll) inactivity.begin();
    state.set({ status: 'authenticated', user: triple.user });
  }

  function noticeUser(user: SessionUser): void {
    const isOther = lastUserId !== '' && lastUserId !== user._id;
    lastUserId = user._id;
    drafts.purge(user._id);
    if (isOther) events.emit('user-changed', { user });
  }

  /** The server knows the user: its answer replaces what was stored. */
  function confirm(user: SessionUser): void {
    if (!current) return;
    const isNews = JSON.stringify(user) !== JSON.stringify(current.user);
    current = { ...current, user };
    if (isNews) tokens.write(current);
    noticeUser(user);
    if (!isActive()) state.set({ status: 'authenticated', user });
    else state.set({ ...state.get(), user });
  }

  function signIn(user: SessionUser, token: string, { remember, from }: Credentials): string {
    const record = {
      createdAt: clock.now(),
      expiryDays: remember ? rememberExpiryDays : expiryDays,
      remember: remember === true,
    };
    current = { token, user, record };
    // The tombstone goes first, so that no other tab takes the new session for an ended one.
    sync.write({ clearedAt: 0, lastActivity: record.createdAt, warnDeadline: 0 });
    tokens.write(current);
    refresh.markDone();
    inactivity.begin();
    noticeUser(user);
    const path = returnPath.next(from);
    returnPath.forget();
    stopCountdown();
    state.set({ status: 'authenticated', user });
    bus.post('login');
    return path;
  }

  /** Ends the session everywhere; each step is taken whatever happens to the others (R26). */
  function end(reason: SessionReason): void {
    if (!current) return settle(reason);
    const { token, record, user } = current;
    guarded(() => drafts.flush());
    guarded(() =>
      sync.write({
        epoch: sync.read().epoch + 1,
        clearedAt: Math.max(clock.now(), record.createdAt),
        warnDeadline: 0,
      }),
    );
    guarded(() => tokens.clear());
    if (reason === 'logout') guarded(() => drafts.forget(user._id));
    settle(reason, () => {
      bus.post('ended');
      if (reason === 'logout' || reason === 'idle') void api('/auth/logout', { token, keepalive: true });
    });
  }

  /** This tab has no session any more. */
  function settle(reason: SessionReason, tellOthers?: () => void): void {
    const hadSession = current !== undefined;
    const keepsPath = reason !== 'logout';
    guarded(() => drafts.flush());
    current = undefined;
    guarded(() => (keepsPath ? returnPath.remember(page.path()) : returnPath.forget()));
    stopCountdown();
    state.set({ status: 'anonymous', reason });
    guarded(() => tellOthers?.());
    if (!hadSession) return;
    events.emit('ended', { reason });
    const message = endMessages[reason];
    if (message) toast(message, reason === 'logout' ? 'success' : 'error');
    guarded(() => redirect.toLogin(keepsPath));
  }

  function onUnauthorized(tokenUsed: string | undefined) {
    if (tokenUsed !== undefined && current?.token === tokenUsed && resync()?.token === tokenUsed) {
      end('unauthorized');
    }
    return createSessionEndedError();
  }

  function dismissWarning(): void {
    inactivity.dismiss();
    calm();
    bus.post('activity');
    refresh.now();
  }

  function tick(): void {
    resync();
    inactivity.evaluate(true);
    refresh.ifDue();
  }

  function run(): () => void {
    resync(true);
    if (current) inactivity.begin();
    calm();
    const stops = [
      clock.every(checkEveryMs, tick),
      bus.listen(),
      watchActivity({
        page,
        clock,
        isWarning: () => state.get().status === 'warning',
        onActivity: () => inactivity.touch(),
      }),
      watchPage(page, {
        onWake: tick,
        onReturn: () => void check({ soft: isActive() }),
        onLeave() {
          inactivity.flush();
          drafts.flush();
        },
        onStorage() {
          resync();
          inactivity.evaluate(false);
        },
        onOnline: () => current && toast(onlineMessage, 'success'),
        onOffline: () => current && toast(offlineMessage, 'error'),
      }),
      () => inactivity.flush(),
      () => drafts.flush(),
      stopCountdown,
    ];
    void check();
    return () => stops.forEach((stop) => stop());
  }

  resync(true);
  lastUserId = signedInId();

  return {
    protocol: PROTOCOL,
    version: VERSION,
    getSnapshot: state.get,
    getServerSnapshot: () => loadingSnapshot,
    subscribe: state.subscribe,
    on: events.on,
    start({ redirects = false } = {}) {
      starts += 1;
      stopAll ??= run();
      let undelegate = redirects ? redirect.delegate() : undefined;
      let isStopped = false;
      return () => {
        if (isStopped) return;
        isStopped = true;
        undelegate?.();
        undelegate = undefined;
        starts -= 1;
        if (starts > 0) return;
        stopAll?.();
        stopAll = undefined;
      };
    },
    check: () => check(),
    login,
    logout: () => end('logout'),
    stayLoggedIn() {
      if (!isActive()) return;
      if (inactivity.isOver()) end('idle');
      else dismissWarning();
    },
    secondsLeft() {
      const { warningDeadlineMs } = state.get();
      return warningDeadlineMs ? Math.max(0, Math.ceil((warningDeadlineMs - clock.now()) / 1000)) : 0;
    },
    touchGuard: (locationKey) => refresh.forGuard(locationKey),
    isApiUrl: (url) => isApiUrl(environment, url),
    tokenFor: (url) => (isApiUrl(environment, url) ? resync()?.token : undefined),
    requireToken() {
      const token = resync()?.token;
      if (!token) throw createNoTokenError();
      return token;
    },
    onUnauthorized,
    setNavigate: redirect.setNavigate,
    rememberReturnPath: returnPath.remember,
    returnPath: returnPath.next,
    draft: drafts.open,
  };
}

/** Keeps the object that is shown already, so that an unchanged user never looks like news. */
function withKnownUser(triple: Triple, known: SessionUser | undefined): Triple {
  const isKnown = known && JSON.stringify(known) === JSON.stringify(triple.user);
  return isKnown ? { ...triple, user: known } : triple;
}
