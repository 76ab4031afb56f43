import type { Environment, KeyStore } from './environment.ts';
import { createSessionEndedError } from './errors.ts';
import { createSessionCore } from './session.ts';
import type { Session } from './types.ts';

const noop = () => undefined;

/**
 * A session that only looks: on a page where a copy of another protocol runs, it reads the stores and keeps its
 * hands off timers, writes, the address and the server (R18).
 */
export function createPassiveSession(environment: Environment): Session {
  const { stores, page } = environment;
  const session = createSessionCore(
    {
      ...environment,
      stores: { local: readOnly(stores.local), cookie: readOnly(stores.cookie), tab: readOnly(stores.tab) },
      page: { ...page, replace: noop },
      fetch: () => Promise.reject(new Error('passive')),
      channel: undefined,
      navigate: undefined,
    },
    true,
  );
  return {
    ...session,
    subscribe(listener) {
      const stops = [
        session.subscribe(listener),
        page.listen('window', 'storage', () => session.tokenFor('/')),
      ];
      return () => stops.forEach((stop) => stop());
    },
    start: () => noop,
    check: () => Promise.resolve(),
    logout: noop,
    stayLoggedIn: noop,
    touchGuard: noop,
    onUnauthorized: createSessionEndedError,
    setNavigate: () => noop,
  };
}

function readOnly(store: KeyStore): KeyStore {
  return { ...store, set: noop, remove: noop };
}
