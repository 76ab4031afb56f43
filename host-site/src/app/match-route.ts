import { notFoundRoute, routes } from './routes.ts';
import type { Route } from './routes.ts';

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
  /** The parameters that count, in the route's order. */
  query: URLSearchParams;
  /** The one spelling of this address: no trailing slash, lower case, only known parameters. */
  href: string;
}

/** Finds the page of an address. Never fails: what is unknown is the not-found page. */
export function matchRoute(pathname: string, search = ''): RouteMatch {
  const segments = segmentsOf(pathname);
  for (const route of segments ? routes : []) {
    const params = paramsOf(route, segments ?? []);
    if (params) {
      const query = knownQuery(route, search);
      return { route, params, query, href: hrefOf(route, params, query) };
    }
  }
  return { route: notFoundRoute, params: {}, query: new URLSearchParams(), href: pathname };
}

/** Decoded, lower-case parts of a path, or nothing when it cannot be decoded. */
function segmentsOf(pathname: string): string[] | null {
  try {
    return pathname
      .split('/')
      .filter(Boolean)
      .map((part) => decodeURIComponent(part).toLowerCase());
  } catch {
    return null;
  }
}

function paramsOf(route: Route, segments: string[]): Record<string, string> | null {
  const parts = route.path.split('/').filter(Boolean);
  if (parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}

function knownQuery(route: Route, search: string): URLSearchParams {
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of route.query ?? []) {
    const value = given.get(name)?.trim();
    if (value && !(name === 'page' && value === '1')) known.set(name, value);
  }
  return known;
}

function hrefOf(route: Route, params: Record<string, string>, query: URLSearchParams): string {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return query.size > 0 ? `${path}?${query}` : path;
}
