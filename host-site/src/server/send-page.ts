import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentEncoding } from 'server-kit';
import type { EdgeHeaders, EdgeHeadersOf } from './edge-headers.ts';
import { etagOf } from './encode.ts';
import type { CachedPage } from './html-cache.ts';
import { sendFinished } from './send-finished.ts';

/** Sends finished pages. The headers of a page are put together once and kept beside it. */
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
    const kept = prepared.get(page) ?? {};
    prepared.set(page, kept);
    return (kept[encoding] ??= prepareHeaders(page, encoding, common, edge(page.keys)));
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
