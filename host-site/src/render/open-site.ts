import { setTimeout as sleep } from 'node:timers/promises';
import { matchRoute } from '../app/match-route.ts';
import type { RouteMatch } from '../app/match-route.ts';
import { notFoundRoute } from '../app/routes.ts';
import { loadSite } from '../lib/site.ts';
import type { Site } from '../lib/site.ts';
import type { RenderRequest } from './types.ts';

/** The page of an address, with the studio's content in the language of the address. */
export interface OpenSite {
  match: RouteMatch;
  site: Site;
}

/** An address in a language that visitors are not offered is one as any other: mostly, there is no such page. */
export async function openSite(
  request: RenderRequest,
  patience: Promise<unknown> = sleep(request.dataTimeoutMs, undefined, { ref: false }),
): Promise<OpenSite> {
  const { pathname, search, preview } = request;
  const match = matchRoute(pathname, search);
  const site = await loadSite(request, patience);
  if (match.language === undefined) return { match, site };
  // While the API is away, nobody knows the languages: a page is then taken for one of the language.
  const isIn = site.isSound
    ? hasLanguage(site, match.language, preview !== undefined)
    : match.route !== notFoundRoute;
  if (!isIn) return { match: matchRoute(pathname, search, { isPlain: true }), site };
  return { match, site: await loadSite(request, patience, match.language) };
}

/** Whether a further language of the site has pages; in a preview, also before visitors are offered it. */
function hasLanguage({ studio }: Site, language: string, isPreview = false): boolean {
  return studio.languages.some(({ code, offered }) => code === language && (offered || isPreview));
}
