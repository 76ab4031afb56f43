import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { matchRoute } from '../app/match-route.ts';
import { notFoundRoute } from '../app/routes.ts';
import { serviceSlugs } from '../app/service-slugs.ts';
import type { SiteRuntime } from '../app/site-runtime.ts';
import { SiteStyles } from '../app/site-styles.tsx';
import { Ready } from '../client/ready.tsx';
import { createApi } from '../lib/api/api.ts';
import { createPageCodes } from '../lib/page/page-codes.ts';
import { outcomeOf } from '../lib/page/outcome-of.ts';
import type { PageView } from '../lib/page/page.ts';
import { isSound } from '../lib/resources/resource.ts';
import type { Loadable, Resource } from '../lib/resources/resource.ts';
import { createResourceCache } from '../lib/resources/resource-cache.ts';
import { homeTexts } from '../lib/studio/home-texts.ts';
import { pageWords } from '../lib/studio/page-words.ts';
import { htmlDocument } from './document.ts';
import { withLegalFallback } from './legal-fallback.ts';
import type { DocumentParts } from './document.ts';
import { hashOf } from './hash-of.ts';
import { loaderSource } from './loader.ts';
import { loadSite } from './load-site.ts';
import type { Site } from './load-site.ts';
import { paint } from './paint.tsx';
import type { Painted } from './paint.tsx';
import { inPreview } from './preview-frame.ts';
import { renderAdmin } from './render-admin.tsx';
import type { RenderedPage, RenderRequest } from './types.ts';

const codes = createPageCodes();

/** Makes the whole HTML of an address: data, markup, critical styles, head. */
export async function renderAddress(request: RenderRequest): Promise<RenderedPage> {
  const { admin } = request.settings;
  return admin ? renderAdmin(request, admin.remoteUrl) : renderPage(request);
}

async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { settings, assets, contact } = request;
  const { route, params, query, href } = matchRoute(request.pathname, request.search);
  const page = await codes.load(route);
  const patience = sleep(request.dataTimeoutMs, undefined, { ref: false });
  const site = await loadSite(request, patience);
  const { studio } = site;
  const seed = seedOf(page.resources({ params, query }), site);
  const resources = createResourceCache({ api: createApi(request.api), seed });
  const view: PageView = { params, query, read: resources.peek, studio };
  const wanted = [serviceSlugs, ...page.resources(view)].map(withLegalFallback);
  await Promise.race([Promise.all(wanted.map((resource) => resources.ensure(resource))), patience]);
  const outcome = outcomeOf(page, view);
  if (outcome.redirect !== undefined) return movedTo(outcome.redirect);
  const known = { resources: resources.all(), studio, ...(contact && { contact }) };
  const isWhole = site.isSound && wanted.every((resource) => isSound(view.read(resource)));
  const dataTag = createHash('sha256')
    .update(JSON.stringify([known, site.facts, site.look]))
    .digest('base64url');
  if (isWhole && dataTag === request.unlessData)
    return { ...nothing, status: outcome.status, unchanged: true };
  const { look } = site;
  const runtime: SiteRuntime = { settings, studio, look, resources, codes, ...(contact && { contact }) };
  const drawn = draw(runtime, site, request.pathname + request.search);
  const usual: DocumentParts = {
    ...drawn,
    head: page.head(view),
    site,
    settings,
    data: { ...(route !== notFoundRoute && { page: href }), ...known, resources: resources.dehydrate() },
    scripts: [...assets.main, ...(assets.pages[route.name] ?? [])],
  };
  const parts = request.preview ? inPreview(usual, request.preview) : usual;
  return {
    status: outcome.status,
    html: htmlDocument(parts),
    dataTag,
    ...hashesOf(parts.styles, [loaderSource]),
    sound: drawn.error === undefined && isWhole,
    error: drawn.error,
    missing: outcome.status === 404,
    admin: false,
  };
}

/** Those of the page's resources that came with what every page has. */
function seedOf(wanted: Resource<unknown>[], { home, words }: Site): Record<string, Loadable<unknown>> {
  const known = new Map<string, unknown>([
    [homeTexts.key, home],
    [pageWords.key, words],
  ]);
  const found = wanted.filter(({ key }) => known.has(key));
  return Object.fromEntries(found.map(({ key }) => [key, { status: 'loaded', data: known.get(key) }]));
}

const nothing = { html: '', styleHashes: [], scriptHashes: [], sound: true, missing: false, admin: false };

function movedTo(redirect: string): RenderedPage {
  return { ...nothing, status: 301, redirect };
}

interface Drawn extends Painted {
  /** Why rendering failed: the browser then draws the page from nothing. */
  error?: unknown;
}

function draw(runtime: SiteRuntime, { look }: Site, location: string): Drawn {
  try {
    return paint(
      <StaticRouter location={location}>
        <App runtime={runtime} />
        <Ready />
      </StaticRouter>,
      look.fonts,
    );
  } catch (error) {
    // The frame of the pages gets its styles from the server only.
    const styles = <SiteStyles studio={runtime.studio} look={look} />;
    return { ...paint(styles, look.fonts), markup: '', error };
  }
}

function hashesOf({ css }: Painted['styles'], scripts: string[]) {
  return { styleHashes: [hashOf(css)], scriptHashes: scripts.map(hashOf) };
}
