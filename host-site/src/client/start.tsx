import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app/app.tsx';
import { matchRoute } from '../app/match-route.ts';
import type { SiteRuntime } from '../app/site-runtime.ts';
import { emotionOptions } from '../app/emotion-options.ts';
import { createApi } from '../lib/api/api.ts';
import { createPageCodes } from '../lib/page/page-codes.ts';
import { createResourceCache } from '../lib/resources/resource-cache.ts';
import { insertAhead } from './insert-ahead.ts';
import { keepTyped } from './keep-typed.ts';
import { layOutRest } from './lay-out-rest.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { registerServerStyles } from './register-server-styles.ts';
import { readPageData } from './page-data.ts';
import { Ready } from './ready.tsx';
import { SiteRouter } from './site-router.tsx';

const { settings, page, resources: seed, studio, contact } = readPageData(document);
const api = createApi({ ...settings, fetch: (input, init) => fetch(input, init) });
const codes = createPageCodes();
const resources = createResourceCache({ api, seed });
const runtime: SiteRuntime = { settings, studio, resources, codes, ...(contact && { contact }) };
// Rules go in through the CSSOM, which the content security policy allows; text nodes it would refuse.
const cache = createCache({ ...emotionOptions, speedy: true });
// No style element stands inside the markup, so `:first-child` is safe; Emotion warns of it otherwise.
cache.compat = true;
registerServerStyles(cache, document);

const tree = (
  <CacheProvider value={cache}>
    <SiteRouter>
      <App runtime={runtime} />
      <Ready />
    </SiteRouter>
  </CacheProvider>
);

const root = document.getElementById('root');
const { route, href } = matchRoute(location.pathname, location.search);
// A copy of the page at another address has only its markup, whose links and forms the browser follows.
if (page && page !== href) window.__off?.(true);
else if (root) {
  // The page's own code comes first, so that the first rendering finds the markup that the server sent.
  void codes
    .loadFirst(route)
    .catch(() => undefined)
    .then(() => {
      const restoreTyped = keepTyped(root);
      const onRecoverableError = (error: unknown) => {
        reportError(error);
        restoreTyped();
      };
      startTransition(() => {
        if (root.firstChild) hydrateRoot(root, tree, { onRecoverableError });
        else createRoot(root).render(tree);
      });
      codes.subscribe(() => insertAhead(cache));
      prefetchOnIntent(runtime);
      layOutRest();
      linkManifest();
    });
}

/** Only now: browsers fetch the manifest and its icon at once, on the line that the first screen needs. */
function linkManifest(): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'manifest', href: '/site.webmanifest' }));
}
