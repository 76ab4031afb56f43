import { kinds, pathOfRecord } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { matchRoute } from '../app/match-route.ts';
import { routes, notFoundRoute } from '../app/routes.ts';
import { apiError, createApi } from '../lib/api.ts';
import { readList, readRecord, readRequiredText, readText } from '../lib/decode.ts';
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
}

/**
 * The address of every record, and of every further page of a list: of all kinds that have pages.
 *
 * @throws ApiError when the API does not answer
 */
export async function contentAddresses(settings: RenderRequest['api']): Promise<ContentAddress[]> {
  const answer = readRecord(await createApi(settings).get('/addresses'));
  // An API that was released before the site does not answer the newest kinds.
  const listed = kinds.filter(({ address, plural }) => address !== undefined && plural in answer);
  if (listed.length === 0) throw apiError('bad-answer', 'There is no list of addresses.');
  const lists = listed.map((kind) => ({
    kind,
    entries: readList(answer[kind.plural], (one) => entryOf(kind, one)),
  }));
  return [
    ...lists.flatMap(({ kind, entries }) => morePages(kind, entries.length)),
    ...lists.flatMap(({ entries }) => entries),
  ];
}

function entryOf(kind: Kind, value: unknown): ContentAddress {
  const fields = readRecord(value);
  const slug = readText(fields.slug);
  const path = pathOfRecord(kind, { _id: slug || readRequiredText(fields._id), slug }) ?? '';
  const isHidden = fields.noindex === true;
  return { path, changedAt: readText(fields.updatedAt), ...(isHidden && { isHidden }) };
}

/** The list of a kind is at the address above its records, and has pages where the route knows their number. */
function morePages({ address = '' }: Kind, count: number): ContentAddress[] {
  const route = routes.find(({ path, query }) => `${path}/` === address && query?.includes('page'));
  if (route === undefined) return [];
  const pages = Math.max(0, Math.ceil(count / pageSize) - 1);
  return Array.from({ length: pages }, (_, index) => ({
    path: `${route.path}?page=${index + 2}`,
    changedAt: '',
  }));
}

/** Canonical form of an address, and the cache key of its page. The console's addresses share one shell. */
export function addressOf(pathname: string, search: string): AddressInfo {
  const lower = pathname.toLowerCase();
  if (isAdminPath(lower)) {
    return { pathname: withoutTrailingSlashes(pathname) || '/', key: paths.admin, known: true };
  }
  const match = matchRoute(pathname, search);
  if (match.route === notFoundRoute) return { pathname, key: notFoundPath, known: false };
  return { pathname: match.href.split('?')[0] ?? pathname, key: match.href, known: true };
}
