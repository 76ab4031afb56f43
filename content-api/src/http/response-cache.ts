import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { negotiateEncoding } from 'server-kit';
import type { ContentCache } from '../core/cache/content-cache.ts';
import type { CachedResponse, StoredAnswer } from '../core/cache/stored-answer.ts';
import { previewHeader } from '../contract/preview.ts';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Sends the cached full response to an identical anonymous GET, as long as the content revision is the same.
 *
 * @returns false if there is none
 */
export function sendCached(request: IncomingMessage, response: ServerResponse, cache: ContentCache): boolean {
  const cached = findResponse(request, cache);
  if (cached === undefined) return false;
  response.writeHead(cached.status, cached.headers).end(cached.body);
  return true;
}

/** Keeps a full response, unless it depends on the caller. */
export function storeResponse(asked: Asked, reply: FastifyReply, answer: StoredAnswer, body?: Buffer): void {
  const variant = variantOf(asked, answer);
  if (variant === undefined) return;
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
  if (body !== undefined) headers.push('content-length', String(body.length));
  answer.responses.set(variant, { status: reply.statusCode, headers, body });
}

function findResponse(asked: Asked, cache: ContentCache): CachedResponse | undefined {
  const answer = cache.peek(asked.url ?? '');
  const variant = answer && variantOf(asked, answer);
  return variant === undefined ? undefined : answer?.responses.get(variant);
}

/** The variant of the response; undefined for callers and questions whose responses are not kept. */
function variantOf({ method, headers }: Asked, { etag }: StoredAnswer): string | undefined {
  const { authorization, origin, 'if-none-match': known, 'accept-encoding': accepted } = headers;
  if (method !== 'GET' || authorization !== undefined || origin !== undefined) return undefined;
  if (headers[previewHeader] !== undefined) return undefined;
  if (known !== undefined) return known === etag ? 'known' : undefined;
  return negotiateEncoding(accepted);
}
