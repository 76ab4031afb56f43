import type { Environment } from './environment.ts';
import type { Navigate } from './types.ts';

export interface Redirect {
  /** Sends a guarded page to the login page, once; never a page that is there already, or not guarded (R20). */
  toLogin: (keepsPath: boolean) => void;
  setNavigate: (navigate: Navigate) => () => void;
  /** Somebody else redirects, such as the guard of the router, until the returned function is called. */
  delegate: () => () => void;
}

export function createRedirect({ page, loginPath, homePath, navigate }: Environment): Redirect {
  const routers = navigate ? [navigate] : [];
  let delegates = 0;
  return {
    toLogin(keepsPath) {
      const [pathname = ''] = page.path().split(/[?#]/);
      const isGuarded = pathname === homePath || pathname.startsWith(`${homePath}/`);
      if (delegates > 0 || !isGuarded || pathname === loginPath) return;
      const router = routers.at(-1);
      if (!router) return page.replace(loginPath);
      router(loginPath, { replace: true, ...(keepsPath && { state: { from: locationOf(page.path()) } }) });
    },
    setNavigate(router) {
      routers.push(router);
      return () => {
        routers.splice(routers.indexOf(router) >>> 0, 1);
      };
    },
    delegate() {
      delegates += 1;
      return () => {
        delegates -= 1;
      };
    },
  };
}

/** The parts of a router's location. */
function locationOf(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  return { pathname, search, hash };
}
