import { contentRevisionHeader, previewHeader } from 'content-api/site-server';
import type { FastifyRequest } from 'fastify';
import type { CachedFetch } from './cached-fetch.ts';
import { errorBody } from './errors.ts';
import type { ErrorBody } from './errors.ts';
import type { Tell } from './refusal-texts.ts';

/** Answer of the site to a call when the API does not answer. */
export interface ApiFallback {
  /** The last good copy, for a reader without a session. */
  copy: (request: ApiRequest) => FallbackAnswer | undefined;
  /** The last good copy, or an error: 504 when the API took too long, else 503. */
  answer: (request: ApiRequest, error: unknown) => FallbackAnswer;
}

export interface FallbackAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | ErrorBody;
}

type ApiRequest = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'id' | 'log'>;

const unavailableText = 'The service is not available at the moment. Please try again.';
const networkText = 'Network error. Please check your connection and try again.';
const uncached = { 'cache-control': 'no-store' };
const timeouts = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT'];

export function createApiFallback(cachedFetch: CachedFetch, apiUrl: string, tell: Tell): ApiFallback {
  // Visitors who navigate get the same last good data as visitors who load the page.
  function copy({ method, url, headers }: ApiRequest): FallbackAnswer | undefined {
    const isPublicRead =
      method === 'GET' && headers.authorization === undefined && headers[previewHeader] === undefined;
    const cached = isPublicRead ? cachedFetch.lastGood(apiUrl + url) : undefined;
    return (
      cached && {
        status: 200,
        headers: {
          ...uncached,
          'content-type': cached.type,
          'x-page-state': 'stale',
          ...(cached.revision !== null && { [contentRevisionHeader]: cached.revision }),
        },
        body: cached.body,
      }
    );
  }

  return {
    copy,
    answer(request, error) {
      request.log.warn({ reason: String(error) }, 'the API did not answer');
      const cached = copy(request);
      if (cached) return cached;
      if (isTimeout(error))
        return {
          status: 504,
          headers: uncached,
          body: errorBody('api_timeout', tell(networkText, request), request.id),
        };
      const body = errorBody('api_unavailable', tell(unavailableText, request), request.id);
      return { status: 503, headers: { ...uncached, 'retry-after': '5' }, body };
    },
  };
}

/** The library wraps what ended the call. */
function isTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'TimeoutError') return true;
  if ('code' in error && timeouts.includes(String(error.code))) return true;
  return 'cause' in error && isTimeout(error.cause);
}
