import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { getSession, requireSession } from '../instance.ts';
import { rememberReturnPath } from '../remember-return-path.ts';
import { useSession } from './use-session.ts';

/** What `RequireAdmin` takes. */
export interface RequireAdminProps {
  children: ReactNode;
  /** Shown while the session is confirmed. Default: nothing. */
  fallback?: ReactNode;
  /** Where anonymous visitors go. Default `/admin/login`. */
  loginPath?: string;
}

/**
 * Shows its children to a signed-in administrator only. Everybody else goes to the login page, with the location
 * kept as `state.from`. Showing a guarded page refreshes the session (specification, section 2; R24).
 */
export function RequireAdmin({ children, fallback = null, loginPath = '/admin/login' }: RequireAdminProps) {
  const { status, reason, user } = useSession();
  const location = useLocation();
  const isShown = user?.role === 'admin';

  // The router redirects below, so the session itself need not.
  useEffect(() => getSession()?.start({ redirects: true }), []);
  useEffect(() => {
    if (isShown) getSession()?.touchGuard(location.key);
  }, [isShown, location.key]);
  const isSentAway = status === 'anonymous';
  useEffect(() => {
    if (isSentAway && reason !== 'logout') rememberReturnPath(requireSession(), location);
  }, [isSentAway, reason, location]);

  if (isSentAway) {
    return <Navigate to={loginPath} replace state={reason === 'logout' ? undefined : { from: location }} />;
  }
  return isShown ? <Concealed>{children}</Concealed> : fallback;
}

/** Hides a page that the browser keeps aside, until the session is confirmed when it comes back (R16). */
function Concealed({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function show(isShown: boolean): void {
      if (root.current) root.current.style.display = isShown ? 'contents' : 'none';
    }
    function onHide(event: Event): void {
      if (isKept(event)) show(false);
    }
    function onShow(event: Event): void {
      if (isKept(event)) void confirm().then(() => show(true));
    }
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    document.addEventListener('freeze', onHide);
    document.addEventListener('resume', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('freeze', onHide);
      document.removeEventListener('resume', onShow);
    };
  }, []);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** The page was confirmed before: a network that is not back yet ends nothing. */
async function confirm(): Promise<void> {
  await getSession()?.check({ soft: true });
}

/** Frozen, or kept in the back/forward cache; a page that is simply left never comes back. */
function isKept(event: Event): boolean {
  return !('persisted' in event) || event.persisted === true;
}
