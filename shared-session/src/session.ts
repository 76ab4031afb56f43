import { watchActivity } from './activity.ts';
import { createApi } from './api.ts';
import { isApiUrl } from './api-url.ts';
import { createCheck } from './check.ts';
import { createEmitter } from './emitter.ts';
import type { Environment } from './environment.ts';
import { createNoTokenError, createSessionEndedError } from './errors.ts';
import { createInactivity } from './inactivity.ts';
import { createLifecycle } from './lifecycle.ts';
import { checkEveryMs } from './limits.ts';
import { createLogin } from './login.ts';
import { createMembership } from './membership.ts';
import { PROTOCOL } from './protocol.ts';
import { createRedirect } from './redirect.ts';
import { createRefresh } from './refresh.ts';
import { createReturnPath } from './return-path.ts';
import { createState, loadingSnapshot } from './state.ts';
import { createSyncStore } from './sync-record.ts';
import { createTabBus } from './tab-bus.ts';
import { createToasts, degradedMessage, offlineMessage, onlineMessage } from './toasts.ts';
import { createTokenStore } from './token-store.ts';
import type { Session, SessionEvents } from './types.ts';
import { VERSION } from './version.ts';
import { watchPage } from './watch-page.ts';

export interface CoreOptions {
  /** Takes a stored session for signed in without asking the server. Default false. */
  trustsStores?: boolean;
}

/** Puts the parts together. Reads the stores once; timers and listeners wait for `start`. */
export function createSessionCore(
  environment: Environment,
  { trustsStores = false }: CoreOptions = {},
): Session {
  const { clock, stores, page } = environment;
  const events = createEmitter<SessionEvents>();
  const toast = createToasts(events);
  const state = createState();
  const api = createApi(environment);
  const sync = createSyncStore(stores.local);
  const redirect = createRedirect(environment);
  const returnPath = createReturnPath(environment);
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
  const bus = createTabBus({
    channel: environment.channel,
    epoch: () => sync.read().epoch,
    receive(type) {
      membership.resync();
      // Without shared storage the message itself is all that a tab learns about the others.
      if (type === 'activity' && !sync.isShared() && state.isActive()) inactivity.hear();
      inactivity.evaluate(false);
    },
  });
  const inactivity = createInactivity({
    clock,
    sync,
    isActive: state.isActive,
    onWarning(deadlineMs, isFirst) {
      state.set({ ...state.get(), status: 'warning', warningDeadlineMs: deadlineMs });
      stopSeconds ??= clock.every(1000, () => {
        inactivity.evaluate(false);
        state.notify();
      });
      if (isFirst) bus.post('warn');
    },
    onCalm: calm,
    onDismiss: dismissWarning,
    onIdle() {
      // The stores come first: the session may be over for a better reason, or be a new one.
      if (membership.resync() && inactivity.isOver()) membership.end('idle');
    },
    onShare() {
      if (!sync.isShared()) bus.post('activity');
    },
  });
  const membership = createMembership({
    api,
    bus,
    clock,
    events,
    inactivity,
    local: stores.local,
    page,
    redirect,
    returnPath,
    state,
    sync,
    toast,
    tokens,
    trustsStores,
    stopCountdown,
    onRestamped: () => void check(),
    onSignedIn: () => refresh.markDone(),
  });
  const { current, resync, end } = membership;
  const refresh = createRefresh({ api, clock, tokens, sync, membership, onUnauthorized });
  const check = createCheck({ api, clock, membership });
  const login = createLogin({ api, local: stores.local, membership });

  function stopCountdown(): void {
    stopSeconds?.();
    stopSeconds = undefined;
  }

  function calm(): void {
    stopCountdown();
    if (state.isActive()) state.set({ status: 'authenticated', user: current()?.user });
  }

  function dismissWarning(): void {
    inactivity.dismiss();
    calm();
    bus.post('activity');
    refresh.now();
  }

  function onUnauthorized(tokenUsed: string | undefined) {
    // Another tab may have signed in anew since: only the token that is still the current one counts.
    if (tokenUsed && current()?.token === tokenUsed && resync()?.token === tokenUsed) end('unauthorized');
    return createSessionEndedError();
  }

  function tick(): void {
    resync();
    inactivity.evaluate(true);
    refresh.ifDue();
  }

  const start = createLifecycle(() => {
    resync(true);
    if (current()) inactivity.dismiss();
    calm();
    const stops = [
      clock.every(checkEveryMs, tick),
      bus.listen(),
      watchActivity({
        page,
        clock,
        isWarning: () => state.get().status === 'warning',
        onActivity: inactivity.touch,
      }),
      watchPage(page, {
        onWake: tick,
        onReturn: () => void check({ soft: state.isActive() }),
        onLeave: inactivity.flush,
        onStorage() {
          resync();
          inactivity.evaluate(false);
        },
        onNetwork(isOnline) {
          if (current()) toast(isOnline ? onlineMessage : offlineMessage, isOnline ? 'success' : 'error');
        },
      }),
      inactivity.flush,
      stopCountdown,
    ];
    void check();
    return () => stops.forEach((stop) => stop());
  });

  resync(true);

  return {
    protocol: PROTOCOL,
    version: VERSION,
    environment,
    getSnapshot: state.get,
    getServerSnapshot: () => loadingSnapshot,
    subscribe: state.subscribe,
    on: events.on,
    start({ redirects = false } = {}) {
      const stops = [start(), redirects ? redirect.delegate() : undefined];
      return () => stops.splice(0).forEach((stop) => stop?.());
    },
    check,
    login,
    logout: () => end('logout'),
    stayLoggedIn() {
      if (!state.isActive()) return;
      if (inactivity.isOver()) end('idle');
      else dismissWarning();
    },
    secondsLeft() {
      const { warningDeadlineMs } = state.get();
      return warningDeadlineMs ? Math.max(0, Math.ceil((warningDeadlineMs - clock.now()) / 1000)) : 0;
    },
    touchGuard: refresh.forGuard,
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
  };
}
