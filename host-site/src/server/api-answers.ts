import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiateEncoding } from 'server-kit';
import type { RevisionSource } from './revision.ts';

/** The API's public answers, kept for as long as the content stays the same, so that lists cost no second call. */
export interface ApiAnswers {
  /** Sends the answer if it is there and certainly current; false when somebody else has to answer. */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** To be asked before the call is handed on: takes in its answer. Undefined when that is not to be kept. */
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

export function createApiAnswers(revision: RevisionSource): ApiAnswers {
  const answers = new Map<string, KeptAnswer>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= answers.get(key)?.body.length ?? 0;
    answers.delete(key);
  }

  function keep(key: string, answer: KeptAnswer): void {
    forget(key);
    if (answer.body.length > maxBytes / 4) return;
    answers.set(key, answer);
    bytes += answer.body.length;
    for (const oldest of answers.keys()) {
      if (answers.size <= maxAnswers && bytes <= maxBytes) break;
      forget(oldest);
    }
  }

  return {
    serve(request, response) {
      if (!isAnonymousRead(request) || !revision.isFresh()) return false;
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
      if (!isAnonymousRead(request)) return undefined;
      // What the API says from here on is at least as new as this revision.
      const asked = revision.current();
      void revision.check();
      return ({ status, headers, body }) => {
        const { etag, 'cache-control': caching } = headers;
        if (status !== 200 || typeof etag !== 'string' || caching !== 'no-cache') return;
        if (asked === null || revision.current() !== asked) return;
        const sent = headers['content-encoding'] ?? 'identity';
        // Plain bytes suit everybody; other encodings only those who asked for them.
        if (sent !== 'identity' && sent !== negotiateEncoding(acceptEncodingOf(request))) return;
        const kept = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
        keep(keyOf(request), { revision: asked, etag, body, headers: kept.flat().map(String) });
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
    headers.origin === undefined
  );
}

function keyOf(request: IncomingMessage): string {
  return `${negotiateEncoding(acceptEncodingOf(request))} ${request.url}`;
}

function acceptEncodingOf({ headers }: IncomingMessage): string | undefined {
  const header = headers['accept-encoding'];
  return typeof header === 'string' ? header : undefined;
}
