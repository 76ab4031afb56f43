import { createHash, createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '../core/accounts/session-token.ts';
import type { Context } from '../core/context.ts';
import type { Queries } from '../db/database.ts';
import { keyReused } from '../lib/fault.ts';
import { findCreated, rememberCreated } from '../core/records/created-records.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { actorOf } from './viewer.ts';

interface KeyedLink {
  /** The same at every attempt under one key. */
  token: string;
  /** Id of what an earlier attempt made. @throws Fault 422 when that had another body */
  findEarlier: (trx: Queries) => Promise<string | undefined>;
  /** Remembers what was made, for a day. */
  remember: (trx: Queries, id: string) => Promise<void>;
}

const nothing = Promise.resolve(undefined);

/**
 * A secret link, made once for each `Idempotency-Key` of a user. The database has only the hashes of token and key, so the
 * token of a repeated call is computed from the key that comes with it.
 */
export function keyedLink(
  { siteSecret, clock }: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  purpose: 'invitation' | 'preview' | 'review' | 'guest' | 'testimonial' | 'pitch',
): KeyedLink {
  const sent = readIdempotencyKey(request);
  if (sent === undefined) return { token: newToken(), findEarlier: () => nothing, remember: () => nothing };
  const scope = `${actorOf(request).userId} ${purpose} ${sent}`;
  const keyed = { key: createHash('sha256').update(scope).digest('base64url'), body: request.body };
  return {
    token: createHmac('sha256', siteSecret).update(`link ${scope}`).digest('base64url'),
    async findEarlier(trx) {
      const made = await findCreated(trx, keyed);
      if (!made) return undefined;
      if (!made.isSame) throw keyReused();
      reply.header('idempotent-replayed', 'true');
      return made.id;
    },
    remember: (trx, id) => rememberCreated(trx, keyed, id, clock.nowMs()),
  };
}
