import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { PageLoading } from '../components/page-loading.tsx';
import { PageTrouble } from '../components/page-trouble.tsx';
import { outcomeOf } from '../lib/page/outcome-of.ts';
import type { Page, PageView } from '../lib/page/page.ts';
import { matchRoute } from './match-route.ts';
import type { RouteMatch } from './match-route.ts';
import { applyHead } from './apply-head.ts';
import { useRuntime } from './use-runtime.ts';

/** The page of the current address: its code and data are asked for, its head applied, its faults kept inside. */
export function PublicPage() {
  const { pathname, search } = useLocation();
  const { codes } = useRuntime();
  const match = matchRoute(pathname, search);
  const peek = () => codes.peek(match.route);
  const page = useSyncExternalStore(codes.subscribe, peek, peek);
  const { route } = match;
  useEffect(() => {
    // On a hydrated page the parts stay dehydrated until they are needed.
    return nowAndOnline(() => {
      if (typeof codes.peek(route) === 'string') codes.load(route).catch(() => undefined);
    });
  }, [codes, route]);

  if (page === 'loading') return <PageLoading />;
  if (page === 'failed') return <PageTrouble onRetry={() => void codes.load(route).catch(() => undefined)} />;
  return (
    <ErrorBoundary key={pathname} fallback={(retry) => <PageTrouble onRetry={retry} />}>
      <LoadedPage page={page} match={match} />
    </ErrorBoundary>
  );
}

interface LoadedPageProps {
  page: Page;
  match: RouteMatch;
}

function LoadedPage({ page, match }: LoadedPageProps) {
  const { resources, settings, studio } = useRuntime();
  const view: PageView = { params: match.params, query: match.query, read: resources.peek, studio };
  const states = () =>
    page
      .resources(view)
      .map((one) => resources.peek(one).status)
      .join(' ');
  const state = useSyncExternalStore(resources.subscribe, states, states);
  const outcome = outcomeOf(page, view);

  useEffect(
    () =>
      nowAndOnline(() => {
        const address = matchRoute(location.pathname, location.search);
        for (const resource of page.resources(address)) void resources.ensure(resource);
      }),
    [page, resources, match.href],
  );
  useEffect(() => {
    const { params, query } = matchRoute(location.pathname, location.search);
    applyHead(page.head({ params, query, read: resources.peek, studio }), studio, settings.siteUrl);
  }, [page, resources, settings, studio, state, match.href]);

  if (outcome.redirect) return <Navigate to={outcome.redirect} replace />;
  return <page.Component key={match.href.split('?')[0]} params={match.params} query={match.query} />;
}

/** Does it, again whenever the connection comes back, and a second later: the event may come before requests get through. */
function nowAndOnline(work: () => void): () => void {
  let later: ReturnType<typeof setTimeout>;
  const online = () => {
    work();
    later = setTimeout(work, 1_000);
  };
  work();
  addEventListener('online', online);
  return () => {
    clearTimeout(later);
    removeEventListener('online', online);
  };
}
