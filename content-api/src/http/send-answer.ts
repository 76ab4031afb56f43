import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredAnswer } from '../content/stored-answer.ts';

type Encoding = 'br' | 'gzip' | undefined;

const choices = new Map<string, Encoding>();
const choicesMax = 200;

/** Sends a finished answer: 304 when the caller has it, else the smallest bytes that it takes. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
  isStale: boolean,
) {
  const { authorization, 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  reply.header('etag', answer.etag);
  reply.header('vary', 'Origin, Authorization, Accept-Encoding');
  reply.header('cache-control', authorization === undefined ? 'no-cache' : 'no-store');
  if (isStale) reply.header('warning', '110 - "Response is Stale"');
  if (known !== undefined && isKnown(known, answer.etag)) return reply.code(304).send();
  reply.header('content-type', 'application/json; charset=utf-8');
  const encoding = accepted === undefined ? undefined : chooseEncoding(accepted);
  const bytes = encoding === undefined ? undefined : answer[encoding];
  if (bytes === undefined) return reply.send(answer.plain);
  reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

function isKnown(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((item) => item.trim().replace(/^W\//, '') === bare);
}

function chooseEncoding(header: string): Encoding {
  if (choices.has(header)) return choices.get(header);
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((item) => item.trim())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  const choice = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (choices.size >= choicesMax) choices.clear();
  choices.set(header, choice);
  return choice;
}
