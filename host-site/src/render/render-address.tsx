import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { App } from '../app/app.tsx';
import { matchRoute } from '../app/match-route.ts';
import { serviceSlugs } from '../app/service-slugs.ts';
import { PageTrouble } from '../components/page-trouble.tsx';
import { createApi } from '../lib/api/api.ts';
import { outcomeOf } from '../lib/page/outcome-of.ts';
import type { PageView } from '../lib/page/page.ts';
import { loadResources, readLoaded } from '../lib/resources/load-resources.ts';
import { isSound } from '../lib/resources/resource.ts';
import { homeTexts } from '../lib/studio/home-texts.ts';
import { pageWords } from '../lib/studio/page-words.ts';
import { htmlDocument, phaseScript, hashOf } from './document.ts';
import type { DocumentParts } from './document.ts';
import { withLegalFallback } from './legal-fallback.ts';
import { loadSite } from './load-site.ts';
import type { Site } from './load-site.ts';
import { inPreview } from './preview-frame.ts';
import { renderAdmin } from './render-admin.tsx';
import type { PageIslands, RenderedTree } from './render-tree.tsx';
import { renderTree } from './render-tree.tsx';
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
  const { studio, look, texts } = site;
  const wanted = [serviceSlugs, ...page.resources(address)].map(withLegalFallback);
  const resources = await loadResources(wanted, {
    api: createApi(request.api),
    seed: seedOf(site),
    patience,
  });
  const view: PageView = { ...address, read: (resource) => readLoaded(resources, resource), studio, texts };
  const outcome = outcomeOf(page, view);
  if (outcome.redirect !== undefined) return movedTo(outcome.redirect);
  const isWhole = site.isSound && [...resources.values()].every(isSound);
  const dataTag = createHash('sha256')
    .update(JSON.stringify([[...resources], studio, contact, site.facts, look]))
    .digest('base64url');
  if (isWhole && dataTag === request.unlessData)
    return { ...nothing, status: outcome.status, unchanged: true };
  const around = (islands: PageIslands, content: ReactNode) => (
    <App
      pathname={pathname}
      settings={settings}
      studio={studio}
      look={look}
      texts={texts}
      resources={resources}
      islands={islands}
      contact={contact}
    >
      {content}
    </App>
  );
  const drawn: RenderedTree & { status?: 503 } = await renderTree(
    (islands) => around(islands, <page.Component {...address} />),
    look.fonts,
  ).catch(async (error: unknown) => ({
    ...(await renderTree((islands) => around(islands, <PageTrouble />), look.fonts)),
    error,
    status: 503,
  }));
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

/** Resources that come with what every page has. */
function seedOf({ home, words, isSound }: Site): Record<string, unknown> {
  return isSound ? { [homeTexts.key]: home, [pageWords.key]: words } : {};
}

const nothing = { html: '', styleHashes: [], scriptHashes: [], sound: true, missing: false, admin: false };

function movedTo(redirect: string): RenderedPage {
  return { ...nothing, status: 301, redirect };
}
