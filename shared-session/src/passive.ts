import { isApiUrl } from './api-url.ts';
import type { Environment, KeyStore } from './environment.ts';
import { createNoTokenError, createSessionEndedError } from './errors.ts';
import { PROTOCOL } from './protocol.ts';
import { createState, loadingSnapshot } from './state.ts';
import { createSyncStore } from './sync-record.ts';
import { createTokenStore } from './token-store.ts';
import type { Session } from './types.ts';
import { VERSION } from './version.ts';

const noop = () => undefined;
const stopNothing = () => noop;

/**
 * A session that only looks: on a page where a copy of another protocol runs, it reads the stores and keeps its
 * hands off timers, writes and the server (R18).
 */
export function createPassiveSession(environment: Environment): Session {
  const { clock, page, homePath } = environment;
  const [local, cookie] = [environment.stores.local, environment.stores.cookie].map(readOnly) as [
    KeyStore,
    KeyStore,
  ];
  const sync = createSyncStore(local);
  const tokens = createTokenStore({ stores: [local, cookie], sync, now: clock.now, onDegraded: noop });
  const state = createState();

  function look(): string | undefined {
    const { triple } = tokens.read();
    state.set(triple ? { status: 'authenticated', user: triple.user } : { status: 'anonymous' });
    return triple?.token;
  }

  look();
  return {
    protocol: PROTOCOL,
    version: VERSION,
    getSnapshot: state.get,
    getServerSnapshot: () => loadingSnapshot,
    subscribe(listener) {
      const stops = [state.subscribe(listener), page.listen('window', 'storage', look)];
      return () => stops.forEach((stop) => stop());
    },
    on: stopNothing,
    start: stopNothing,
    check: () => Promise.resolve(),
    login: () => Promise.resolve({ ok: false, message: 'Login failed' }),
    logout: noop,
    stayLoggedIn: noop,
    secondsLeft: () => 0,
    touchGuard: noop,
    isApiUrl: (url) => isApiUrl(environment, url),
    tokenFor: (url) => (isApiUrl(environment, url) ? look() : undefined),
    requireToken() {
      const token = look();
      if (!token) throw createNoTokenError();
      return token;
    },
    onUnauthorized: createSessionEndedError,
    setNavigate: stopNothing,
    rememberReturnPath: noop,
    returnPath: () => homePath,
    draft: () => ({ save: noop, load: noop, flush: noop, clear: noop }),
  };
}

/** Reads, and lets every write fall to the floor. */
function readOnly(store: KeyStore): KeyStore {
  return { ...store, set: noop, remove: noop };
}
