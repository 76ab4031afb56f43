import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiateEncoding } from 'server-kit';
import type { ContentEncoding } from 'server-kit';
import { bodyIn } from './encode.ts';
import type { EncodedBody } from './encode.ts';

/** A page or document that is ready to be sent. */
interface Finished {
  status: number;
  body: EncodedBody;
  /** When its text was made, for those who ask by time. */
  modifiedMs?: number;
}

/**
 * Sends in the encoding that the request takes, or says that its sender has the text already.
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
  if (finished.status === 200 && isKnown(request, finished)) {
    response.writeHead(304, headers).end();
    return true;
  }
  const body = bodyIn(finished.body, encoding);
  if (body === null) return false;
  response.writeHead(finished.status, [...headers, 'Content-Length', String(body.length)]);
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

/** A tag says more than a time, which is looked at only where there is no tag (RFC 9110). */
function isKnown({ headers }: IncomingMessage, { body, modifiedMs }: Finished): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return tags === '*' || tags.includes(body.tag);
  if (since === undefined || modifiedMs === undefined) return false;
  return Date.parse(since) >= Math.floor(modifiedMs / 1000) * 1000;
}
