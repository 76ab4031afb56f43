import { startTransition, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { followLinks } from './follow-links.ts';
import { drawNext } from './shared-picture.ts';

/**
 * The router over the browser's history. Client navigation renders in its own task and at once: rendered within the
 * click it would delay the response to it, and rendered in slices, as a transition, it takes longer.
 *
 * - Figure: /about 69 ms after the click as a transition, 54 ms so, at 4x CPU (decision 0011).
 * - Switch: `BrowserRouter`, which needs no `UNSAFE_` history and uses transitions.
 * - End: a public option of react-router for rendering outside of transitions in a task of its own.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, update] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => {
    let page = pageOf(history.location);
    followLinks(history);
    return history.listen((next) => {
      const before = page;
      page = pageOf(next.location);
      // A transition keeps server markup whose code is still loading; a normal update would remove it.
      if (page === before) startTransition(() => update(next));
      // Back and forward: the browser restores the scroll position at once, so the page must be there.
      else if (`${next.action}` === 'POP') update(next);
      // By then there may be a later navigation.
      else drawNext(() => flushSync(() => update({ action: history.action, location: history.location })));
    });
  }, [history]);

  return (
    <Router navigator={history} navigationType={action} location={location} useTransitions={false}>
      {children}
    </Router>
  );
}

function pageOf({ pathname, search }: Location): string {
  return pathname + search;
}
