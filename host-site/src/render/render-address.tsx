import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { App } from '../app/app.tsx';
import { serviceSlugs } from '../app/footer.tsx';
import { PageTrouble } from '../components/page-trouble.tsx';
import { createApi } from '../lib/api.ts';
import { withPrefix } from '../lib/languages.ts';
import { pageOutcome } from '../lib/page.ts';
import type { PageView } from '../lib/page.ts';
import { isSound, loadResources, readLoaded } from '../lib/resources.ts';
import { hashOf, htmlDocument, phaseScript } from './document.ts';
import type { DocumentParts } from './document.ts';
import { linksInLanguage } from './change-links.ts';
import { withDirections } from './direction-of-words.ts';
import { headInLanguage } from './head-in-language.ts';
import { openSite } from './open-site.ts';
import { findVersions } from './page-versions.ts';
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
  const { settings, assets, contact, notice, words, pitch } = request;
  const patience = sleep(request.dataTimeoutMs, undefined, { ref: false });
  const { match, site } = await openSite(request, patience);
  const { page } = match.route;
  const address = { params: match.params, query: match.query };
  const requested = [serviceSlugs, ...page.resources(address, site.compositions)];
  const resources = await loadResources(requested, {
    api: createApi(request.api, site.prefix === '' ? undefined : site.texts.language),
    texts: site.texts,
    patience,
  });
  const view: PageView = {
    ...address,
    read: (resource) => readLoaded(resources, resource),
    studio: site.studio,
    texts: site.texts,
    words,
    pitch,
  };
  const outcome = pageOutcome(page, view);
  if (outcome.redirect !== undefined)
    return { ...nothing, status: 301, redirect: withPrefix(site.prefix, outcome.redirect) };
  const { versions, redirect } = await findVersions(request, { match, site, resources, patience });
  if (redirect !== undefined) return { ...nothing, status: 301, redirect };
  const isWhole = site.isSound && [...resources.values()].every(isSound);
  const dataTag = createHash('sha256')
    .update(JSON.stringify([[...resources], site, versions, contact]))
    .digest('base64url');
  if (isWhole && dataTag === request.unlessData)
    return { ...nothing, status: outcome.status, unchanged: true };
  const render = (content: ReactNode) =>
    renderTree(
      (placeIsland) => (
        <App
          pathname={match.path}
          page={{ site, settings, resources, versions, placeIsland, contact, notice, words, pitch }}
        >
          {content}
        </App>
      ),
      site.look,
      site.texts.language,
    );
  const drawn: RenderedTree & { status?: 503 } = await render(<page.Component {...address} />).catch(
    async (error: unknown) => ({ ...(await render(<PageTrouble />)), error, status: 503 }),
  );
  const about = page.subject?.(address).resource;
  const subject = about && readLoaded(resources, about);
  const markup = linksInLanguage(drawn.markup, site);
  const usual: DocumentParts = {
    ...drawn,
    markup: site.texts.direction === 'rtl' ? withDirections(markup) : markup,
    head: headInLanguage(page.head(view), { site, versions, subject }),
    versions,
    site,
    settings,
    scripts: [
      ...assets.main,
      ...(site.languages.length > 0 ? assets.languages : []),
      ...(words ? (assets.writing ?? []) : []),
      ...(pitch ? (assets.pitch ?? []) : []),
    ],
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
