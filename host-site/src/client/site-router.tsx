import { startTransition, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { followLinks } from './follow-links.ts';

/**
 * The router over the browser's history. Another page is drawn in a task of its own: a click is answered first, then
 * the page is drawn in one go. Drawn within the click it would hold up the answer; drawn in slices, as a transition,
 * the frames in between take longer than the page itself.
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
      // Markup whose code is still on its way stays as it is until then; at once, it would be taken away.
      if (page === before) startTransition(() => update(next));
      // Back and forward: the browser moves to the place of that page at once, so the page has to be there.
      else if (`${next.action}` === 'POP') update(next);
      else setTimeout(() => flushSync(() => update(next)));
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
