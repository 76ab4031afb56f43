import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { App } from '../app/app.tsx';
import { serviceSlugs } from '../app/footer.tsx';
import { matchRoute } from '../app/match-route.ts';
import { PageTrouble } from '../components/page-trouble.tsx';
import { createApi } from '../lib/api.ts';
import { pageOutcome } from '../lib/page.ts';
import type { PageView } from '../lib/page.ts';
import { isSound, loadResources, readLoaded } from '../lib/resources.ts';
import { loadSite } from '../lib/site.ts';
import { hashOf, htmlDocument, phaseScript } from './document.ts';
import type { DocumentParts } from './document.ts';
import { inPreview } from './preview-frame.ts';
import { renderAdmin } from './render-admin.tsx';
import { renderTree } from './render-tree.tsx';
import type { RenderedTree } from './render-tree.tsx';
import type { RenderedPage, RenderRequest } from './types.ts';

/** Makes the whole HTML of an address: data, markup, critical styles, head. */
export function renderAddress(request: RenderRequest): Promise<RenderedPage> {
  const { admin } = request.settings;
  return admin ? renderAdmin(request, admin.remoteUrl) : renderPage(request);
}

async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { settings, assets, contact, pathname, search } = request;
  const match = matchRoute(pathname, search);
  const { page } = match.route;
  const address = { params: match.params, query: match.query };
  const patience = sleep(request.dataTimeoutMs, undefined, { ref: false });
  const site = await loadSite(request, patience);
  const requested = [serviceSlugs, ...page.resources(address)];
  const resources = await loadResources(requested, {
    api: createApi(request.api),
    texts: site.texts,
    patience,
  });
  const view: PageView = {
    ...address,
    read: (resource) => readLoaded(resources, resource),
    studio: site.studio,
    texts: site.texts,
  };
  const outcome = pageOutcome(page, view);
  if (outcome.redirect !== undefined) return { ...nothing, status: 301, redirect: outcome.redirect };
  const isWhole = site.isSound && [...resources.values()].every(isSound);
  const dataTag = createHash('sha256')
    .update(JSON.stringify([[...resources], site, contact]))
    .digest('base64url');
  if (isWhole && dataTag === request.unlessData)
    return { ...nothing, status: outcome.status, unchanged: true };
  const render = (content: ReactNode) =>
    renderTree(
      (placeIsland) => (
        <App pathname={pathname} page={{ site, settings, resources, placeIsland, contact }}>
          {content}
        </App>
      ),
      site.look.fonts,
      site.texts.language,
    );
  const drawn: RenderedTree & { status?: 503 } = await render(<page.Component {...address} />).catch(
    async (error: unknown) => ({ ...(await render(<PageTrouble />)), error, status: 503 }),
  );
  const usual: DocumentParts = {
    ...drawn,
    head: page.head(view),
    site,
    settings,
    scripts: assets.main,
    isSwappable: true,
  };
  const parts = request.preview ? inPreview(usual, request.preview) : usual;
  return {
    status: drawn.status ?? outcome.status,
    html: htmlDocument(parts),
    dataTag,
    styleHashes: [parts.styles.site, parts.styles.page].map(hashOf),
    scriptHashes: [hashOf(phaseScript)],
    sound: drawn.error === undefined && isWhole,
    error: drawn.error,
    missing: outcome.status === 404,
    admin: false,
  };
}

const nothing = { html: '', styleHashes: [], scriptHashes: [], sound: true, missing: false, admin: false };
