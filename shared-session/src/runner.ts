import { attempt } from './attempt.ts';
import { callApi } from './call-api.ts';
import type { Environment } from './environment.ts';
import { syncKey } from './keys.ts';
import { createListeners } from './listeners.ts';
import { degradedMessage, endMessages, expiredMessage } from './messages.ts';
import { redirectToLogin } from './redirect.ts';
import type { Runner } from './runner-types.ts';
import { safeStores } from './safe-stores.ts';
import { loadingSnapshot } from './snapshot.ts';
import type { State, StateEvent } from './state.ts';
import { sweepDrafts } from './sweep-drafts.ts';
import { emptySync, readSync } from './sync-record.ts';
import { createTokenStore } from './token-store.ts';
import { transition } from './transition.ts';
import type { StoredSession } from './types.ts';

/** Holds the state of one session. For each event: observe clock and stores, ask `transition`, run the effects. */
export function createRunner(environment: Environment, isPassive?: boolean): Runner {
  const stores = safeStores(environment.stores, isPassive);
  const { local } = stores;
  const tokens = createTokenStore(stores);
  const runner = {
    ...environment,
    ...createListeners(),
    stores,
    dispatch,
    getSnapshot: () => state.snapshot,
  };
  const { clock, emit, toast } = runner;
  let userId: string | undefined;
  let state: State = {
    // A passive session asks no server: a stored session is taken as it is, like a login in another tab.
    snapshot: isPassive ? { ...loadingSnapshot, status: 'anonymous' } : loadingSnapshot,
    newestMs: 0,
    activeMs: 0,
    sync: emptySync,
  };

  function dispatch(event: StateEvent = { type: 'check' }): StoredSession | undefined {
    const before = { ...state, sync: readSync(local, state.sync) };
    const { sync } = before;
    const nowMs = clock.now();
    const stored = tokens.read(nowMs, sync.clearedAt, event.type === 'load' || event.type === 'login');
    // The call after a click reports the missing token with a clearer message than activity could.
    if (event.type === 'activity' && stored === 'corrupt') return;
    const [next, { message, call }] = transition(before, event, nowMs, stored);
    const { session, snapshot } = next;
    state = next;

    // Shared values come first, so that other tabs never take an ended session for a new one, or a new one for ended.
    const shared = JSON.stringify(next.sync);
    if (shared !== JSON.stringify(sync)) local.set(syncKey, shared);
    if (message === 'ended') tokens.clear();
    if (session && session !== stored) {
      if (tokens.write(session)) {
        emit('storage-degraded');
        toast(degradedMessage);
      }
      if (readSync(local, next.sync).epoch !== next.sync.epoch) {
        // Another tab ended the session between the observation and the write.
        tokens.clear();
        return dispatch();
      }
    }
    const { user } = snapshot;
    if (user && user._id !== userId) {
      sweepDrafts(local, user._id, true);
      if (userId) emit('user-changed', { user });
      userId = user._id;
    }
    if (snapshot !== before.snapshot) emit('change');
    if (message) emit('message', { type: message, epoch: next.sync.epoch });
    const token = (session ?? before.session)?.token;
    if (call === 'check') emit(call);
    else if (call)
      void callApi(runner, call, { token, keepalive: true }).then(({ status }) => {
        if (status === 401) dispatch({ type: 'checked', reason: 'unauthorized', token });
      });
    if (before.session && !session) {
      const { reason } = snapshot;
      const isLogout = reason === 'logout';
      if (isLogout) sweepDrafts(local, before.session.user._id);
      emit('ended', { reason });
      toast(endMessages[reason] ?? expiredMessage, isLogout ? 'success' : 'error');
      attempt(() => redirectToLogin(runner, !isLogout));
    }
    return state.session;
  }

  return runner;
}
