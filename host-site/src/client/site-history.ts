import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/**
 * The browser's history, which tells of another page in a task of its own: a click is answered first, then the page is
 * drawn in one go, before a frame can come in between. Drawn within the click it would hold up the answer; drawn in
 * slices, as a transition, the frames in between take longer than the page itself.
 */
export function createSiteHistory(): ReturnType<typeof createBrowserHistory> {
  const history = createBrowserHistory({ v5Compat: true });
  const listen = history.listen.bind(history);
  history.listen = (listener) => {
    let page = pageOf(history.location);
    return listen((update) => {
      const next = pageOf(update.location);
      const stays = next === page;
      page = next;
      // Markup whose code is still on its way stays as it is until then; at once, it would be taken away.
      if (stays) startTransition(() => listener(update));
      // Back and forward: the browser moves to the place of that page at once, so the page has to be there.
      else if (`${update.action}` === 'POP') listener(update);
      else setTimeout(() => flushSync(() => listener(update)));
    });
  };
  return history;
}

function pageOf({ pathname, search }: Location): string {
  return pathname + search;
}
