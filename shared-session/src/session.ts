import { createUserCheck } from './check-user.ts';
import type { Environment } from './environment.ts';
import { createNoTokenError, createSessionEndedError } from './errors.ts';
import { isApiUrl } from './is-api-url.ts';
import { login } from './login.ts';
import { PROTOCOL } from './protocol.ts';
import { forgetPath } from './return-path.ts';
import { createRunner } from './runner.ts';
import { loadingSnapshot } from './snapshot.ts';
import { start } from './start.ts';
import type { Session } from './types.ts';
import { VERSION } from './version.ts';

/** Makes a session. Reads the stores once; timers and listeners wait for `start`. A passive session writes nothing. */
export function createSessionCore(environment: Environment, isPassive?: boolean): Session {
  const runner = createRunner(environment, isPassive);
  const { dispatch, getSnapshot, on, listeners } = runner;
  const check = createUserCheck(runner);
  let checkedKey: string | undefined;
  let stop: (() => void) | undefined;
  on('check', () => void check());
  dispatch({ type: 'load' });
  return {
    protocol: PROTOCOL,
    version: VERSION,
    environment: runner,
    getSnapshot,
    getServerSnapshot: () => loadingSnapshot,
    subscribe: (listener) => on('change', listener),
    on: on as Session['on'],
    start(options = {}) {
      const unregister = on('start', options);
      stop ??= start(runner, check);
      return () => {
        unregister();
        if (listeners('start')[0]) return;
        stop?.();
        stop = undefined;
      };
    },
    check: ({ soft } = {}) => check(soft),
    login: (credentials) => login(runner, credentials),
    logout() {
      dispatch({ type: 'logout' });
      forgetPath(runner);
    },
    stayLoggedIn: () => void dispatch({ type: 'stay' }),
    touchGuard(locationKey) {
      if (checkedKey === locationKey) return;
      checkedKey = locationKey;
      dispatch({ type: 'refresh' });
    },
    tokenFor: (url) => (isApiUrl(runner, url) ? dispatch()?.token : undefined),
    requireToken() {
      const token = dispatch()?.token;
      if (!token) throw createNoTokenError();
      return token;
    },
    onUnauthorized(token) {
      if (token) dispatch({ type: 'checked', reason: 'unauthorized', token });
      return createSessionEndedError();
    },
    exempt: (isExempt) => on('exempt', isExempt),
    setNavigate: (router) => on('navigate', router),
  };
}
