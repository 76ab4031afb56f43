import { kinds, pathOfRecord } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { matchRoute } from '../app/match-route.ts';
import { routes, notFoundRoute } from '../app/routes.ts';
import type { Route } from '../app/routes.ts';
import { apiError, createApi, isNotFound } from '../lib/api.ts';
import type { Api } from '../lib/api.ts';
import { readList, readRecord, readRequiredText, readText } from '../lib/decode.ts';
import { prefixOf, readSiteLanguages, withPrefix } from '../lib/languages.ts';
import { legalPagesOf } from '../lib/site.ts';
import { pageSize } from '../lib/paged.ts';
import { isAdminPath, notFoundPath, paths } from '../lib/paths.ts';
import { withoutTrailingSlashes } from '../lib/without-trailing-slashes.ts';
import type { RenderRequest, AddressInfo } from './types.ts';

export interface ContentAddress {
  path: string;
  /** ISO instant of the last change, if known. */
  changedAt: string;
  /** Search engines are to leave it out. */
  isHidden?: boolean;
  /** What it shows; the addresses of one page in several languages have the same. */
  subject: string;
}

/** Addresses of the site in one language. */
export interface LanguageAddresses {
  /** Empty where the site has one language. */
  language: string;
  addresses: ContentAddress[];
}

/**
 * The address of every page: those of the site itself, of each record, and of each further page of a list, in each language
 * of the site, the first one first.
 *
 * @throws ApiError when the API does not answer
 */
export async function siteAddresses(settings: RenderRequest['api']): Promise<LanguageAddresses[]> {
  const site = await createApi(settings).get('/site');
  const languages = readSiteLanguages(site);
  const written = legalPagesOf(site).map((name) => paths[name]);
  const unwritten = [paths.privacy, paths.terms].filter((path) => !written.includes(path));
  if (languages.length === 0) return [{ language: '', addresses: await addressesIn(settings, unwritten) }];
  return Promise.all(
    languages.map(async ({ code, prefix }) => ({
      language: code,
      addresses: await addressesIn(settings, unwritten, prefix === '' ? undefined : code),
    })),
  );
}

/** @param language further language. @default the first one */
async function addressesIn(
  settings: RenderRequest['api'],
  unwritten: readonly string[],
  language?: string,
): Promise<ContentAddress[]> {
  const api = createApi(settings, language);
  const fixed = routes.filter(({ path }) => !path.includes(':') && !unwritten.includes(path));
  const isThere = await Promise.all(fixed.map((route) => hasPage(route, api, language)));
  const all = [
    ...fixed.filter((_route, at) => isThere[at]).map(({ path }) => ({ path, changedAt: '', subject: path })),
    ...(await contentAddresses(api, language)),
  ];
  return all.map((one) => ({ ...one, path: withPrefix(prefixOf(language), one.path) }));
}

/** Whether a page that is about one record is there in a language. */
async function hasPage({ page }: Route, api: Api, language: string | undefined): Promise<boolean> {
  if (language === undefined) return true;
  const subject = page.subject?.({ params: {}, query: new URLSearchParams() });
  if (subject === undefined) return true;
  try {
    const { spoken } = await subject.resource.load(api);
    return spoken.language === '' || spoken.language === language;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

/** The address of every record, and of every further page of a list: of all kinds that have pages. */
async function contentAddresses(api: Api, language: string | undefined): Promise<ContentAddress[]> {
  const answer = readRecord(await api.get('/addresses'));
  // An API that was released before the site does not answer the newest kinds.
  const listed = kinds.filter(({ address, plural }) => address !== undefined && plural in answer);
  if (listed.length === 0) throw apiError('bad-answer', 'There is no list of addresses.');
  const lists = listed.map((kind) => ({
    kind,
    entries: readList(answer[kind.plural], (one) => entryOf(kind, one, language)),
  }));
  return [
    ...lists.flatMap(({ kind, entries }) => morePages(kind, entries.length)),
    // The original in place of a translation is no page of the language.
    ...lists.flatMap(({ entries }) =>
      entries.filter(({ isOriginal }) => !isOriginal).map(({ entry }) => entry),
    ),
  ];
}

function entryOf(kind: Kind, value: unknown, language: string | undefined) {
  const fields = readRecord(value);
  const slug = readText(fields.slug);
  const id = readText(fields._id);
  const path = pathOfRecord(kind, { _id: slug || readRequiredText(id), slug }) ?? '';
  const isHidden = fields.noindex === true;
  const subject = `${kind.name}/${id || slug}`;
  const entry: ContentAddress = {
    path,
    subject,
    changedAt: readText(fields.updatedAt),
    ...(isHidden && { isHidden }),
  };
  const spoken = readText(fields.language);
  return { entry, isOriginal: language !== undefined && spoken !== '' && spoken !== language };
}

/** The list of a kind is at the address above its records, and has pages where the route knows their number. */
function morePages({ address = '' }: Kind, count: number): ContentAddress[] {
  const route = routes.find(({ path, query }) => `${path}/` === address && query?.includes('page'));
  if (route === undefined) return [];
  const pages = Math.max(0, Math.ceil(count / pageSize) - 1);
  return Array.from({ length: pages }, (_, index) => ({
    path: `${route.path}?page=${index + 2}`,
    changedAt: '',
    subject: '',
  }));
}

/**
 * Canonical form of an address, and the cache key of its page. The console's addresses share one shell, and those without a
 * page one for each language.
 *
 * @param isOffered whether visitors are offered a further language. @default none
 */
export function addressOf(
  pathname: string,
  search: string,
  isOffered: (language: string) => boolean = () => false,
): AddressInfo {
  const lower = pathname.toLowerCase();
  if (isAdminPath(lower)) {
    return { pathname: withoutTrailingSlashes(pathname) || '/', key: paths.admin, known: true };
  }
  const match = matchRoute(pathname, search);
  if (match.route === notFoundRoute) {
    const language = match.language !== undefined && isOffered(match.language) ? match.language : undefined;
    return { pathname, key: prefixOf(language) + notFoundPath, known: false };
  }
  return { pathname: match.href.split('?')[0] ?? pathname, key: match.href, known: true };
}
