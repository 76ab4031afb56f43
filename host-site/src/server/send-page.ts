import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiateEncoding } from 'server-kit';
import type { ContentEncoding } from 'server-kit';
import type { EdgeHeaders, EdgeHeadersOf } from './edge-headers.ts';
import { etagOf, bodyIn } from './encode.ts';
import type { EncodedBody } from './encode.ts';
import type { CachedPage } from './html-cache.ts';

/** Sends finished pages. The headers of a page are built once and cached. */
export interface PageSender {
  /** False when the page's bytes are damaged: then nothing was sent. */
  send: (request: IncomingMessage, response: ServerResponse, page: CachedPage, stale: boolean) => boolean;
}

/** A stale copy must not stay in a CDN for longer than here. */
const staleHeaders = { 'x-page-state': 'stale', warning: '110 - "Response is Stale"' };

/** @param edge of sound pages that are there */
export function createPageSender(common: Record<string, string>, edge: EdgeHeadersOf): PageSender {
  const prepared = new WeakMap<CachedPage, Partial<Record<ContentEncoding, string[]>>>();

  function headersOf(page: CachedPage, encoding: ContentEncoding): string[] {
    const cachedHeaders = prepared.get(page) ?? {};
    prepared.set(page, cachedHeaders);
    return (cachedHeaders[encoding] ??= prepareHeaders(page, encoding, common, edge(page.keys)));
  }

  return {
    send(request, response, page, stale) {
      return sendFinished(request, response, page, (encoding) =>
        stale ? prepareHeaders(page, encoding, { ...common, ...staleHeaders }) : headersOf(page, encoding),
      );
    },
  };
}

function prepareHeaders(
  page: CachedPage,
  encoding: ContentEncoding,
  common: Record<string, string>,
  edge: EdgeHeaders = {},
): string[] {
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': page.sound ? 'public, max-age=0, must-revalidate' : 'no-store',
    vary: 'Accept-Encoding',
    'content-security-policy': page.policy,
    ...common,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(page.sound && page.status === 200 && { etag: etagOf(page.body), ...edge }),
    ...(page.status === 503 && { 'retry-after': '5' }),
    ...(page.redirect !== undefined && { location: page.redirect }),
  };
  return Object.entries(headers).flat();
}

/** A page or document that is ready to be sent. */
interface Finished {
  status: number;
  body: EncodedBody;
  /** When its text was rendered, for `If-Modified-Since`. */
  modifiedMs?: number;
}

/**
 * Sends in the encoding that the request accepts, or 304 if the client has the text already.
 *
 * @param headersIn names and values in turn
 * @returns false when the bytes are damaged: then nothing was sent
 */
export function sendFinished(
  request: IncomingMessage,
  response: ServerResponse,
  finished: Finished,
  headersIn: (encoding: ContentEncoding) => string[],
): boolean {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const headers = headersIn(encoding);
  if (finished.status === 200 && isNotModified(request, finished)) {
    response.writeHead(304, headers).end();
    return true;
  }
  const body = bodyIn(finished.body, encoding);
  if (body === null) return false;
  response.writeHead(finished.status, [...headers, 'Content-Length', String(body.length)]);
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

/** The time counts only without a tag (RFC 9110). */
function isNotModified({ headers }: IncomingMessage, { body, modifiedMs }: Finished): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return tags === '*' || tags.includes(body.tag);
  if (since === undefined || modifiedMs === undefined) return false;
  return Date.parse(since) >= Math.floor(modifiedMs / 1000) * 1000;
}
