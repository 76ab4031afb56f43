import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { getSession, requireSession } from '../instance.ts';
import { rememberReturnPath } from '../remember-return-path.ts';
import { useSession } from './use-session.ts';

const retryMs = 5000;

/** Props of `RequireAdmin`. */
export interface RequireAdminProps {
  children: ReactNode;
  /** Rendered while the session is confirmed. Default: nothing. */
  fallback?: ReactNode;
  /** Rendered while the server does not respond; it is retried every 5 s. Default: `fallback`. */
  unanswered?: ReactNode;
  /** Address that anonymous visitors are sent to. Default `/admin/login`. */
  loginPath?: string;
}

/**
 * Renders its children for a signed-in administrator only. Other visitors are redirected to the login page with the
 * location in `state.from` and the reason in `state.reason`. Showing a guarded page refreshes the session.
 */
export function RequireAdmin({
  children,
  fallback = null,
  unanswered = fallback,
  loginPath = '/admin/login',
}: RequireAdminProps) {
  const { status, reason, user } = useSession();
  const location = useLocation();
  const isSignedIn = user?.role === 'admin';

  // This component redirects, so the session does not.
  useEffect(() => getSession()?.start({ redirects: true }), []);
  useEffect(() => {
    if (isSignedIn) getSession()?.touchGuard(location.key);
  }, [isSignedIn, location.key]);
  const isServerSilent = useUserCheck(status === 'loading');
  const isAnonymous = status === 'anonymous';
  useEffect(() => {
    if (isAnonymous && reason !== 'logout') rememberReturnPath(requireSession(), location);
  }, [isAnonymous, reason, location]);

  if (isAnonymous) {
    return (
      <Navigate to={loginPath} replace state={reason === 'logout' ? undefined : { from: location, reason }} />
    );
  }
  if (isSignedIn) return <HiddenUntilSignedIn>{children}</HiddenUntilSignedIn>;
  return isServerSilent ? unanswered : fallback;
}

/** Checks the user until the server responds. Returns true once a check had no response. */
function useUserCheck(isLoading: boolean): boolean {
  const [isServerSilent, setServerSilent] = useState(false);
  useEffect(() => {
    const session = getSession();
    if (!isLoading || !session) return undefined;
    let stopWaiting: (() => void) | undefined;
    let isOver = false;
    async function ask(): Promise<void> {
      await session?.check();
      if (isOver || session?.getSnapshot().status !== 'loading') return;
      setServerSilent(true);
      stopWaiting = session.environment.clock.after(retryMs, () => void ask());
    }
    void ask();
    return () => {
      isOver = true;
      stopWaiting?.();
      setServerSilent(false);
    };
  }, [isLoading]);
  return isServerSilent;
}

/** Hides a page that returns from the back/forward cache or from being frozen, until the session is confirmed. */
function HiddenUntilSignedIn({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function show(isVisible: boolean): void {
      if (root.current) root.current.style.display = isVisible ? 'contents' : 'none';
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

/** A soft check: the page was confirmed before, so a network error does not end the session. */
async function confirm(): Promise<void> {
  await getSession()?.check({ soft: true });
}

/** Returns true if the page is frozen or enters or leaves the back/forward cache. */
function isKept(event: Event): boolean {
  return !('persisted' in event) || event.persisted === true;
}
