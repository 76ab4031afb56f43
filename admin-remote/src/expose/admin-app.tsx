// First: it has to be there before any schema is made.
import '../lib/without-eval.ts';
import { useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { getSession } from 'shared-session';
import { RequireAdmin } from 'shared-session/react';
import { toast } from 'shared-ui';
import type { AdminAppProps } from '../admin-app-props.ts';
import { PageSpinner } from '../components/page-spinner.tsx';
import { lazyPage } from '../lib/lazy-page.ts';
import { paths } from '../lib/paths.ts';
import { endedText } from '../login/ended-text.ts';

const login = lazyPage(() => import(/* webpackChunkName: "login" */ '../login/login-page.tsx'));
const link = lazyPage(() => import(/* webpackChunkName: "account-link" */ '../login/link-page.tsx'));
const forgot = lazyPage(() => import(/* webpackChunkName: "account-link" */ '../login/forgot-page.tsx'));
const loadConsole = () => import(/* webpackChunkName: "console" */ '../app/console.tsx');
const console = lazyPage(async () => {
  const module = await loadConsole();
  module.preloadScreen(window.location.pathname);
  return module;
});

const linkPurposes = ['invitation', 'reset'] as const;
const outsidePaths: readonly string[] = [
  paths.login,
  paths.forgot,
  ...linkPurposes.map((purpose) => `/admin/${purpose}`),
];

const unansweredText = 'The server does not answer. Trying again…';

/**
 * The console, as the host mounts it below `/admin/*` with its own router, session and design system. The login page,
 * and those that a link by mail leads to, stand outside the guard.
 */
export default function AdminApp(props: AdminAppProps) {
  useSessionOnPage();
  useConsoleAhead();
  const { siteName, apiBase } = props;
  const loading = <PageSpinner label="Loading the dashboard" />;
  return (
    <Routes>
      <Route
        path="login"
        element={<login.Page siteName={siteName} apiBase={apiBase} onShown={preloadNext} loading={loading} />}
      />
      <Route
        path="forgot"
        element={<forgot.Page siteName={siteName} apiBase={apiBase} loading={loading} />}
      />
      {linkPurposes.map((purpose) => (
        <Route
          key={purpose}
          path={purpose}
          element={<link.Page siteName={siteName} apiBase={apiBase} purpose={purpose} loading={loading} />}
        />
      ))}
      <Route
        path="*"
        element={
          <RequireAdmin fallback={loading} unanswered={<PageSpinner label={unansweredText} isTextShown />}>
            <console.Page {...props} loading={loading} />
          </RequireAdmin>
        }
      />
    </Routes>
  );
}

/** Fetches the console and the screen that follows the login page. */
function preloadNext(pathname: string): void {
  console.preload();
  loadConsole().then(
    ({ preloadScreen }) => preloadScreen(pathname),
    () => undefined,
  );
}

/** Fetches the console while the session is still asked for. */
function useConsoleAhead(): void {
  const { pathname } = useLocation();
  const isOutside = outsidePaths.includes(pathname);
  useEffect(() => {
    // If the user has to sign in first, the login page needs the bandwidth.
    const isSentAway = getSession()?.getSnapshot().status === 'anonymous';
    if (!isOutside && !isSentAway) console.preload();
  }, [isOutside]);
}

/** Lets the session navigate and speak. */
function useSessionOnPage(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const session = getSession();
    if (!session) return;
    const unregister = session.setNavigate((path, options) => void navigate(path, options));
    const stopListening = session.on('toast', ({ type, message, durationMs }) => {
      const isSaidByLoginPage = endedText(session.getSnapshot().reason) !== undefined;
      if (!isSaidByLoginPage) toast[type](message, { durationMs });
    });
    return () => {
      unregister();
      stopListening();
    };
  }, [navigate]);
}
