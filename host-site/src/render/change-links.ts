import { matchRoute } from '../app/match-route.ts';
import { notFoundRoute } from '../app/routes.ts';
import { withPrefix } from '../lib/languages.ts';
import { isAdminPath } from '../lib/paths.ts';
import type { Site } from '../lib/site.ts';

/** The start of a link or a form, never an address in a text, such as shown code. */
const link = /<(?:a|form)\b(?:[^>"]|"[^"]*")*>/g;

/** Markup whose links and forms that lead to pages of the site lead elsewhere. */
export function changeLinks(markup: string, change: (path: string, tag: string) => string): string {
  return markup.replaceAll(link, (tag) =>
    tag.replace(/ (href|action)="(\/[^"]*)"/, (attribute, name: string, path: string) =>
      isPage(path) ? ` ${name}="${change(path, tag)}"` : attribute,
    ),
  );
}

/** Markup whose links stay in the language of the page, as far as they do not name another one. */
export function linksInLanguage(markup: string, site: Pick<Site, 'prefix' | 'languages'>): string {
  if (site.prefix === '') return markup;
  return changeLinks(markup, (path, tag) => (/\shreflang=/i.test(tag) ? path : pathInLanguage(path, site)));
}

/** The address of a page in the language of the site at hand; other addresses are as they are. */
export function pathInLanguage(
  path: string,
  { prefix, languages }: Pick<Site, 'prefix' | 'languages'>,
): string {
  const [pathname = '/'] = path.split(/[?#]/, 1);
  const isNamed = languages.some((one) => one.prefix !== '' && `${pathname}/`.startsWith(`${one.prefix}/`));
  return isNamed || isAdminPath(pathname) || !isPage(path) ? path : withPrefix(prefix, path);
}

function isPage(path: string): boolean {
  const [pathname = '/'] = path.split(/[?#]/, 1);
  return matchRoute(pathname).route !== notFoundRoute;
}
