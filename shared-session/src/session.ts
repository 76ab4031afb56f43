import { check } from './check.ts';
import type { Environment } from './environment.ts';
import { createNoTokenError } from './errors.ts';
import { guestsOf, join } from './events.ts';
import type { Guests } from './events.ts';
import { stay } from './inactivity.ts';
import { isApiUrl } from './is-api-url.ts';
import { createKernel } from './kernel.ts';
import { login } from './login.ts';
import { end, resync } from './membership.ts';
import { PROTOCOL } from './protocol.ts';
import { onUnauthorized, refresh } from './refresh.ts';
import { run } from './run.ts';
import { loadingSnapshot } from './snapshot.ts';
import type { Session } from './types.ts';
import { VERSION } from './version.ts';

/** One session over one kernel. Reads the stores once; timers and listeners wait for `start`. A passive one never writes. */
export function createSessionCore(environment: Environment, isPassive = false): Session {
  const k = createKernel(environment, isPassive);
  let shownKey: string | undefined;
  let stop: (() => void) | undefined;
  resync(k, true);
  return {
    protocol: PROTOCOL,
    version: VERSION,
    environment: k,
    getSnapshot: () => k.snapshot,
    getServerSnapshot: () => loadingSnapshot,
    subscribe: (listener) => join(k, 'change', listener),
    on: (name, listener) => join(k, name, listener as Guests[typeof name]),
    start(options = {}) {
      const leave = join(k, 'user', options);
      stop ??= run(k);
      return () => {
        leave();
        if (guestsOf(k, 'user')[0]) return;
        stop?.();
        stop = undefined;
      };
    },
    check: ({ soft } = {}) => check(k, soft),
    login: (credentials) => login(k, credentials),
    logout: () => end(k, 'logout'),
    stayLoggedIn: () => stay(k),
    touchGuard(locationKey) {
      if (shownKey === locationKey || !k.current) return;
      shownKey = locationKey;
      refresh(k);
    },
    tokenFor: (url) => (isApiUrl(k, url) ? resync(k)?.token : undefined),
    requireToken() {
      const token = resync(k)?.token;
      if (!token) throw createNoTokenError();
      return token;
    },
    onUnauthorized: (tokenUsed) => onUnauthorized(k, tokenUsed),
    exempt: (isExempt) => join(k, 'exemption', isExempt),
    setNavigate: (router) => join(k, 'router', router),
  };
}
