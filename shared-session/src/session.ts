import { check } from './check.ts';
import type { Environment } from './environment.ts';
import { createNoTokenError } from './errors.ts';
import { listen } from './events.ts';
import { guarded } from './guarded.ts';
import { stay } from './inactivity.ts';
import { createKernel } from './kernel.ts';
import { login } from './login.ts';
import { end, resync } from './membership.ts';
import { PROTOCOL } from './protocol.ts';
import { onUnauthorized, refreshForGuard } from './refresh.ts';
import { nextPath, rememberPath } from './return-path.ts';
import { run } from './run.ts';
import { loadingSnapshot } from './snapshot.ts';
import type { Session } from './types.ts';
import { VERSION } from './version.ts';

/** One session over one kernel. Reads the stores once; timers and listeners wait for `start`. */
export function createSessionCore(environment: Environment, trustsStores = false): Session {
  const k = createKernel(environment, trustsStores);
  k.confirm = () => check(k);
  resync(k, true);

  /** Nobody but the configured API sees the token (R21). */
  function isApiUrl(url: string): boolean {
    return !!guarded(() => k.apiOrigins.includes(new URL(url, k.page.origin).origin));
  }

  return {
    protocol: PROTOCOL,
    version: VERSION,
    environment,
    getSnapshot: () => k.snapshot,
    getServerSnapshot: () => loadingSnapshot,
    subscribe: (listener) => listen(k, 'change', listener),
    on: (name, listener) => listen(k, name, listener),
    start({ redirects = false } = {}) {
      let isUsing = 1;
      k.users += 1;
      k.redirectors += +redirects;
      k.stop ??= run(k);
      return () => {
        k.users -= isUsing;
        k.redirectors -= +redirects && isUsing;
        isUsing = 0;
        if (k.users) return;
        k.stop?.();
        k.stop = undefined;
      };
    },
    check: (options) => check(k, options),
    login: (credentials) => login(k, credentials),
    logout: () => end(k, 'logout'),
    stayLoggedIn: () => stay(k),
    secondsLeft() {
      const leftMs = (k.snapshot.warningDeadlineMs ?? 0) - k.clock.now();
      return Math.max(0, Math.ceil(leftMs / 1000));
    },
    touchGuard: (locationKey) => refreshForGuard(k, locationKey),
    isApiUrl,
    tokenFor: (url) => (isApiUrl(url) ? resync(k)?.token : undefined),
    requireToken() {
      const token = resync(k)?.token;
      if (!token) throw createNoTokenError();
      return token;
    },
    onUnauthorized: (tokenUsed) => onUnauthorized(k, tokenUsed),
    setNavigate(router) {
      k.routers.push(router);
      return () => {
        k.routers = k.routers.filter((one) => one !== router);
      };
    },
    rememberReturnPath: (location) => rememberPath(k, location),
    returnPath: (from) => nextPath(k, from),
  };
}
