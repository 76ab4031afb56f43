import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentRevisionHeader, previewHeader } from 'content-api/site-server';
import { LRUCache } from 'lru-cache';
import { negotiateEncoding } from 'server-kit';
import { isJsonType } from './cached-fetch.ts';
import type { RevisionSource } from './revision.ts';

/** Responses of the API to anonymous reads, kept while the content revision stays the same. */
export interface ProxyCache {
  /** Sends the cached response if it is current; returns false otherwise. */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Called before a call is forwarded. Returns what stores its response; undefined when it must not be stored. */
  keeper: (request: IncomingMessage) => ((answer: ComingAnswer) => void) | undefined;
}

interface ComingAnswer {
  status: number;
  headers: Record<string, number | string | string[] | undefined>;
  body: Buffer;
}

interface KeptAnswer {
  revision: string;
  etag: string;
  headers: string[];
  body: Buffer;
}

const maxAnswers = 200;
const maxBytes = 16 * 1024 * 1024;
/** Headers of one connection, which the server writes itself. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'];

export function createProxyCache(revision: RevisionSource): ProxyCache {
  const answers = new LRUCache<string, KeptAnswer>({
    max: maxAnswers,
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 4,
    // An empty answer takes room too: the library requires a size above 0.
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });

  return {
    serve(request, response) {
      if (!isAnonymousRead(request) || !revision.isFresh() || revision.isDown()) return false;
      const answer = answers.get(keyOf(request));
      if (!answer || answer.revision !== revision.current()) return false;
      if (request.headers['if-none-match'] === answer.etag) {
        response.writeHead(304, answer.headers).end();
        return true;
      }
      response.writeHead(200, [...answer.headers, 'content-length', String(answer.body.length)]);
      response.end(answer.body);
      return true;
    },
    keeper(request) {
      if (!isAnonymousRead(request) || isSearch(request)) return undefined;
      const requestRevision = revision.current();
      void revision.check();
      return ({ status, headers, body }) => {
        const { etag, 'cache-control': caching } = headers;
        if (
          status !== 200 ||
          !isJsonType(headers['content-type']) ||
          typeof etag !== 'string' ||
          caching !== 'no-cache'
        )
          return;
        const named = headers[contentRevisionHeader] ?? requestRevision;
        if (typeof named !== 'string') return;
        if (named !== revision.current()) return revision.expire();
        const sent = headers['content-encoding'] ?? 'identity';
        // Plain bytes suit everybody; other encodings only those who asked for them.
        if (sent !== 'identity' && sent !== negotiateEncoding(acceptEncodingOf(request))) return;
        const forwarded = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
        answers.set(keyOf(request), { revision: named, etag, body, headers: forwarded.flat().map(String) });
      };
    },
  };
}

/** Nothing in the request but its address and its encodings decides what the answer is. */
function isAnonymousRead({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    url?.startsWith('/api/') === true &&
    headers.authorization === undefined &&
    headers[previewHeader] === undefined &&
    headers.origin === undefined
  );
}

/** Searches can be made up without end, and the API keeps some of its own. */
function isSearch({ url = '' }: IncomingMessage): boolean {
  return /[?&]q=/.test(url);
}

function keyOf(request: IncomingMessage): string {
  return `${negotiateEncoding(acceptEncodingOf(request))} ${request.url}`;
}

function acceptEncodingOf({ headers }: IncomingMessage): string | undefined {
  const header = headers['accept-encoding'];
  return typeof header === 'string' ? header : undefined;
}
