import { matchRoutes } from 'react-router-dom';
import { prefixOf, splitLanguage, withPrefix } from '../lib/languages.ts';

import { clientWordsRoute, notFoundRoute, pitchRoute, protectedRoute, routes } from './routes.ts';
import type { Route } from './routes.ts';

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
  /** The parameters that count, in the route's order. */
  query: URLSearchParams;
  /** The one spelling of this address: no trailing slash, lower case, only known parameters. */
  href: string;
  /** The further language that the address begins with. Whether the site has it is not known here. */
  language?: string;
  /** The path within the language. */
  path: string;
}

/** What else an address may be. */
interface MatchOptions {
  /** Its first part names no language. @default false */
  isPlain?: boolean;
}

/** Those that the server alone asks for. */
const ownRoutes = [protectedRoute, clientWordsRoute, pitchRoute];

/** Finds the page of an address. Never fails: an unknown address gives the not-found page. */
export function matchRoute(
  pathname: string,
  search = '',
  { isPlain = false }: MatchOptions = {},
): RouteMatch {
  const sitePath = sitePathOf(pathname);
  const { language, path } = isPlain ? { path: sitePath } : splitLanguage(sitePath);
  const named = language !== undefined && { language };
  const own = ownRoutes.find((one) => one.path === path);
  if (own !== undefined)
    return {
      route: own,
      params: {},
      query: new URLSearchParams(),
      href: pathname,
      path,
      ...named,
    };
  const match = isDecodable(path) ? matchRoutes(routes, path)?.[0] : undefined;
  const params: Record<string, string> = {};
  for (const name in match?.params) params[name] = (match.params[name] ?? '').toLowerCase();
  const route = match?.route;
  if (!route || route.idForm?.test(params.id ?? '') === false)
    return { route: notFoundRoute, params: {}, query: new URLSearchParams(), href: pathname, path, ...named };
  const query = routeQuery(route, search);
  const href = withPrefix(prefixOf(language), hrefOf(route, params, query));
  return { route, params, query, href, path, ...named };
}

/** The router would match the undecoded text instead. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Without the prefix of a preview and without empty segments. */
function sitePathOf(pathname: string): string {
  return pathname.replaceAll(/^\/(?:preview|review)\/[^/]+|\/(?=\/)/g, '') || '/';
}

function routeQuery(route: Route, search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  const result = new URLSearchParams();
  for (const name of route.query ?? []) {
    const value = params.get(name)?.trim();
    if (value && !(name === 'page' && value === '1')) result.set(name, value);
  }
  return result;
}

function hrefOf(route: Route, params: Record<string, string>, query: URLSearchParams): string {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return query.size > 0 ? `${path}?${query}` : path;
}
