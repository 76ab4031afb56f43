import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from 'server-kit';
import { contentKeysHeader } from '../contract/content-keys-header.ts';
import { contentRevisionHeader } from '../contract/content-revision-header.ts';
import { encodedBytes } from '../core/cache/stored-answer.ts';
import type { StoredAnswer } from '../core/cache/stored-answer.ts';
import { storeResponse } from './response-cache.ts';

/** Sends a finished answer: 304 when the caller has it, else the smallest bytes that it takes. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
  isStale: boolean,
) {
  const { authorization, 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  reply.header('etag', answer.etag);
  reply.header(contentRevisionHeader, answer.revision);
  if (answer.keys.length > 0) reply.header(contentKeysHeader, answer.keys.join(' '));
  if (answer.language !== undefined) reply.header('content-language', answer.language);
  reply.header('vary', 'Origin, Authorization, Accept-Encoding');
  reply.header('cache-control', authorization === undefined ? 'no-cache' : 'no-store');
  if (isStale) reply.header('warning', '110 - "Response is Stale"');
  if (known !== undefined && isKnown(known, answer.etag)) {
    reply.code(304);
    if (!isStale) storeResponse(request.raw, reply, answer);
    return reply.send();
  }
  reply.code(200).header('content-type', 'application/json; charset=utf-8');
  const encoding = negotiateEncoding(accepted);
  const encoded = encoding === 'identity' ? undefined : await encodedBytes(answer, encoding);
  if (encoded !== undefined) reply.header('content-encoding', encoding);
  const body = encoded ?? answer.plain;
  if (!isStale) storeResponse(request.raw, reply, answer, body);
  return reply.send(body);
}

function isKnown(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((item) => item.trim().replace(/^W\//, '') === bare);
}
