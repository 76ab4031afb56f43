import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { negotiateEncoding } from 'server-kit';
import type { ContentCache } from '../content/content-cache.ts';
import type { SaidAnswer, StoredAnswer } from '../content/stored-answer.ts';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** What was said before to a caller who asked for the same in the same way, if the content is still the same. */
export function findSaid(asked: Asked, cache: ContentCache): SaidAnswer | undefined {
  const answer = cache.peek(asked.url ?? '');
  const way = answer && wayOf(asked, answer);
  return way === undefined ? undefined : answer?.said.get(way);
}

/** Keeps what is about to be said, when nothing of it is meant for this caller alone. */
export function keepSaid(asked: Asked, reply: FastifyReply, answer: StoredAnswer, body?: Buffer): void {
  const way = wayOf(asked, answer);
  if (way === undefined) return;
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
  if (body !== undefined) headers.push('content-length', String(body.length));
  answer.said.set(way, { status: reply.statusCode, headers, body });
}

/** Undefined: an answer to a signed-in caller, to another site or to a rare question is made anew each time. */
function wayOf({ method, headers }: Asked, { etag }: StoredAnswer): string | undefined {
  const { authorization, origin, 'if-none-match': known, 'accept-encoding': accepted } = headers;
  if (method !== 'GET' || authorization !== undefined || origin !== undefined) return undefined;
  if (known !== undefined) return known === etag ? 'known' : undefined;
  return negotiateEncoding(accepted);
}
